/** One table being played: the match, every state it went through, and who sits where. */
import {
  canUndo,
  eventFor,
  type Game,
  type GameEvent,
  type GameState,
  learntBetween,
  type Match,
  type Move,
  makeSetup,
  type OptionValue,
  play,
  type Seat,
  type SeatPlan,
  startMatch,
  type Text,
  undo,
  type Viewer,
} from '../../kernel/index.ts';
import type { SavedGame, SavedTable } from '../saves/saves.ts';
import type { Consequences, GameSheet, LogEntry, Moment, MoveInWords, SeatHolder, TableSheet } from './protocol.ts';

const heard = (events: readonly GameEvent[], viewer: Viewer): Text[] =>
  events.flatMap((event) => eventFor(event, viewer) ?? []);

/** The options that some value besides the first may be chosen of when these sit at the table. */
function choosableIn(game: Game, plan: SeatPlan): string[] {
  const seats = [...Array.from({ length: plan.players[0] }, () => 'player'), ...plan.automas];
  const fits = (key: string, value: OptionValue): boolean => {
    try {
      makeSetup(game, { seats, options: { [key]: value } });
      return true;
    } catch {
      return false;
    }
  };
  return game.options.flatMap(({ key, values }) => (values.slice(1).some((value) => fits(key, value)) ? [key] : []));
}

export function gameSheet(game: Game, edition: unknown): GameSheet {
  return {
    id: game.id,
    title: game.title,
    version: game.version,
    editionName: game.edition,
    edition,
    seatPlans: game.seatPlans,
    options: game.options,
    choosable: game.seatPlans.map((plan) => choosableIn(game, plan)),
    text: game.text,
  };
}

export class Table {
  readonly id: string;
  readonly game: Game;
  readonly edition: unknown;
  /** Only somebody's own component data is kept with the game. */
  readonly ownEdition: unknown;
  readonly holders: readonly SeatHolder[];
  readonly match: Match;
  /** The state before the first move, after it, and so on to the present. */
  readonly #states: GameState[] = [];

  constructor(id: string, game: Game, edition: unknown, saved: Omit<SavedGame, 'id' | 'ruleset'>) {
    this.id = id;
    this.game = game;
    this.edition = edition;
    this.ownEdition = saved.edition;
    this.holders = saved.holders;
    this.match = startMatch(game, saved.setup);
    this.#keep();
    saved.moves.forEach(({ seat, move }, i) => {
      const problem = this.play(seat, move);
      if (problem !== undefined) throw new Error(`move ${i + 1} of ${saved.moves.length}: ${problem}`);
    });
  }

  #keep(): void {
    this.#states.push(this.game.clone(this.match.state));
  }

  get at(): number {
    return this.match.played.length;
  }
  get deciding(): readonly Seat[] {
    return this.game.deciding(this.match.state);
  }

  sheet(): TableSheet {
    const { options, seed } = this.match.setup;
    return { id: this.id, game: gameSheet(this.game, this.edition), holders: this.holders, options, seed };
  }

  /** Plays a move if it is legal; the reason if it is not. */
  play(seat: Seat, move: unknown): string | undefined {
    const verdict = play(this.match, seat, move);
    if (!verdict.ok) return verdict.reason;
    this.#keep();
    return undefined;
  }

  canUndo(seat: Seat): boolean {
    return canUndo(this.match, seat);
  }
  undo(seat: Seat): boolean {
    if (!undo(this.match, seat)) return false;
    this.#states.pop();
    return true;
  }

  movesInWords(seat: Seat): MoveInWords[] {
    return this.game.moves(this.match.state, seat).map((move) => ({ move, text: this.game.describe(move) }));
  }

  moment(at: number, viewer: Viewer): Moment {
    const state = this.#states[Math.max(0, Math.min(at, this.at))];
    const view = this.game.view(state, viewer);
    return {
      at,
      viewer,
      view,
      deciding: this.game.deciding(state),
      forecast: this.game.result(state)?.sheets ?? this.game.forecast(view),
    };
  }

  /** The log from one place on, as a viewer heard it. */
  log(from: number, viewer: Viewer): LogEntry[] {
    const entries: LogEntry[] = [];
    for (let at = from; at <= this.at; at++) {
      const played = at === 0 ? undefined : this.match.played[at - 1];
      entries.push({
        at,
        seat: played?.seat,
        lines: heard(played?.events ?? this.match.opening, viewer),
        totals: this.#totals(this.#states[at], viewer),
      });
    }
    return entries;
  }

  #totals(state: GameState, viewer: Viewer): number[] {
    const sheets = this.game.result(state)?.sheets ?? this.game.forecast(this.game.view(state, viewer));
    const totals: number[] = [];
    for (const { seat, total } of sheets) totals[seat] = total;
    return totals;
  }

  /** What a move would bring about, as its own seat may know it. */
  consequences(seat: Seat, move: Move): Consequences {
    const before = this.match.state;
    const after = this.game.clone(before);
    const events: GameEvent[] = [];
    this.game.apply(after, seat, move, events);
    if (learntBetween(before, after)) return { kind: 'reveals' };
    return {
      kind: 'known',
      view: this.game.view(after, seat),
      lines: heard(events, seat),
      before: this.#totals(before, seat),
      after: this.#totals(after, seat),
    };
  }

  savedGame(upTo = this.at): Omit<SavedGame, 'id'> {
    return {
      setup: this.match.setup,
      ...(this.ownEdition === undefined ? {} : { edition: this.ownEdition }),
      holders: this.holders,
      ruleset: this.game.version,
      moves: this.match.played.slice(0, upTo).map(({ seat, move }) => ({ seat, move })),
    };
  }

  savedTable(): SavedTable {
    const { deciding } = this;
    return {
      id: this.id,
      game: this.game.id,
      updated: Date.now(),
      holders: this.holders,
      moves: this.at,
      stage:
        deciding.length === 0
          ? 'over'
          : deciding.some((seat) => this.holders[seat].kind === 'human')
            ? 'yours'
            : 'waiting',
    };
  }
}
