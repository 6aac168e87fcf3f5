/** What one screen is told of a table: the present as its viewer may know it, and of the log only what is new. */
import type { Prompt, Result, Seat, Viewer } from '../kernel/index.ts';
import type { LogEntry, Moment, MoveInWords, Table } from './table.ts';

export type Stage =
  | {
      readonly kind: 'yours';
      readonly seat: Seat;
      readonly prompt: Prompt;
      readonly moves: readonly MoveInWords[];
    }
  | { readonly kind: 'waiting'; readonly seat: Seat }
  | { readonly kind: 'handover'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };

/** The present, told after every change. */
export interface Snapshot {
  readonly table: string;
  /** What a command says that was chosen by this snapshot. */
  readonly version: number;
  readonly moment: Moment;
  readonly stage: Stage;
  /** Replaces the log from this place on. */
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] };
  readonly canUndo: boolean;
  /** Undefined as long as nobody at the table may know it. */
  readonly seed: number | undefined;
  /** Whether the record and the link can be had now. */
  readonly recordIsOpen: boolean;
}

function settled(result: Result | undefined): Result {
  if (result === undefined) throw new Error('the game is over but has no result');
  return result;
}

/** Where the game stands for one viewer, who may be shown an earlier moment than the present. */
function stageFor(table: Table, viewer: Viewer, { at, deciding }: Moment): Stage {
  const { game, match, holders } = table;
  if (deciding.length === 0) return { kind: 'over', result: settled(game.result(match.state)) };
  const program = deciding.find((seat) => holders[seat].kind !== 'human');
  const present = at === table.at;
  if (
    program !== undefined ||
    viewer === 'spectator' ||
    !deciding.includes(viewer) ||
    table.facts.readOnly ||
    !present
  ) {
    return { kind: 'waiting', seat: program ?? deciding[0] };
  }
  return { kind: 'yours', seat: viewer, prompt: game.prompt(match.state, viewer), moves: table.movesInWords(viewer) };
}

/** How much of the log a screen has, and from which version of the table it has it. */
export interface Heard {
  readonly entries: number;
  readonly version: number;
}

export interface SnapshotOptions {
  /** Who is to take the screen: it is shown nothing but what everybody may see. */
  readonly handover?: Seat | undefined;
  readonly heard?: Heard | undefined;
  /** So many moves later than they are made, until the game is over. */
  readonly behind?: number | undefined;
}

/** What of the log is certain to be as it was told: every version is one move more or one less. */
function newFrom(table: Table, { entries, version }: Heard): number {
  const changes = table.version - version;
  return changes < 0 ? 0 : Math.max(0, Math.min(entries, table.at + 1 - changes));
}

/** The moves played up to the moment that is shown. */
const shownAt = ({ at, over }: Table, behind: number): number => (over ? at : Math.max(0, at - behind));

export function snapshotFor(table: Table, viewer: Viewer, options: SnapshotOptions = {}): Snapshot {
  const { handover, heard, behind = 0 } = options;
  const watching = handover === undefined ? viewer : 'spectator';
  const shown = shownAt(table, behind);
  const from = heard === undefined ? 0 : Math.min(newFrom(table, heard), shown + 1);
  const moment = table.moment(shown, watching);
  return {
    table: table.id,
    version: table.version,
    moment,
    stage:
      handover === undefined || table.over ? stageFor(table, watching, moment) : { kind: 'handover', seat: handover },
    log: { from, entries: table.log(from, watching, shown) },
    canUndo: watching !== 'spectator' && !table.facts.readOnly && table.canUndo(watching),
    seed: table.seed,
    recordIsOpen: table.recordIsOpen,
  };
}

/** One screen's line to the table. */
export class Feed {
  readonly #table: Table;
  /** What the screen has, and as whom it heard it. */
  #sent: (Heard & { readonly viewer: Viewer }) | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** For a viewer, or for nobody while the screen is handed over to somebody. */
  snapshot(viewer: Viewer, handover?: Seat): Snapshot {
    const watching = handover === undefined ? viewer : 'spectator';
    const heard = this.#sent?.viewer === watching ? this.#sent : undefined;
    const snapshot = snapshotFor(this.#table, viewer, { handover, heard });
    this.#sent = { ...heardBy(snapshot), viewer: watching };
    return snapshot;
  }
}

/** What a screen has heard that has this snapshot, and all before it. */
export const heardBy = ({ version, moment }: Snapshot): Heard => ({ entries: moment.at + 1, version });
