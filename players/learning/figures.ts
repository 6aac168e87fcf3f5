/**
 * Learns the figures of an evaluation from who wins: in every game each seat judges by figures that are changed by chance, and in the end its points are
 * compared with the mean of the table. What goes along with a change of a figure over many games is what that change is worth, whatever else was changed
 * with it; so all figures are learnt at the same time.
 */
import { type Figures, fraction, type Game, type Seat, type Setup, seedStream } from '../../kernel/index.ts';
import { playOut, seatPlayers } from '../play.ts';
import type { Player } from '../player.ts';
import { againstMean, mean } from '../statistics.ts';
import { judgedBy, thinkingOf } from '../weighted.ts';

/** What a seat changed, by the place of the figure, from −1 to 1; and what it came to. Both against the mean of the table. */
export interface Trial {
  readonly changes: readonly number[];
  readonly came: number;
}

/** What a change of 1 does to a figure, as a power of e. */
const SPREAD = 0.4;

/** A share that is nearer to one than to nothing is changed by what it lacks of one, everything else by what it is. */
export function changed(figure: number, change: number): number {
  const factor = Math.exp(SPREAD * change);
  return figure > 0.5 && figure < 1 ? 1 - (1 - figure) / factor : figure * factor;
}

/** The player, judging by these figures. */
export const judging = (player: Player, figures: Figures, id: string): Player =>
  thinkingOf(player, id, (game) => judgedBy(game, figures));

/** Plays one game in which every seat changes so many things by chance, as often up as down; `playerFor` makes the player of a seat out of its changes. */
export function watchChanges(
  game: Game,
  setup: Setup,
  count: number,
  playerFor: (changes: readonly number[], seat: Seat) => Player,
): Trial[] {
  const luck = seedStream(setup.seed, 'changes');
  const changes = setup.seats.map(() => Array.from({ length: count }, () => 2 * fraction(luck) - 1));
  const { state } = playOut(game, setup, seatPlayers(changes.map(playerFor), setup.seed));
  const came = againstMean((game.result(state)?.sheets ?? []).map(({ total }) => total));
  const means = Array.from({ length: count }, (_, k) => mean(changes.map((own) => own[k])));
  return changes.map((own, seat) => ({ changes: own.map((change, k) => change - means[k]), came: came[seat] }));
}

/** Plays one game around the figures of the evaluation. */
export function watchFigures(game: Game, setup: Setup, player: Player): Trial[] {
  const centre = Object.entries(game.figures?.(setup.seats.length) ?? {});
  return watchChanges(game, setup, centre.length, (changes, seat) =>
    judging(
      player,
      Object.fromEntries(centre.map(([name, figure], k) => [name, changed(figure, changes[k])])),
      `${player.id} ${seat}`,
    ),
  );
}

/** What a change of 1 brings, in points, and how far off that may be. */
export interface Slope {
  readonly name: string;
  readonly gain: number;
  readonly error: number;
}

/** What is fewer standard errors than these from nothing stays; a change goes as far as it is sure, one for so many of them. */
const LEAST_ERRORS = 2;
const ERRORS_PER_CHANGE = 5;

const stepFor = ({ gain, error }: Slope): number => {
  const sureness = error > 0 ? gain / error : 0;
  return Math.abs(sureness) < LEAST_ERRORS ? 0 : Math.max(-1, Math.min(1, sureness / ERRORS_PER_CHANGE));
};

export interface FittedFigures {
  /** All that are to be changed. */
  readonly figures: Figures;
  /** The surest first. */
  readonly slopes: readonly Slope[];
}

/** What each change of the trials is worth by itself, by the names of what was changed. */
export function slopesOf(names: readonly string[], trials: readonly Trial[]): Slope[] {
  const spread = mean(trials.map(({ came }) => came ** 2));
  return names.map((name, k) => {
    let squares = 0;
    let product = 0;
    for (const { changes, came } of trials) {
      squares += changes[k] ** 2;
      product += changes[k] * came;
    }
    return squares === 0
      ? { name, gain: 0, error: 0 }
      : { name, gain: product / squares, error: Math.sqrt(spread / squares) };
  });
}

/** A step from these figures in the direction that brought points. */
export function fitFigures(centre: Figures, trials: readonly Trial[]): FittedFigures {
  const slopes = slopesOf(Object.keys(centre), trials);
  const figures = Object.fromEntries(
    slopes.flatMap((slope) => {
      const step = stepFor(slope);
      return step === 0 ? [] : [[slope.name, Number(changed(centre[slope.name], step).toPrecision(4))]];
    }),
  );
  return { figures, slopes: slopes.sort((a, b) => Math.abs(stepFor(b)) - Math.abs(stepFor(a))) };
}
