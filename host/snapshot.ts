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

/** Where the game stands for one viewer. */
function stageFor(table: Table, viewer: Viewer): Stage {
  const { deciding, game, match } = table;
  if (deciding.length === 0) return { kind: 'over', result: settled(game.result(match.state)) };
  const program = table.programToDecide;
  if (program !== undefined || viewer === 'spectator' || !deciding.includes(viewer) || table.facts.readOnly) {
    return { kind: 'waiting', seat: program ?? deciding[0] };
  }
  return { kind: 'yours', seat: viewer, prompt: game.prompt(match.state, viewer), moves: table.movesInWords(viewer) };
}

/** One screen's line to the table. */
export class Feed {
  readonly #table: Table;
  /** How much of the log the screen has, and as whom it heard it. */
  #sent: { readonly entries: number; readonly viewer: Viewer } = { entries: 0, viewer: 'spectator' };
  /** What of the log was sent before the last moves were taken back no longer holds. */
  #version = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** For a viewer, or for nobody while the screen is handed over to somebody. */
  snapshot(viewer: Viewer, handover?: Seat): Snapshot {
    const table = this.#table;
    const watching = handover === undefined ? viewer : 'spectator';
    const from = this.#newFrom(watching);
    this.#sent = { entries: table.at + 1, viewer: watching };
    this.#version = table.version;
    return {
      table: table.id,
      version: table.version,
      moment: table.moment(table.at, watching),
      stage: handover === undefined || table.over ? stageFor(table, watching) : { kind: 'handover', seat: handover },
      log: { from, entries: table.log(from, watching) },
      canUndo: watching !== 'spectator' && !table.facts.readOnly && table.canUndo(watching),
      seed: table.seed,
      recordIsOpen: table.recordIsOpen,
    };
  }

  #newFrom(viewer: Viewer): number {
    const { entries, viewer: before } = this.#sent;
    if (before !== viewer) return 0;
    // Every version is one move more or one less: so many fewer are certain to be as they were told.
    const changes = this.#table.version - this.#version;
    return Math.max(0, Math.min(entries, this.#table.at + 1 - changes));
  }
}
