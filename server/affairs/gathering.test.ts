import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatWish, Terms } from '../protocol/tables.ts';
import { as, FRIENDLY, HOUR, LIVE, ListScreen, MINUTE, SECOND, TestHouse, Wall } from './testing/station.ts';
import { newTicket, ticketFrom } from './tickets.ts';

const wall = new Wall();
let house: TestHouse;

beforeAll(async () => {
  house = await TestHouse.open(wall, ['dora']);
  wall.passes(HOUR);
});
afterAll(() => house.close());

const ME: SeatWish = { kind: 'me' };
const OPEN: SeatWish = { kind: 'open' };
const LINK: SeatWish = { kind: 'link' };
const OTTO: SeatWish = { kind: 'opponent', level: 'greedy' };
const BUILDER: SeatWish = { kind: 'opponent', level: 'steady:builder' };
const RATED: Terms = { ...LIVE, rated: true };

describe('a ticket', () => {
  test('has four letters and four, none of which is taken for another', () => {
    let count = 0;
    const codes = Array.from({ length: 200 }, () => newTicket((limit) => count++ % limit));
    expect(codes.join('')).toMatch(/^([A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4})+$/);
  });

  test.each([
    ['abcd-efgh', 'ABCD-EFGH'],
    [' abcd efgh ', 'ABCD-EFGH'],
    ['ABCDEFGH', 'ABCD-EFGH'],
    ['ABCD-EFG0', undefined],
    ['ABCD-EFG', undefined],
    ['ABCD-EFGHJ', undefined],
  ])('typed as %j is %s', (typed, code) => {
    expect(ticketFrom(typed)).toBe(code);
  });
});

describe('a new table', () => {
  test('gathers with its maker as host, ready, and a ticket only those at it see', async () => {
    const card = await house.make('anna', [ME, LINK, OTTO]);
    expect(card).toMatchObject({ stage: 'gathering', host: 'anna', mine: [0], options: { whistle: false } });
    expect(card.seats.map(({ kind, ready, name }) => [kind, ready, name])).toEqual([
      ['person', true, 'Anna'],
      ['vacant', undefined, undefined],
      ['opponent', undefined, 'Greedy'],
    ]);
    expect(card.ticket).toMatch(/^\w{4}-\w{4}$/);
    expect((await house.card(card.id, 'ben')).ticket).toBeUndefined();
    const found = await house.affairs.byTicket(as('ben'), card.ticket?.toLowerCase() ?? '');
    expect([found.id, found.ticket]).toEqual([card.id, undefined]);
  });

  test.each<[string, SeatWish[], Terms, object, string]>([
    ['a company that the game does not know', [ME, OPEN, OPEN, OPEN], FRIENDLY, {}, 'impossible'],
    ['an automa that the game does not have', [ME, { kind: 'automa', automa: 'eva' }], FRIENDLY, {}, 'impossible'],
    ['an unknown option', [ME, OPEN], FRIENDLY, { options: { bells: true } }, 'impossible'],
    ['an unknown game', [ME, OPEN], FRIENDLY, { game: 'chess' }, 'impossible'],
    ['an unknown opponent', [ME, { kind: 'opponent', level: 'genius' }], FRIENDLY, {}, 'impossible'],
    ['an opponent in a style of another game', [ME, BUILDER], FRIENDLY, {}, 'impossible'],
    ['component data that is none', [ME, OPEN], FRIENDLY, { edition: { values: 'none' } }, 'edition'],
    ['two seats for its maker', [ME, ME], FRIENDLY, {}, 'impossible'],
    ['nobody at it', [OTTO, OTTO], FRIENDLY, {}, 'impossible'],
    [
      'hours of nowhere',
      [ME, OPEN],
      { ...FRIENDLY, pace: { kind: 'days', hours: 24, from: 9, to: 21, zone: 'Mars/Base' } },
      {},
      'impossible',
    ],
    ['a rating without a clock', [ME, OPEN], { ...RATED, pace: { kind: 'none' } }, {}, 'impossible'],
    ['a rating that waits for ever', [ME, OPEN], { ...RATED, grace: 0 }, {}, 'impossible'],
    ['a rating with component data of one’s own', [ME, OPEN], RATED, { edition: {} }, 'impossible'],
    ['a rating for one person', [ME, OTTO], RATED, {}, 'impossible'],
  ])('with %s is refused', async (_, seats, terms, more, reason) => {
    await expect(house.make('anna', seats, terms, more)).rejects.toMatchObject({ reason });
  });

  test('has opponents in styles of its game, named by how strong they are', async () => {
    const more = { game: 'steamrollers' };
    const card = await house.make('anna', [ME, BUILDER, { kind: 'opponent', level: 'steady' }], FRIENDLY, more);
    expect(card.seats.slice(1)).toEqual([
      { kind: 'opponent', level: 'steady', name: 'Steady 2' },
      { kind: 'opponent', level: 'steady', name: 'Steady 3' },
    ]);
    const set = (level: string) => house.affairs.setSeat(as('anna'), card.id, 2, { kind: 'opponent', level });
    expect((await set('skilled:hauler')).seats.map(({ name }) => name)).toEqual(['Anna', 'Steady', 'Skilled']);
    await expect(set('skilled:politician')).rejects.toMatchObject({ reason: 'impossible' });
    const { seats } = (await house.storage.findTable(card.id)) ?? { seats: [] };
    expect(seats.map(({ holder }) => holder?.kind === 'opponent' && holder.level)).toEqual([
      false,
      'steady:builder',
      'skilled:hauler',
    ]);
  });

  test('that is rated asks for a key first, from its maker and from whoever sits down', async () => {
    await expect(house.make('dora', [ME, OPEN], RATED)).rejects.toMatchObject({ reason: 'notYours' });
    const { id } = await house.make('anna', [ME, OPEN], RATED);
    await expect(house.affairs.sitDown(as('dora'), id, {})).rejects.toMatchObject({ reason: 'notYours' });
    expect((await house.affairs.sitDown(as('ben'), id, {})).mine).toEqual([1]);
  });

  test('is made by somebody, not by a program and not by nobody', async () => {
    const wish = { game: 'toy', options: {}, seats: [ME, OPEN], terms: FRIENDLY };
    await expect(house.affairs.create({ person: undefined }, wish)).rejects.toMatchObject({ reason: 'unauthorised' });
    const program = { person: 'anna', seatToken: { table: 't', seat: 0 } };
    await expect(house.affairs.create(program, wish)).rejects.toMatchObject({ reason: 'unauthorised' });
  });
});

describe('sitting down', () => {
  test('at a seat for whoever has the ticket takes the ticket, which dies with the last such seat', async () => {
    const { id, ticket = '' } = await house.make('anna', [ME, LINK]);
    await expect(house.affairs.sitDown(as('ben'), id, {})).rejects.toMatchObject({ reason: 'notYours' });
    await expect(house.affairs.sitDown(as('ben'), id, { ticket: 'AAAA-AAAA' })).rejects.toMatchObject({
      reason: 'notYours',
    });
    expect((await house.affairs.sitDown(as('ben'), id, { ticket })).mine).toEqual([1]);
    await expect(house.affairs.byTicket(as('cleo'), ticket)).rejects.toMatchObject({ reason: 'gone' });
    await expect(house.affairs.sitDown(as('cleo'), id, { ticket })).rejects.toMatchObject({ reason: 'taken' });
    // Whoever leaves makes room for somebody else, with a ticket of its own.
    await house.affairs.leave(as('ben'), id);
    const next = (await house.card(id)).ticket;
    expect(next).toMatch(/^\w{4}-\w{4}$/);
    expect(next).not.toBe(ticket);
  });

  test('is for one of two who come at once; the other is told that somebody was faster', async () => {
    const { id } = await house.make('anna', [ME, OPEN]);
    const both = await Promise.allSettled([
      house.affairs.sitDown(as('ben'), id, { seat: 1 }),
      house.affairs.sitDown(as('cleo'), id, { seat: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'taken' } });
  });

  test('twice is once, and another free seat can be chosen', async () => {
    const { id } = await house.make('anna', [ME, OPEN, OPEN]);
    await house.affairs.sitDown(as('ben'), id, {});
    expect((await house.affairs.sitDown(as('ben'), id, {})).mine).toEqual([1]);
    const moved = await house.affairs.sitDown(as('ben'), id, { seat: 2 });
    expect([moved.mine, moved.seats[1].kind]).toEqual([[2], 'vacant']);
  });

  test('a host who leaves passes the table on, and the last one closes it', async () => {
    const { id } = await house.make('anna', [ME, OPEN]);
    await house.affairs.sitDown(as('ben'), id, {});
    expect(await house.affairs.leave(as('anna'), id)).toMatchObject({ host: 'ben', stage: 'gathering' });
    expect(await house.facts(id, 'ben')).toEqual(['fact.sat Ben', 'fact.left Anna', 'fact.host Ben']);
    expect(await house.affairs.leave(as('ben'), id)).toMatchObject({ stage: 'closed' });
  });

  test('a table nobody comes to is closed after seven days, and its ticket opens nothing', async () => {
    const { id, ticket = '' } = await house.make('anna', [ME, LINK], { ...FRIENDLY, visible: 'link' });
    wall.passes(7 * 24 * HOUR);
    await expect(house.affairs.byTicket(as('ben'), ticket)).rejects.toMatchObject({ reason: 'gone' });
    await house.until(id, ({ stage }) => stage === 'closed');
    expect(await house.facts(id)).toEqual(['fact.expired']);
  });

  test('a public live table keeps a seat for five minutes when the line goes', async () => {
    const { id } = await house.make('anna', [ME, OPEN], LIVE);
    await house.affairs.sitDown(as('ben'), id, {});
    const [anna, ben] = [await house.screen('anna', id), await house.screen('ben', id)];
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    expect((await house.card(id)).seats.map(({ presence }) => presence)).toEqual(['here', 'gone']);
    wall.passes(5 * MINUTE - SECOND);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await house.card(id)).seats[1].kind).toBe('person');
    wall.passes(2 * SECOND);
    expect((await house.until(id, ({ seats }) => seats[1].kind === 'vacant')).seats[0].kind).toBe('person');
    anna.leave();
  });
});

describe('the host', () => {
  test('puts an opponent on an empty seat, takes it away again, and nobody else does', async () => {
    const { id } = await house.make('anna', [ME, OPEN, OPEN]);
    await house.affairs.sitDown(as('ben'), id, {});
    await expect(house.affairs.setSeat(as('ben'), id, 2, OTTO)).rejects.toMatchObject({ reason: 'notYours' });
    const card = await house.affairs.setSeat(as('anna'), id, 2, OTTO);
    expect(card.seats[2]).toMatchObject({ kind: 'opponent', level: 'greedy', name: 'Greedy' });
    expect((await house.affairs.setSeat(as('anna'), id, 2, LINK)).ticket).toBeDefined();
    await expect(house.affairs.setSeat(as('anna'), id, 2, { kind: 'automa', automa: 'eva' })).rejects.toMatchObject({
      reason: 'impossible',
    });
  });

  test('starts when everybody is there and ready, once', async () => {
    const { id } = await house.make('anna', [ME, OPEN]);
    await expect(house.affairs.start(as('anna'), id)).rejects.toThrow('a seat is still empty');
    await house.affairs.sitDown(as('ben'), id, {});
    await expect(house.affairs.start(as('anna'), id)).rejects.toThrow('somebody is not ready');
    await house.affairs.setReady(as('ben'), id, true);
    await expect(house.affairs.start(as('ben'), id)).rejects.toMatchObject({ reason: 'notYours' });
    const twice = await Promise.allSettled([house.affairs.start(as('anna'), id), house.affairs.start(as('anna'), id)]);
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const stored = await house.storage.findTable(id);
    expect(stored).toMatchObject({ stage: 'playing', at: 0, deciding: [0, 1], version: 1 });
    expect(stored?.opening.length).toBeGreaterThan(0);
    expect(await house.storage.stateAt(id, 0)).toContain('"deck"');
    const calls = await house.storage.takeCalls(house.wall.now() + MINUTE, 1, 1000);
    expect(
      calls
        .flatMap(({ table, person, why, by }) => (table === id && by === 'push' ? [`${person}: ${why}`] : []))
        .sort(),
    ).toEqual(['anna: turn', 'ben: turn']);
  });

  test('gives nobody the seed, and two tables two of them', async () => {
    const seeds = new Set<number>();
    for (let i = 0; i < 3; i++) {
      const id = await house.playing(['anna', 'ben']);
      const seed = (await house.storage.findTable(id))?.setup?.seed ?? 0;
      seeds.add(seed);
      expect(JSON.stringify(await house.card(id))).not.toContain(String(seed));
    }
    expect(seeds.size).toBe(3);
  });

  test('closes a table that gathers', async () => {
    const { id } = await house.make('anna', [ME, OPEN]);
    expect(await house.affairs.close(as('anna'), id)).toMatchObject({ stage: 'closed' });
    await expect(house.affairs.sitDown(as('ben'), id, {})).rejects.toMatchObject({ reason: 'gone' });
  });
});

describe('a program', () => {
  test('plays its seat with a token that is told once; a new one makes the old one worthless', async () => {
    const { id } = await house.make('anna', [ME, { kind: 'program' }]);
    await expect(house.affairs.start(as('anna'), id)).rejects.toThrow('no token');
    await expect(house.affairs.newToken(as('ben'), id, 1)).rejects.toMatchObject({ reason: 'notYours' });
    await expect(house.affairs.newToken(as('anna'), id, 0)).rejects.toMatchObject({ reason: 'notNow' });
    const first = await house.affairs.newToken(as('anna'), id, 1);
    const second = await house.affairs.newToken(as('anna'), id, 1);
    expect(first.token).not.toBe(second.token);
    const kept = await house.storage.tokensOf(id);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(second.token);
    const card = await house.affairs.start(as('anna'), id);
    expect(card.seats[1]).toMatchObject({ kind: 'program', ready: true });
    const program = { person: undefined, seatToken: { table: id, seat: 1 } };
    expect((await house.affairs.card(program, id)).mine).toEqual([1]);
  });
});

describe('the list of open tables', () => {
  test('has public tables with a free seat, those that gather first, and can be filtered', async () => {
    const open = await house.make('anna', [ME, OPEN], { ...LIVE, language: 'pl' });
    const hidden = await house.make('anna', [ME, LINK], { ...FRIENDLY, visible: 'link' });
    const full = await house.make('anna', [ME, OPEN]);
    await house.affairs.sitDown(as('ben'), full.id, {});
    const running = await house.playing(['anna', 'ben']);
    const unwatched = await house.playing(['anna', 'ben'], { ...FRIENDLY, watching: false });
    const ids = async (filter: object): Promise<string[]> =>
      (await house.affairs.list(as('cleo'), filter)).map(({ id }) => id);
    const all = await ids({});
    expect(all).toContain(open.id);
    expect(all.indexOf(open.id)).toBeLessThan(all.indexOf(running));
    for (const id of [hidden.id, full.id, unwatched]) expect(all).not.toContain(id);
    expect(await ids({ stage: 'playing' })).not.toContain(open.id);
    expect(await ids({ pace: 'live', stage: 'gathering', language: 'pl' })).toContain(open.id);
    expect(await ids({ language: 'de' })).not.toContain(open.id);
    expect(await ids({ pace: 'days' })).not.toContain(open.id);
    expect(await ids({ rated: 'true' })).not.toContain(open.id);
    expect(await ids({ game: 'autobahn' })).toEqual([]);
  });

  test('is told to whoever follows it when it changes, and one’s own tables too', async () => {
    const screen = await followList('cleo', 'open');
    const mine = await followList('cleo', 'mine');
    const before = screen.lists.length;
    const { id } = await house.make('anna', [ME, OPEN], LIVE);
    await screen.until(() => screen.lists.at(-1)?.includes(id) ?? false);
    expect(screen.lists.length).toBeGreaterThan(before);
    await house.affairs.sitDown(as('cleo'), id, {});
    await mine.until(() => mine.lists.at(-1)?.includes(id) ?? false);
    await house.affairs.leave(as('cleo'), id);
    await mine.until(() => !mine.lists.at(-1)?.includes(id));
    await house.affairs.close(as('anna'), id);
    await screen.until(() => !screen.lists.at(-1)?.includes(id));
    screen.leave();
    mine.leave();
  });

  async function followList(who: 'cleo', list: 'open' | 'mine') {
    const screen = new ListScreen();
    screen.leave = await house.station.followList(as(who), list, screen);
    return screen;
  }
});

test('nothing went wrong behind anybody’s back', () => {
  expect(house.problems).toEqual([]);
});
