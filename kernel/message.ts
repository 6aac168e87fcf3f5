/**
 * The part of ICU messages the catalogues use: `{name}`, `number`, `plural`, `select` and `selectordinal`, quoted with apostrophes. Written here because a
 * table speaks before it is seen: the usual package and the tables of all the world's languages behind it take a phone 200 ms at the first sentence.
 */
import type { Language } from './text.ts';

type Values = Readonly<Record<string, string | number>>;
/** Words of one message, given its parameters. */
export type Wording = (values: Values) => string;
/** Inside a plural `#` stands for the number. */
type Part = (values: Values, number: number | undefined) => string;

type Category = 'one' | 'two' | 'few' | 'many' | 'other';

const between = (n: number, low: number, high: number): boolean => n >= low && n <= high;

/** As CLDR has them. */
const CARDINAL: Readonly<Record<Language, (n: number) => Category>> = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  de: (n) => (n === 1 ? 'one' : 'other'),
  pl: (n) => {
    if (!Number.isInteger(n)) return 'other';
    if (n === 1) return 'one';
    return between(n % 10, 2, 4) && !between(n % 100, 12, 14) ? 'few' : 'many';
  },
};
const ORDINALS: readonly Category[] = ['other', 'one', 'two', 'few'];
const ORDINAL: Readonly<Record<Language, (n: number) => Category>> = {
  en: (n) => (between(n % 100, 11, 13) ? 'other' : (ORDINALS[n % 10] ?? 'other')),
  de: () => 'other',
  pl: () => 'other',
};

const NAME = /\s*([\w-]+)\s*/y;
const CHOICE = /\s*(=\d+|[\w-]+)\s*\{/y;
const WORDS = /[^{}'#]+/y;
const QUOTED = /'(?:'|([{}#|](?:[^']|'')*)(?:'|$))/y;

/** Reads one message from its first letter to its last. */
class Reader {
  readonly #message: string;
  readonly #language: Language;
  #at = 0;

  constructor(message: string, language: Language) {
    this.#message = message;
    this.#language = language;
  }

  read(): Part {
    const part = this.#parts(false);
    if (this.#at < this.#message.length) this.#fail();
    return part;
  }

  #fail(): never {
    throw new Error(`not a message at ${this.#at}: ${this.#message}`);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#message);
    if (found) this.#at = pattern.lastIndex;
    return found ?? undefined;
  }

  #is(sign: string): boolean {
    if (this.#message[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #parts(inPlural: boolean): Part {
    const parts: Part[] = [];
    while (this.#at < this.#message.length && this.#message[this.#at] !== '}') parts.push(this.#part(inPlural));
    return (values, number) => parts.reduce((words, part) => words + part(values, number), '');
  }

  #part(inPlural: boolean): Part {
    if (this.#is('{')) return this.#argument();
    if (inPlural && this.#is('#')) return (_, number) => numeral(number ?? Number.NaN, this.#language);
    const quoted = this.#match(QUOTED);
    const words = quoted ? (quoted[1]?.replaceAll("''", "'") ?? "'") : (this.#match(WORDS)?.[0] ?? this.#next());
    return () => words;
  }

  /** An apostrophe that quotes nothing, or a `#` outside of a plural. */
  #next(): string {
    return this.#message[this.#at++];
  }

  #argument(): Part {
    const name = this.#match(NAME)?.[1] ?? this.#fail();
    const value = (values: Values): string | number => {
      const given = values[name];
      if (given === undefined) throw new Error(`no value for {${name}} in: ${this.#message}`);
      return given;
    };
    if (this.#is('}')) return (values) => String(value(values));
    if (!this.#is(',')) this.#fail();
    const kind = this.#match(NAME)?.[1];
    if (kind === 'number' && this.#is('}')) return (values) => numeral(Number(value(values)), this.#language);
    if (!this.#is(',')) this.#fail();
    const choices = this.#choices(kind === 'plural' || kind === 'selectordinal');
    const other = choices.get('other') ?? this.#fail();
    if (kind === 'select') return (values, number) => (choices.get(String(value(values))) ?? other)(values, number);
    if (kind !== 'plural' && kind !== 'selectordinal') this.#fail();
    const category = (kind === 'plural' ? CARDINAL : ORDINAL)[this.#language];
    return (values) => {
      const number = Number(value(values));
      return (choices.get(`=${number}`) ?? choices.get(category(number)) ?? other)(values, number);
    };
  }

  #choices(inPlural: boolean): ReadonlyMap<string, Part> {
    const choices = new Map<string, Part>();
    for (let found = this.#match(CHOICE); found; found = this.#match(CHOICE)) {
      choices.set(found[1], this.#parts(inPlural));
      if (!this.#is('}')) this.#fail();
    }
    this.#match(/\s*/y);
    if (!this.#is('}')) this.#fail();
    return choices;
  }
}

/** From a thousand on, and for parts of one, languages write numbers differently. */
const numeral = (number: number, language: Language): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : new Intl.NumberFormat(language).format(number);

export function wordingOf(message: string, language: Language): Wording {
  const part = new Reader(message, language).read();
  return (values) => part(values, undefined);
}
