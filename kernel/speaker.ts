/** Turns keys with parameters into words. Apart from `text.ts`, so that rules can be loaded without a message parser. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogues, Language, ParamValue, Speaker, Text } from './text.ts';

/** Words of one message, given its parameters. */
type Wording = (values: Readonly<Record<string, string | number>>) => string;

/** No choice and no quoting: nothing but words and `{name}`. */
const SIMPLE = /^(?:[^{}']|'(?![{}'|])|\{\w+\})*$/;

/** A table says hundreds of such messages before it stands, and a parser for each of them would make everybody wait. */
function simpleWording(message: string): Wording {
  const parts = message.split(/\{(\w+)\}/);
  return (values) => {
    let words = parts[0];
    for (let i = 1; i < parts.length; i += 2) {
      const value = values[parts[i]];
      if (value === undefined) throw new Error(`no value for {${parts[i]}} in: ${message}`);
      words += value + parts[i + 1];
    }
    return words;
  };
}

function wordingOf(message: string, language: Language): Wording {
  if (SIMPLE.test(message)) return simpleWording(message);
  const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  return (values) => String(format.format(values));
}

const isList = (value: ParamValue): value is readonly ParamValue[] => Array.isArray(value);

/** Speaks one language; `seatName` says how a seat is called. A missing key is spoken as the key itself in ⟨⟩. */
export function speaker(
  catalogues: readonly Catalogues[],
  language: Language,
  seatName: (seat: number) => string,
): Speaker {
  const wordings = new Map<string, Wording>();
  let lists: Intl.ListFormat | undefined;
  const listed = (items: string[]): string => {
    lists ??= new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
    return lists.format(items);
  };

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
    if (isList(param)) return listed(param.map((item) => String(value(item))));
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
