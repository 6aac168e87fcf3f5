/** What the states of a game look like: learnt from states it made itself, asked of states that come from outside. */
import { below, type Game, type GameState, pick, type Setup, seedStream } from '../../kernel/index.ts';

type TypeName = 'number' | 'string' | 'boolean' | 'list' | 'object';

/** The types seen at one place of a state, and the forms below it. */
class Form {
  readonly types = new Set<TypeName>();
  readonly fields = new Map<string, Form>();
  items: Form | undefined;
  whole = true;
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

const GAMES = 4;
const LONGEST_GAME = 5000;

export type StateForm = (state: object) => string | undefined;

/** Plays a few games of a setup and remembers what their states looked like. The generator is left out: it is checked apart. */
export function learnForm(game: Game, setup: Setup): StateForm {
  const form = new Form();
  for (let i = 0; i < GAMES; i++) {
    const stream = seedStream(i, 'form');
    const state = game.setup({ ...setup, seed: below(stream, LARGEST) });
    for (let moves = 0; moves < LONGEST_GAME; moves++) {
      learn(form, withoutRandom(state));
      const deciding = game.deciding(state);
      if (deciding.length === 0) break;
      const seat = pick(stream, deciding);
      game.apply(state, seat, pick(stream, game.moves(state, seat)));
    }
  }
  return (state) => difference(form, withoutRandom(state), '');
}

function withoutRandom(state: object | GameState): object {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'random'));
}
