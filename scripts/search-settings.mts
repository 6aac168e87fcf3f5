/**
 * Which settings of a search win at larger tables: every seat searches with settings by chance, all of them in about the same time, and what goes along with more points in
 * the end is what a setting is worth. One game tells about all settings at once.
 *
 *   npx tsx scripts/search-settings.mts autobahn --seats 4 --games 100 --seed 390000 --kept settings.jsonl
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from '../games/registry.ts';
import { columns, makeSetup } from '../kernel/index.ts';
import { slopesOf, type Trial, watchChanges } from '../players/learning/figures.ts';
import type { Player } from '../players/player.ts';
import { searcher } from '../players/search/searcher.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '390000' },
    kept: { type: 'string', default: '' },
  },
});
const entry = GAMES.find(({ id }) => id === positionals[0]);
if (entry === undefined) throw new Error(`there is no game ${positionals[0]}`);
const module = await entry.load();
const game = module.open(module.standardEdition);
const seats = Number(values.seats);
if (seats < 3) throw new Error('at a table of two everything but the own points counts in full: --seats 4');

/** What is changed, from the least to the most. */
const SETTINGS = {
  /** How much of the mean of the rivals' points is taken off. */
  rivals: [0, 2],
  /** How much of what games have taught counts. */
  minds: [0, 1],
  /** Own turns that the last look and the one before it go on. */
  turns: [2, 8],
  turnsBefore: [1, 4],
  /** Whether the last look judges after every turn: above 0. */
  allAlong: [-1, 1],
  /** Turns to choose from in the last look, for the own seat and for others. */
  own: [2, 6],
  others: [1, 5],
  /** How much the look before counts, as a power of e. */
  trust: [-1.1, 1.1],
  /** Share of the rollouts that the last look has, and turns that it tries. */
  lastLook: [0.25, 0.75],
  lines: [3, 8],
  /** Lines kept by the beam. */
  width: [8, 16],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
type Setting = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS);

/** Rollouts of the two later looks together, where one of the last look costs as much as one that goes on five turns with four and three to choose from. */
const ROLLOUTS = 420;
const USUAL_COST = 5 * (4 + 3 * 3);

function playerWith(changes: readonly number[]): Player {
  const at = (name: Setting): number => {
    const [least, most] = SETTINGS[name];
    return least + ((most - least) * (changes[NAMES.indexOf(name)] + 1)) / 2;
  };
  const whole = (name: Setting): number => Math.round(at(name));
  const [own, others, turns] = [whole('own'), whole('others'), whole('turns')];
  const cost = (turns * (own + (seats - 1) * others)) / USUAL_COST;
  const trust = Math.exp(at('trust'));
  return searcher('settings', {
    rivals: at('rivals'),
    minds: at('minds'),
    width: whole('width'),
    perMove: 6,
    sampled: 12,
    stages: [
      { lines: 36, budget: 240, rollouts: { own: 'likely', others: 'likely', turns: 2 }, trust: 4 * trust },
      {
        lines: 12,
        budget: Math.round(ROLLOUTS * (1 - at('lastLook'))),
        rollouts: { own: { turns: 3 }, others: { turns: 2 }, turns: whole('turnsBefore') },
        trust: 6 * trust,
        sure: 2.5,
      },
      {
        lines: whole('lines'),
        budget: Math.round((ROLLOUTS * at('lastLook')) / Math.max(0.4, cost)),
        rollouts: {
          own: { turns: own },
          others: { turns: others },
          turns,
          ...(at('allAlong') > 0 ? { judgedFrom: 1 } : {}),
        },
        trust: 6 * trust,
        sure: 2.5,
      },
    ],
    longest: 1_000,
  });
}

/** Games that were played before, in their order. */
const kept: Trial[][] =
  values.kept !== '' && existsSync(values.kept)
    ? readFileSync(values.kept, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
for (let k = kept.length; k < Number(values.games); k++) {
  const setup = makeSetup(game, {
    seats: Array.from({ length: seats }, () => 'player'),
    seed: Number(values.seed) + k,
  });
  const trials = watchChanges(game, setup, NAMES.length, playerWith);
  kept.push(trials);
  if (values.kept !== '') appendFileSync(values.kept, `${JSON.stringify(trials)}\n`);
  process.stderr.write(`\r${k + 1} of ${values.games} games`);
}
process.stderr.write('\n');
const slopes = slopesOf(NAMES, kept.flat()).sort((a, b) => Math.abs(b.gain) / b.error - Math.abs(a.gain) / a.error);
const rows = slopes.map(({ name, gain, error }) => [name, gain.toFixed(2), `± ${error.toFixed(2)}`]);
process.stdout.write(`${columns([['setting', 'points from the middle to the most', ''], ...rows])}\n`);
