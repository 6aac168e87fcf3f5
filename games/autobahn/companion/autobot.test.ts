import { describe, expect, test } from 'vitest';
import { type GameEvent, type Match, replay } from '../../../kernel/index.ts';
import { GoldenGames } from '../../../scripts/golden/games.ts';
import { THOROUGH } from '../../../scripts/testing/thorough.ts';
import type { AutobahnState } from '../state.ts';
import { TRUCKS } from '../tables.ts';
import { cardText } from '../terms.ts';
import { game, tables as t } from '../testing.ts';
import { leadAutobot } from './autobot.ts';
import { kindOf } from './card-kinds.ts';
import { Feeder } from './feeding.ts';
import { companion } from './index.ts';
import { BOT } from './trial.ts';

const golden = new GoldenGames('autobahn');
/** Wine and Services are not the companion's. */
const GAMES = golden.names().filter((name) => /^autobot-(level-\d+(-traffic)?|own-options)$/.test(name));

const ofBot = (seat: unknown): boolean => JSON.stringify(seat) === JSON.stringify({ seat: BOT });
const cardKind = (said: unknown): string =>
  kindOf(
    t,
    t.cards.findIndex((_, card) => JSON.stringify(cardText(t, card)) === JSON.stringify(said)),
  );

/** Every step of Autobot, and what the player's turn did to it; cards by what Autobot sees of them. */
const steps = (events: readonly GameEvent[]): string[] =>
  events
    .filter(({ key, params }) => key.startsWith('event.bot') || ofBot(params.seat) || key === 'event.cityValue')
    .map(({ key, params }) => JSON.stringify([key, 'card' in params ? cardKind(params.card) : params]));

/** All that Autobot has, and all of the board that its choices depend on. */
const seen = (s: AutobahnState) => ({
  era: s.era,
  turn: s.turn,
  trigger: s.trigger,
  stacks: s.stacks,
  road: s.road,
  values: s.values,
  stations: [s.stationAt, s.stations[BOT]],
  offices: s.offices,
  floors: s.floors.map((seats) => (seats >> BOT) & 1),
  staff: [s.supply[BOT], s.lobby[BOT]],
  track: s.track[BOT],
  trucks: s.trucks.slice(BOT * TRUCKS),
  goods: s.goods.slice(BOT * TRUCKS),
  targets: s.bot?.targets,
  delivered: s.delivered[BOT],
  pharma: s.pharma,
  tiles: [s.roadTiles.map((tile) => tile >= 0), s.countryTiles.map((tile) => tile >= 0), s.tilesTaken[BOT]],
  slots: s.bot?.slots,
  queue: s.bot?.queue,
  colours: s.bot?.colourCards.map((card) => kindOf(t, card)),
  deck: s.bot?.colourDeck.map((card) => kindOf(t, card)).sort(),
  traffic: [s.traffic, s.trafficHeld[BOT]],
});

/** Leads the companion through a game that was played and compares every step; says what it was asked. */
function follow(match: Match): { feeder: Feeder; total: number; compared: number } {
  const feeder = new Feeder(t, match);
  let told: GameEvent[] = [];
  let compared = 0;
  const end = leadAutobot(t, feeder, (state, events) => {
    told.push(...events);
    const { chunk } = feeder;
    const ofPlayer = chunk[0].seat !== BOT;
    if (!feeder.isSettled(events)) return;
    const played = steps(chunk.flatMap(({ events: happened }) => happened));
    const own = steps(told);
    // In which order the player told their deeds is nothing to Autobot.
    expect(ofPlayer ? own.sort() : own).toEqual(ofPlayer ? played.sort() : played);
    expect(seen(state)).toEqual(seen(chunk[chunk.length - 1].after));
    compared += own.length;
    told = [];
    feeder.next();
  });
  expect(feeder.isOver).toBe(true);
  return { feeder, total: end.sheet.total, compared };
}

/** One with every difficulty and one with traffic; the others when everything is played out. */
const SHORT = ['autobot-level-12', 'autobot-level-10-traffic'];

describe('AB-24 the companion of Autobot', () => {
  test('there are games to follow', () => {
    expect(GAMES).toEqual(expect.arrayContaining(SHORT));
  });

  test.each(THOROUGH ? GAMES : SHORT)('%s: every step and the score are those of the game', (name) => {
    const match = replay(game, golden.record(name));
    const { feeder, total, compared } = follow(match);
    expect(compared).toBeGreaterThan(100);
    expect(total).toBe(match.game.result(match.state)?.sheets[BOT].total);
    // The same answers, given one after the other, lead there as well.
    const { end } = companion.at(feeder.given);
    expect([end?.sheet.total, end?.needed]).toEqual([total, total + 1]);
  });

  test('the last answer can be taken back, and a question says what is possible', () => {
    const setup = ['1', 'none', '0', 'done'];
    const first = companion.at(setup);
    expect(first.question).toMatchObject({ kind: 'colour', rule: 'AB-24.5' });
    expect(first.question?.options.map(({ id }) => id).sort()).toEqual(
      ['black', 'cyan', 'orange', 'purple', 'red', 'white'].sort(),
    );
    const second = companion.at([...setup, 'red']);
    expect(second.question?.options.map(({ id }) => id)).toEqual(['1A', '2A', '3A', '5A', '7A']);
    // The purple autobahn has no link for a station yet: the card goes into the queue, and the next one is drawn.
    const queued = companion.at([...setup, 'purple', '7A']);
    expect(queued.question?.lines.map(({ text: { key } }) => key)).toEqual(['do.event.botQueues']);
    expect(queued.question?.options.map(({ id }) => id)).toEqual(['1A', '2A', '3A', '5A']);
    expect(companion.at(setup)).toEqual(first);
  });
});
