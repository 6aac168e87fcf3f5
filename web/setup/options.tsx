/** The options of a game that its company leaves open. */
import { type ReactNode, useId } from 'react';
import type { OptionSpec, OptionValue, Speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import type { GameInfo } from '../worker/protocol.ts';
import { type Company, choosableIn } from './company.tsx';

function OptionField({
  spec,
  value,
  words,
  about,
  valueWords,
  onChange,
}: {
  spec: OptionSpec;
  value: OptionValue;
  words: string;
  /** What it means for the game. */
  about: string | undefined;
  valueWords(value: OptionValue): string;
  onChange(value: OptionValue): void;
}): ReactNode {
  const id = useId();
  if (spec.values.every((choice) => typeof choice === 'boolean')) {
    return (
      <div className="option">
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={id}
          />
          {words}
        </label>
        <p className="hint" id={id}>
          {about ?? valueWords(true)}
        </p>
      </div>
    );
  }
  return (
    <div className="option">
      <label className="field">
        {words}
        <select
          value={String(value)}
          aria-describedby={id}
          onChange={(event) => {
            const chosen = spec.values.find((choice) => String(choice) === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {spec.values.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {valueWords(choice)}
            </option>
          ))}
        </select>
      </label>
      <p className="hint" id={id}>
        {about}
      </p>
    </div>
  );
}

export function OptionFields<P extends object>({
  info,
  company,
  voice,
}: {
  info: GameInfo;
  company: Company<P>;
  voice: Speaker;
}): ReactNode {
  const { language } = useStore(settings);
  const { plan, options, setOption } = company;
  const choosable = choosableIn(info, plan);
  const valueWords = (key: string, value: OptionValue): string => {
    const own = `option.${key}.${value}`;
    if (info.text[language][own] !== undefined) return voice.say({ key: own });
    return typeof value === 'boolean' ? voice.say({ key: value ? 'house.yes' : 'house.no' }) : String(value);
  };
  if (choosable.length === 0) return null;
  return (
    <div className="option-fields">
      {choosable.map((spec) => (
        <OptionField
          key={spec.key}
          spec={spec}
          value={options[spec.key]}
          words={voice.say({ key: `option.${spec.key}` })}
          about={info.text[language][`option.${spec.key}.about`]}
          valueWords={(value) => valueWords(spec.key, value)}
          onChange={(value) => setOption(spec.key, value)}
        />
      ))}
    </div>
  );
}
