import { expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { openStandard } from '../games/testing.ts';
import { toy } from '../kernel/conformance/toy.ts';
import { fingerprint, type Game, type Match, type Move, makeSetup, seedStream, stateAt } from '../kernel/index.ts';
import { playerNamed, STRONGEST } from '../players/ladder.ts';
import { playMatch, seatPlayers } from '../players/play.ts';
import { playedTurns } from '../players/played-turns.ts';
import { luckOfMove } from '../players/search/prospects.ts';
import { analysisOf, gradeOf, stepsLeft, studyTasks } from './analysis.ts';
import { type Finding, type FoundLine, perform, type StudyTask, type TurnFinding } from './study.ts';

/** A whole game between two who look one step ahead. */
function played(game: Game, seed: number, level = 'novice'): Match {
  const player = playerNamed(level);
  if (!player) throw new Error(`no ${level}`);
  return playMatch(game, makeSetup(game, { seats: ['player', 'player'], seed }), seatPlayers([player, player], seed));
}

const steamrollers = await openStandard('steamrollers');
const game = played(steamrollers, 3);
// The strongest opponent takes a fraction of a second for a turn here, and seconds in SteamRollers.
const autobahn = await openStandard('autobahn');
const inAutobahn = played(autobahn, 3);

/** A turn near the end: there is little to look at. */
function lateTurn(rules: Game, match: Match): StudyTask & { about: { kind: 'turn' } } {
  const task = studyTasks(rules, match).findLast(
    ({ about, seat, state }) => about.kind === 'turn' && match.game.moves(state, seat).length > 5,
  );
  if (task?.about.kind !== 'turn') throw new Error('no turn');
  return { ...task, about: task.about };
}

const line = (behind: number, error = 0.1): FoundLine => ({
  texts: [],
  worth: 50 - behind,
  behind,
  error,
  gains: [],
  later: 0,
  played: true,
});

test.each(GAMES)('$id: the turns of a game hold every move that was chosen, once', async ({ id }) => {
  const rules = await openStandard(id);
  const match = played(rules, 5, 'random');
  const turns = playedTurns(rules, match);
  const chosen = match.played.filter(({ seat }, at) => match.game.moves(stateAt(match, at), seat).length > 1);
  const inTurns = turns.flatMap(({ moves }) => moves);
  expect(new Set(inTurns).size).toBeGreaterThan(20);
  expect(chosen.filter(({ move }) => !inTurns.includes(move))).toEqual([]);
  for (const { seat, at, to, moves } of turns) {
    const own = match.played.slice(at, to).filter((each) => each.seat === seat);
    expect(own.map(({ move }) => move)).toEqual(moves);
  }
});

test('words for a turn: best, good, weak and mistake by the points it gave up; what may be chance is no mistake', () => {
  expect([0, -2, 0.2, 0.6, 1.4, 2.9, 3, 12].map((behind) => gradeOf(line(behind)))).toEqual([
    'best',
    'best',
    'best',
    'good',
    'weak',
    'weak',
    'mistake',
    'mistake',
  ]);
  expect(gradeOf(line(4, 2.5))).toBe('good');
});

test('the same turn is found to be the same whenever it is looked at; its numbers are those of the search', () => {
  const task = lateTurn(autobahn, inAutobahn);
  const finding = perform(autobahn, task);
  expect(perform(autobahn, task)).toEqual(finding);
  if (finding.kind !== 'turn') throw new Error('no turn');
  expect(finding.lines.filter((each) => each.played)).toHaveLength(1);
  expect(finding.lines[0]).toMatchObject({ behind: 0, error: 0 });
  for (const { worth, behind } of finding.lines.slice(1, 3))
    expect(finding.lines[0].worth - worth).toBeCloseTo(behind, 6);
  // Near the end little can happen any more.
  const totals = autobahn.result(inAutobahn.state)?.sheets.map(({ total }) => total) ?? [];
  const { expected = [] } = perform(autobahn, { ...task, about: { ...task.about, playedOn: true } }) as TurnFinding;
  expect(expected).toHaveLength(2);
  for (const [seat, points] of expected.entries()) expect(Math.abs(points - totals[seat])).toBeLessThan(10);
});

test('what the strongest opponent would have played is the best; the worst it looked at is not', () => {
  const task = lateTurn(autobahn, inAutobahn);
  const { seat, state, seats, seed, at } = task;
  const stream = seedStream(seed, `study ${at}`);
  const imagine = () => {
    const world = autobahn.clone(state);
    autobahn.redeal(world, seat, stream);
    return world;
  };
  const moves = autobahn.moves(state, seat);
  const view = () => autobahn.view(state, seat);
  const { ranked } = STRONGEST.search({ game: autobahn, seat, seats, stream, moves, view, imagine });
  const gradeWith = (line: readonly Move[]): string => {
    const finding = perform(autobahn, { ...task, about: { ...task.about, played: line } });
    return analysisOf(inAutobahn, 1, [finding]).turns[0].grade;
  };
  expect(gradeWith(ranked[0].moves)).toBe('best');
  expect(gradeWith(ranked[ranked.length - 1].moves)).not.toBe('best');
});

test('luck is what came less what was to be expected: over all that could have come it is nothing', () => {
  const task = studyTasks(steamrollers, game).filter(({ about }) => about.kind === 'chance')[8];
  if (task.about.kind !== 'chance') throw new Error('no chance');
  const { seat, state, about } = task;
  const stream = seedStream(1, 'what could have come');
  const lucks = Array.from({ length: 40 }, () => {
    const before = steamrollers.clone(state);
    steamrollers.redeal(before, seat, stream);
    const after = steamrollers.clone(before);
    steamrollers.apply(after, seat, about.move);
    return luckOfMove(steamrollers, [before, after], seat, about.move, 24, stream)[seat];
  });
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / lucks.length);
  expect(spread).toBeGreaterThan(0.2);
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(lucks.length));
});

test('all findings of a game together: grades, what mattered, luck apart from play, and the result at the end', () => {
  const rules = toy.open(toy.standardEdition);
  const match = played(rules, 2, 'random');
  const tasks = studyTasks(rules, match).slice(-12);
  const findings: Finding[] = tasks.map((task) => perform(rules, task));
  expect(stepsLeft(tasks, findings)).toEqual([]);
  const analysis = analysisOf(match, tasks.length, findings);
  const totals = rules.result(match.state)?.sheets.map(({ total }) => total);
  expect(analysis.result).toEqual(totals);
  expect(analysis.prospects.at(-1)).toEqual({ at: match.played.length, points: totals });
  const counted = analysis.seats.flatMap(({ grades }) => Object.values(grades)).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(analysis.turns.length);
  const chance = findings.filter((finding) => finding.kind === 'chance');
  for (const [seat, { luck, turningPoints }] of analysis.seats.entries()) {
    expect(luck).toBeCloseTo(
      chance.reduce((sum, finding) => sum + finding.luck[seat], 0),
      6,
    );
    const places = turningPoints.map(({ at }) => at);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
  // Of a game that is not wholly known its end is not drawn yet.
  expect(analysisOf(match, tasks.length, findings.slice(1)).prospects.at(-1)?.at).not.toBe(match.played.length);
});

test('known findings come to known figures: luck and play of each seat, what was to be expected, what mattered most', () => {
  const match = played(toy.open(toy.standardEdition), 2, 'random');
  const turn = (at: number, seat: number, behind: number, expected: readonly number[]): TurnFinding => ({
    kind: 'turn',
    at,
    to: at + 1,
    seat,
    expected,
    lines: [
      { ...line(0), played: false, texts: [{ key: 'best' }] },
      { ...line(behind), texts: [{ key: `at ${at}` }] },
    ],
  });
  const chance = (at: number, seat: number, ...luck: readonly number[]): Finding => ({
    kind: 'chance',
    at,
    seat,
    text: { key: `drawn at ${at}` },
    luck,
  });
  const findings = [
    turn(0, 0, 4, [10, 20]),
    turn(2, 1, 0.1, [12, 21]),
    turn(4, 0, 0, [14, 22]),
    turn(6, 1, 1.5, [16, 23]),
    ...[chance(1, 0, 2, -1), chance(3, 1, -5, 0.5), chance(5, 0, 6, 0), chance(7, 0, 1.6, 0), chance(8, 1, 3, -2)],
  ];
  const { seats, turns, prospects } = analysisOf(match, findings.length, findings);
  expect(turns.map(({ number, seat, grade, givenUp }) => [number, seat, grade, givenUp])).toEqual([
    [1, 0, 'mistake', 4],
    [2, 1, 'best', 0],
    [3, 0, 'best', 0],
    [4, 1, 'weak', 1.5],
  ]);
  expect(turns.map(({ better }) => better?.[0].key)).toEqual(['best', undefined, undefined, 'best']);
  expect(seats.map(({ play }) => play)).toEqual([-2, -0.75]);
  expect(seats[0].luck).toBeCloseTo(7.6, 6);
  expect(seats[1].luck).toBeCloseTo(-2.5, 6);
  // A few games are chance: neighbours count as well.
  expect(prospects.slice(0, 4)).toEqual([
    { at: 0, points: [12, 21] },
    { at: 2, points: [13, 21.5] },
    { at: 4, points: [13, 21.5] },
    { at: 6, points: [14, 22] },
  ]);
  const mattered = seats.map(({ turningPoints }) => turningPoints.map(({ at, cause, points }) => [at, cause, points]));
  expect(mattered[0]).toEqual([
    [0, 'lost', -4],
    [1, 'luck', 2],
    [3, 'luck', -5],
    [5, 'luck', 6],
    [8, 'luck', 3],
  ]);
  expect(mattered[1]).toEqual([
    [6, 'lost', -1.5],
    [8, 'luck', -2],
  ]);
});

test('games are played on from at most forty turns, spread over the game; the turns between have what their neighbours have', () => {
  const tasks = studyTasks(steamrollers, game).filter(({ about }) => about.kind === 'turn');
  const points = tasks.flatMap(({ about }, place) => (about.kind === 'turn' && about.playedOn ? [place] : []));
  expect(tasks.length).toBeGreaterThan(40);
  expect(points.length).toBeLessThanOrEqual(40);
  expect(points.slice(0, 3)).toEqual([0, points[1], 2 * points[1]]);
  const turn = (at: number, expected?: readonly number[]): TurnFinding => ({
    kind: 'turn',
    at,
    to: at + 1,
    seat: 0,
    expected,
    lines: [line(0)],
  });
  const findings = [turn(0, [10, 20]), turn(1), turn(2, [14, 22]), turn(3), turn(4, [18, 27])];
  expect(analysisOf(game, 99, findings).prospects).toEqual([
    { at: 0, points: [14, 23] },
    { at: 1, points: [14, 23] },
    { at: 2, points: [14, 23] },
    { at: 3, points: [14, 23] },
    { at: 4, points: [14, 23] },
  ]);
  expect(analysisOf(game, 99, findings.slice(0, 3)).prospects.map(({ points: [own] }) => own)).toEqual([12, 12, 12]);
  expect(analysisOf(game, 99, [turn(0)]).prospects).toEqual([]);
});

test('nobody thinks with more than the seat knew: what it could not see may lie in any other way', () => {
  const rules = toy.open(toy.standardEdition);
  const match = played(rules, 2, 'random');
  const tasks = studyTasks(rules, match).filter(({ about }) => about.kind === 'turn');
  const stream = seedStream(4, 'another deal');
  let others = 0;
  for (const task of tasks.slice(0, 6)) {
    const other = rules.clone(task.state);
    rules.redeal(other, task.seat, stream);
    if (fingerprint(other) !== fingerprint(task.state)) others++;
    expect(perform(rules, { ...task, state: other })).toEqual(perform(rules, task));
  }
  expect(others).toBeGreaterThan(0);
});

test('what chance brought is studied from before to after', () => {
  const task = studyTasks(steamrollers, game).find(({ about }) => about.kind === 'chance');
  if (task?.about.kind !== 'chance') throw new Error('no chance');
  const { seat, state, about, seed, at } = task;
  const stream = seedStream(seed, `prospects ${at}`);
  expect(perform(steamrollers, task)).toMatchObject({
    luck: luckOfMove(steamrollers, [state, about.after], seat, about.move, 48, stream),
  });
});
