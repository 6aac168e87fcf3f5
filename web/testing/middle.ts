/** A game in the middle, as a link that carries it. */
import { deflateRawSync } from 'node:zlib';
import { STALLS } from '../../games/registry.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { type Move, makeSetup, play, startMatch, toRecord } from '../../kernel/index.ts';
import { playerNamed } from '../../players/ladder.ts';
import { chooseMove, seatPlayers } from '../../players/play.ts';

interface Middle {
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  readonly moves: number;
  /** Ends earlier: where the first seat may choose among such moves. */
  readonly until?: (moves: readonly Move[]) => boolean;
}

/** The part of an address that opens a game that greedy players have played so far. */
export async function linkToMiddle({ game: id, players, seed, moves, until }: Middle): Promise<string> {
  const module = (await STALLS.find((stall) => stall.id === id)?.load()) ?? toy;
  const game = module.open(module.standardEdition);
  const setup = makeSetup(game, { seats: Array.from({ length: players }, () => 'player'), seed });
  const match = startMatch(game, setup);
  const greedy = playerNamed('greedy');
  if (!greedy) throw new Error('no greedy player');
  const company = seatPlayers(
    setup.seats.map(() => greedy),
    seed,
  );
  while (match.played.length < moves && game.deciding(match.state).length > 0) {
    const [seat] = game.deciding(match.state);
    if (seat === 0 && until?.(game.moves(match.state, seat))) break;
    play(match, seat, chooseMove(game, match.state, seat, company));
  }
  return `#/record/${deflateRawSync(JSON.stringify(toRecord(match))).toString('base64url')}`;
}
