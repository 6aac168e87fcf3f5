import { expect, test } from 'vitest';
import {
  allCompanies,
  below,
  type Game,
  type GameState,
  LANGUAGES,
  makeSetup,
  rankSeats,
  seedStream,
} from '../kernel/index.ts';
import { THOROUGH } from '../scripts/testing/thorough.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

/** Games played to their end by chance, of every company. */
const GAMES_PLAYED = THOROUGH ? 300 : 12;
const TIMEOUT = 3_600_000;

function* finished(game: Game): Generator<GameState> {
  const companies = allCompanies(game);
  for (let seed = 0; seed < GAMES_PLAYED; seed++) {
    const luck = seedStream(seed, 'reckoning');
    const state = game.setup(makeSetup(game, { seats: companies[seed % companies.length], seed }));
    for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
      const moves = game.moves(state, seat);
      game.apply(state, seat, moves[below(luck, moves.length)]);
    }
    yield state;
  }
}

test.each(GAMES)(
  '$id: every sum on the score sheet is right, and tie-breaks rank as the game does',
  { timeout: TIMEOUT },
  async ({ id, load }) => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const { tallied } = await proofOf(id);
    let sums = 0;
    for (const state of finished(game)) {
      const result = game.result(state);
      const reckoning = game.reckon?.(game.view(state, 'spectator'));
      if (!result || !reckoning) throw new Error('the game is not over, or does not say how it is scored');
      for (const { seat, parts } of result.sheets) {
        for (const { key, points } of parts) {
          const sum = reckoning.sums[seat][key];
          if (!sum) {
            expect(points === 0 || tallied.includes(key), `nothing says how ${key} comes about`).toBe(true);
            continue;
          }
          sums++;
          expect((sum.times ?? 1) * sum.terms.reduce((total, term) => total + term, 0), `${key} of ${seat}`).toBe(
            points,
          );
        }
      }
      for (const { text } of reckoning.ties) {
        for (const language of LANGUAGES) expect(game.text[language][text.key], text.key).toBeTruthy();
      }
      const standings = result.sheets.map(({ seat, total }) => [
        total,
        ...reckoning.ties.map(({ values }) => values[seat]),
      ]);
      if (result.ending.key !== 'ending.evaFull') expect(rankSeats(standings).places).toEqual(result.places);
    }
    expect(sums).toBeGreaterThan(GAMES_PLAYED);
    if (THOROUGH) console.log(`${id}: ${sums} sums of ${GAMES_PLAYED} score sheets recomputed`);
  },
);
