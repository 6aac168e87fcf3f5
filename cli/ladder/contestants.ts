/** Who plays against whom on the ladder: built-in opponents, frozen ones, and the same one against itself. */
import type { Contest } from '../../players/contest.ts';
import { LADDER, playerNamed } from '../../players/ladder.ts';
import type { Player } from '../../players/player.ts';
import { Refusal } from '../exit.ts';
import type { Opened } from '../opening.ts';
import type { ContestJob } from '../pool/job.ts';
import { FORMER, frozenPlayer } from './frozen.ts';

async function contestant({ module, game, ownEdition }: Opened, id: string): Promise<Player> {
  const player = playerNamed(id) ?? (await frozenPlayer(id, game.id, ownEdition ?? module.standardEdition));
  if (player !== undefined) return player;
  const known = [FORMER, ...LADDER.map((each) => each.id)].join(', ');
  throw new Refusal(`--pair: "${id}" is not one of ${known}, level@commit`);
}

/** The same opponent twice is a control: the second one has luck of its own by another name. */
export async function openContest(opened: Opened, { setup, hero, rival }: ContestJob): Promise<Contest> {
  const [first, second] = await Promise.all([contestant(opened, hero), contestant(opened, rival)]);
  return {
    game: opened.game,
    setup,
    hero: first,
    rival: hero === rival ? { ...second, id: `${rival}, twin` } : second,
  };
}
