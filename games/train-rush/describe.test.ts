import { expect, test } from 'vitest';
import { type Events, LANGUAGES, makeSetup, pick, seedStream, tableSpeaker } from '../../kernel/index.ts';
import { freshTable, game, type Table, tableIn, tables, Y } from './testing.ts';

const setup = makeSetup(game, { seats: ['player', 'player', 'player', 'player'], options: {}, seed: 1 });
const speakers = LANGUAGES.map((language) => tableSpeaker(game, setup, language));

/** The movement that ends on a field, in the words of every language. */
function words(table: Table, to: string, token = 0): string[] {
  const move = table.list('move').find((one) => one.to === to && one.token === token);
  if (move === undefined) throw new Error(`no movement to ${to}`);
  return speakers.map((speaker) => speaker.say(game.describe(move)));
}
const withCard = (from: string, card: string): Table =>
  tableIn('movement').place(Y, from).hand(Y, [card]).purse(Y, { coal: 5 }).play({ type: 'playCard' });

test('TR-10.5: a movement is told by what stands at its end, never by the id of a field', () => {
  expect(words(withCard('I-G5', 'A05'), 'rackglen')).toEqual([
    'Move to Rackglen · 1 field, 3 points lost · city action',
    'Fahren: Rackglen · 1 Feld, 3 Punkte verfallen · Stadtaktion',
    'Ruch: Rackglen · 1 pole, przepadają 3 punkty · Akcja Miasta',
  ]);
  expect(words(withCard('I-G1', 'A06'), 'ZG1.5')).toEqual([
    'Move to siding 5 of zone G1 · 2 fields · siding action',
    'Fahren: Nebengleis 5 in Zone G1 · 2 Felder · Nebengleisaktion',
    'Ruch: Bocznica 5, Strefa G1 · 2 pola · Akcja Bocznicy Kolejowej',
  ]);
  expect(words(withCard('M-R1', 'A06'), 'market-red')).toEqual([
    'Move to the black market of Ravenshire (red) · 2 fields · black-market action',
    'Fahren: Schwarzmarkt von Ravenshire (rot) · 2 Felder · Schwarzmarktaktion',
    'Ruch: Czarny Rynek, Ravenshire (czerwony) · 2 pola · Akcja Czarnego Rynku',
  ]);
  expect(words(withCard('START', 'A06'), 'L2')).toEqual([
    'Move to field 2 of the approach · 2 fields · no action',
    'Fahren: Zufahrt, Feld 2 · 2 Felder · keine Aktion',
    'Ruch: dojazd, pole 2 · 2 pola · bez Akcji',
  ]);
});

test('TR-10.3: a movement tells when it takes a tunnel or an exit', () => {
  expect(words(withCard('START', 'A05'), 'M-R1')).toEqual([
    'Move to field 1 of the middle loop in Ravenshire (red) · 4 fields through a tunnel · no action',
    'Fahren: mittlerer Ring, Ravenshire (rot), Feld 1 · 4 Felder durch einen Tunnel · keine Aktion',
    'Ruch: pętla środkowa, Ravenshire (czerwony), pole 1 · 4 pola przez Tunel · bez Akcji',
  ]);
  expect(words(withCard('I-G8', 'A06'), 'M-R1')).toEqual([
    'Move to field 1 of the middle loop in Ravenshire (red) · 2 fields by an exit · no action',
    'Fahren: mittlerer Ring, Ravenshire (rot), Feld 1 · 2 Felder über eine Ausfahrt · keine Aktion',
    'Ruch: pętla środkowa, Ravenshire (czerwony), pole 1 · 2 pola przez Zjazd · bez Akcji',
  ]);
  expect(words(withCard('I-G8', 'A06'), 'I-R1')[0]).toBe(
    'Move to field 1 of the inner loop in Ravenshire (red) · 2 fields · no action',
  );
});

test('TR-8.3: a movement tells the coal and the movement token it costs', () => {
  const table = tableIn('movement')
    .place(Y, 'rackglen')
    .visited(Y, 'vardimium', 'with token')
    .hand(Y, ['A40'])
    .purse(Y, { coal: 5 })
    .play({ type: 'playCard' });
  expect(words(table, 'brukas', 3)).toEqual([
    'Move to Brukas · 9 fields, 1 coal, movement token +3 · city action',
    'Fahren: Brukas · 9 Felder, 1 Kohle, Bewegungsplättchen +3 · Stadtaktion',
    'Ruch: Brukas · 9 pól, węgiel: 1, żeton Ruchu +3 · Akcja Miasta',
  ]);
});

test.each([1, 2])(
  'TR-1.8, TR-1.10: no player reads the id of a card, tile, wagon, contract or field (game %i)',
  (seed) => {
    const { cards, tiles, wagons, contracts, heroes, fields, zones, market, actions } = tables;
    const plain = /^[a-z]+$|^START$/;
    const ids = [cards, tiles, wagons, contracts, heroes, fields, zones, market, actions]
      .flatMap((items) => items.map(({ id }) => id))
      .filter((id) => !plain.test(id));
    const code = new RegExp(
      `(?<![\\p{L}\\d-])(${ids.map((id) => id.replace('.', '\\.')).join('|')})(?![\\p{L}\\d])`,
      'u',
    );
    const { state, events } = freshTable(3, { seed });
    const choices = seedStream(seed, 'choices');
    const read = (words: string): void => expect(code.exec(words)?.[0]).toBeUndefined();
    const readEvents = (told: Events): void => {
      for (const event of told) for (const speaker of speakers) read(speaker.say(event));
    };
    readEvents(events);
    for (let step = 0; game.deciding(state).length > 0; step++) {
      const seat = pick(choices, game.deciding(state));
      const moves = game.moves(state, seat);
      const move = pick(choices, moves);
      for (const speaker of speakers) {
        read(speaker.say(game.prompt(state, seat).text));
        for (const offered of [move, moves[0]]) read(speaker.say(game.describe(offered)));
        if (step % 40 === 0) read(game.print(game.view(state, seat), speaker));
      }
      const told: Events = [];
      game.apply(state, seat, move, told);
      readEvents(told);
    }
  },
);

test('TR-1.10: wagons that look alike are numbered', () => {
  const said = (wagon: string): string[] =>
    speakers.map((speaker) => speaker.say(game.describe({ type: 'drawWagon', wagon })));
  const alike = tables.wagons.filter(({ copy }) => copy > 0 && !tables.wagons[0].special).map(({ id }) => id);
  expect(new Set(alike.map((wagon) => said(wagon)[0])).size).toBe(alike.length);
  expect(said('W2-05')).toEqual([
    'Take the wagon (gold and gold)',
    'Wagen (Gold und Gold) nehmen',
    'Dobierz: Wagon (złoto i złoto)',
  ]);
});
