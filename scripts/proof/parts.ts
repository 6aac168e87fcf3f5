/** What the station promises in figures: each part is a command of the house, with what it must print to hold. */
import type { ServerFigures } from '../../cli/bench/server/measure.ts';

/** One line of the table at the end; `held` is undefined where a figure stands beside the gates and is none. */
export interface Line {
  readonly what: string;
  readonly gate: string;
  readonly figure: string;
  readonly held?: boolean | undefined;
}

export interface Part {
  readonly name: string;
  /** Arguments for Node. */
  readonly command: readonly string[];
  /** Plays everything out, as `npm run test:all` does. */
  readonly thorough?: boolean;
  /** What a finished command says; it fails by its exit code whatever it says. */
  read(output: string, ok: boolean): readonly Line[];
}

/** How much is done: all of it, or so little that a change to this file can be tried. */
export interface Sizes {
  readonly tables: number;
  readonly goal: number;
  readonly seconds: number;
  readonly idle: number;
  readonly onPostgres: number;
  readonly kills: number;
  readonly rounds: number;
  readonly hostile: number;
}
export const WHOLE: Sizes = {
  tables: 200,
  goal: 1000,
  seconds: 20,
  idle: 10_000,
  onPostgres: 100,
  kills: 100,
  rounds: 5,
  hostile: 100_000,
};
export const SHORT: Sizes = {
  tables: 20,
  goal: 40,
  seconds: 5,
  idle: 200,
  onPostgres: 10,
  kills: 2,
  rounds: 1,
  hostile: 1500,
};

const GATES = { p95: 100, opening: 50, idleMegabytes: 1024, twoProcesses: 1.2 } as const;
const MEGABYTE = 1024 * 1024;

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const whole = (value: number): string => Math.round(value).toLocaleString('en');

const TSX = 'node_modules/tsx/dist/cli.mjs';
const VITEST = 'node_modules/vitest/vitest.mjs';
const bench = (...options: readonly (string | number)[]): string[] => [
  'bin/roundhouse.mjs',
  'bench',
  'server',
  '--json',
  ...options.map(String),
];
/** Written a moment ago by the command that is asked for it. */
const figuresIn = (output: string): ServerFigures => JSON.parse(output);

type Live = ServerFigures['live'][number];
const loadOf = ({ movesPerSecond, p50, p95, p99, late, refused }: Live): string =>
  `${whole(movesPerSecond)} moves/s, p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, ${late} late, ${refused} refused`;
const costOf = ({ processorMsPerMove, loadProcessorSeconds, moves, bytesPerMove, memoryPerTable }: Live): string =>
  `${processorMsPerMove.toFixed(2)} ms of the station, ${((loadProcessorSeconds * 1000) / moves).toFixed(2)} ms of the players; ${whole(bytesPerMove)} bytes; ${whole(memoryPerTable / 1024)} KB per table`;
const inTime = ({ p95, refused }: Live): boolean => p95 <= GATES.p95 && refused === 0;

/** The last line that says something. */
const lastLine = (output: string): string => output.trim().split('\n').at(-1)?.trim() ?? '';
const matches = (output: string, pattern: RegExp): string[] => [...output.matchAll(pattern)].map(([, found]) => found);
const sum = (counts: readonly string[]): number => counts.reduce((so, count) => so + Number(count), 0);

export function partsFor(sizes: Sizes): readonly Part[] {
  const { tables, goal, seconds, idle, onPostgres, kills, rounds, hostile } = sizes;
  return [
    {
      name: 'load',
      command: bench('--part', 'live', '--tables', tables, '--seconds', seconds),
      read(output) {
        const [live] = figuresIn(output).live;
        return [
          {
            what: `${tables} live tables, SQLite, one process`,
            gate: `p95 ≤ ${GATES.p95} ms`,
            figure: loadOf(live),
            held: inTime(live),
          },
          { what: 'processor time per move', gate: '', figure: costOf(live) },
        ];
      },
    },
    {
      name: 'goal',
      command: bench('--part', 'live', '--tables', goal, '--seconds', seconds),
      read(output) {
        const [live] = figuresIn(output).live;
        const reached = inTime(live) && live.late === 0 ? 'reached' : 'not reached';
        return [
          {
            what: `${whole(goal)} live tables`,
            gate: `goal: p95 ≤ ${GATES.p95} ms`,
            figure: `${reached}: ${loadOf(live)}`,
          },
          { what: 'processor time per move', gate: '', figure: costOf(live) },
        ];
      },
    },
    {
      name: 'opening',
      command: bench('--part', 'opening'),
      read: (output) =>
        figuresIn(output).opening.map(({ moves, p50, p95 }) => ({
          what: `opening a game after ${moves} moves`,
          gate: `p95 ≤ ${GATES.opening} ms`,
          figure: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
          held: p95 <= GATES.opening,
        })),
    },
    {
      name: 'idle',
      command: bench('--part', 'idle', '--idle', idle),
      read(output) {
        const { idle: found } = figuresIn(output);
        if (!found) return [];
        const { memory, memoryLooked, memoryPerTable } = found;
        const most = Math.max(memory, memoryLooked) / MEGABYTE;
        return [
          {
            what: `${whole(found.tables)} idle tables open`,
            gate: `≤ ${GATES.idleMegabytes} MB`,
            figure: `${whole(most)} MB, ${(memoryPerTable / 1024).toFixed(1)} KB per table`,
            held: most <= GATES.idleMegabytes,
          },
        ];
      },
    },
    {
      name: 'postgres',
      command: bench(
        '--part',
        'live',
        '--database',
        'postgres',
        '--tables',
        onPostgres,
        '--seconds',
        seconds,
        '--with-rival',
      ),
      read(output) {
        const { live, waits = {}, rival } = figuresIn(output);
        const [one, ...two] = live;
        const locks = Object.entries(waits).filter(([what]) => what.startsWith('Lock '));
        return [
          {
            what: `${onPostgres} live tables, PostgreSQL, one process`,
            gate: '',
            figure: `${loadOf(one)}; ${costOf(one)}`,
          },
          ...two.map((figures): Line => {
            const ratio = figures.processorMsPerMove / one.processorMsPerMove;
            return {
              what: `two processes, ${figures.spread ? 'players of a table on both' : 'tables shared out'}`,
              gate: figures.spread ? '' : `processor time ≤ ${GATES.twoProcesses} ×`,
              figure: `${ratio.toFixed(2)} × (${loadOf(figures)})`,
              held: figures.spread ? undefined : ratio <= GATES.twoProcesses,
            };
          }),
          {
            what: 'locks that tables share',
            gate: 'none waited for',
            figure: `${locks.length === 0 ? 'none' : locks.map(([what, count]) => `${what} ${count}`).join(', ')} (seen: ${Object.keys(waits).join(', ')})`,
            held: locks.length === 0,
          },
          ...(rival
            ? [{ what: 'boardgame.io’s server, same run', gate: '', figure: `${loadOf(rival)}; ${costOf(rival)}` }]
            : []),
        ];
      },
    },
    {
      name: 'faults',
      command: [TSX, 'scripts/faults/main.ts', '--kills', String(kills), '--rounds', String(rounds)],
      read: (output, ok) => [
        {
          what: `${kills} × kill -9; two processes on PostgreSQL killed, restarted, cut, ${rounds} rounds`,
          gate: 'nothing lost, nothing twice',
          figure: `${whole(sum(matches(output, /accepted\s+(\d+)/g)))} acknowledged, ${sum(matches(output, /violations\s+(\d+)/g))} violations`,
          held: ok,
        },
      ],
    },
    {
      name: 'hostile',
      command: [TSX, 'scripts/hostile/main.ts', '--count', String(hostile)],
      read: (output, ok) => [
        {
          what: `${whole(hostile)} hostile messages`,
          gate: 'each refused rightly',
          figure: lastLine(output),
          held: ok,
        },
      ],
    },
    ...[
      { name: 'secrets', what: 'non-interference, in the table driver and over the wire', filter: 'secrets.test' },
      { name: 'storage', what: 'one storage suite, SQLite and PostgreSQL', filter: 'server/storage/' },
      { name: 'proxy', what: 'nginx before two processes', filter: 'server/nginx.test' },
      { name: 'browsers', what: 'whole games in two browsers, one a phone', filter: 'web/station/' },
    ].map(
      ({ name, what, filter }): Part => ({
        name,
        command: [VITEST, 'run', '--reporter=default', filter],
        thorough: true,
        read(output, ok) {
          const figure = testsIn(output);
          // What was left out, because something is not installed here, has shown nothing.
          return [{ what, gate: 'all pass', figure, held: ok && /passed/.test(figure) && !/skipped/.test(figure) }];
        },
      }),
    ),
  ];
}

/** Colours of a terminal stand between the words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what they begin with
const testsIn = (output: string): string => /Tests\s+(.+)/.exec(output.replace(/\u001b\[\d+m/g, ''))?.[1] ?? 'none ran';
