/** Players who do not plan as far ahead as the evaluation of a game does. */
import type { Figures } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { judgedBy } from './weighted.ts';

/** The figures that are other ones with them, at a table of two and at larger ones. */
interface Sight {
  readonly two: Figures;
  readonly more: Figures;
}

/**
 * The evaluation of SteamRollers says so well what links and engine boxes will be good for that whoever goes by it alone hardly misses looking ahead. With those who plan
 * shorter a planned delivery counts for less than one that can be made now.
 */
const SIGHTS: Readonly<Record<string, Sight>> = {
  steamrollers: { two: { plan: 0.55 }, more: { plan: 0.65 } },
};

function atShortSight(question: Question): Question {
  const { game, seats } = question;
  const sight = SIGHTS[game.id];
  return sight === undefined ? question : { ...question, game: judgedBy(game, seats > 2 ? sight.more : sight.two) };
}

export const shortSighted = (player: Player): Player => ({
  ...player,
  choose: (question) => player.choose(atShortSight(question)),
});
