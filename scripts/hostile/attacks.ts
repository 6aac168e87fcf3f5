/** What somebody could send to a station who means no good, or whose program is broken. Each says which answers are right. */
import { below, pick, type Stream } from '../../kernel/index.ts';
import { LONGEST_MESSAGE } from '../../server/protocol/socket.ts';

/** Who sends it. */
export type Attacker =
  /** Sits at the table; it is their turn. */
  | 'player'
  /** Sits at the table; it is not their turn. */
  | 'other'
  /** A person from another table. */
  | 'stranger'
  /** A program with the token of a seat of another table. */
  | 'program'
  /** Somebody without a session. */
  | 'nobody';

export type Kind =
  | 'malformed'
  | 'stale'
  | 'repeated'
  | 'oversized'
  | 'foreign'
  | 'unauthorised'
  | 'cross-origin'
  | 'illegal';

export interface Attack {
  readonly kind: Kind;
  readonly by: Attacker;
  readonly way: 'socket' | 'http' | 'upgrade';
  /** The message, or the body of the request. */
  readonly text: string;
  readonly binary?: boolean;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reasons that are right; `accepted` for a repeat of what was done. */
  readonly right: readonly string[];
}

/** The table that is attacked, as it stands. */
export interface Target {
  readonly table: string;
  readonly version: number;
  readonly moves: readonly object[];
  /** A command of the player that was done, with what it led to. */
  readonly done: { readonly id: string; readonly command: object };
}

let counted = 0;
const newId = (): string => `h${++counted}`;

const WORDS = [
  '',
  ' ',
  '0',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '‮',
  '../../etc',
  "'; drop table tables;--",
  'x'.repeat(300),
];
const PATHS = [
  '',
  '__proto__',
  'constructor',
  '..',
  '../../etc',
  '%00',
  '\u0000',
  '‮',
  "'; drop table tables;--",
  'x'.repeat(300),
];
const NUMBERS = [-1, 0, 0.5, 1e9, -1e9, 2 ** 53, 1e308, 2 ** 31];

function anything(stream: Stream, depth = 0): unknown {
  switch (below(stream, depth > 3 ? 5 : 7)) {
    case 0:
      return pick(stream, WORDS);
    case 1:
      return pick(stream, NUMBERS);
    case 2:
      return null;
    case 3:
      return true;
    case 4:
      return below(stream, 100);
    case 5:
      return Array.from({ length: below(stream, 4) }, () => anything(stream, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(stream, 4) }, () => [
          pick(stream, ['kind', 'id', 'table', 'type', ...WORDS]),
          anything(stream, depth + 1),
        ]),
      );
  }
}

/** Puts something else in one place of a message, or takes the place away. */
function broken(stream: Stream, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(stream, 5) === 0) return anything(stream);
  const entries = Object.entries(value);
  if (entries.length === 0) return anything(stream);
  const [key] = pick(stream, entries);
  const changed = entries.flatMap(([name, part]) => {
    if (name !== key) return [[name, part]];
    return below(stream, 3) === 0 ? [] : [[name, broken(stream, part)]];
  });
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

function cutText(stream: Stream, text: string): string {
  switch (below(stream, 4)) {
    case 0:
      return text.slice(0, below(stream, text.length));
    case 1:
      return `${text}${text}`;
    case 2: {
      const at = below(stream, text.length);
      return `${text.slice(0, at)}${pick(stream, ['"', '{', ']', '\u0000', '1e999'])}${text.slice(at + 1)}`;
    }
    default:
      return `${'['.repeat(1 + below(stream, 20_000))}`;
  }
}

const play = ({ table, version, moves }: Target, stream: Stream, at = version) => ({
  kind: 'command',
  id: newId(),
  table,
  command: { type: 'play', version: at, move: pick(stream, moves) },
});
const others = [
  { type: 'undo' },
  { type: 'restart' },
  { type: 'say', text: 'hello' },
  { type: 'notes', text: 'mine' },
  { type: 'phrase', phrase: 'hello' },
  { type: 'askPause' },
  { type: 'askTakeBack', to: 0 },
  { type: 'react', reaction: 'bravo', at: 0 },
  { type: 'resume' },
  { type: 'dropAsk' },
  { type: 'sitDownAgain' },
];

const NOT_THEIRS = ['notYours', 'unauthorised', 'gone'];

/** A move that is none of those that are legal. */
function illegalMove(stream: Stream, moves: readonly object[]): object {
  const legal = new Set(moves.map((move) => JSON.stringify(move)));
  for (;;) {
    const move = {
      ...pick(stream, moves),
      [pick(stream, ['type', 'hex', 'value', 'extra', 'constructor'])]: anything(stream),
    };
    if (typeof Reflect.get(move, 'type') === 'string' && !legal.has(JSON.stringify(move))) return move;
  }
}
const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

type Maker = (stream: Stream, target: Target) => Omit<Attack, 'kind'>;

/** Over HTTP a command stands alone in the body, and the table in the address. */
function overHttp(
  by: Attacker,
  message: { id: string; table: string; command: object },
  right: readonly string[],
): Omit<Attack, 'kind'> {
  const { id, table, command } = message;
  return {
    by,
    way: 'http',
    path: `/api/tables/${encodeURIComponent(table)}/commands`,
    text: JSON.stringify({ id, command }),
    right,
  };
}

const MAKERS: Readonly<Record<Kind, readonly Maker[]>> = {
  malformed: [
    (stream, target) => ({
      by: pick(stream, ['player', 'other', 'stranger', 'nobody'] as const),
      way: 'socket',
      // A change may by chance leave a message that is one, of a stale version or to nobody.
      text: JSON.stringify(broken(stream, play({ ...target, version: target.version + 1 }, stream))) ?? '',
      right: ['malformed', 'movedOn', 'gone', 'illegal', 'pong', 'tooLong', ...NOT_THEIRS],
    }),
    (stream, target) => ({
      by: 'player',
      way: 'socket',
      text: cutText(stream, JSON.stringify(play({ ...target, version: target.version + 1 }, stream))),
      right: ['malformed', 'movedOn'],
    }),
    (stream) => ({ by: 'nobody', way: 'socket', text: JSON.stringify(anything(stream)) ?? '', right: ['malformed'] }),
    (stream) => ({
      by: 'player',
      way: 'socket',
      binary: true,
      text: JSON.stringify(anything(stream)),
      right: ['malformed'],
    }),
    (stream, { table, version }) => ({
      by: 'player',
      way: 'socket',
      text: `{"kind":"command","id":"${newId()}","table":"${table}","command":{"type":"play","version":${version},"move":{"type":"x","a":${deep(1 + below(stream, 9000))}}}}`,
      right: ['malformed', 'illegal'],
    }),
    (stream, target) => ({
      ...overHttp('player', play({ ...target, version: target.version + 1 }, stream), ['malformed', 'movedOn']),
      text: cutText(
        stream,
        JSON.stringify({ id: newId(), command: play({ ...target, version: target.version + 1 }, stream).command }),
      ),
    }),
    (stream, target) => ({
      ...overHttp('player', play({ ...target, version: target.version + 1 }, stream), ['malformed', 'unsupported']),
      headers: {
        'content-type': pick(stream, ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']),
      },
    }),
    (stream) => ({
      by: 'player',
      way: 'http',
      method: pick(stream, ['POST', 'PUT', 'PATCH', 'DELETE']),
      path: `/api/${encodeURIComponent(pick(stream, PATHS))}/${below(stream, 100)}`,
      text: '{}',
      right: ['gone', 'malformed'],
    }),
  ],
  stale: [
    (stream, target) => ({
      by: 'player',
      way: 'socket',
      text: JSON.stringify(play(target, stream, target.version + 1 + below(stream, 100))),
      right: ['movedOn'],
    }),
    (stream, target) => ({
      by: 'player',
      way: 'socket',
      text: JSON.stringify(play(target, stream, below(stream, target.version))),
      right: ['movedOn'],
    }),
    (stream, target) => overHttp('player', play(target, stream, target.version + 1 + below(stream, 100)), ['movedOn']),
  ],
  repeated: [
    (_, { table, done }) => ({
      by: 'player',
      way: 'socket',
      text: JSON.stringify({ kind: 'command', table, ...done }),
      right: ['accepted'],
    }),
    (_, { table, done }) => overHttp('player', { table, ...done }, ['accepted']),
  ],
  oversized: [
    (stream, { table }) => ({
      by: pick(stream, ['player', 'nobody'] as const),
      way: 'socket',
      text: JSON.stringify({
        kind: 'command',
        id: newId(),
        table,
        command: { type: 'say', text: 'x'.repeat(LONGEST_MESSAGE + below(stream, LONGEST_MESSAGE)) },
      }),
      right: ['tooLong'],
    }),
    (stream, { table }) => ({
      by: 'player',
      way: 'socket',
      text: JSON.stringify({
        kind: 'command',
        id: newId(),
        table,
        command: { type: 'say', text: 'x'.repeat(501 + below(stream, 9000)) },
      }),
      right: ['malformed'],
    }),
    (stream, { table }) =>
      overHttp(
        'player',
        { id: newId(), table, command: { type: 'say', text: 'x'.repeat(70_000 + below(stream, 9000)) } },
        ['tooLong', 'malformed'],
      ),
  ],
  foreign: [
    (stream, target) => ({
      by: pick(stream, ['stranger', 'program'] as const),
      way: 'socket',
      text: JSON.stringify(play(target, stream)),
      right: NOT_THEIRS,
    }),
    (stream, { table, version }) => ({
      by: pick(stream, ['stranger', 'program'] as const),
      way: 'socket',
      text: JSON.stringify({ kind: 'command', id: newId(), table, command: { version, ...pick(stream, others) } }),
      right: [...NOT_THEIRS, 'malformed'],
    }),
    (stream, target) => ({
      by: 'player',
      way: 'socket',
      text: JSON.stringify({
        ...play(target, stream),
        table: pick(stream, ['nowhere', '0', 'x-y', 'constructor', '__proto__']),
      }),
      right: ['gone', 'malformed'],
    }),
    (stream, target) => overHttp(pick(stream, ['stranger', 'program'] as const), play(target, stream), NOT_THEIRS),
  ],
  unauthorised: [
    (stream, target) => ({
      by: 'nobody',
      way: 'socket',
      text: JSON.stringify(play(target, stream)),
      right: NOT_THEIRS,
    }),
    (stream, target) => overHttp('nobody', play(target, stream), ['unauthorised', 'notYours']),
    (stream, target) => ({
      ...overHttp('nobody', play(target, stream), ['unauthorised']),
      headers: { authorization: `Bearer ${String(below(stream, 1e9)).repeat(4)}` },
    }),
    (stream) => ({
      by: 'nobody',
      way: 'upgrade',
      text: '',
      headers: { authorization: `Bearer ${String(below(stream, 1e9)).repeat(4)}` },
      right: ['unauthorised'],
    }),
  ],
  'cross-origin': [
    (stream, target) => ({
      ...overHttp('player', play(target, stream), ['foreign']),
      headers: {
        origin: pick(stream, ['http://evil.example', 'null', 'http://localhost.evil.example', 'https://127.0.0.1']),
      },
    }),
    (stream) => ({
      by: 'player',
      way: 'upgrade',
      text: '',
      headers: { origin: pick(stream, ['http://evil.example', 'null', 'http://localhost.evil.example']) },
      right: ['foreign'],
    }),
  ],
  illegal: [
    (stream, target) => ({
      by: 'player',
      way: 'socket',
      text: JSON.stringify({
        ...play(target, stream),
        command: { type: 'play', version: target.version, move: illegalMove(stream, target.moves) },
      }),
      right: ['illegal', 'malformed'],
    }),
    (stream, target) => ({
      by: 'other',
      way: 'socket',
      text: JSON.stringify(play(target, stream)),
      right: ['illegal', 'notNow', 'notYours'],
    }),
    (stream, target) =>
      overHttp(
        'player',
        {
          ...play(target, stream),
          command: { type: 'play', version: target.version, move: illegalMove(stream, target.moves) },
        },
        ['illegal', 'malformed'],
      ),
  ],
};
export const KINDS = Object.keys(MAKERS) as Kind[];

export function attack(stream: Stream, target: Target): Attack {
  const kind = pick(stream, KINDS);
  const make = pick(stream, MAKERS[kind]);
  return { kind, ...make(stream, target) };
}
