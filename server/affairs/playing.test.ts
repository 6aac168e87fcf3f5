import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatWish, Terms } from '../protocol/tables.ts';
import { saveOfToy } from './testing/save.ts';
import { as, FRIENDLY, HOUR, LIVE, MINUTE, type Name, SECOND, TestHouse, Wall } from './testing/station.ts';

const wall = new Wall();
let house: TestHouse;

beforeAll(async () => {
  house = await TestHouse.open(wall);
  wall.passes(HOUR);
});
afterAll(() => house.close());

const OTTO: SeatWish = { kind: 'opponent', level: 'greedy' };
const RATED: Terms = { ...LIVE, rated: true };

/** Screens of everybody at the table. */
const screens = (table: string, people: readonly Name[]) => Promise.all(people.map((one) => house.screen(one, table)));

describe('taking back beyond one’s turn', () => {
  test('goes as far as was asked for when everybody else allows it, and stands in the chat', async () => {
    const id = await house.playing(['anna', 'ben', 'cleo']);
    for (const one of ['anna', 'ben', 'cleo', 'anna'] as const) await house.play(one, id);
    const { version } = await house.offered('ben', id);
    await house.command('ben', id, { type: 'askTakeBack', version, to: 1 });
    expect((await house.card(id)).ask).toMatchObject({ kind: 'takeBack', by: 1, to: 1 });
    // Nothing else goes on meanwhile.
    await expect(house.play('ben', id)).rejects.toMatchObject({ reason: 'notNow' });
    await house.command('anna', id, { type: 'answer', yes: true });
    expect((await house.card(id)).at).toBe(4);
    await house.command('cleo', id, { type: 'answer', yes: true });
    const card = await house.card(id);
    expect([card.at, card.deciding, card.ask]).toEqual([1, [1, 2], undefined]);
    expect(await house.facts(id)).toEqual(expect.arrayContaining(['fact.takeBackAsked Ben 3', 'fact.takenBack Ben 3']));
    await house.play('ben', id);
    expect((await house.card(id)).at).toBe(2);
  });

  test('is refused by one of them, at once', async () => {
    const id = await house.playing(['anna', 'ben', 'cleo']);
    await house.play('anna', id);
    const { version } = await house.offered('ben', id);
    await house.command('ben', id, { type: 'askTakeBack', version, to: 0 });
    await house.command('cleo', id, { type: 'answer', yes: false });
    const card = await house.card(id);
    expect([card.at, card.ask]).toEqual([1, undefined]);
    expect(await house.facts(id)).toContain('fact.takeBackRefused Cleo');
    // The same is not asked for again in the same position: it would stop the clocks each time.
    await expect(house.command('ben', id, { type: 'askTakeBack', version, to: 0 })).rejects.toMatchObject({
      reason: 'notNow',
    });
  });

  test('is refused when a minute has passed without an answer', async () => {
    const id = await house.playing(['anna', 'ben'], LIVE);
    const all = await screens(id, ['anna', 'ben']);
    await house.play('anna', id);
    const { version } = await house.offered('ben', id);
    await house.command('ben', id, { type: 'askTakeBack', version, to: 0 });
    const before = (await house.card(id)).clock?.left;
    wall.passes(59 * SECOND);
    expect((await house.card(id)).ask).toBeDefined();
    wall.passes(2 * SECOND);
    const card = await house.until(id, ({ ask }) => ask === undefined);
    expect(await house.facts(id)).toContain('fact.takeBackRefused Anna');
    // Nobody’s time has passed meanwhile.
    expect([card.at, card.clock?.left]).toEqual([1, before]);
    for (const screen of all) screen.leave();
  });

  test('can be dropped by who asked, and answered by who was asked only', async () => {
    const id = await house.playing(['anna', 'ben']);
    await house.play('anna', id);
    const { version } = await house.offered('ben', id);
    await house.command('ben', id, { type: 'askTakeBack', version, to: 0 });
    await expect(house.command('ben', id, { type: 'answer', yes: true })).rejects.toMatchObject({ reason: 'notYours' });
    await expect(house.command('anna', id, { type: 'dropAsk' })).rejects.toMatchObject({ reason: 'notYours' });
    await expect(house.command('dora', id, { type: 'answer', yes: true })).rejects.toMatchObject({
      reason: 'notYours',
    });
    await house.command('ben', id, { type: 'dropAsk' });
    expect((await house.card(id)).ask).toBeUndefined();
    await house.play('ben', id);
  });

  test.each(['turn', 'never'] as const)('is not asked for where moves are taken back %s', async (takeBack) => {
    const id = await house.playing(['anna', 'ben'], { ...FRIENDLY, takeBack });
    await house.play('anna', id);
    const { version } = await house.offered('ben', id);
    await expect(house.command('ben', id, { type: 'askTakeBack', version, to: 0 })).rejects.toMatchObject({
      reason: 'impossible',
    });
  });

  test('needs nobody’s consent among opponents', async () => {
    const id = await house.playing(['anna'], FRIENDLY, [OTTO]);
    await house.until(id, ({ deciding }) => deciding.join() === '0');
    await house.play('anna', id);
    await house.until(id, ({ at, deciding }) => at >= 3 && deciding.join() === '0');
    const { version } = await house.offered('anna', id);
    await house.command('anna', id, { type: 'askTakeBack', version, to: 1 });
    expect((await house.card(id)).at).toBe(1);
  });

  test('sent twice is asked once', async () => {
    const id = await house.playing(['anna', 'ben']);
    await house.play('anna', id);
    const { version } = await house.offered('ben', id);
    const ask = { type: 'askTakeBack', version, to: 0 } as const;
    const first = await house.command('ben', id, ask, 'same');
    expect(await house.command('ben', id, ask, 'same')).toEqual(first);
    expect((await house.facts(id)).filter((fact) => fact.includes('Asked'))).toHaveLength(1);
  });
});

describe('a pause', () => {
  test('is agreed on, stops the clocks, and ends when somebody goes on', async () => {
    const id = await house.playing(['anna', 'ben'], LIVE);
    const all = await screens(id, ['anna', 'ben']);
    await house.command('anna', id, { type: 'askPause' });
    await house.command('ben', id, { type: 'answer', yes: true });
    const before = await house.card(id);
    expect([before.paused, before.clock?.running]).toEqual([true, []]);
    await expect(house.play('anna', id)).rejects.toMatchObject({ reason: 'notNow' });
    wall.passes(3 * HOUR);
    await house.command('ben', id, { type: 'resume' });
    const after = await house.card(id);
    expect([after.paused, after.clock?.running, after.clock?.left]).toEqual([false, [0, 1], before.clock?.left]);
    expect(await house.facts(id)).toEqual([
      'fact.sat Ben',
      'fact.started',
      'fact.pauseAsked Anna',
      'fact.paused Anna',
      'fact.resumed Ben',
    ]);
    await house.play('anna', id);
    for (const screen of all) screen.leave();
  });
});

describe('a clock that has run out', () => {
  test('brings an opponent, who plays on until the person sits down again', async () => {
    const id = await house.playing(['anna', 'ben'], LIVE);
    const all = await screens(id, ['anna', 'ben']);
    await house.play('anna', id);
    wall.passes(10 * MINUTE + SECOND);
    const card = await house.until(id, ({ seats, at }) => seats[1].standIn !== undefined && at >= 2);
    expect(card.seats[1]).toMatchObject({ kind: 'person', standIn: 'steady', name: 'Ben' });
    expect(await house.facts(id)).toContain('fact.replacedClock Ben steady');
    await expect(house.command('ben', id, { type: 'resume' })).rejects.toMatchObject({ reason: 'notNow' });
    await house.command('ben', id, { type: 'sitDownAgain' });
    const again = await house.card(id);
    expect(again.seats[1].standIn).toBeUndefined();
    expect(again.clock?.left[1]).toBe(MINUTE);
    expect(await house.facts(id)).toContain('fact.satAgain Ben');
    for (const screen of all) screen.leave();
  });

  test('a time that ran out while no process was there to look is not held against anybody', async () => {
    const id = await house.playing(['anna', 'ben'], LIVE);
    const all = await screens(id, ['anna', 'ben']);
    await house.play('anna', id);
    wall.passes(3 * HOUR);
    const card = await house.until(id, ({ clock }) => (clock?.left[1] ?? 0) > 0);
    expect(card.seats[1].standIn).toBeUndefined();
    expect(card.clock?.left[1]).toBe(MINUTE);
    for (const screen of all) screen.leave();
  });
});

describe('somebody whose line is gone', () => {
  test('is replaced after the grace of the terms, in their turn, and may come back', async () => {
    const id = await house.playing(['anna', 'ben']);
    const [anna, ben] = await screens(id, ['anna', 'ben']);
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    const gone = await house.card(id);
    expect(gone.seats[1].presence).toBe('gone');
    expect(gone.absent).toEqual([{ seat: 1, replaced: wall.now() + 10 * MINUTE }]);
    await anna.until(() => anna.card.absent !== undefined);
    wall.passes(10 * MINUTE + SECOND);
    await house.until(id, ({ seats, at }) => seats[1].standIn !== undefined && at >= 1);
    expect(await house.facts(id)).toContain('fact.replacedAbsent Ben steady');
    const back = await house.screen('ben', id);
    await house.command('ben', id, { type: 'sitDownAgain' });
    await house.affairs.lookWhoIsThere(id);
    expect((await house.card(id)).absent).toBeUndefined();
    for (const screen of [anna, back]) screen.leave();
  });

  test('is not replaced when the line is back in time', async () => {
    const id = await house.playing(['anna', 'ben']);
    const [anna, ben] = await screens(id, ['anna', 'ben']);
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    wall.passes(9 * MINUTE);
    const back = await house.screen('ben', id);
    await house.until(id, ({ absent }) => absent === undefined);
    wall.passes(5 * MINUTE);
    await house.affairs.due(id);
    expect((await house.card(id)).seats[1].standIn).toBeUndefined();
    for (const screen of [anna, back]) screen.leave();
  });

  test('is waited for five minutes longer if somebody wants that, but not for ever', async () => {
    const id = await house.playing(['anna', 'ben', 'cleo']);
    const [anna, ben, cleo] = await screens(id, ['anna', 'ben', 'cleo']);
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    const until = (await house.card(id)).absent?.[0].replaced ?? 0;
    await house.command('anna', id, { type: 'wait', seat: 1 });
    expect((await house.card(id)).absent?.[0].replaced).toBe(until + 5 * MINUTE);
    expect(await house.facts(id)).toContain('fact.waits Anna Ben');
    for (let i = 0; i < 5; i++) await house.command('cleo', id, { type: 'wait', seat: 1 });
    await expect(house.command('cleo', id, { type: 'wait', seat: 1 })).rejects.toMatchObject({ reason: 'tooMany' });
    for (const screen of [anna, cleo]) screen.leave();
  });

  test('is replaced at once if all the others agree', async () => {
    const id = await house.playing(['anna', 'ben', 'cleo']);
    const [anna, ben, cleo] = await screens(id, ['anna', 'ben', 'cleo']);
    await expect(house.command('anna', id, { type: 'askReplace', seat: 1 })).rejects.toMatchObject({
      reason: 'notNow',
    });
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    await house.command('anna', id, { type: 'askReplace', seat: 1 });
    expect((await house.card(id)).ask?.answers.map(({ seat }) => seat)).toEqual([2]);
    await house.command('cleo', id, { type: 'answer', yes: true });
    await house.until(id, ({ seats }) => seats[1].standIn !== undefined);
    expect(await house.facts(id)).toContain('fact.replacedAgreed Ben steady');
    for (const screen of [anna, cleo]) screen.leave();
  });

  test('has a clock that stands for a short while', async () => {
    const id = await house.playing(['anna', 'ben'], LIVE);
    const [anna, ben] = await screens(id, ['anna', 'ben']);
    await house.play('anna', id);
    wall.passes(30 * SECOND);
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    wall.passes(50 * SECOND);
    const back = await house.screen('ben', id);
    await house.until(id, ({ absent }) => absent === undefined);
    expect((await house.card(id)).clock?.left[1]).toBe(10 * MINUTE - 30 * SECOND);
    for (const screen of [anna, back]) screen.leave();
  });

  test('keeps nobody waiting at an empty table: nothing runs out until somebody is there', async () => {
    const id = await house.playing(['anna', 'ben'], LIVE);
    const [anna, ben] = await screens(id, ['anna', 'ben']);
    anna.leave();
    ben.leave();
    await house.affairs.lookWhoIsThere(id);
    const before = (await house.card(id)).clock;
    expect(before?.running).toEqual([]);
    wall.passes(5 * HOUR);
    await house.affairs.due(id);
    const back = await house.screen('anna', id);
    const card = await house.until(id, ({ clock }) => clock?.running.length === 2);
    expect(card.clock?.left).toEqual(before?.left);
    expect(card.absent).toEqual([{ seat: 1, replaced: wall.now() + 10 * MINUTE }]);
    back.leave();
  });

  test('who looks away is away, not gone', async () => {
    const id = await house.playing(['anna', 'ben']);
    const [anna, ben] = await screens(id, ['anna', 'ben']);
    house.affairs.attention(ben, false);
    expect((await house.card(id)).seats[1].presence).toBe('away');
    await anna.until(() => anna.card.seats[1].presence === 'away');
    house.affairs.attention(ben, true);
    expect((await house.card(id)).seats[1].presence).toBe('here');
    for (const screen of [anna, ben]) screen.leave();
  });
});

describe('leaving a running game', () => {
  test('an opponent takes the seat, and the one who left is last among the people', async () => {
    const id = await house.playing(['anna', 'ben', 'cleo'], RATED);
    const all = await screens(id, ['anna', 'cleo']);
    await house.play('anna', id);
    await house.affairs.leave(as('ben'), id);
    expect(await house.facts(id)).toContain('fact.replacedLeft Ben steady');
    await playOut(id, ['anna', 'cleo']);
    const card = await house.until(id, ({ stage }) => stage === 'over');
    expect(card.result).toHaveLength(3);
    const ben = await until(async () => (await house.storage.resultsOf('ben', 5)).find(({ table }) => table === id));
    expect(ben).toMatchObject({ place: 3, abandoned: true, rated: true });
    const anna = (await house.storage.resultsOf('anna', 5)).find(({ table }) => table === id);
    expect(anna?.abandoned).toBe(false);
    expect(anna?.after?.mu).toBeGreaterThan(ben.after?.mu ?? 99);
    expect(await house.facts(id)).toContain('fact.over');
    for (const screen of all) screen.leave();
  });

  test('the last one who leaves a friendly table closes it', async () => {
    const id = await house.playing(['anna', 'ben']);
    await house.affairs.leave(as('ben'), id);
    expect((await house.card(id)).stage).toBe('playing');
    expect(await house.affairs.leave(as('anna'), id)).toMatchObject({ stage: 'closed' });
  });

  test('a rated game that everybody leaves is played to its end by opponents: who left first is last', async () => {
    const id = await house.playing(['anna', 'ben'], RATED);
    await house.affairs.leave(as('ben'), id);
    wall.passes(SECOND);
    await house.affairs.leave(as('anna'), id);
    await house.until(id, ({ stage }) => stage === 'over');
    const result = await until(async () =>
      (await house.storage.resultsOf('anna', 5)).find(({ table }) => table === id),
    );
    expect(result).toMatchObject({ place: 1, abandoned: true });
    expect((await house.storage.resultsOf('ben', 5)).find(({ table }) => table === id)).toMatchObject({ place: 2 });
  });
});

/** Everybody who is asked plays until the game is over. */
async function playOut(id: string, people: readonly Name[]): Promise<void> {
  for (;;) {
    const { stage, deciding, seats } = await house.card(id);
    if (stage !== 'playing') return;
    const one = people.find((name) => deciding.some((seat) => seats[seat].person?.id === name));
    const program = deciding.some((seat) => seats[seat].standIn ?? seats[seat].level);
    if (!program && one) await house.play(one, id).catch(() => undefined);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 500; i++) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nothing came');
}

describe('a game over days', () => {
  const DAYS: Terms = {
    ...FRIENDLY,
    pace: { kind: 'days', hours: 12, from: 9, to: 21, zone: 'Europe/Berlin' },
  };

  test('gives every turn its hours of the day, whoever is there or not', async () => {
    wall.passes(Date.parse('2027-03-26T19:00:00Z') - wall.now()); // Friday, 20:00 in Berlin, before summer time
    const id = await house.playing(['anna', 'ben'], DAYS);
    expect((await house.card(id)).clock?.due).toBe(Date.parse('2027-03-27T19:00:00Z'));
    wall.passes(16 * HOUR); // Saturday noon; nobody has to be there meanwhile
    await house.affairs.lookWhoIsThere(id);
    await house.play('anna', id);
    expect((await house.card(id)).absent).toBeUndefined();
    wall.passes(6 * HOUR);
    await house.play('ben', id); // in time; a new round for both
    const sunday = (await house.card(id)).clock?.due ?? 0;
    // Saturday from 18:00 three hours, Sunday from 9:00 nine: in summer time that is one hour earlier.
    expect(new Date(sunday).toISOString()).toBe('2027-03-28T16:00:00.000Z');
    wall.passes(sunday - wall.now() - MINUTE);
    await house.affairs.due(id);
    expect((await house.card(id)).seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    await house.play('anna', id);
    wall.passes(2 * MINUTE);
    const card = await house.until(id, ({ seats }) => seats[1].standIn !== undefined);
    expect(await house.facts(id)).toContain('fact.replacedClock Ben steady');
    expect(card.seats[0].standIn).toBeUndefined();
    await house.command('ben', id, { type: 'sitDownAgain' });
    expect((await house.card(id)).clock?.left[1]).toBe(12 * HOUR);
  });

  test('an ask stays open for a day, and a move ends it', async () => {
    const id = await house.playing(['anna', 'ben'], DAYS);
    await house.play('anna', id);
    const { version } = await house.offered('ben', id);
    await house.command('ben', id, { type: 'askTakeBack', version, to: 0 });
    wall.passes(2 * HOUR);
    await house.affairs.due(id);
    expect((await house.card(id)).ask).toBeDefined();
    await house.play('ben', id);
    const card = await house.card(id);
    expect([card.ask, card.at]).toEqual([undefined, 2]);
  });
});

describe('the chat', () => {
  test('has lines, phrases and reactions, told to those at the table once each', async () => {
    const id = await house.playing(['anna', 'ben']);
    const [anna, ben] = await screens(id, ['anna', 'ben']);
    const said = anna.said.length;
    await house.command('ben', id, { type: 'say', text: 'Tschüss!' }, 'line');
    await house.command('ben', id, { type: 'say', text: 'Tschüss!' }, 'line');
    await house.command('ben', id, { type: 'phrase', phrase: 'goodGame' });
    await house.command('ben', id, { type: 'react', reaction: 'ouch', at: 0 });
    await anna.until(() => anna.said.length >= said + 3);
    expect(anna.said.slice(said)).toEqual(['Tschüss!', 'phrase.goodGame', 'ouch']);
    const lines = await house.affairs.chat(as('anna'), id, {});
    expect(lines.at(-3)).toMatchObject({ seat: 1, text: 'Tschüss!', person: { name: 'Ben' } });
    for (const screen of [anna, ben]) screen.leave();
  });

  test('those who watch hear facts alone, and may speak when the game is over', async () => {
    const id = await house.playing(['anna', 'ben']);
    await house.command('ben', id, { type: 'say', text: 'I hold a six' });
    expect((await house.affairs.chat(as('cleo'), id, {})).map(({ key }) => key)).toEqual(['fact.sat', 'fact.started']);
    await expect(house.command('cleo', id, { type: 'say', text: 'hello' })).rejects.toMatchObject({
      reason: 'notYours',
    });
    await playOut(id, ['anna', 'ben']);
    await house.command('cleo', id, { type: 'say', text: 'well played' });
    expect((await house.affairs.chat(as('cleo'), id, {})).map(({ text }) => text)).toContain('I hold a six');
  });

  test('notes are their writer’s alone', async () => {
    const id = await house.playing(['anna', 'ben']);
    await house.command('anna', id, { type: 'notes', text: 'Ben has the six' });
    expect(await house.affairs.notes(as('anna'), id)).toBe('Ben has the six');
    expect(await house.affairs.notes(as('ben'), id)).toBe('');
    await expect(house.command('cleo', id, { type: 'notes', text: 'me too' })).rejects.toMatchObject({
      reason: 'notYours',
    });
  });

  test('whoever sits down may read what was said before', async () => {
    const { id } = await house.make('anna', [{ kind: 'me' }, { kind: 'open' }]);
    const ben = await house.screen('ben', id);
    await house.command('anna', id, { type: 'say', text: 'anybody there?' });
    await house.affairs.sitDown(as('ben'), id, {});
    await ben.until(() => ben.said.includes('anybody there?'));
    ben.leave();
  });
});

test('a table that is not watched tells nothing to others, and watchers are counted where it is', async () => {
  const closed = await house.playing(['anna', 'ben'], { ...FRIENDLY, watching: false });
  await expect(house.screen('cleo', closed)).rejects.toMatchObject({ reason: 'notYours' });
  await expect(house.card(closed, 'cleo')).rejects.toMatchObject({ reason: 'notYours' });
  await expect(house.affairs.chat(as('cleo'), closed, {})).rejects.toMatchObject({ reason: 'notYours' });
  const id = await house.playing(['anna', 'ben']);
  const all = await screens(id, ['anna', 'cleo', 'dora']);
  expect((await house.card(id)).watchers).toBe(2);
  all[1].leave();
  expect((await house.card(id)).watchers).toBe(1);
  all[0].leave();
  all[2].leave();
});

test('one’s own tables: those that wait for me first, live before days', async () => {
  const days = await house.playing(['cleo', 'dora'], {
    ...FRIENDLY,
    pace: { kind: 'days', hours: 24, from: 0, to: 0, zone: 'UTC' },
  });
  const waiting = await house.playing(['cleo', 'dora']);
  await house.play('cleo', waiting);
  const mine = await house.playing(['cleo', 'dora'], LIVE);
  const order = (await house.affairs.mine(as('cleo'))).map(({ id }) => id);
  expect([mine, days, waiting].map((id) => order.indexOf(id))).toEqual(
    [mine, days, waiting].map((id) => order.indexOf(id)).sort((a, b) => a - b),
  );
});

describe('a rematch', () => {
  test('seats the same people one further, for whoever asks first and whoever comes after', async () => {
    const id = await house.playing(['anna', 'ben', 'cleo']);
    await expect(house.affairs.rematch(as('anna'), id)).rejects.toMatchObject({ reason: 'notNow' });
    await playOut(id, ['anna', 'ben', 'cleo']);
    await expect(house.affairs.rematch(as('dora'), id)).rejects.toMatchObject({ reason: 'notYours' });
    const [one, two] = await Promise.all([house.affairs.rematch(as('ben'), id), house.affairs.rematch(as('anna'), id)]);
    expect(one.id).toBe(two.id);
    const card = await house.affairs.rematch(as('cleo'), id);
    expect(card.seats.map(({ person, ready }) => [person?.id, ready])).toEqual([
      ['cleo', true],
      ['anna', true],
      ['ben', true],
    ]);
    expect((await house.card(id)).rematch).toBe(card.id);
    const host = card.host === 'ben' ? ('ben' as const) : ('anna' as const);
    expect(await house.affairs.start(as(host), card.id)).toMatchObject({ stage: 'playing' });
  });
});

describe('a game from somebody’s device', () => {
  test('goes on online where it stood, with seats given out anew', async () => {
    const save = saveOfToy(5);
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'link' }];
    const card = await house.affairs.fromSave(as('anna'), save, seats, FRIENDLY);
    expect(card).toMatchObject({ stage: 'gathering', at: 5, game: 'toy', mine: [0] });
    await house.affairs.sitDown(as('ben'), card.id, card.ticket === undefined ? {} : { ticket: card.ticket });
    await house.affairs.setReady(as('ben'), card.id, true);
    await house.affairs.start(as('anna'), card.id);
    await playOut(card.id, ['anna', 'ben']);
    const over = await house.until(card.id, ({ stage }) => stage === 'over');
    expect(over.at).toBeGreaterThan(5);
    // And it can be taken home again.
    const record = await house.station.ask(as('ben'), card.id, { type: 'record' });
    expect(JSON.parse(record).moves.slice(0, 5)).toEqual(JSON.parse(save).moves);
  });

  test.each<[string, (save: string) => string, SeatWish[], Partial<Terms>, string]>([
    [
      'that was changed',
      (save) => save.replace(/"seed":\d+/, '"seed":99'),
      [{ kind: 'me' }, { kind: 'open' }],
      {},
      'impossible',
    ],
    ['that is no game', () => 'hello', [{ kind: 'me' }, { kind: 'open' }], {}, 'impossible'],
    ['with other seats', (save) => save, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], {}, 'impossible'],
    ['for a rating', (save) => save, [{ kind: 'me' }, { kind: 'open' }], { ...LIVE, rated: true }, 'impossible'],
  ])('%s is refused', async (_, change, seats, terms, reason) => {
    const wish = house.affairs.fromSave(as('anna'), change(saveOfToy(3)), seats, { ...FRIENDLY, ...terms });
    await expect(wish).rejects.toMatchObject({ reason });
  });
});

test('nothing went wrong behind anybody’s back', () => {
  expect(house.problems).toEqual([]);
});
