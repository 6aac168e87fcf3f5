import type { ReactNode } from 'react';
import { levelAndStyle, nameInStyle, type Speaker } from '../../kernel/index.ts';
import { useSay } from '../page/say.tsx';
import { LEVELS } from '../settings/levels.ts';

/** Whoever moves by chance has no style. */
const hasNoStyle = (level: string): boolean => level === LEVELS[0];

/** The same opponent, stronger or weaker. */
export const atLevel = (name: string, level: string): string =>
  nameInStyle({ level, style: hasNoStyle(level) ? undefined : levelAndStyle(name).style });

/** How an opponent likes to play; nothing where its game knows no styles. */
export function StyleChoice({
  seat,
  name,
  styles,
  voice,
  onChange,
}: {
  seat: number;
  name: string;
  styles: readonly string[];
  voice: Speaker;
  onChange(name: string): void;
}): ReactNode {
  const say = useSay();
  const { level, style } = levelAndStyle(name);
  if (styles.length === 0 || hasNoStyle(level)) return undefined;
  return (
    <select
      value={style ?? ''}
      onChange={(event) => onChange(nameInStyle({ level, style: event.target.value || undefined }))}
      aria-label={say('web.new.style', { number: seat + 1 })}
      title={style === undefined ? undefined : voice.say({ key: `style.${style}.about` })}
    >
      <option value="">{say('web.new.allRound')}</option>
      {styles.map((id) => (
        <option key={id} value={id} title={voice.say({ key: `style.${id}.about` })}>
          {voice.say({ key: `style.${id}` })}
        </option>
      ))}
    </select>
  );
}
