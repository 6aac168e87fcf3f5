import { describe, expect, test } from 'vitest';
import { sheetOf } from '../scoring.ts';
import { A, BOT, type Position, position, tables } from '../testing.ts';

const solo = (wish: Parameters<typeof position>[0] = {}): Position => position({ ...wish, solo: true });
const turn = (at: Position, colour: string, ...tasks: string[]) =>
  at
    .colourCard(colour)
    .tasks(...tasks)
    .begin(BOT);

describe('examples of the solo rules', () => {
  test('AB-X14 a Station task that is not viable waits; the next turn on black it is checked first', () => {
    const table = turn(solo(), 'basic-purple', '7A', '5A').autobot();
    expect(table.queue).toEqual(['7A']);
    expect(table.goods(BOT, 1)).toBe('appliances');
    const next = turn(solo().queued('7A'), 'basic-black', '1A').autobot();
    expect([next.queue, next.stations(BOT)]).toEqual([[], 1]);
  });

  const orange = (at: Position): Position =>
    at.built(
      'cyan-dortmund-hannover',
      'cyan-oberhausen-dortmund',
      'orange-oberhausen-koeln',
      'orange-koeln-frankfurt',
      'orange-wuerzburg-nuernberg',
    );

  test('AB-X15 orange, build: the section its truck to the Netherlands waits for; without the truck the one with the tile', () => {
    const waiting = orange(solo()).truck(BOT, 1, 'cyan-oberhausen-dortmund:0', 'automotive').target(1, 'netherlands');
    const helped = turn(waiting, 'basic-orange', '1A').play('autobotActs');
    expect(helped.road('orange-oberhausen-amsterdam:0')).toBe(1);
    expect(helped.events.find((e) => e.key === 'event.botReason')?.params.reason).toEqual({ key: 'reason.truck' });
    const alone = turn(orange(solo()), 'basic-orange', '1A').play('autobotActs');
    expect(alone.road('orange-oberhausen-amsterdam:0')).toBe(1);
    expect(alone.events.find((e) => e.key === 'event.botReason')?.params.reason).toEqual({ key: 'reason.tile' });
  });

  test('AB-X16 AB-X17 the next orange builds: west of Würzburg, then Nürnberg–Wien, the southern one of two', () => {
    const second = turn(orange(solo()).built('orange-oberhausen-amsterdam'), 'basic-orange', '1A').play('autobotActs');
    expect(second.road('orange-frankfurt-wuerzburg:1')).toBe(1);
    const built = orange(solo()).built('orange-oberhausen-amsterdam', 'orange-frankfurt-wuerzburg:1');
    const third = turn(built, 'basic-orange', '1A').play('autobotActs');
    expect(third.road('orange-nuernberg-wien:0')).toBe(1);
  });

  test('AB-X18 black with nothing left to build: Bad Hersfeld–Würzburg is upgraded', () => {
    const table = turn(solo().built('black-hamburg-aarhus', 'black-crailsheim-milano'), 'basic-black', '1A').play(
      'autobotActs',
    );
    expect([table.road('black-badHersfeld-wuerzburg:0'), table.road('black-hannover-badHersfeld:0')]).toEqual([2, 1]);
  });

  test('AB-X19 black, Load: automotive from Hannover for Denmark, the uppermost of the connected countries', () => {
    const roads = [
      'black-hamburg-aarhus',
      'red-dortmund-hamburg',
      'cyan-oberhausen-dortmund',
      'orange-oberhausen-amsterdam',
    ];
    const table = turn(
      solo()
        .board(BOT, 'delivery-3')
        .built(...roads),
      'basic-black',
      '5A',
    ).play('autobotActs');
    expect([table.target(1), table.goods(BOT, 1), table.truck(BOT, 1)]).toEqual(['denmark', 'automotive', 'hannover']);
  });

  test('AB-X20 you deliver pharmaceuticals to Italy first: the marker of the bot moves on to France', () => {
    const roads = [
      'black-crailsheim-milano',
      'red-dortmund-hamburg',
      'red-koeln-dortmund',
      'red-saarbruecken-koeln',
      'white-saarbruecken-paris',
    ];
    const at = solo({ era: 3 }).built(...roads, 'cyan-hannover-magdeburg', 'cyan-magdeburg-berlin');
    at.truck(BOT, 1, 'berlin').target(1, 'italy').truck(A, 1, 'black-crailsheim-milano:1', 'pharmaceuticals');
    const table = at
      .begin()
      .playCard('basic-black', 'buildStation')
      .play({ type: 'buildStation', link: 'black-hannover-badHersfeld' });
    table.play({ type: 'deliver', city: 'milano' });
    expect(table.target(1)).toBe('france');
  });

  test('AB-X21 era 3, cyan, Station: Hannover–Magdeburg, the northern one; as sixth station it promotes in Service', () => {
    const five = [
      'red-dortmund-hamburg',
      'red-hamburg-kobenhavn',
      'orange-frankfurt-wuerzburg',
      'white-mannheim-crailsheim',
      'purple-mannheim-basel',
    ];
    const at = solo({ era: 3 })
      .built(...five, 'cyan-dortmund-hannover', 'cyan-hannover-magdeburg')
      .lobby(BOT, 1);
    const table = turn(at.station(BOT, ...five), 'basic-cyan', '7A').play('autobotActs');
    expect(table.stationOn('cyan-hannover-magdeburg')).toBe(BOT);
    expect(table.floors(BOT, 'service')).toEqual([1]);
  });

  test('AB-X142 five colours, Load: Denmark before the Netherlands, automotive from Hannover', () => {
    const roads = [
      'black-hamburg-aarhus',
      'red-dortmund-hamburg',
      'cyan-oberhausen-dortmund',
      'orange-oberhausen-amsterdam',
    ];
    const at = solo({ era: 3 })
      .board(BOT, 'delivery-3')
      .built(...roads);
    const table = turn(at, 'advanced-fiveColour-plain', '5A').play('autobotActs');
    expect([table.target(1), table.truck(BOT, 1)]).toEqual(['denmark', 'hannover']);
  });
});

describe('modules in the solo game', () => {
  const wine = (): Position =>
    solo({ era: 3, options: { wine: true } }).botWines(
      'wine-switzerland-jena',
      'wine-france-dresden',
      'wine-italy-berlin',
    );

  test('AB-25.7 in setup you hold one card, three lie beside the solo board, hidden until era 3', () => {
    const at = solo({ options: { wine: true } });
    expect(at.state.bot?.wines).toHaveLength(3);
    expect(new Set([...(at.state.bot?.wines ?? []), at.state.wineCards[A]]).size).toBe(4);
    const table = at.begin();
    expect(table.game.view(table.state, A).autobot?.wines).toEqual([]);
    const late = wine().begin();
    expect(late.game.view(late.state, A).autobot?.wines).toHaveLength(3);
  });

  test('AB-25.7 the first matching Load of era 3 takes wine and discards the other two cards', () => {
    const table = turn(wine().built('purple-mannheim-basel'), 'basic-purple', '5A').play('autobotActs');
    expect([table.truck(BOT, 1), table.goods(BOT, 1), table.target(1)]).toEqual([
      'purple-mannheim-basel:1',
      'wine',
      'wine',
    ]);
    expect(table.state.bot?.wines).toEqual([]);
  });

  test('AB-25.7 not before era 3, not on an occupied section', () => {
    const early = solo({ era: 2, options: { wine: true } })
      .botWines('wine-switzerland-jena')
      .built('purple-mannheim-basel');
    expect(turn(early, 'basic-purple', '5A').play('autobotActs').goods(BOT, 1)).toBe('appliances');
    const taken = wine().built('purple-mannheim-basel').truck(A, 1, 'purple-mannheim-basel:1');
    expect(turn(taken, 'basic-purple', '5A').play('autobotActs').goods(BOT, 1)).toBe('appliances');
  });

  test('AB-25.9 wine makes Load viable even when no country qualifies, and goes before other goods', () => {
    const everything = tables.countries.map((country) => country.id);
    const at = wine()
      .built('purple-mannheim-basel')
      .delivered(BOT, ...everything);
    expect(turn(at, 'basic-purple', '5A').play('autobotActs').goods(BOT, 1)).toBe('wine');
  });

  test('AB-25.7 AB-25.9 the wine truck drives to the nearest section at its destination, takes a token and counts one more country', () => {
    const at = wine().built(
      'purple-mannheim-basel',
      'purple-mannheim-frankfurt',
      'purple-frankfurt-badHersfeld',
      'purple-badHersfeld-jena',
    );
    const table = turn(at.lobby(BOT, 2).floors(BOT, 'trade', 3), 'basic-purple', '5A', '1A').autobot();
    expect(table.goods(BOT, 1)).toBe('wine');
    table.refresh().play('autobotActs', 'autobotActs');
    expect(table.truck(BOT, 1)).toBe('board');
    expect(table.state.wineDoubles).toBe(0);
    expect(table.floors(BOT, 'network')).toEqual([2]);
    expect(sheetOf(tables, table.state, BOT).parts.find((part) => part.key === 'score.trade')?.points).toBe(3);
  });

  test('AB-26.7 a link with a traffic token is upgraded first, and three tokens promote the bot', () => {
    const at = solo({ options: { traffic: true } })
      .built('black-hamburg-aarhus', 'black-crailsheim-milano')
      .lobby(BOT, 1);
    const table = turn(at.traffic('black-hamburg-hannover:0').trafficHeld(BOT, 2), 'basic-black', '1A').play(
      'autobotActs',
    );
    expect(table.road('black-hamburg-hannover:0')).toBe(2);
    expect([table.trafficHeld(BOT), table.floors(BOT, 'network')]).toEqual([0, [1]]);
  });

  test('AB-27.6 AB-27.7 AB-X144 with all 8 stations built an upgrade is viable: the leftmost one, Promote 1, no row bonus', () => {
    const eight = [
      'cyan-dortmund-hannover',
      'red-dortmund-hamburg',
      'red-hamburg-kobenhavn',
      'orange-frankfurt-wuerzburg',
      'orange-nuernberg-wien',
      'purple-mannheim-basel',
      'white-mannheim-crailsheim',
      'black-crailsheim-milano',
    ];
    const at = solo({ options: { services: true } })
      .built(...eight.slice(1))
      .dual('cyan-dortmund-hannover')
      .station(BOT, ...eight)
      .lobby(BOT, 1);
    const table = turn(at, 'basic-cyan', '7A').play('autobotActs');
    expect(table.state.upgradesLeft).toBe(0b11111110);
    expect([table.floors(BOT, 'network'), table.track(BOT), table.stations(BOT)]).toEqual([[1], 0, 8]);
  });

  test('AB-27.6 passing its own upgraded station it gains the two rightmost revealed bonuses', () => {
    const at = solo({ options: { services: true } })
      .dual('cyan-dortmund-hannover')
      .built(
        'red-dortmund-hamburg',
        'red-hamburg-kobenhavn',
        'cyan-oberhausen-dortmund',
        'orange-oberhausen-amsterdam',
      );
    at.station(BOT, 'red-dortmund-hamburg', 'red-hamburg-kobenhavn', 'cyan-dortmund-hannover').upgraded(
      'cyan-dortmund-hannover',
      1,
    );
    const table = turn(
      at.truck(BOT, 1, 'cyan-dortmund-hannover:1', 'automotive').target(1, 'netherlands'),
      'basic-red',
      '1A',
    );
    table.play('autobotActs');
    const track = table.track(BOT);
    const staff = table.supply(BOT);
    table.play('autobotActs');
    // Easy board: the third position develops, the second places an employee.
    expect([table.track(BOT), table.supply(BOT)]).toEqual([track + 1, staff - 1]);
  });

  test('AB-28.5 Planning counts its Improved and Advanced colour cards, Customs all its tiles', () => {
    const cards = solo({ era: 3, options: { department: 'planning' } })
      .colourCard('advanced-white-develop1')
      .colourCard('advanced-black-plain');
    cards.floors(BOT, 'planning', 3);
    expect(sheetOf(tables, cards.state, BOT).parts.find((part) => part.key === 'score.planning')?.points).toBe(6);
    const tiles = solo({ options: { department: 'customs' } }).floors(BOT, 'customs', 2);
    const table = turn(tiles, 'basic-black', '1A').autobot();
    const taken = table.road('black-hamburg-aarhus:0') === 1 ? 1 : 0;
    expect(taken).toBe(1);
    expect(sheetOf(tables, table.state, BOT).parts.find((part) => part.key === 'score.customs')?.points).toBe(2);
  });
});
