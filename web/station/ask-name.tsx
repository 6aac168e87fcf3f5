/** A name is asked for when it is needed, and where: before one sits down or opens a table. Nothing else is. */
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { Complaint } from '../page/complaint.tsx';
import { settings } from '../settings/settings.ts';
import { reasonWords, useStationSay } from './say.tsx';
import { becomeGuest, useMe } from './who.ts';

const LONGEST_NAME = 24;

export function AskName({ words, onDone }: { words: string; onDone(): void }): ReactNode {
  const say = useStationSay();
  const [name, setName] = useState(settings.get().name);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await becomeGuest(name.trim());
      onDone();
    } catch (error) {
      setProblem(reasonWords(say, error));
      setBusy(false);
    }
  };
  return (
    <form className="ask-name" onSubmit={(event) => void send(event)}>
      <label className="field">
        {say('name.ask')}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={LONGEST_NAME}
          required
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for what needs the name
          autoFocus
          autoComplete="nickname"
        />
      </label>
      <button type="submit" className="button ok" disabled={busy || name.trim() === ''}>
        {words}
      </button>
      <small>
        {say('name.nothingElse')} <Link href="/sign-in">{say('name.known')}</Link>
      </small>
      <Complaint words={problem} />
    </form>
  );
}

/** Does something as somebody: at once for whoever has a name, otherwise after asking for one. */
export function useNamed(): { asking: string | undefined; named(id: string, act: () => void): void; answered(): void } {
  const me = useMe();
  const [waiting, setWaiting] = useState<{ id: string; act: () => void }>();
  const named = useCallback(
    (id: string, act: () => void) => {
      if (me) act();
      else setWaiting({ id, act });
    },
    [me],
  );
  return {
    asking: waiting?.id,
    named,
    answered: () => {
      waiting?.act();
      setWaiting(undefined);
    },
  };
}
