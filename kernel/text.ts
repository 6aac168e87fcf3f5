/**
 * Everything a person reads is a key with parameters; catalogues in three languages turn it into words.
 * Messages are ICU message format, so plurals and selections are right in each language.
 */
import { IntlMessageFormat } from 'intl-messageformat';

export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Text {
  readonly key: string;
  readonly params?: Params;
}
/** A seat is named by whoever speaks: "Seat 1", "Anna", "Eva". */
export interface SeatRef {
  readonly seat: number;
}
export type ParamValue = string | number | Text | SeatRef | readonly ParamValue[];
export type Params = Readonly<Record<string, ParamValue>>;

/** Messages by key. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export interface Speaker {
  readonly language: Language;
  say(text: Text): string;
  seat(seat: number): string;
}

export const text = (key: string, params?: Params): Text => (params === undefined ? { key } : { key, params });

const isList = (value: ParamValue): value is readonly ParamValue[] => Array.isArray(value);

/** Speaks one language; `seatName` says how a seat is called. A missing key is spoken as the key itself in ⟨⟩. */
export function speaker(
  catalogues: readonly Catalogues[],
  language: Language,
  seatName: (seat: number) => string,
): Speaker {
  const formats = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });

  const format = (key: string): IntlMessageFormat | undefined => {
    const known = formats.get(key);
    if (known !== undefined) return known;
    for (const catalogue of catalogues) {
      const message = catalogue[language][key];
      if (message === undefined) continue;
      const made = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      formats.set(key, made);
      return made;
    }
    return undefined;
  };

  const value = (param: ParamValue): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param;
    if (isList(param)) return list.format(param.map((item) => String(value(item))));
    return 'seat' in param ? seatName(param.seat) : say(param);
  };

  const say = ({ key, params }: Text): string => {
    const message = format(key);
    if (message === undefined) return `⟨${key}⟩`;
    const values: Record<string, string | number> = {};
    for (const name in params) values[name] = value(params[name]);
    return String(message.format(values));
  };

  return { language, say, seat: seatName };
}
