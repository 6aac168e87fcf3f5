import { describe, expect, test } from 'vitest';
import {
  type CompanionQuestion,
  Dialogue,
  type GameEvent,
  type Match,
  makeSetup,
  pick,
  play,
  replay,
  seedStream,
  startMatch,
} from '../../../kernel/index.ts';
import { GoldenGames } from '../../../scripts/golden/games.ts';
import { TILE } from '../effects/tiles.ts';
import { EVA, NONE, type SteamRollersState } from '../state.ts';
import { game, tables as t } from '../testing.ts';
import { leadEva } from './eva.ts';
import { companion } from './index.ts';

const golden = new GoldenGames('steamrollers');
const GAMES = golden.names().filter((name) => name.startsWith('eva-'));
const PLAYER = 0;

interface Step {
  readonly before: SteamRollersState;
  readonly after: SteamRollersState;
  readonly events: readonly GameEvent[];
}

const isState = (state: object): state is SteamRollersState => 'crossed' in state;
const tops = ({ frames }: SteamRollersState): string => frames.at(-1)?.kind ?? 'over';
const OF_EVA = /^(evaPhase\d|signalChange|sealedWagon)$/;

/** What Eva did, as the log tells it; of a tile its number, of a cube its city. */
const steps = (events: readonly GameEvent[]): string[] =>
  events
    .filter(({ key }) => /^event\.(eva(?!Difficulty)|end\.evaFull)/.test(key))
    .map(({ key, params }) => {
      if (key === 'event.evaRemoves') return `${key} ${params.city} ${params.points}`;
      if (key === 'event.evaTakesBack') return `${key} ${JSON.stringify(params.tile).match(/\d/)?.[0]}`;
      return `${key} ${JSON.stringify(params)}`;
    });

/** Sits at a game that was played, sees its table, and answers what the companion asks. */
class Feeder extends Dialogue {
  readonly #match: Match;
  readonly #states: readonly SteamRollersState[];
  /** The decisions of Eva's turns, in order. */
  readonly turns: Step[][] = [];
  readonly given: string[] = [];
  readonly asked = new Map<string, number>();
  #turn = -1;
  /** Which of this turn's rolls of her die come next. */
  #rolls = 0;
  #phase1 = 0;
  #setupDie = 0;
  #tile = 0;

  constructor(match: Match) {
    super([]);
    this.#match = match;
    this.#states = [...match.past, match.state].filter(isState);
    let turn: Step[] = [];
    match.played.forEach(({ events }, i) => {
      const [before, after] = [this.#states[i], this.#states[i + 1]];
      const begins = events.some(({ key }) => key === 'event.evaDie');
      if (begins || OF_EVA.test(tops(before))) turn.push({ before, after, events });
      if (turn.length > 0 && !OF_EVA.test(tops(after))) {
        this.turns.push(turn);
        turn = [];
      }
    });
  }

  get turn(): readonly Step[] {
    return this.turns[this.#turn] ?? [];
  }
  /** The step in which her n-th phase 1 of this turn was played. */
  get #crossing(): Step {
    const crossings = this.turn.filter(({ before }) => tops(before) === 'evaPhase1');
    return crossings[this.#phase1];
  }

  override ask(question: Omit<CompanionQuestion, 'lines'> & { lines?: CompanionQuestion['lines'] }): string {
    const answer = this.#answer(question);
    if (!question.options.some(({ id }) => id === answer)) throw new Error(`${question.kind}: ${answer}`);
    if (question.options.length === 1 && (question.lines ?? []).length === 0) return answer;
    this.given.push(answer);
    this.asked.set(question.kind, (this.asked.get(question.kind) ?? 0) + 1);
    return answer;
  }

  #answer({ kind, text }: Omit<CompanionQuestion, 'lines'>): string {
    const yes = (is: boolean): string => (is ? 'yes' : 'no');
    const { deal } = this.#states[0];
    switch (kind) {
      case 'level':
        return String(deal.level);
      case 'side':
        return 'ab'[deal.tileSides[TILE.two]];
      case 'setupDie':
        return String(this.#difficulty()[this.#setupDie++]);
      case 'die':
        return this.#nextTurn();
      case 'signal':
        return yes(this.#usesSignal());
      case 'reroll':
        return this.#reroll();
      case 'tile': {
        const { tileOwner, sideways } = this.#crossing.before;
        const tile = Number(text.params?.tile) - 1;
        return yes(tileOwner[tile] === PLAYER && sideways[tile] === 0);
      }
      case 'city': {
        const found = yes(this.#crossing.before.goods[Number(text.params?.city) - 1].length > 0);
        return found;
      }
      case 'wagon':
        return yes(this.turn.some(({ events }) => events.some(({ key }) => key === 'event.blocksEva')));
      case 'pool': {
        const tile = this.#tile++;
        const { tileOwner } = this.#states[this.#states.length - 1];
        if (tileOwner[tile] !== NONE) return 'none';
        return 'ab'[this.#side(tile)];
      }
      default:
        throw new Error(kind);
    }
  }

  /** Sides that bring the same points are not told apart. */
  #side(tile: number): number {
    const side = this.#states[0].deal.tileSides[tile];
    const [a, b] = t.soloTiles[tile];
    return tile !== TILE.two && a.points === b.points ? 0 : side;
  }
  #difficulty(): number[] {
    const { opening, played } = this.#match;
    const told = [...opening, ...played.flatMap(({ events }) => events)];
    const dice = told.find(({ key }) => key === 'event.evaDifficulty')?.params.dice;
    return String(dice).split(' ').map(Number);
  }
  #nextTurn(): string {
    this.#turn++;
    this.#rolls = 0;
    this.#phase1 = 0;
    if (this.#turn >= this.turns.length) return 'over';
    const die = this.turn[0].events.find(({ key }) => key === 'event.evaDie')?.params.value;
    return String(die);
  }
  /** Before which of her phases 1 the signal was changed: the one that is about to be played. */
  #usesSignal(): boolean {
    const crossing = this.turn.indexOf(this.#crossing);
    const from = this.turn.findLastIndex(({ before }, i) => i < crossing && tops(before) === 'evaPhase3');
    return this.turn
      .slice(from + 1, crossing)
      .some(({ events }) => events.some(({ key }) => key === 'event.signalChange'));
  }
  #reroll(): string {
    const rolls = this.turn.flatMap(({ events }) =>
      events.filter(({ key }) => key === 'event.evaRerolls' || key === 'event.signalChange'),
    );
    const rolled = rolls[this.#rolls++];
    if (rolled.key === 'event.evaRerolls') this.#phase1++;
    return String(rolled.params.value);
  }
}

function follow(match: Match): { feeder: Feeder; total: number; needed: number | undefined; compared: number } {
  const feeder = new Feeder(match);
  const told: string[] = [];
  let last: SteamRollersState | undefined;
  const end = leadEva(t, feeder, (state, events) => {
    told.push(...steps(events));
    last = state;
  });
  expect(told).toEqual(feeder.turns.flatMap((turn) => turn.flatMap(({ events }) => steps(events))));
  const { state } = match;
  if (!isState(state)) throw new Error('not a game of SteamRollers');
  expect([last?.crossed, last?.evaPoints, last?.ending]).toEqual([state.crossed, state.evaPoints, state.ending]);
  return { feeder, total: end.sheet.total, needed: end.needed, compared: told.length };
}

/** A game whose player does anything that is possible, the Solo tile included. */
function randomGame(seed: number): Match {
  const luck = seedStream(seed, 'player');
  const match = startMatch(
    game,
    makeSetup(game, { seats: ['player', 'eva'], seed, options: { level: 1 + (seed % 6) } }),
  );
  for (;;) {
    const [seat] = match.game.deciding(match.state);
    if (seat === undefined) return match;
    play(match, seat, pick(luck, match.game.moves(match.state, seat)));
  }
}

function expectSame(match: Match): Feeder {
  const { feeder, total, needed, compared } = follow(match);
  expect(compared).toBeGreaterThan(10);
  const result = match.game.result(match.state);
  if (needed !== undefined) expect(total).toBe(result?.sheets[EVA].total);
  expect(needed === undefined).toBe(result?.ending.key === 'ending.evaFull');
  expect(companion.at(feeder.given).end).toEqual({ sheet: expect.objectContaining({ total }), needed });
  return feeder;
}

describe('SR-10 the companion of Eva', () => {
  test.each(GAMES)('%s: every step and the score are those of the game', (name) => {
    expectSame(replay(game, golden.record(name)));
  });

  test('whatever the player does, and with every question there is', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 40; seed++)
      for (const kind of expectSame(randomGame(seed)).asked.keys()) asked.add(kind);
    expect([...asked].sort()).toEqual(
      ['city', 'die', 'level', 'pool', 'reroll', 'setupDie', 'side', 'signal', 'tile', 'wagon'].sort(),
    );
  });

  test('the last answer can be taken back, and what is no answer is not used', () => {
    const answers = ['1', 'a', '5', '5', 'no', 'no', 'yes'];
    expect(companion.at(answers).question?.kind).toBe('die');
    expect(companion.at(answers.slice(0, -1)).question).toMatchObject({ kind: 'city', text: { params: { city: 5 } } });
    expect(companion.at([...answers.slice(0, -1), 'maybe', '3'])).toMatchObject({
      answered: 6,
      question: { kind: 'city' },
    });
  });
});
