/** Who plays against whom on the ladder: built-in opponents, frozen ones, and the same one against itself. */
import { isMainThread } from 'node:worker_threads';
import type { Contest } from '../../players/contest.ts';
import { canSit, LADDER, playerNamed } from '../../players/ladder.ts';
import type { Player } from '../../players/player.ts';
import { Refusal } from '../exit.ts';
import { isProgram, welcomeGuests } from '../guests.ts';
import type { Opened } from '../opening.ts';
import type { ContestJob } from '../pool/job.ts';
import { FORMER, frozenPlayer } from './frozen.ts';
import { twinOf } from './ratings.ts';

async function contestant({ module, game, ownEdition }: Opened, id: string): Promise<Player> {
  await welcomeGuests([id]);
  const player =
    (canSit(game, id) ? playerNamed(id) : undefined) ??
    (await frozenPlayer(id, game.id, ownEdition ?? module.standardEdition));
  if (player !== undefined) return player;
  const known = [FORMER, ...LADDER.map((each) => each.id)].join(', ');
  throw new Refusal(`--pair: "${id}" is not one of ${known}, level@commit, a file, or engine:program`);
}

/** Of this process: the time of a worker thread is not told apart, so there the clock on the wall must do. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
const wallTime = (): number => performance.now();

/** The same opponent twice is a control: the second one has luck of its own by another name. An automa decides nothing, so anybody serves. */
export async function openContest(opened: Opened, { setup, hero, rival }: ContestJob): Promise<Contest> {
  const automa = setup.seats.includes(rival) ? { ...LADDER[0], id: rival } : undefined;
  const [first, second] = await Promise.all([contestant(opened, hero), automa ?? contestant(opened, rival)]);
  return {
    game: opened.game,
    setup,
    hero: first,
    rival: hero === rival ? { ...second, id: twinOf(rival) } : second,
    // A program thinks in a process of its own, whose time nobody tells.
    now: isMainThread && ![hero, rival].some(isProgram) ? processorTime : wallTime,
  };
}
