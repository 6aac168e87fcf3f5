/** Games in the middle: as a link that carries one, or as a table that waits in the browser to be continued. */
import { deflateRawSync } from 'node:zlib';
import { frozenPlayer } from '../../cli/ladder/frozen.ts';
import { GAMES } from '../../games/registry.ts';
import { toSave } from '../../host/save.ts';
import { type SeatHolder, seatKind } from '../../host/seats.ts';
import { Table } from '../../host/table.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import {
  type Game,
  type Match,
  type Move,
  makeSetup,
  matchUpTo,
  play,
  type Setup,
  startMatch,
  toRecord,
} from '../../kernel/index.ts';
import { playerNamed } from '../../players/ladder.ts';
import { chooseMove, seatPlayers } from '../../players/play.ts';
import type { Player } from '../../players/player.ts';
import type { GameRow } from '../saves/saves.ts';

interface Middle {
  readonly game: string;
  readonly seed: number;
  /** So many moves have been made. */
  readonly moves: number;
  readonly options?: Setup['options'];
  /** Ends sooner, when the first seat has these moves to choose from. */
  readonly until?: (moves: readonly Move[]) => boolean;
}

async function open(id: string): Promise<Game> {
  const module = (await GAMES.find((entry) => entry.id === id)?.load()) ?? toy;
  return module.open(module.standardEdition);
}

/** The greedy players of version 0.1: what tests find in the middle of a game does not change with every better evaluation. */
async function greedyOf(id: string): Promise<Player> {
  const module = await GAMES.find((entry) => entry.id === id)?.load();
  const greedy = module ? await frozenPlayer('greedy@former', id, module.standardEdition) : playerNamed('greedy');
  if (!greedy) throw new Error('no greedy player');
  return { ...greedy, id: 'greedy' };
}

/** As far as greedy players have played it. */
async function matchInMiddle(
  game: Game,
  seats: readonly string[],
  { seed, moves, options = {}, until = () => false }: Middle,
): Promise<Match> {
  const setup = makeSetup(game, { seats: [...seats], seed, options });
  const match = startMatch(game, setup);
  const greedy = await greedyOf(game.id);
  const company = seatPlayers(
    setup.seats.map(() => greedy),
    seed,
  );
  while (match.played.length < moves && game.deciding(match.state).length > 0) {
    const [seat] = game.deciding(match.state);
    if (seat === 0 && until(game.moves(match.state, seat))) break;
    play(match, seat, chooseMove(game, match.state, seat, company));
  }
  return match;
}

/** The part of an address that opens it. */
export async function linkToMiddle({ players, ...middle }: Middle & { readonly players: number }): Promise<string> {
  const seats = Array.from({ length: players }, () => 'player');
  const match = await matchInMiddle(await open(middle.game), seats, middle);
  return `#/record/${deflateRawSync(JSON.stringify(toRecord(match))).toString('base64url')}`;
}

/** Who sits beside the person: another one, an opponent of some strength, or the game's automa. */
function neighbour({ seatPlans }: Game, other: string): SeatHolder {
  if (other === 'human') return { kind: 'human', name: 'Hanna' };
  if (seatPlans.some(({ automas }) => automas.includes(other))) return { kind: 'automa', automa: other };
  return { kind: 'opponent', level: other, name: 'Hanna' };
}

interface ForTwo extends Middle {
  readonly other: string;
  /** So many moves are left, if everybody goes on like that; without it, as many have been made as are told. */
  readonly left?: number;
}

/** A table for two. */
export async function tableInMiddle({ other, left, ...middle }: ForTwo): Promise<GameRow> {
  const game = await open(middle.game);
  const holders: SeatHolder[] = [{ kind: 'human', name: 'Guest' }, neighbour(game, other)];
  const moves = left === undefined ? middle.moves : Number.POSITIVE_INFINITY;
  const match = await matchInMiddle(game, holders.map(seatKind), { ...middle, moves });
  const id = 'middle';
  const table = new Table(matchUpTo(match, match.played.length - (left ?? 0)), { id, holders, edition: undefined });
  return { id, ...toSave(table) };
}
