/** What a screen must know of a game to offer, show and speak it. */
import {
  type Catalogues,
  freeOptions,
  type OptionSpec,
  type OptionValue,
  type Rules,
  type SeatPlan,
} from '../kernel/index.ts';
import type { SeatHolder } from './seats.ts';
import type { Table } from './table.ts';

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly editionName: string;
  readonly edition: unknown;
  readonly seatPlans: readonly SeatPlan[];
  readonly options: readonly OptionSpec[];
  /** For each seat plan the options that can be chosen there. */
  readonly choosable: readonly (readonly string[])[];
  /** Ways to play that an opponent can be given. */
  readonly styles: readonly string[];
  readonly text: Catalogues;
}

/** A table that was opened: what does not change while it is played. */
export interface TableInfo {
  readonly id: string;
  readonly game: GameInfo;
  readonly holders: readonly SeatHolder[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What was hidden when it began was imagined: it has no record. */
  readonly practice: boolean;
  /** The lesson that is given at it. */
  readonly lesson: string | undefined;
  /** It can be looked at, not played on. */
  readonly readOnly: boolean;
  /** The older ruleset it was played under so far. */
  readonly olderRuleset: number | undefined;
}

/** The options that leave something to choose when these sit at the table. */
function choosableIn(game: Rules, plan: SeatPlan): string[] {
  const seats = [...Array.from({ length: plan.players[0] }, () => 'player'), ...plan.automas];
  return freeOptions(game, { seats }).map(({ key }) => key);
}

export function gameInfo(game: Rules, edition: unknown): GameInfo {
  return {
    id: game.id,
    title: game.title,
    version: game.version,
    editionName: game.edition,
    edition,
    seatPlans: game.seatPlans,
    options: game.options,
    choosable: game.seatPlans.map((plan) => choosableIn(game, plan)),
    styles: (game.styles ?? []).map(({ id }) => id),
    text: game.text,
  };
}

export const tableInfo = ({ id, game, match, facts, holders, practice }: Table): TableInfo => ({
  id,
  game: gameInfo(game, facts.edition),
  holders,
  options: match.setup.options,
  practice,
  lesson: facts.lesson,
  readOnly: facts.readOnly ?? false,
  olderRuleset: facts.olderRuleset,
});
