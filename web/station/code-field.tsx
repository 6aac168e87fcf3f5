/** Where the code of a ticket is typed in. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useStationSay } from './say.tsx';
import { readCode } from './tickets.ts';

export function CodeField({ focus = false }: { focus?: boolean }): ReactNode {
  const say = useStationSay();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="code-field"
      onSubmit={(event) => {
        event.preventDefault();
        const code = readCode(typed);
        setWrong(code === undefined);
        if (code !== undefined) go(`/ticket/${code}`);
      }}
    >
      <input
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={say('code.label')}
        placeholder="7KQ4-BLAU"
        maxLength={16}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus={focus}
      />
      <button type="submit" className="button">
        {say('code.go')}
      </button>
      {wrong && (
        <small role="alert" className="wrong">
          {say('code.wrong')}
        </small>
      )}
    </form>
  );
}
