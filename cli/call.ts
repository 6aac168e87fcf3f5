/** One call of a command: its arguments after they were checked against the table of commands. */
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../kernel/index.ts';
import { Refusal } from './exit.ts';
import { nearest } from './nearest.ts';

export interface OptionRow {
  /** What stands for the value in help; an option without one is a switch. */
  readonly value?: string;
  readonly short?: string;
  readonly multiple?: boolean;
}
export interface CommandRow {
  readonly name: string;
  /** Positional arguments as help shows them; `[x]` may be left out, `x…` may be repeated. */
  readonly takes: readonly string[];
  readonly options: readonly string[];
}

type Values = ReadonlyMap<string, readonly string[]>;

export interface Range {
  readonly min: number;
  readonly max?: number;
}

export class Call {
  readonly command: string;
  readonly positionals: readonly string[];
  readonly #values: Values;
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(
    command: string,
    positionals: readonly string[],
    values: Values,
    env: Readonly<Record<string, string | undefined>>,
  ) {
    this.command = command;
    this.positionals = positionals;
    this.#values = values;
    this.#env = env;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  whole(name: string, fallback: number, { min, max = Number.MAX_SAFE_INTEGER }: Range): number {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (!/^-?\d+$/.test(given) || !Number.isSafeInteger(value) || value < min || value > max) {
      const reach = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
      throw new Refusal(`--${name} must be a whole number ${reach}, not "${given}"`);
    }
    return value;
  }

  share(name: string, fallback: number): number {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (given.trim() === '' || !(value >= 0 && value <= 1)) {
      throw new Refusal(`--${name} must be a number from 0 to 1, not "${given}"`);
    }
    return value;
  }

  get json(): boolean {
    return this.has('json');
  }

  /** The language asked for, else the one of the terminal, else English. */
  get language(): Language {
    const given = this.text('lang');
    const found = LANGUAGES.find((language) => language === given);
    if (given !== undefined) {
      if (found === undefined) throw new Refusal(`--lang must be one of ${LANGUAGES.join(', ')}, not "${given}"`);
      return found;
    }
    const locale = this.#env.LC_ALL || this.#env.LC_MESSAGES || this.#env.LANG || '';
    return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
  }
}

function checkPositionals({ name, takes }: CommandRow, given: readonly string[]): void {
  const needed = takes.filter((word) => !word.startsWith('['));
  if (given.length < needed.length)
    throw new Refusal(`${name} needs ${needed[given.length]}; see roundhouse ${name} --help`);
  if (!takes.some((word) => word.includes('…')) && given.length > takes.length) {
    throw new Refusal(`${name} does not know what to do with "${given[takes.length]}"`);
  }
}

/** Reads the words after a command's name; whatever is wrong with them is refused in one sentence. */
export function readCall(
  row: CommandRow,
  table: Readonly<Record<string, OptionRow>>,
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Call {
  const known = row.options;
  const options = Object.fromEntries(
    known.map((name) => {
      const { value, short } = table[name];
      const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
      return [name, { type, multiple: true, ...(short === undefined ? {} : { short }) }];
    }),
  );
  const { tokens, positionals } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) {
      const meant = nearest(token.name, known);
      throw new Refusal(
        `${row.name} has no option ${token.rawName}${meant === undefined ? `; see roundhouse ${row.name} --help` : `; did you mean --${meant}?`}`,
      );
    }
    const { value: placeholder, multiple } = table[token.name];
    const given = values.get(token.name) ?? [];
    if (placeholder === undefined) {
      if (token.value !== undefined) throw new Refusal(`--${token.name} takes no value`);
      given.push('');
    } else {
      if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
        throw new Refusal(`--${token.name} needs a value: --${token.name} ${placeholder}`);
      }
      if (given.length > 0 && !multiple) throw new Refusal(`--${token.name} is given twice`);
      given.push(token.value);
    }
    values.set(token.name, given);
  }
  const call = new Call(row.name, positionals, values, env);
  if (!call.has('help')) checkPositionals(row, positionals);
  return call;
}
