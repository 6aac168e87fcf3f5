/** Turns keys with parameters into words. Apart from `text.ts`, so that rules can be loaded without a message parser. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogues, Language, ParamValue, Speaker, Text } from './text.ts';

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
