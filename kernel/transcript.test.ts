import { expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import { type Match, play, startMatch } from './match.ts';
import { makeSetup } from './setup.ts';
import { transcript } from './transcript.ts';

const game = toy.open(toy.standardEdition);

function playFirstMoves(moves: number): Match {
  const match = startMatch(game, makeSetup(game, { options: { whistle: true }, seed: 4 }));
  for (let i = 0; i < moves && game.deciding(match.state).length > 0; i++) {
    const [seat] = game.deciding(match.state);
    play(match, seat, game.moves(match.state, seat)[0]);
  }
  return match;
}
const lines = (written: string): string[] => written.split('\n');

test('a finished game is told from the setup to the result, every move numbered and followed by what happened', () => {
  const match = playFirstMoves(1000);
  const written = lines(transcript(match, 'en'));
  expect(written.slice(0, 6)).toEqual([
    'Coupling',
    '  ruleset  1',
    `  edition  ${game.edition}`,
    '  seats    Seat 1 · Seat 2',
    '  options  whistle: yes',
    '  seed     4',
  ]);
  const [first] = match.played;
  const wagon = 'wagon' in first.move ? first.move.wagon : undefined;
  const at = written.indexOf(`   1  Seat 1: ${wagon}`);
  expect(written[at + 1].trim()).toBe('Seat 1: …');
  expect(written.filter((line) => /^ +\d+ {2}Seat \d: /.test(line))).toHaveLength(match.played.length);
  const result = game.result(match.state);
  const totals = result?.sheets.map((sheet) => sheet.total);
  expect(
    written
      .find((line) => line.startsWith('total'))
      ?.match(/\d+/g)
      ?.map(Number),
  ).toEqual(totals);
  expect(written.at(-2)).toMatch(/^Winners?: Seat \d/);
});

test('a finished game hides nothing, an unfinished one names neither secret choices nor secret draws', () => {
  const draws = (written: string): string[] => lines(written).filter((line) => /Seat \d: \?/.test(line));
  expect(draws(transcript(playFirstMoves(1000), 'en'))).toHaveLength(0);
  const unfinished = transcript(playFirstMoves(3), 'en');
  expect(draws(unfinished).length).toBeGreaterThan(5);
  expect(unfinished).toContain('  1  Seat 1: …');
  expect(unfinished).toContain('Not finished: 3 moves played.');
});

test('an unfinished game is told as its reader heard it: own moves and draws, nobody else’s, and no seed', () => {
  const match = playFirstMoves(3);
  const wagon = (at: number): unknown => {
    const { move } = match.played[at];
    return 'wagon' in move ? move.wagon : undefined;
  };
  const written = transcript(match, 'en', { viewer: 0 });
  expect(written).toContain(`  1  Seat 1: ${wagon(0)}\n`);
  expect(written).toContain('  2  Seat 2: …\n');
  expect(written).not.toContain('seed');
  expect(transcript(match, 'en', { viewer: 0, seedKnown: true })).toContain('  seed     4');
});

test('names and language are the reader’s', () => {
  const written = transcript(playFirstMoves(1000), 'de', { nameOf: (seat) => ['Anna', 'Ben'][seat] });
  expect(written).toContain('  Plätze      Anna · Ben');
  expect(written).toMatch(/Sieg: (Anna|Ben)/);
});

test('a house rule is told where the table has agreed on it, and nowhere else', () => {
  const told = (limit: string): string => {
    const ruled = {
      ...game,
      options: [...game.options, { key: 'whistles', values: ['any', 'few'], houseRule: true as const }],
    };
    return transcript(startMatch(ruled, makeSetup(ruled, { options: { whistles: limit } })), 'en');
  };
  expect(told('any')).not.toContain('whistles');
  expect(told('few')).toContain('whistles');
});
