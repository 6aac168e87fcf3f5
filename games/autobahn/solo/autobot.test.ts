import { describe, expect, test } from 'vitest';
import { makeSetup, tableSpeaker } from '../../../kernel/index.ts';
import { sheetOf } from '../scoring.ts';
import { reasonText } from '../terms.ts';
import { A, BOT, game, Table, tables as t } from '../testing.ts';
import { buildable, chooseSection, chooseUpgrade } from './building.ts';
import { discardCard } from './discard.ts';
import { distanceFromLink, distanceFromSection, distanceFromStation, UNREACHABLE } from './distances.ts';
import { loadPlan } from './loading.ts';
import { goalsOf, helpfulSections } from './paths.ts';
import { isViable, takeTask } from './tasks.ts';
import { card, country, link, type Solo, section, solo, task } from './testing.ts';

const ORANGE = 1 << 2;
const colourMask = (name: string) => t.cards[card(`basic-${name}`)].colours;
const pick = (p: Solo, mask: number) => {
  const choice = chooseSection(t, p.state, buildable(t, p.state, mask));
  return choice === undefined ? undefined : t.sections[choice.pick].name;
};
const viable = (p: Solo, colourCard: string, id: string) => {
  const bot = p.bot;
  bot.colourCards.push(card(colourCard));
  bot.colours = t.cards[card(colourCard)].colours;
  return isViable(t, p.state, bot, task(id));
};

describe('setup', () => {
  test('AB-24.1 set up for two; the bot has two trucks, 25 employees, 8 stations and a delivery board', () => {
    const s = game.setup(makeSetup(game, { seats: ['player', 'autobot'] }));
    expect(s.money).toEqual([24, 0]);
    expect(s.config.officeRoom[0]).toBe(2);
    expect(s.boards[A]).not.toBe(s.boards[BOT]);
    expect([...s.roadTiles, ...s.countryTiles].filter((type) => type >= 0).length).toBe(19);
    expect(s.supply[BOT]).toBe(24);
  });

  test('AB-24.2 five A tasks, three B tasks aside, six colour cards without yellow', () => {
    const bot = solo().bot;
    expect(bot.taskDeck.map((i) => t.edition.solo.taskCards.cards[i].deck)).toEqual(['A', 'A', 'A', 'A', 'A']);
    expect(bot.advancedTasks.length).toBe(3);
    expect(bot.colourDeck.length).toBe(6);
    expect(bot.colourDeck).not.toContain(card('basic-yellow'));
  });

  test('AB-24.3 the bot starts, first on black; you choose of two route cards; it has no money', () => {
    const table = new Table(game.setup(makeSetup(game, { seats: ['player', 'autobot'] })));
    expect([table.state.startSeat, table.office('black')]).toEqual([BOT, [BOT, A]]);
    expect([table.seat, table.offered('takeRoute', 'route').length]).toEqual([A, 2]);
    table.play(table.moves()[0]);
    expect([table.state.routes[BOT], table.turn]).toEqual([-1, BOT]);
    expect(solo().gain(BOT, 'money', 20).state.money[BOT]).toBe(0);
  });

  test('AB-24.4 the bot and you alternate; its decisions have one answer', () => {
    const p = solo().act('basic-red', '1A').untilAsked('action');
    expect(p.state.turn).toBe(A);
    p.play({ type: 'refresh' });
    expect([p.state.turn, p.asks]).toEqual([BOT, 'botTurn']);
    expect(p.moves).toEqual([{ type: 'autobotActs' }]);
    expect(game.prompt(p.state, BOT).rule).toBe('AB-24.5');
  });
});

describe('action phase', () => {
  test('AB-24.5 R-25 the top colour card makes its colours current', () => {
    const p = solo().act('basic-red', '1A');
    expect(p.bot.colours).toBe(colourMask('red'));
    expect(p.bot.colourCards).toEqual([card('basic-red')]);
    const q = solo().era(3).act('advanced-fiveColour-plain', '1A');
    expect(q.bot.colours).toBe(t.cards[card('advanced-fiveColour-plain')].colours);
  });

  test('AB-24.5 AB-24.43 a colour card that everybody knew shows nothing new, the next one does', () => {
    const shown = (topKnown: number): number => {
      const p = solo();
      p.bot.topKnown = topKnown;
      const before = p.state.reveals;
      p.act('basic-red', '1A');
      expect(p.bot.topKnown).toBe(0);
      return p.state.reveals - before;
    };
    // The task card is new either way.
    expect([shown(1), shown(0)]).toEqual([1, 2]);
  });

  test('AB-24.6 AB-X14 R-47 a task that is not viable waits in the queue and comes first when it is', () => {
    const p = solo().act('basic-purple', '7A', '5A');
    expect(p.bot.queue).toEqual([task('7A')]);
    expect(p.heading(1)).toMatch(/^appliances from badHersfeld/);
    p.untilAsked('action').play({ type: 'refresh' });
    p.colourCard('basic-black').tasks('1A').play('autobotActs');
    expect(p.state.stations[BOT]).toBe(1);
    expect(p.bot.queue).toEqual([]);
    expect(p.told('event.botFromQueue').length).toBe(1);
  });

  test('AB-24.6 of several viable queued tasks the highest is used', () => {
    const p = solo();
    const bot = p.bot;
    bot.queue = [task('1A'), task('7A'), task('5A')];
    bot.taskDeck = bot.taskDeck.filter((i) => !bot.queue.includes(i));
    p.state.frames.length = 0;
    p.act('basic-black');
    expect(p.told('event.botFromQueue')[0].task).toBe('7A');
  });

  test('AB-24.7 AB-X91 an empty task deck is made of used and queued cards except the highest queued', () => {
    const p = solo();
    const bot = p.bot;
    bot.advancedTasks = [task('4B')];
    bot.taskDeck = [];
    bot.usedTasks = ['1A', '2A', '3A', '7A', '8B'].map(task);
    bot.queue = ['5A', '6B'].map(task);
    // Both trucks are away, so neither queued Load is viable.
    p.sends(1, 'hamburg', 'chemicals', 'france');
    p.sends(2, 'hamburg', 'chemicals', 'switzerland');
    bot.colours = colourMask('black');
    bot.colourCards = [card('basic-black')];
    const drawn = takeTask(t, p.state, bot);
    expect(bot.queue).toContain(task('6B'));
    expect([...bot.taskDeck, ...bot.queue, drawn].sort()).toEqual(
      ['1A', '2A', '3A', '5A', '6B', '7A', '8B'].map(task).sort(),
    );
    expect(drawn).not.toBe(task('5A'));
  });

  test('AB-24.8 AB-X92 with nothing viable everything is shuffled and the turn skipped, trucks included', () => {
    const stuck = (options = {}) => {
      const p = solo({ options })
        .dual(...t.links.filter((l) => !l.east).map((l) => l.id))
        .era(2);
      for (const l of t.links) if (l.hasStation && !l.east) p.state.stationAt[link(l.id)] = A;
      p.sends(1, 'hamburg', 'chemicals', 'france');
      return p.sends(2, 'hamburg', 'chemicals', 'switzerland');
    };
    const p = stuck().act('basic-red', '1A').untilAsked('action');
    expect(p.told('event.botSkips').length).toBe(1);
    expect([p.seen.truck(BOT, 1), p.state.turn]).toEqual(['hamburg', A]);
    expect([p.bot.colourDeck.length, p.bot.taskDeck.length, p.bot.queue.length]).toEqual([6, 5, 0]);
    expect(p.state.track[BOT]).toBe(0);
    expect(stuck({ skipDevelop: true }).act('basic-red', '1A').state.track[BOT]).toBe(1);
  });

  test('AB-24.9 viability looks at the main action alone', () => {
    expect(viable(solo(), 'basic-purple', '7A')).toBe(false);
    expect(viable(solo(), 'basic-black', '8B')).toBe(true);
    expect(viable(solo().display([]), 'basic-red', '2A')).toBe(true);
  });

  test('AB-24.10 the bonus of the task comes before its main action', () => {
    const p = solo().act('basic-red', '3A');
    const keys = p.events.map((event) => event.key);
    expect(keys.indexOf('event.develop')).toBeGreaterThan(0);
    expect(keys.indexOf('event.develop')).toBeLessThan(keys.indexOf('event.build'));
  });

  test('AB-24.11 discard: leftmost of the current colour, else the rightmost of the commonest', () => {
    const shown = [
      'improved-cyan-buildDevelop',
      'improved-red-buildDevelop',
      'improved-red-loadExtraStep',
      'improved-white-buildDevelop',
    ];
    const p = solo().display([...shown, 'improved-cyan-loadExtraStep']);
    expect(t.cards[discardCard(t, p.state, colourMask('red'))].id).toBe('improved-red-buildDevelop');
    expect(t.cards[discardCard(t, p.state, colourMask('orange'))].id).toBe('improved-cyan-loadExtraStep');
    p.act('basic-red', '2A');
    expect(p.state.display).not.toContain(card('improved-red-buildDevelop'));
    expect(p.told('event.botDiscard').length).toBe(1);
  });

  test('AB-24.12 AB-X105 the track means other things for the bot', () => {
    const p = solo().track(BOT, 15).display(['improved-red-buildDevelop', 'improved-white-buildDevelop']);
    p.gain(BOT, 'develop', 1);
    expect(p.bot.colourDeck).toContain(card('improved-red-buildDevelop'));
    for (const space of [2, 8, 12]) {
      const q = solo()
        .track(BOT, space - 1)
        .gain(BOT, 'develop', 1);
      expect([q.bot.taskDeck.length, q.bot.advancedTasks.length]).toEqual([6, 2]);
    }
    expect(solo().track(BOT, 3).gain(BOT, 'develop', 1).state.money[BOT]).toBe(0);
    const promoted = solo().staff(BOT, 9, 1).track(BOT, 5).gain(BOT, 'develop', 1);
    expect(promoted.isOn(BOT, 'network', 1)).toBe(true);
  });

  test('AB-24.12 the log tells of no track bonus that Autobot does not gain', () => {
    const onMoney = solo().track(BOT, 3).gain(BOT, 'develop', 1);
    expect([onMoney.told('event.develop').length, onMoney.told('event.trackBonus')]).toEqual([1, []]);
    expect(solo().track(A, 3).gain(A, 'develop', 1).play('develop').told('event.trackBonus')).toHaveLength(1);
  });

  test('AB-24.13 R-26 board bonuses act on the current colour, or on any if impossible there', () => {
    const p = solo();
    p.bot.colours = colourMask('purple');
    p.gain(BOT, 'buildStation');
    expect(p.state.stations[BOT]).toBe(1);
    const q = solo();
    q.bot.colourCards = [card('basic-red')];
    q.offices('red').gain(BOT, 'placeEmployee');
    expect(q.seen.office('red')).toEqual([BOT]);
  });
});

describe('build or upgrade', () => {
  const example = () =>
    solo().built(
      'cyan-dortmund-hannover',
      'cyan-oberhausen-dortmund',
      'orange-oberhausen-koeln',
      'orange-koeln-frankfurt',
      'orange-wuerzburg-nuernberg',
    );

  test('AB-24.14 it builds if it can, otherwise it upgrades', () => {
    const p = solo().act('basic-red', '1A');
    expect(p.told('event.build').length).toBe(1);
    const full = solo().built(...t.links.filter((l) => l.colour === 5).map((l) => l.id));
    const q = full.act('basic-black', '1A');
    expect([q.told('event.build').length, q.told('event.upgrade').length]).toEqual([0, 1]);
  });

  test('AB-24.15 AB-X15 first a section that helps a truck, then one with a bonus tile', () => {
    const p = example().sends(1, 'cyan-oberhausen-dortmund:0', 'appliances', 'netherlands');
    expect(pick(p, ORANGE)).toBe('orange-oberhausen-amsterdam:0');
    const q = p.act('basic-orange', '1A');
    expect(q.reasons).toEqual(['reason.truck']);
    expect(example().act('basic-orange', '1A').reasons).toEqual(['reason.tile']);
  });

  test('AB-X16 AB-X17 then nearest to black, then southernmost', () => {
    const p = example().built('orange-oberhausen-amsterdam');
    expect(pick(p, ORANGE)).toBe('orange-frankfurt-wuerzburg:1');
    p.built('orange-frankfurt-wuerzburg:1');
    expect(distanceFromSection(t, p.state, section('orange-nuernberg-wien:0'), t.blackCities)).toBe(1);
    expect(distanceFromSection(t, p.state, section('orange-frankfurt-wuerzburg:0'), t.blackCities)).toBe(1);
    expect(pick(p, ORANGE)).toBe('orange-nuernberg-wien:0');
  });

  test('AB-X97 in era 3 the northernmost', () => {
    const p = example().built('orange-oberhausen-amsterdam', 'orange-frankfurt-wuerzburg:1').era(3);
    p.state.roadTiles.fill(-1);
    expect(pick(p, ORANGE)).toBe('orange-frankfurt-wuerzburg:0');
  });

  test('AB-24.15 R-86 the first truck that anything helps decides, a second one does not narrow the choice', () => {
    const roads = () => solo().built('orange-oberhausen-koeln', 'orange-koeln-frankfurt');
    const colours = ORANGE | colourMask('purple');
    const second = roads().sends(1, 'badHersfeld', 'appliances', 'switzerland');
    expect(pick(second, colours)).toBe('purple-frankfurt-badHersfeld:0');
    // Bad Hersfeld–Frankfurt would help both; for the first truck alone the section with the bonus tile is as good.
    const both = roads()
      .sends(1, 'badHersfeld', 'appliances', 'switzerland')
      .sends(2, 'badHersfeld', 'appliances', 'netherlands');
    expect(pick(both, colours)).toBe('orange-oberhausen-amsterdam:0');
  });

  test('AB-24.16 AB-X18 upgrades: nearest to black, then to Bad Hersfeld, then southernmost', () => {
    const choice = chooseUpgrade(t, solo().state, colourMask('black'));
    expect(choice === undefined ? '' : t.links[choice.pick].id).toBe('black-badHersfeld-wuerzburg');
  });

  test('AB-24.16 the log names Bad Hersfeld, not a centre', () => {
    const english = tableSpeaker(game, makeSetup(game, { seats: ['player', 'autobot'] }), 'en');
    expect(english.say(reasonText(t, 'reason.centre'))).toBe('nearest to Bad Hersfeld');
  });

  test('AB-24.16 AB-26.7 links with a traffic token come first, and three tokens bring a promotion', () => {
    const p = solo({ options: { traffic: true } }).change((s) => {
      s.traffic[section('black-hamburg-hannover:0')] = 1;
      s.trafficHeld[BOT] = 2;
      s.trafficSupply = 9;
    });
    const choice = chooseUpgrade(t, p.state, colourMask('black'));
    expect(choice === undefined ? '' : t.links[choice.pick].id).toBe('black-hamburg-hannover');
    p.bot.colours = colourMask('black');
    p.staff(BOT, 9, 1).gain(BOT, 'upgradeLink');
    expect(p.isOn(BOT, 'network', 1)).toBe(true);
    expect(p.state.trafficHeld[BOT]).toBe(0);
  });

  test('AB-26.2 with too few traffic tokens the links nearest to black get them first', () => {
    const p = solo({ options: { traffic: true } })
      .built('cyan-oberhausen-dortmund', 'cyan-dortmund-hannover', 'red-koeln-dortmund')
      .change((s) => {
        s.trafficSupply = 1;
      });
    p.bot.colours = colourMask('cyan');
    p.push({
      kind: 'trafficDue',
      seat: BOT,
      wanted: [section('red-koeln-dortmund:0'), section('black-hannover-badHersfeld:0')],
    });
    expect([
      p.state.traffic[section('black-hannover-badHersfeld:0')],
      p.state.traffic[section('red-koeln-dortmund:0')],
    ]).toEqual([1, 0]);
  });

  test('AB-24.17 AB-X98 unbuilt sections of a best path help a truck; a connected truck needs none', () => {
    const p = solo().built('purple-frankfurt-badHersfeld').sends(1, 'badHersfeld', 'appliances', 'switzerland');
    expect(pick(p, colourMask('purple'))).toBe('purple-mannheim-frankfurt:0');
    const goals = goalsOf(t, p.state, country('switzerland'));
    const place = t.sections.length + 2;
    expect(
      helpfulSections(t, p.state, place, goals)
        .map((i) => t.sections[i].name)
        .sort(),
    ).toEqual(['purple-mannheim-basel:0', 'purple-mannheim-basel:1', 'purple-mannheim-frankfurt:0']);
    p.built('purple-mannheim-frankfurt', 'purple-mannheim-basel');
    expect(helpfulSections(t, p.state, place, goals)).toEqual([]);
  });

  test('AB-24.18 distances: 0 at a black city, links by the nearer city, stations count the section beside', () => {
    const p = solo().built('red-dortmund-hamburg', 'red-koeln-dortmund');
    expect(distanceFromSection(t, p.state, section('red-hamburg-kobenhavn:0'), t.blackCities)).toBe(0);
    expect(distanceFromSection(t, p.state, section('cyan-oberhausen-dortmund:0'), t.blackCities)).toBe(2);
    expect(distanceFromLink(t, p.state, link('red-koeln-dortmund'), t.blackCities)).toBe(2);
    expect(distanceFromStation(t, p.state, link('red-dortmund-hamburg'), t.blackCities)).toBe(1);
    const far = solo()
      .era(3)
      .built('cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'cyan-berlin-warszawa', 'yellow-dresden-warszawa:1');
    expect(distanceFromSection(t, far.state, section('yellow-dresden-warszawa:0'), t.blackCities)).toBe(UNREACHABLE);
  });

  test('AB-24.19 AB-24.20 it places an employee, updates cities, takes tiles from the stacks and may end the era', () => {
    const p = solo().stack(1).offices('red').act('basic-red', '1A');
    expect(p.seen.office('red')).toEqual([BOT]);
    expect(p.state.stacks[0]).toBe(0);
    expect(p.told('event.eraEnds')).toEqual([{ seat: { seat: BOT }, era: 1 }]);
    const q = solo().act('basic-purple', '1A');
    expect(q.state.track[BOT]).toBe(1);
  });

  test('AB-24.21 R-75 a tile goes face down on the next slot, whose bonus it gains; with full slots it is set aside', () => {
    const p = solo().built('orange-wuerzburg-nuernberg');
    p.roadTile('black-hamburg-aarhus:0', 'tile-money');
    p.act('basic-black', '1A');
    expect([p.bot.slots, p.state.track[BOT], p.seen.tiles(BOT)]).toEqual([1, 1, []]);
    const full = solo();
    full.bot.slots = 12;
    full.state.tilesTaken[BOT] = 12;
    full.act('basic-black', '1A');
    expect([full.bot.slots, full.bot.aside]).toEqual([12, 1]);
  });
});

describe('load', () => {
  const plan = (p: Solo, mask: number) => {
    const found = loadPlan(t, p.state, mask);
    return found?.kind === 'goods'
      ? `${t.cities[t.depots[found.depot].city].id} ${t.countries[found.country].id}`
      : found?.kind;
  };

  test('AB-24.22 AB-X101 a truck must be on the board, none is ever reassigned', () => {
    const p = solo().sends(1, 'hamburg', 'chemicals', 'france').sends(2, 'hamburg', 'chemicals', 'switzerland');
    expect(plan(p, colourMask('cyan'))).toBeUndefined();
    expect(viable(p, 'basic-cyan', '5A')).toBe(false);
  });

  test('AB-24.23 AB-24.24 AB-X100 R-48 only countries that prefer the goods, not delivered, not targeted, not closed', () => {
    const p = solo().change((s) => {
      s.delivered[BOT] = (1 << country('denmark')) | (1 << country('italy'));
    });
    expect(plan(p, colourMask('white'))).toBeUndefined();
    expect(plan(solo(), colourMask('red'))).toMatch(/^hamburg (france|switzerland)/);
    const poland = solo().change((s) => {
      s.delivered[BOT] = (1 << country('france')) | (1 << country('switzerland'));
    });
    expect(plan(poland, colourMask('red'))).toBeUndefined();
    expect(plan(poland.era(3), colourMask('red'))).toBe('hamburg poland');
    expect(plan(solo().sends(1, 'hannover', 'automotive', 'denmark'), colourMask('cyan'))).toBe('hannover italy');
  });

  test('AB-24.25 AB-24.26 AB-X19 black: the country first – connected, with a tile, uppermost – then the nearer depot', () => {
    const p = solo().built(
      'black-hamburg-aarhus',
      'cyan-dortmund-hannover',
      'cyan-oberhausen-dortmund',
      'orange-oberhausen-amsterdam',
    );
    expect(plan(p, colourMask('black'))).toBe('hannover denmark');
    p.state.countryTiles.fill(-1, 0, 3);
    expect(plan(p, colourMask('black'))).toBe('badHersfeld netherlands');
  });

  test('AB-24.26 among unconnected countries the one with the fewest sections missing', () => {
    expect(plan(solo(), colourMask('black'))).toBe('hannover denmark');
    const p = solo().change((s) => {
      s.delivered[BOT] = 1 << country('denmark');
    });
    expect(plan(p, colourMask('black'))).toBe('crailsheim italy');
  });

  const berlin = () =>
    solo()
      .era(3)
      .built('cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'black-hamburg-aarhus', 'black-crailsheim-milano');

  test('AB-24.27 pharmaceuticals with cyan or yellow, for the first connected country; otherwise the normal depot', () => {
    expect(plan(berlin(), colourMask('cyan'))).toBe('berlin italy');
    expect(plan(berlin(), colourMask('yellow'))).toBe('berlin italy');
    const taken = berlin().change((s) => {
      s.pharma[country('italy')] = A;
      s.pharma[country('denmark')] = A;
    });
    expect(plan(taken, colourMask('cyan'))).toMatch(/^hannover/);
    expect(plan(taken, colourMask('yellow'))).toMatch(/^hamburg/);
    expect(plan(berlin().sends(1, 'berlin', 'pharmaceuticals', 'italy'), colourMask('cyan'))).toBe('berlin denmark');
  });

  test('AB-24.27 AB-X20 R-27 when you are first the marker moves on clockwise to a connected country, or the truck goes home', () => {
    const p = solo()
      .era(3)
      .built('white-saarbruecken-paris', 'black-crailsheim-milano')
      .sends(1, 'berlin', 'pharmaceuticals', 'italy');
    const yours = (q: Solo) =>
      q.truck(A, 1, 'black-crailsheim-milano:1', 'pharmaceuticals').gain(A, 'moveTruck', 1).play({ type: 'deliver' });
    yours(p);
    expect(p.bot.targets[0]).toBe(country('france'));
    expect(p.told('event.botRedirected')).toHaveLength(1);
    const home = solo().era(3).built('black-crailsheim-milano').sends(1, 'berlin', 'pharmaceuticals', 'italy');
    yours(home);
    expect(home.seen.truck(BOT, 1)).toBe('board');
    expect(home.told('event.botTruckHome')).toHaveLength(1);
  });

  test('AB-25.7 of several wines the one of the country uppermost on its delivery board', () => {
    const p = solo({ options: { wine: true } })
      .era(3)
      .built('purple-mannheim-basel', 'black-crailsheim-milano');
    const wines = ['wine-italy-berlin', 'wine-switzerland-jena'].map((id) =>
      t.wines.findIndex((wine) => wine.id === id),
    );
    const loads = (colours: number): string | undefined => {
      p.bot.wines = [...wines];
      const found = loadPlan(t, p.state, colours);
      return found?.kind === 'wine' ? t.wines[found.wine].id : found?.kind;
    };
    expect(loads(colourMask('purple') | colourMask('black'))).toBe('wine-switzerland-jena');
    expect(loads(colourMask('black'))).toBe('wine-italy-berlin');
  });

  test('AB-24.47 AB-X142 several colours: the country first among all goods on offer', () => {
    const p = solo()
      .era(3)
      .built(
        'black-hamburg-aarhus',
        'cyan-dortmund-hannover',
        'cyan-oberhausen-dortmund',
        'orange-oberhausen-amsterdam',
      );
    p.act('advanced-fiveColour-plain', '5A');
    expect(p.heading(1)).toBe('automotive from hannover to denmark');
  });
});

describe('stations', () => {
  test('AB-24.28 viable with a station left and a legal space', () => {
    expect(viable(solo(), 'basic-black', '7A')).toBe(true);
    const none = solo().change((s) => {
      s.stations[BOT] = 8;
    });
    expect(viable(none, 'basic-black', '7A')).toBe(false);
  });

  test('AB-24.29 AB-X21 nearest to black, then by compass; AB-24.30 the sixth station promotes in Service', () => {
    const p = solo()
      .era(3)
      .built('cyan-dortmund-hannover', 'cyan-hannover-magdeburg')
      .staff(BOT, 9, 1)
      .change((s) => {
        s.stations[BOT] = 5;
      });
    p.act('basic-cyan', '7A');
    expect(p.state.stationAt[link('cyan-hannover-magdeburg')]).toBe(BOT);
    expect(p.isOn(BOT, 'service', 1)).toBe(true);
  });

  test('AB-24.29 on black nearest to Bad Hersfeld, southernmost in eras 1 and 2, northernmost in era 3', () => {
    expect(solo().act('basic-black', '7A').state.stationAt[link('black-badHersfeld-wuerzburg')]).toBe(BOT);
    expect(solo().era(3).act('basic-black', '7A').state.stationAt[link('black-hannover-badHersfeld')]).toBe(BOT);
  });

  test('AB-24.29 R-87 the black list holds only when black is the only colour', () => {
    const station = (colours: number) => {
      const p = solo().built('black-crailsheim-milano');
      p.bot.colours = colours;
      p.gain(BOT, 'buildStation');
      return t.links[p.state.stationAt.indexOf(BOT)].id;
    };
    expect(station(colourMask('black'))).toBe('black-badHersfeld-wuerzburg');
    expect(station(colourMask('black') | colourMask('red'))).toBe('black-crailsheim-milano');
  });

  test('AB-24.31 AB-24.34 AB-X107 passing its own station brings the bonus under its last station', () => {
    const p = solo()
      .station(BOT, 'black-hannover-badHersfeld', 'red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .built('black-crailsheim-milano');
    p.sends(1, 'black-hannover-badHersfeld:0', 'automotive', 'italy');
    p.drive();
    expect(p.state.track[BOT]).toBe(1);
    const you = (options = {}) =>
      solo({ options })
        .station(BOT, 'black-hannover-badHersfeld')
        .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
        .gain(A, 'moveTruck', 1)
        .play({ type: 'step', section: 'black-hannover-badHersfeld:1' });
    expect(you().state.track[BOT]).toBe(0);
    expect(you({ stationPassDevelop: true }).state.track[BOT]).toBe(1);
  });

  test('AB-24.34 R-90 each of its trucks that passes the station brings the bonus', () => {
    const p = solo()
      .station(BOT, 'black-hannover-badHersfeld')
      .built('black-crailsheim-milano', 'black-hamburg-aarhus')
      .sends(1, 'black-hannover-badHersfeld:0', 'automotive', 'italy')
      .sends(2, 'black-hannover-badHersfeld:1', 'automotive', 'denmark');
    p.drive();
    expect(p.told('event.botOwnStation')).toHaveLength(2);
    expect(p.state.track[BOT]).toBe(2);
  });

  test('AB-24.34 passing your station brings you the lower amount', () => {
    const p = solo().station(A, 'black-hannover-badHersfeld').built('black-crailsheim-milano').money(A, 0);
    p.sends(1, 'black-hannover-badHersfeld:0', 'automotive', 'italy');
    p.drive();
    expect(p.state.money[A]).toBe(1);
  });

  test('AB-27.6 AB-27.7 AB-X144 R-78 upgrades come first, the leftmost one, with Promote 1 and no row bonus', () => {
    const p = solo({ options: { services: true } })
      .dual('cyan-dortmund-hannover')
      .station(BOT, 'cyan-dortmund-hannover')
      .staff(BOT, 9, 1);
    p.state.stations[BOT] = 8;
    p.act('basic-cyan', '7A');
    expect(p.state.upgradeAt[link('cyan-dortmund-hannover')]).toBe(0);
    expect(p.isOn(BOT, 'network', 1)).toBe(true);
    expect([p.state.stations[BOT], p.state.track[BOT]]).toEqual([8, 0]);
    const board = solo({ options: { services: true } })
      .dual('cyan-dortmund-hannover')
      .station(BOT, 'cyan-dortmund-hannover');
    board.bot.colours = colourMask('cyan');
    board.gain(BOT, 'buildStation');
    expect(board.state.upgradeAt[link('cyan-dortmund-hannover')]).toBe(0);
  });

  test('AB-27.6 R-76 its own upgraded station brings the two rightmost revealed bonuses', () => {
    const p = solo({ options: { services: true } })
      .station(BOT, 'black-hannover-badHersfeld')
      .built('black-crailsheim-milano')
      .change((s) => {
        s.upgradeAt[link('black-hannover-badHersfeld')] = 0;
        s.stations[BOT] = 3;
      });
    p.offices('red');
    p.bot.colourCards = [card('basic-red')];
    p.sends(1, 'black-hannover-badHersfeld:0', 'automotive', 'italy');
    p.drive();
    expect([p.state.track[BOT], p.seen.office('red')]).toEqual([1, [BOT]]);
  });
});

describe('yellow colour cards', () => {
  test('AB-24.32 AB-24.48 AB-X103 two sections, the second chosen anew', () => {
    const p = solo().era(3).built('orange-wuerzburg-nuernberg');
    p.act('basic-yellow', '1A');
    expect([
      p.seen.road('yellow-hamburg-schwerin:0'),
      p.seen.road('yellow-schwerin-berlin:0'),
      p.seen.road('yellow-nuernberg-jena:0'),
    ]).toEqual([1, 1, 0]);
    expect(p.seen.office('yellow')).toEqual([BOT, BOT]);
    expect([p.seen.value('schwerin'), p.seen.value('berlin'), p.seen.value('hamburg')]).toEqual([2, 2, 4]);
    expect(p.state.track[BOT]).toBe(1);
  });

  test('AB-24.32 of two sections the first begins a link to a new city, although another one lies nearer to black', () => {
    const p = solo()
      .era(3)
      .built('orange-wuerzburg-nuernberg', 'yellow-nuernberg-jena', 'yellow-jena-berlin')
      .built('yellow-hamburg-schwerin', 'yellow-berlin-dresden');
    p.act('basic-yellow', '1A');
    expect([
      p.seen.road('yellow-dresden-warszawa:0'),
      p.seen.road('yellow-dresden-warszawa:1'),
      p.seen.road('yellow-schwerin-berlin:0'),
    ]).toEqual([1, 1, 0]);
  });

  test('AB-24.32 AB-X104 a station made possible by the extra section', () => {
    const p = solo().era(3).built('orange-wuerzburg-nuernberg');
    p.act('basic-yellow', '7A');
    expect(p.seen.road('yellow-nuernberg-jena:0')).toBe(1);
    expect(p.state.stationAt[link('yellow-nuernberg-jena')]).toBe(BOT);
  });

  test('AB-24.32 R-88 with one section left it builds that one and upgrades; with none it only upgrades', () => {
    const yellow = t.links.filter((l) => l.id.startsWith('yellow-')).map((l) => l.id);
    const lastOne = solo()
      .era(3)
      .built(...yellow.filter((id) => id !== 'yellow-berlin-dresden'));
    lastOne.act('basic-yellow', '1A');
    expect(lastOne.seen.road('yellow-berlin-dresden:0')).toBe(1);
    expect([lastOne.told('event.build').length, lastOne.told('event.upgrade').length]).toEqual([1, 1]);
    const none = solo()
      .era(3)
      .built(...yellow)
      .act('basic-yellow', '1A');
    expect([none.told('event.build').length, none.told('event.upgrade').length]).toEqual([0, 1]);
  });

  test('AB-24.48 a main action that became impossible is lost, its task counts as used', () => {
    const p = solo();
    const bot = p.bot;
    bot.colours = colourMask('purple');
    bot.colourCards = [card('basic-purple')];
    bot.taskDeck = bot.taskDeck.filter((i) => i !== task('7A'));
    bot.usedTasks = [task('7A')];
    p.push({ kind: 'botMain', seat: BOT, task: task('7A'), part: 'main', fresh: [], reached: false });
    expect(p.state.stations[BOT]).toBe(0);
    expect(bot.usedTasks).toEqual([task('7A')]);
  });
});

describe('trucks', () => {
  test('AB-24.33 R-28 every truck drives towards its country at the speed of the era, without dual bonus', () => {
    const road = (options = {}) =>
      solo({ options })
        .dual('black-hannover-badHersfeld')
        .built('black-crailsheim-milano')
        .sends(1, 'black-hannover-badHersfeld:0', 'automotive', 'italy');
    expect(road().drive().seen.truck(BOT, 1)).toBe('black-badHersfeld-wuerzburg:0');
    expect(road({ fastTrucks: true }).drive().seen.truck(BOT, 1)).toBe('black-badHersfeld-wuerzburg:1');
    expect(road().era(2).drive().seen.truck(BOT, 1)).toBe('black-badHersfeld-wuerzburg:1');
  });

  test('AB-24.33 equal paths: more bot stations, then fewer of yours, then the printed order', () => {
    // Crailsheim–Frankfurt is three sections by Mannheim and three by Würzburg.
    const road = () =>
      solo()
        .built('white-mannheim-crailsheim', 'purple-mannheim-frankfurt', 'orange-frankfurt-wuerzburg')
        .built('orange-koeln-frankfurt', 'orange-oberhausen-koeln', 'orange-oberhausen-amsterdam')
        .sends(1, 'crailsheim', 'automotive', 'netherlands');
    expect(road().drive().seen.truck(BOT, 1)).toBe('white-mannheim-crailsheim:0');
    expect(road().station(BOT, 'orange-frankfurt-wuerzburg').drive().seen.truck(BOT, 1)).toBe(
      'orange-frankfurt-wuerzburg:1',
    );
    expect(road().station(A, 'white-mannheim-crailsheim').drive().seen.truck(BOT, 1)).toBe(
      'orange-frankfurt-wuerzburg:1',
    );
  });

  test('AB-24.33 the truck whose country is higher on the delivery board drives first', () => {
    const p = solo().built('black-hamburg-aarhus', 'black-crailsheim-milano');
    p.sends(1, 'black-wuerzburg-crailsheim:0', 'automotive', 'italy');
    p.sends(2, 'black-hamburg-hannover:0', 'automotive', 'denmark');
    p.drive();
    const steps = p.told('event.step').map(({ section: at }) => JSON.stringify(at));
    expect(steps[0]).toContain('Århus');
  });

  test('AB-24.33 AB-X102 it ends on a free section, or stays', () => {
    const p = solo().built('black-crailsheim-milano').sends(1, 'black-hannover-badHersfeld:1', 'automotive', 'italy');
    p.truck(A, 1, 'black-badHersfeld-wuerzburg:1', 'chemicals');
    expect(p.drive().seen.truck(BOT, 1)).toBe('black-badHersfeld-wuerzburg:0');
    const q = solo().built('black-crailsheim-milano').sends(1, 'black-hannover-badHersfeld:1', 'automotive', 'italy');
    q.truck(A, 1, 'black-badHersfeld-wuerzburg:1', 'chemicals').truck(
      A,
      2,
      'black-badHersfeld-wuerzburg:0',
      'chemicals',
    );
    expect(q.drive().seen.truck(BOT, 1)).toBe('black-hannover-badHersfeld:1');
  });

  test('AB-24.33 AB-26.3 R-79 if its end is taken in the middle of its movement, the truck goes back to where it began', () => {
    const [start, first, end] = ['hannover-badHersfeld:1', 'badHersfeld-wuerzburg:0', 'badHersfeld-wuerzburg:1'].map(
      (name) => `black-${name}`,
    );
    const drive = (token: boolean) => {
      const p = solo({ options: { traffic: true } }).built('black-crailsheim-milano');
      p.sends(1, start, 'automotive', 'italy').change((s) => {
        s.traffic[section(end)] = token ? 1 : 0;
      });
      const path = [section(first), section(end)];
      return p.push({ kind: 'botDrive', seat: BOT, truck: 0, start: section(start), path, city: -1 });
    };
    expect(drive(false).seen.truck(BOT, 1)).toBe(end);
    expect(drive(true).seen.truck(BOT, 1)).toBe(start);
    expect(drive(true).told('event.takenBack')).toHaveLength(1);
  });

  test('AB-24.35 R-51 delivery: tile to its slot, country delivered, Develop 1, truck home, no board reward', () => {
    const p = solo().built('black-hamburg-aarhus').sends(1, 'black-hamburg-aarhus:0', 'automotive', 'denmark');
    p.drive();
    expect([p.seen.truck(BOT, 1), p.state.delivered[BOT], p.bot.slots, p.state.track[BOT]]).toEqual(['board', 1, 1, 2]);
    expect(p.state.goodsMarks[BOT * 8]).toBe(2);
    const pharma = solo()
      .era(3)
      .built('black-crailsheim-milano')
      .staff(BOT, 9, 2)
      .sends(1, 'black-crailsheim-milano:1', 'pharmaceuticals', 'italy');
    pharma.state.countryTiles.fill(-1);
    pharma.drive();
    expect([pharma.state.pharma[country('italy')], pharma.state.track[BOT]]).toEqual([BOT, 0]);
    expect([pharma.isOn(BOT, 'network', 2), pharma.state.lobby[BOT]]).toEqual([true, 1]);
  });

  test('AB-24.49 the bot never declines: it takes every bonus that is possible', () => {
    const p = solo().built('black-hamburg-aarhus').sends(1, 'black-hamburg-aarhus:0', 'automotive', 'denmark');
    p.drive();
    expect(p.asks).toBe('over');
    expect(p.told('event.develop').length).toBe(2);
  });
});

describe('promotions', () => {
  test('AB-24.36 AB-24.37 R-29 AB-X94 era 1: floor 1 only, leftmost first, never Finance', () => {
    const p = solo().staff(BOT, 9, 2).gain(BOT, 'promote').gain(BOT, 'promote');
    expect([p.isOn(BOT, 'network', 1), p.isOn(BOT, 'trade', 1)]).toEqual([true, true]);
    const q = solo()
      .floors(BOT, 'network', 1)
      .floors(BOT, 'trade', 1)
      .floors(BOT, 'service', 1)
      .staff(BOT, 9, 1)
      .gain(BOT, 'promote');
    expect([q.state.supply[BOT], q.state.lobby[BOT]]).toEqual([8, 2]);
    expect(q.isOn(BOT, 'finance', 1)).toBe(false);
  });

  test('AB-X95 era 2: the highest floor, leftmost', () => {
    const p = solo().era(2).staff(BOT, 9, 1).floors(BOT, 'network', 1).floors(BOT, 'trade', 1).gain(BOT, 'promote');
    expect(p.isOn(BOT, 'network', 2)).toBe(true);
  });

  test('AB-24.38 AB-X96 a named department first, otherwise as usual', () => {
    const named = { kind: 'promote', amount: 1, department: 1 } as const;
    const p = solo().staff(BOT, 9, 1).push({ kind: 'gain', seat: BOT, bonus: named, chosen: true, colour: -1 });
    expect(p.isOn(BOT, 'trade', 1)).toBe(true);
    const q = solo()
      .staff(BOT, 9, 1)
      .floors(BOT, 'trade', 1)
      .push({ kind: 'gain', seat: BOT, bonus: named, chosen: true, colour: -1 });
    expect(q.isOn(BOT, 'network', 1)).toBe(true);
  });

  test('AB-24.46 with all employees used it takes three back and promotes by its rules', () => {
    const p = solo().staff(BOT, 0, 4).offices('red');
    p.act('basic-red', '1A');
    expect([p.state.supply[BOT], p.state.lobby[BOT], p.isOn(BOT, 'network', 1)]).toEqual([2, 0, true]);
  });
});

describe('end of turn and era', () => {
  test('AB-24.39 AB-X106 after the last colour card both decks are made anew, the highest queued task stays', () => {
    const p = solo();
    const bot = p.bot;
    bot.colourCards = [...bot.colourDeck];
    bot.colourDeck = [];
    bot.taskDeck = [task('1A')];
    bot.usedTasks = ['2A', '3A'].map(task);
    bot.queue = ['5A', '7A'].map(task);
    p.push({ kind: 'botEnd', seat: BOT });
    expect([bot.colourDeck.length, bot.colourCards.length]).toEqual([6, 0]);
    expect(bot.queue).toEqual([task('7A')]);
    expect([...bot.taskDeck].sort()).toEqual(['1A', '2A', '3A', '5A'].map(task).sort());
  });

  test('AB-24.40 AB-X108 bot employees count in the divisor, it receives nothing', () => {
    const p = solo().offices('black', BOT, A, A).built('black-hamburg-aarhus', 'black-crailsheim-milano:0').money(A, 0);
    p.state.values[t.index.city.get('hamburg') ?? -1] += 6;
    p.state.trigger = A;
    p.push({ kind: 'administration', seat: A });
    const [budget] = p.told('event.budget');
    expect([budget.total, budget.each]).toEqual([20, 6]);
    expect(p.state.money).toEqual([12, 0]);
  });

  test('AB-24.41 AB-24.42 R-49 as trigger player it promotes; then automatic promotions 0, 1, 1 or more', () => {
    const close = (era: number, options = {}) => {
      const p = solo({ options })
        .offices('black')
        .staff(BOT, 9, 4)
        .change((s) => {
          s.era = era;
          s.trigger = BOT;
        });
      p.push({ kind: 'administration', seat: BOT });
      return (
        4 -
        p.state.lobby[BOT] +
        p.told('event.promoted').length -
        p.told('event.promoted').filter(({ floor }) => floor === 1).length
      );
    };
    expect([close(1), close(2)]).toEqual([1, 2]);
    expect([close(1, { morePromotions: 'more' }), close(2, { morePromotions: 'most' })]).toEqual([2, 3]);
  });

  test('AB-24.42 the log tells of automatic promotions only when some are due, and when nobody can be promoted', () => {
    const close = (era: number, supply: number) =>
      solo()
        .offices('black')
        .staff(BOT, supply, 0)
        .change((s) => {
          s.era = era;
        })
        .push({ kind: 'routeCheck', seat: BOT });
    expect(close(1, 9).told('event.botAutomatic')).toEqual([]);
    expect(close(2, 9).told('event.botAutomatic')).toEqual([{ n: 1 }]);
    expect(close(2, 9).told('event.botNoPromotion')).toEqual([]);
    expect(close(2, 0).told('event.botNoPromotion')).toHaveLength(1);
  });

  test('AB-24.43 at Reunification its yellow card goes on top of the colour deck', () => {
    const p = solo()
      .offices('black')
      .change((s) => {
        s.era = 2;
        s.trigger = A;
      });
    p.push({ kind: 'administration', seat: A }).untilAsked('botTurn');
    expect(p.bot.colourDeck.at(-1)).toBe(card('basic-yellow'));
    expect(p.bot.topKnown).toBe(1);
  });

  test('AB-28.5 Planning counts its Improved and Advanced colour cards, Customs all its tiles', () => {
    const p = solo({ options: { department: 'planning' } })
      .offices('black')
      .floors(BOT, 'planning', 1)
      .staff(BOT, 0, 0);
    p.bot.colourDeck.push(card('improved-red-buildDevelop'));
    p.bot.colourCards.push(card('improved-white-buildDevelop'));
    expect(sheetOf(t, p.state, BOT).total).toBe(2);
    const q = solo({ options: { department: 'customs' } })
      .offices('black')
      .floors(BOT, 'customs', 1)
      .staff(BOT, 0, 0);
    q.state.tilesTaken[BOT] = 3;
    expect(sheetOf(t, q.state, BOT).total).toBe(3);
    const promoted = solo({ options: { department: 'customs' } })
      .staff(BOT, 9, 1)
      .floors(BOT, 'network', 1)
      .floors(BOT, 'trade', 1)
      .floors(BOT, 'service', 1);
    expect(promoted.gain(BOT, 'promote').isOn(BOT, 'customs', 1)).toBe(true);
  });
});

describe('wine', () => {
  const wine = () => {
    const p = solo({ options: { wine: true } }).era(3);
    const bot = p.bot;
    const mine = t.wines.findIndex((w) => w.id === 'wine-france-dresden');
    p.state.wineCards[A] = mine;
    bot.wines = [0, 1, 2, 3].filter((i) => i !== mine);
    return p;
  };

  test('AB-25.7 you get one card, the other three lie beside the solo board', () => {
    const p = solo({ options: { wine: true } });
    expect(p.bot.wines.length).toBe(3);
    expect(p.bot.wines).not.toContain(p.state.wineCards[A]);
    expect([p.state.wineSingles, p.state.wineDoubles]).toEqual([1, 1]);
  });

  test('AB-25.9 of several matching wine cards the one whose country is higher on the delivery board', () => {
    const p = wine().built('purple-mannheim-basel', 'orange-nuernberg-wien');
    p.act('advanced-fiveColour-plain', '5A');
    expect(p.seen.truck(BOT, 1)).toBe('purple-mannheim-basel:1');
  });

  test('AB-25.9 R-77 wine goes before other goods and makes Load viable; it drives to the destination', () => {
    const p = wine().built(
      'purple-frankfurt-badHersfeld',
      'purple-mannheim-frankfurt',
      'purple-mannheim-basel',
      'purple-badHersfeld-jena',
    );
    p.state.delivered[BOT] = 255;
    p.act('basic-purple', '5A');
    expect(p.seen.truck(BOT, 1)).toBe('purple-mannheim-basel:1');
    expect(p.bot.wines).toEqual([]);
    p.staff(BOT, 9, 2);
    for (let i = 0; i < 4 && p.seen.truck(BOT, 1) !== 'board'; i++) {
      p.state.frames.length = 0;
      p.drive();
    }
    expect(p.state.wineState[BOT]).toBe(2);
    expect(p.state.wineDoubles).toBe(0);
    expect(p.isOn(BOT, 'network', 2)).toBe(true);
  });
});

describe('a whole game', () => {
  test('AB-29.5 solo with all modules is plain data at every decision', () => {
    const p = solo({
      options: {
        wine: true,
        traffic: true,
        services: true,
        twoColourCards: true,
        extraTiles: true,
        department: 'customs',
      },
    });
    p.act('basic-red', '1A');
    expect(JSON.parse(JSON.stringify(p.state))).toEqual(p.state);
    expect(game.invariants(p.state)).toEqual([]);
  });
});
