import type { ReactNode } from 'react';
import { LANGUAGES } from '../../kernel/index.ts';
import { CONFIRMS, change, SPEED_NAMES, settings, THEMES } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useSay } from './say.tsx';

const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const;

function Choice<T extends string>({
  label,
  value,
  choices,
  words,
  onChange,
}: {
  label: string;
  value: T;
  choices: readonly T[];
  words(choice: T): string;
  onChange(choice: T): void;
}): ReactNode {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <button type="button" key={choice} aria-pressed={choice === value} onClick={() => onChange(choice)}>
            {words(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function LanguageSwitch({ short = false }: { short?: boolean }): ReactNode {
  const say = useSay();
  const { language } = useStore(settings);
  return (
    <Choice
      label={say('web.language')}
      value={language}
      choices={LANGUAGES}
      words={(code) => (short ? code.toUpperCase() : LANGUAGE_NAMES[code])}
      onChange={(code) => change({ language: code })}
    />
  );
}

/** What is on or off. */
type Wish = 'motion' | 'thinkAhead' | 'sound' | 'safeColours';

function Tick({ wish, words }: { wish: Wish; words: string }): ReactNode {
  const { [wish]: checked } = useStore(settings);
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => change({ [wish]: event.target.checked })} />
      {words}
    </label>
  );
}

export function SettingsFields(): ReactNode {
  const say = useSay();
  const now = useStore(settings);
  return (
    <div className="settings-fields">
      <LanguageSwitch />
      <Choice
        label={say('web.themes')}
        value={now.theme}
        choices={THEMES}
        words={(theme) => say(`web.theme.${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label={say('web.speed')}
        value={now.speed}
        choices={SPEED_NAMES}
        words={(speed) => say(`web.speed.${speed}`)}
        onChange={(speed) => change({ speed })}
      />
      <Choice
        label={say('web.confirm')}
        value={now.confirm}
        choices={CONFIRMS}
        words={(confirm) => say(`web.confirm.${confirm}`)}
        onChange={(confirm) => change({ confirm })}
      />
      <Tick wish="motion" words={say('web.motion')} />
      <Tick wish="thinkAhead" words={say('web.thinkAhead')} />
      <Tick wish="sound" words={say('web.sound')} />
      {now.sound && (
        <label className="tick">
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={now.volume * 100}
            onChange={(event) => change({ volume: Number(event.target.value) / 100 })}
          />
          {say('web.volume')}
        </label>
      )}
      <Tick wish="safeColours" words={say('web.safeColours')} />
    </div>
  );
}
