/** The words of the command itself, apart from those of the games. */
import { type Catalogues, type Language, type Params, speaker, text } from '../kernel/index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

export const commandText: Catalogues = { en, de, pl };
export type Key = keyof typeof en;
export type Words = (key: Key, params?: Params) => string;

export function wordsIn(language: Language): Words {
  const voice = speaker([commandText], language, String);
  return (key, params) => voice.say(text(key, params));
}

/** Points with their sign and one digit behind the point, as they are written in a language. */
export function signedIn(language: Language): (points: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  return (points) => format.format(points).replace('-', '−');
}
