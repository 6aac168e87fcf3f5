/** Turns keys with parameters into words. Apart from `text.ts`, so that rules can be loaded without a message reader. */
import { type Wording, wordingOf } from './message.ts';
import type { Catalogues, Language, ParamValue, Speaker, Text } from './text.ts';

/** Between the last two of two things, and of more. */
const AND: Readonly<Record<Language, readonly [ofTwo: string, ofMore: string]>> = {
  en: [' and ', ', and '],
  de: [' und ', ' und '],
  pl: [' i ', ' i '],
};

/** As `Intl.ListFormat` lists them, whose first list takes a phone a tenth of a second. */
function listed(items: readonly string[], language: Language): string {
  if (items.length < 2) return items.join('');
  const [ofTwo, ofMore] = AND[language];
  return `${items.slice(0, -1).join(', ')}${items.length === 2 ? ofTwo : ofMore}${items.at(-1)}`;
}

const isList = (value: ParamValue): value is readonly ParamValue[] => Array.isArray(value);

/** Speaks one language; `seatName` says how a seat is called. A missing key is spoken as the key itself in ⟨⟩. */
export function speaker(
  catalogues: readonly Catalogues[],
  language: Language,
  seatName: (seat: number) => string,
): Speaker {
  const wordings = new Map<string, Wording>();

  const wording = (key: string): Wording | undefined => {
    const known = wordings.get(key);
    if (known !== undefined) return known;
    for (const catalogue of catalogues) {
      const message = catalogue[language][key];
      if (message === undefined) continue;
      const made = wordingOf(message, language);
      wordings.set(key, made);
      return made;
    }
    return undefined;
  };

  const value = (param: ParamValue): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param;
    if (isList(param))
      return listed(
        param.map((item) => String(value(item))),
        language,
      );
    return 'seat' in param ? seatName(param.seat) : say(param);
  };

  const say = ({ key, params }: Text): string => {
    const message = wording(key);
    if (message === undefined) return `⟨${key}⟩`;
    const values: Record<string, string | number> = {};
    for (const name in params) values[name] = value(params[name]);
    return message(values);
  };

  return { language, say, seat: seatName };
}
