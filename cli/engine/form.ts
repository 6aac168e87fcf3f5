/** What the states and moves of a game look like: learnt from games it played itself, asked of what comes from outside. */
import { below, type Game, type GameState, pick, type Setup, seedStream } from '../../kernel/index.ts';

type TypeName = 'number' | 'string' | 'boolean' | 'list' | 'object';

/** The types seen at one place, and the forms below it. */
class Form {
  readonly types = new Set<TypeName>();
  readonly fields = new Map<string, Form>();
  items: Form | undefined;
  whole = true;
  /** How often this place was there. */
  seen = 0;
}

const typeOf = (value: unknown): TypeName | undefined => {
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  if (type === 'number' || type === 'string' || type === 'boolean') return type;
  return type === 'object' && value !== null ? 'object' : undefined;
};

/** Frames of different kinds have different fields, so they are different places. */
const fieldName = (kind: unknown, key: string): string => (typeof kind === 'string' ? `${kind}/${key}` : key);

function learn(form: Form, value: unknown): void {
  const type = typeOf(value);
  if (type === undefined) return;
  form.seen++;
  form.types.add(type);
  if (typeof value === 'number') form.whole &&= Number.isInteger(value);
  if (Array.isArray(value)) {
    for (const item of value) {
      form.items ??= new Form();
      learn(form.items, item);
    }
  } else if (typeof value === 'object' && value !== null) {
    const kind = 'kind' in value ? value.kind : undefined;
    for (const [key, inner] of Object.entries(value)) {
      const name = fieldName(kind, key);
      const field = form.fields.get(name) ?? new Form();
      form.fields.set(name, field);
      learn(field, inner);
    }
  }
}

/** A list or a number beyond this is no state of a board game, but could keep the machine busy for ever. */
const LARGEST = 1_000_000;

/** The first place whose value has a type never seen there. Places that were never seen are left to the game's own checks. */
function difference(form: Form, value: unknown, place: string): string | undefined {
  const type = typeOf(value);
  if (type === undefined || (form.types.size > 0 && !form.types.has(type))) {
    return `${place} should be a ${[...form.types].join(' or ')}`;
  }
  if (typeof value === 'number') {
    if (form.whole && !Number.isInteger(value)) return `${place} should be a whole number`;
    return Math.abs(value) > LARGEST ? `${place} is too large` : undefined;
  }
  if (Array.isArray(value)) {
    if (value.length > LARGEST) return `${place} is too long`;
    const { items } = form;
    if (items === undefined) return undefined;
    return firstDefined(value, (item, i) => difference(items, item, `${place}[${i}]`));
  }
  if (typeof value === 'object' && value !== null) {
    const kind = 'kind' in value ? value.kind : undefined;
    return firstDefined(Object.entries(value), ([key, inner]) => {
      const field = form.fields.get(fieldName(kind, key));
      return field === undefined ? undefined : difference(field, inner, place === '' ? key : `${place}.${key}`);
    });
  }
  return undefined;
}

function firstDefined<T, R>(items: readonly T[], look: (item: T, i: number) => R | undefined): R | undefined {
  for (const [i, item] of items.entries()) {
    const found = look(item, i);
    if (found !== undefined) return found;
  }
  return undefined;
}

const GAMES = 2;
const LONGEST_GAME = 4000;
/** So many moves of one type show all there is to see. */
const ENOUGH = 200;

/** Each says what is wrong, or undefined when nothing is. */
export interface GameForm {
  state(state: object): string | undefined;
  /** A move of a type that was never seen is not judged. */
  move(move: { readonly type: string }): string | undefined;
}

/** A field that was there every time and is not there now. */
const missingFrom = (form: Form, value: object): string | undefined =>
  [...form.fields].find(([key, { seen }]) => seen === form.seen && !Object.hasOwn(value, key))?.[0];

/** The fields of a move: those that every move of its type had must be there, others must not. */
function differenceOfMove(form: Form, move: object): string | undefined {
  const missing = missingFrom(form, move);
  if (missing !== undefined) return `move.${missing} is missing`;
  const unknown = Object.keys(move).find((key) => !form.fields.has(key));
  return unknown === undefined ? difference(form, move, 'move') : `move.${unknown} is not known`;
}

/** Plays a few games of a setup and remembers what they looked like. The generator is left out: it is checked apart. */
export function learnForm(game: Game, setup: Setup): GameForm {
  const states = new Form();
  const moves = new Map<string, Form>();
  for (let i = 0; i < GAMES; i++) {
    const stream = seedStream(i, 'form');
    const state = game.setup({ ...setup, seed: below(stream, LARGEST) });
    for (let played = 0; played < LONGEST_GAME; played++) {
      learn(states, withoutRandom(state));
      const deciding = game.deciding(state);
      if (deciding.length === 0) break;
      const seat = pick(stream, deciding);
      const legal = game.moves(state, seat);
      for (const move of legal) {
        const form = moves.get(move.type) ?? new Form();
        moves.set(move.type, form);
        if (form.seen < ENOUGH) learn(form, move);
      }
      game.apply(state, seat, pick(stream, legal));
    }
  }
  return {
    state: (state) => {
      const missing = missingFrom(states, state);
      return missing === undefined ? difference(states, withoutRandom(state), '') : `${missing} is missing`;
    },
    move: (move) => {
      const form = moves.get(move.type);
      return form && differenceOfMove(form, move);
    },
  };
}

function withoutRandom(state: object | GameState): object {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'random'));
}
