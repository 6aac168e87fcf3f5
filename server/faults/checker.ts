/**
 * Reads the whole history of commands and answers, as players had it on their lines, beside what is kept in the end, and says what
 * cannot be: per table there is one order, each acknowledged move is in it exactly once, and nobody saw a version go backwards.
 */
import type { Move, Seat } from '../../kernel/index.ts';

/** In the order in which it happened at the players' end. */
export type HistoryEvent =
  | {
      readonly kind: 'sent';
      readonly player: string;
      readonly table: string;
      readonly command: string;
      readonly version: number;
      readonly seat: Seat;
      readonly move: Move;
    }
  | { readonly kind: 'accepted'; readonly player: string; readonly command: string; readonly version: number }
  | { readonly kind: 'refused'; readonly player: string; readonly command: string; readonly reason: string }
  | {
      readonly kind: 'saw';
      readonly player: string;
      readonly table: string;
      readonly version: number;
      /** Moves played so far. */
      readonly at: number;
    };

export interface KeptTable {
  readonly table: string;
  readonly version: number;
  readonly at: number;
  readonly changes: readonly { readonly version: number; readonly kept: number; readonly at: number }[];
  readonly commands: readonly { readonly person: string; readonly id: string; readonly version: number }[];
  readonly steps: readonly { readonly at: number; readonly seat: Seat; readonly move: Move }[];
}

export interface Findings {
  readonly violations: readonly string[];
  readonly tables: number;
  readonly changes: number;
  readonly sent: number;
  readonly repeated: number;
  readonly accepted: number;
  readonly refused: number;
  readonly seen: number;
}

type Sent = Extract<HistoryEvent, { kind: 'sent' }>;

/** After these nobody can say whether the command was done: it is repeated until it is answered otherwise. */
const UNDECIDED: readonly string[] = ['failed', 'unavailable', 'tooMany'];

const sorted = <T>(values: readonly T[], by: (value: T) => number): T[] => [...values].sort((a, b) => by(a) - by(b));
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Versions of one table: counted from 1 without a gap, each from the one before. */
function* brokenOrder({ table, version, at, changes, steps }: KeptTable): Generator<string> {
  let played = 0;
  const ordered = sorted(changes, (change) => change.version);
  for (const [place, change] of ordered.entries()) {
    if (change.version !== place + 1) {
      yield `${table}: version ${change.version} is kept where ${place + 1} must be`;
      return;
    }
    if (change.kept > played) {
      yield `${table}: version ${change.version} follows ${change.kept} moves, but ${played} had been played`;
    }
    played = change.at;
  }
  if (version !== ordered.length) yield `${table}: is at version ${version} after ${ordered.length} changes`;
  if (at !== played) yield `${table}: says ${at} moves were played, its changes say ${played}`;
  const places = sorted(steps, (step) => step.at).map((step) => step.at);
  if (places.length !== played || places.some((place, n) => place !== n)) {
    yield `${table}: keeps the moves ${places.join(', ')} where there are ${played}`;
  }
}

export function check(history: readonly HistoryEvent[], kept: readonly KeptTable[]): Findings {
  const violations: string[] = [];
  const tables = new Map(kept.map((table) => [table.table, table]));
  /** How many moves were played in each version. */
  const movesIn = new Map(
    kept.flatMap(({ table, changes }) => changes.map(({ version, at }) => [`${table} ${version}`, at] as const)),
  );
  for (const table of kept) violations.push(...brokenOrder(table));

  const sent = new Map<string, Sent>();
  const answers = new Map<string, number>();
  /** The latest version of each table that each player knew of. */
  const known = new Map<string, number>();
  const counts = { sent: 0, repeated: 0, accepted: 0, refused: 0, seen: 0 };
  const learn = (player: string, table: string, version: number, how: string): void => {
    const key = `${player} at ${table}`;
    const before = known.get(key) ?? 0;
    if (version < before) violations.push(`${key}: ${how} version ${version} after version ${before}`);
    known.set(key, Math.max(before, version));
  };

  for (const event of history) {
    if (event.kind === 'sent') {
      counts[sent.has(event.command) ? 'repeated' : 'sent']++;
      sent.set(event.command, event);
    } else if (event.kind === 'saw') {
      counts.seen++;
      learn(event.player, event.table, event.version, 'saw');
      const at = event.version === 0 ? 0 : movesIn.get(`${event.table} ${event.version}`);
      if (at !== event.at) {
        violations.push(
          `${event.player} at ${event.table}: saw ${event.at} moves in version ${event.version}, where ${at === undefined ? 'no such version is' : `${at} are`} kept`,
        );
      }
    } else if (event.kind === 'refused') {
      counts.refused++;
      const asked = sent.get(event.command);
      if (asked === undefined) violations.push(`${event.player}: ${event.command} was refused and never sent`);
      else if (!UNDECIDED.includes(event.reason)) {
        const done = tables
          .get(asked.table)
          ?.commands.some(({ id, person }) => id === event.command && person === event.player);
        if (done) violations.push(`${asked.table}: ${event.command} was refused (${event.reason}) and is kept`);
      }
    } else {
      counts.accepted++;
      const asked = sent.get(event.command);
      if (asked === undefined) {
        violations.push(`${event.player}: ${event.command} was accepted and never sent`);
        continue;
      }
      const earlier = answers.get(event.command);
      if (earlier !== undefined && earlier !== event.version) {
        violations.push(`${asked.table}: ${event.command} was accepted as version ${earlier} and as ${event.version}`);
      }
      answers.set(event.command, event.version);
    }
  }

  for (const [command, version] of answers) {
    const asked = sent.get(command);
    const table = asked && tables.get(asked.table);
    if (asked === undefined || table === undefined) {
      violations.push(`${command}: accepted for a table that is not kept`);
      continue;
    }
    const where = `${table.table}: ${command} (version ${version})`;
    const rows = table.commands.filter(({ id, person }) => id === command && person === asked.player);
    if (rows.length !== 1 || rows[0].version !== version) {
      violations.push(
        `${where} was acknowledged and is kept ${rows.length === 1 ? `as version ${rows[0].version}` : `${rows.length} times`}`,
      );
      continue;
    }
    if (version !== asked.version + 1) violations.push(`${where} was chosen in version ${asked.version}`);
    const change = table.changes.find((one) => one.version === version);
    if (change === undefined || change.at !== change.kept + 1) {
      violations.push(`${where} is kept as ${change === undefined ? 'no change' : `${change.at - change.kept} moves`}`);
      continue;
    }
    const takenBack = table.changes.some((later) => later.version > version && later.kept < change.at);
    const step = table.steps.find(({ at }) => at === change.kept);
    if (
      !takenBack &&
      (step === undefined || step.seat !== asked.seat || canonical(step.move) !== canonical(asked.move))
    ) {
      violations.push(`${where} was acknowledged, and in its place is another move or none`);
    }
  }
  for (const { table, commands } of kept) {
    const versions = new Set<number>();
    for (const { id, version } of commands) {
      if (versions.has(version))
        violations.push(`${table}: two commands, one of them ${id}, are kept as version ${version}`);
      versions.add(version);
    }
  }
  return {
    violations,
    tables: kept.length,
    changes: kept.reduce((sum, { changes }) => sum + changes.length, 0),
    ...counts,
  };
}
