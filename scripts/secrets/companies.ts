/** Who plays what when games are compared: every kind of seat, and every setup in which a game has a secret of its own. */
import { proofOf } from '../../games/proofs.ts';
import { GAMES } from '../../games/registry.ts';
import type { SeatKind, SetupWish, Viewer } from '../../kernel/index.ts';
import type { GameWish, Sitter } from './side.ts';

const THREE: SetupWish = { seats: ['player', 'player', 'player'], options: {} };
/** A person, a program with its token, and an opponent who thinks. */
const MIXED: readonly Sitter[] = ['person', 'program', { opponent: 'greedy' }];

const sitterFor = (kind: SeatKind): Sitter => (kind === 'player' ? 'person' : { automa: kind });

export interface Company extends GameWish {
  readonly viewers: readonly Viewer[];
}

const withViewers = (wish: GameWish): Company => ({
  ...wish,
  viewers: ['spectator', ...wish.sitters.flatMap((sitter, seat) => (typeof sitter === 'string' ? [seat] : []))],
});

/** The companies of one game; those with secrets of their own first. */
async function companiesOf(game: string): Promise<Company[]> {
  const { secrets } = await proofOf(game);
  const setups = [...secrets.flatMap(({ setup }) => setup ?? []), THREE];
  const different = new Map(
    setups.map(({ seats = [], options = {} }) => [JSON.stringify([seats, options]), { seats, options }]),
  );
  return [
    ...[...different.values()].map(({ seats, options }) => ({ game, options, sitters: seats.map(sitterFor) })),
    { game, options: {}, sitters: MIXED },
  ].map(withViewers);
}

export const allCompanies = async (): Promise<Company[]> =>
  (await Promise.all(GAMES.map(({ id }) => companiesOf(id)))).flat();
