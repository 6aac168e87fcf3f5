import { describe, expect, test } from 'vitest';
import { extendsNetwork } from '../network.ts';
import { A, B, country, t, table, tile } from '../testing.ts';

const sections = (p: ReturnType<typeof table>) => p.moves.flatMap((move) => ('section' in move ? [move.section] : []));
/** A has a black card that lets trucks on black drive, played on a station. */
const drive = (p: ReturnType<typeof table>, card = 'basic-black') => {
  p.money(A, 50).hand(A, card, 'basic-white').turn(A).play({ card, space: 'loadTruck' });
  return p;
};
const playStation = (p: ReturnType<typeof table>, card: string) =>
  p.hand(A, card, 'basic-white').turn(A).play({ card, space: 'buildStation' }, { type: 'buildStation' });
/** The delivery example of the rulebook. */
const west = () => table().built('red-dortmund-hamburg', 'cyan-oberhausen-dortmund', 'orange-oberhausen-amsterdam');

describe('phase 3', () => {
  test('AB-14.1 each truck may make one regular movement, in the order chosen, or none', () => {
    const p = playStation(
      table()
        .built('red-dortmund-hamburg', 'red-hamburg-kobenhavn')
        .truck(A, 1, 'red-dortmund-hamburg:1', 'chemicals')
        .truck(A, 2, 'red-hamburg-kobenhavn:0', 'chemicals'),
      'basic-red',
    );
    expect(new Set(p.offered({ type: 'step' }).map((move) => 'truck' in move && move.truck))).toEqual(new Set([1, 2]));
    p.play({ type: 'step', truck: 2, section: 'red-hamburg-kobenhavn:1' }, { type: 'stop' });
    expect(p.asks).toBe('trucks');
    expect(p.offers({ truck: 2 })).toBe(false);
    p.play({ type: 'done' });
    expect(p.s.turn).toBe(B);
  });

  test('AB-14.2 a truck drives when its section or a colour of its depot matches the card', () => {
    const at = (place: string) =>
      playStation(table().built('red-dortmund-hamburg').truck(A, 1, place, 'chemicals'), 'basic-red');
    expect(at('red-dortmund-hamburg:0').asks).toBe('trucks');
    expect(at('hamburg').asks).toBe('trucks');
    expect(at('black-hamburg-hannover:0').s.turn).toBe(B);
    expect(at('hannover').s.turn).toBe(B);
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 3],
  ])('AB-14.3 in era %i a truck makes up to %i steps', (era, steps) => {
    const p = playStation(
      table().era(era).built('red-dortmund-hamburg').truck(A, 1, 'black-hamburg-hannover:0', 'chemicals'),
      'basic-black',
    );
    p.play({ section: 'black-hannover-badHersfeld:0' });
    let made = 1;
    while (p.s.turn === A && p.offers({ type: 'step' })) {
      const [ahead] = p.offered({ type: 'step' });
      p.play(ahead);
      while (p.s.turn === A && p.asks === 'stationBonus') p.play({ type: 'decline' });
      made++;
    }
    expect(made).toBe(steps);
  });

  test('AB-14.3 one step more when it starts on a dual section, not for driving over one', () => {
    const steps = (p: ReturnType<typeof table>) => {
      const top = p.play({ type: 'step' }).s.frames.at(-1);
      return top?.kind === 'drive' ? top.left + 1 : 1;
    };
    const from = (p: ReturnType<typeof table>) =>
      steps(playStation(p.truck(A, 1, 'black-wuerzburg-crailsheim:0', 'chemicals'), 'basic-black'));
    expect(from(table())).toBe(2);
    expect(from(table().dual('black-wuerzburg-crailsheim'))).toBe(3);
    expect(from(table().dual('black-badHersfeld-wuerzburg'))).toBe(2);
  });

  test('AB-14.4 R-17 AB-X141 over built road through German cities, no section twice in a movement', () => {
    const p = playStation(
      west()
        .truck(A, 1, 'red-dortmund-hamburg:1', 'chemicals')
        .stations(B, 'red-dortmund-hamburg')
        .built('red-hamburg-kobenhavn:0'),
      'basic-red',
    );
    p.play({ section: 'red-dortmund-hamburg:0' });
    expect(sections(p)).toEqual(['cyan-oberhausen-dortmund:0']);
    p.play({ type: 'stop' }).untilAsked('action');
    p.s.turn = A;
    const next = table()
      .built('red-dortmund-hamburg')
      .truck(A, 1, 'red-dortmund-hamburg:0', 'chemicals')
      .gain(A, 'moveTruck', 2);
    expect(sections(next)).toContain('red-dortmund-hamburg:1');
  });

  test('AB-14.4 the step beyond a foreign city delivers and ends the movement', () => {
    const p = table()
      .built('black-hamburg-aarhus')
      .truck(A, 1, 'black-hamburg-aarhus:0', 'chemicals')
      .gain(A, 'moveTruck', 3);
    p.play({ type: 'deliver', city: 'aarhus' }).untilAsked('over');
    expect(p.place(A, 1)).toBe('board');
  });

  test('AB-14.5 AB-X72 a movement may pass a truck but not end on its section', () => {
    const ahead = (steps: number) =>
      table()
        .truck(A, 1, 'black-hamburg-hannover:0', 'chemicals')
        .truck(B, 1, 'black-hannover-badHersfeld:1', 'chemicals')
        .gain(A, 'moveTruck', steps);
    const p = ahead(2).play({ section: 'black-hannover-badHersfeld:0' });
    expect(p.asks).toBe('over');
    const q = ahead(3).play({ section: 'black-hannover-badHersfeld:0' }, { section: 'black-hannover-badHersfeld:1' });
    expect(q.offers({ type: 'stop' })).toBe(false);
    q.play({ section: 'black-badHersfeld-wuerzburg:0' });
    expect(q.place(A, 1)).toBe('black-badHersfeld-wuerzburg:0');
  });

  test('AB-14.6 R-18 a step gained in the middle of a movement is inserted; the end counts at the very end', () => {
    const p = west()
      .stations(A, 'red-dortmund-hamburg', 'black-hannover-badHersfeld')
      .truck(A, 1, 'red-dortmund-hamburg:1', 'chemicals')
      .truck(B, 1, 'red-dortmund-hamburg:0', 'chemicals')
      .gain(A, 'moveTruck', 1);
    // The section is occupied, but passing the own station brings the step that leaves it.
    p.play({ section: 'red-dortmund-hamburg:0' });
    expect(p.moves).toEqual([{ type: 'rowBonus', position: 2 }]);
    p.play({ type: 'rowBonus' });
    expect(p.offers({ type: 'stop' })).toBe(false);
    p.play({ section: 'cyan-oberhausen-dortmund:0' });
    expect(p.place(A, 1)).toBe('cyan-oberhausen-dortmund:0');
  });

  test('AB-14.6 R-79 a truck whose every end is taken away in the middle of a movement stays where it is', () => {
    const p = table()
      .truck(A, 1, 'black-hamburg-hannover:0', 'chemicals')
      .truck(B, 1, 'black-hannover-badHersfeld:0', 'chemicals');
    p.push({ kind: 'driving', seat: A, truck: 0, left: 0, start: 54, lo: 0, hi: 0 });
    expect(p.asks).toBe('over');
    expect(p.place(A, 1)).toBe('black-hamburg-hannover:0');
  });

  test('AB-21.11 Move truck n: one loaded truck up to n steps, whatever its colour; then its regular movement', () => {
    const p = west().tiles(A, 'tile-moveTruck').truck(A, 1, 'red-dortmund-hamburg:0', 'chemicals').money(A, 9);
    p.hand(A, 'basic-cyan', 'basic-red')
      .turn(A)
      .play({ type: 'useTile' }, { section: 'cyan-oberhausen-dortmund:0' }, { type: 'stop' });
    p.play({ card: 'basic-cyan', space: 'loadTruck' });
    expect(p.asks).toBe('card');
    const q = west().tiles(A, 'tile-moveTruck').truck(A, 1, 'red-dortmund-hamburg:0', 'chemicals').money(A, 9);
    q.hand(A, 'basic-cyan', 'basic-red')
      .turn(A)
      .play({ type: 'useTile' }, { section: 'cyan-oberhausen-dortmund:0' }, { type: 'stop' });
    q.play({ card: 'basic-cyan', space: 'buildRoad' }, { section: 'cyan-dortmund-hannover:1' });
    expect(q.offers({ type: 'step', section: 'orange-oberhausen-amsterdam:0' })).toBe(true);
  });
});

describe('passing stations', () => {
  const onOwn = (count: number) => {
    const links = [
      'black-hannover-badHersfeld',
      'red-dortmund-hamburg',
      'red-hamburg-kobenhavn',
      'cyan-dortmund-hannover',
    ];
    return table()
      .stations(A, ...links.slice(0, count))
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .gain(A, 'moveTruck', 1)
      .play({ section: 'black-hannover-badHersfeld:1' });
  };

  test('AB-15.1 AB-X76 R-62 a station is passed by stepping between the two sections, not by entering one', () => {
    const p = west().stations(A, 'red-dortmund-hamburg').truck(A, 1, 'hamburg', 'chemicals').gain(A, 'moveTruck', 1);
    p.play({ section: 'red-dortmund-hamburg:1' });
    expect(p.asks).toBe('over');
    p.gain(A, 'moveTruck', 1).play({ section: 'red-dortmund-hamburg:0' });
    expect(p.asks).toBe('stationBonus');
  });

  test('AB-15.2 AB-X06 AB-X74 one bonus of the open positions, or none', () => {
    const positions = (p: ReturnType<typeof table>) =>
      p.moves.flatMap((move) => ('position' in move ? [move.position] : []));
    expect(positions(onOwn(4))).toEqual([1, 2, 3, 4]);
    expect(positions(onOwn(1))).toEqual([1]);
    expect(onOwn(1).offers({ type: 'decline' })).toBe(true);
    const p = onOwn(1).money(A, 0).play({ position: 1 });
    expect(p.s.money[A]).toBe(2);
    expect(onOwn(4).play({ position: 4 }).s.track[A]).toBe(1);
  });

  test('AB-15.3 AB-X73 each station and each position gives a bonus once per turn', () => {
    const p = table()
      .stations(A, 'black-hannover-badHersfeld', 'black-badHersfeld-wuerzburg')
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .truck(A, 2, 'black-hannover-badHersfeld:1', 'chemicals')
      .gain(A, 'moveTruck', 4)
      .play({ truck: 1 }, { section: 'black-hannover-badHersfeld:1' }, { position: 1 });
    p.play({ section: 'black-badHersfeld-wuerzburg:0' }, { section: 'black-badHersfeld-wuerzburg:1' });
    expect(p.moves.map((move) => ('position' in move ? move.position : 0))).toEqual([2, 0]);
    p.play({ type: 'decline' }, { type: 'stop' });
    p.gain(A, 'moveTruck', 1).play({ truck: 2 }, { section: 'black-hannover-badHersfeld:0' });
    expect(p.asks).toBe('over');
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [7, 4],
    [8, 4],
  ])('AB-15.4 AB-X07 with %i stations built the owner gains DM %i', (built, amount) => {
    const p = table()
      .money(B, 0)
      .stations(B, 'black-hannover-badHersfeld')
      .change((s) => {
        s.stations[B] = built;
      })
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .gain(A, 'moveTruck', 1)
      .play({ type: 'step', section: 'black-hannover-badHersfeld:1' });
    expect(p.s.money[B]).toBe(amount);
    expect(p.asks).toBe('over');
  });

  test('AB-15.5 the pass is resolved before the next step', () => {
    const p = table()
      .stations(A, 'black-hannover-badHersfeld')
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .gain(A, 'moveTruck', 2)
      .play({ section: 'black-hannover-badHersfeld:1' });
    expect(p.asks).toBe('stationBonus');
    p.play({ position: 1 });
    expect(p.asks).toBe('drive');
  });

  test('AB-X75 a station step can bring the second truck onto the colour of the card', () => {
    const p = table()
      .built('cyan-dortmund-hannover', 'cyan-oberhausen-dortmund', 'orange-oberhausen-koeln')
      .stations(A, 'cyan-dortmund-hannover', 'black-hannover-badHersfeld')
      .truck(A, 1, 'cyan-dortmund-hannover:1', 'chemicals')
      .truck(A, 2, 'orange-oberhausen-koeln:0', 'chemicals')
      .unlocked(A, 'truck-1', 'truck-2')
      .hand(A, 'basic-cyan', 'basic-red')
      .turn(A)
      .play({ card: 'basic-cyan', space: 'unlock' }, { type: 'unlock', padlock: 'upgrade-1' });
    expect(p.offers({ truck: 2 })).toBe(false);
    p.play({ truck: 1, section: 'cyan-dortmund-hannover:0' }, { position: 2 }, { type: 'moveTruck', truck: 2 });
    p.play({ section: 'cyan-oberhausen-dortmund:0' }).untilAsked('trucks');
    expect(p.s.turn).toBe(A);
    expect(p.offers({ type: 'step', truck: 2 })).toBe(true);
  });

  test('AB-X09 AB-X10 R-63 the delivery example: two steps, a station step, and delivery in a later turn', () => {
    const p = west().stations(A, 'red-dortmund-hamburg', 'red-hamburg-kobenhavn').money(A, 30);
    drive(p.change((s) => s.countryTiles.fill(tile('tile-money')))).play({ depot: 'hamburg' });
    p.play({ section: 'red-dortmund-hamburg:1' }, { section: 'red-dortmund-hamburg:0' }, { position: 2 });
    p.play({ section: 'cyan-oberhausen-dortmund:0' });
    expect(p.place(A, 1)).toBe('cyan-oberhausen-dortmund:0');
    p.untilAsked('action').pass().untilAsked('action').hand(A, 'basic-cyan', 'basic-red');
    p.play({ card: 'basic-cyan', space: 'buildRoad' }, { section: 'cyan-dortmund-hannover:1' });
    p.play({ section: 'orange-oberhausen-amsterdam:0' }, { type: 'deliver', city: 'amsterdam' });
    expect(p.s.delivered[A]).toBe(1 << country('netherlands'));
    expect(p.tilesOf(A)).toEqual(['tile-money']);
  });
});

describe('deliveries', () => {
  const deliver = (goods: 'chemicals' | 'appliances' | 'automotive' | 'pharmaceuticals', p = table()) =>
    p
      .board(A, 'delivery-2')
      .money(A, 0)
      .built('black-hamburg-aarhus')
      .truck(A, 1, 'black-hamburg-aarhus:0', goods)
      .gain(A, 'moveTruck', 1)
      .play({ type: 'deliver' });
  const denmark = country('denmark');

  test('AB-16.1 tile of choice, goods back, truck home, country counted, then the reward', () => {
    const p = table({ players: 4 }).change((s) => {
      s.countryTiles.splice(denmark * 3, 3, tile('tile-money'), tile('tile-develop'), tile('tile-money'));
    });
    deliver('appliances', p);
    expect(p.moves.map((move) => 'tile' in move && move.tile)).toEqual(['tile-money', 'tile-develop']);
    p.play({ tile: 'tile-develop' });
    expect(p.tilesOf(A)).toEqual(['tile-develop']);
    expect([p.place(A, 1), p.s.delivered[A], p.s.money[A]]).toEqual(['board', 1, 2]);
  });

  test('AB-16.2 AB-X08 AB-X79 R-20 preferred goods wait on their icon; a second time they bring the money', () => {
    const p = deliver('chemicals');
    expect([p.s.goodsMarks[denmark], p.s.money[A]]).toEqual([1, 0]);
    deliver('chemicals', p);
    expect([p.s.goodsMarks[denmark], p.s.money[A]]).toEqual([1, 2]);
    expect(deliver('automotive').s.money[A]).toBe(2);
    const dutch = table().board(A, 'delivery-2').money(A, 0).built('orange-oberhausen-amsterdam');
    dutch.truck(A, 1, 'orange-oberhausen-amsterdam:0', 'appliances').gain(A, 'moveTruck', 1).play({ type: 'deliver' });
    expect(dutch.s.goodsMarks[country('netherlands')]).toBe(1);
    dutch.truck(A, 1, 'orange-oberhausen-amsterdam:0', 'chemicals').gain(A, 'moveTruck', 1).play({ type: 'deliver' });
    expect(dutch.s.money[A]).toBe(4);
  });

  test('AB-16.3 R-61 each reward once per game; a delivery without reward still counts the country', () => {
    const p = deliver('automotive');
    deliver('automotive', p.money(A, 0));
    expect(p.s.money[A]).toBe(0);
    expect(p.told('event.noReward').length).toBe(1);
    expect(p.s.delivered[A]).toBe(1);
  });

  test('AB-16.4 AB-X80 the first pharmaceuticals bring the bonus of the map, later ones the money space', () => {
    const toParis = (p: ReturnType<typeof table>, seat = A) =>
      p
        .built('white-saarbruecken-paris')
        .truck(seat, 1, 'white-saarbruecken-paris:0', 'pharmaceuticals')
        .gain(seat, 'moveTruck', 1)
        .play({ type: 'deliver' });
    const p = toParis(table().staff(A, 9, 2));
    expect(p.asks).toBe('promote');
    p.play({ department: 'finance' }, { department: 'finance' });
    expect(p.isOn(A, 'finance', 2)).toBe(true);
    p.money(B, 0);
    toParis(p, B);
    expect(p.s.money[B]).toBe(4);
    toParis(p.money(B, 0), B);
    expect(p.s.money[B]).toBe(0);
    expect(p.s.delivered[B]).toBe(1 << country('france'));
  });

  test('AB-16.5 Poland and the Czech Republic cannot be reached before era 3, whatever is built in the west', () => {
    const western = t.links.filter((l) => !l.east).map((l) => l.id);
    const p = table()
      .era(2)
      .built(...western);
    const abroad = t.sections.filter((x) => x.foreign >= 0 && ['praha', 'warszawa'].includes(t.cities[x.foreign].id));
    expect(abroad.length).toBe(3);
    expect(t.sections.some((x, i) => t.links[x.link].east && extendsNetwork(t, p.s, i))).toBe(false);
    expect(t.sections.some((x, i) => t.links[x.link].east && extendsNetwork(t, p.era(3).s, i))).toBe(true);
  });
});
