import { describe, expect, test } from 'vitest';
import { autobahnValue, buildCost, extendsNetwork, routeStatus } from './network.ts';
import { NONE } from './tables.ts';
import { A, city, colour, link, section, t, table } from './testing.ts';

const statusOf = (position: ReturnType<typeof table>, a: string, b: string) =>
  routeStatus(t, position.s, city(a), city(b));

describe('terms', () => {
  test('AB-1.1 links have one or two sections; two-section links, and only they, have a station space', () => {
    for (const l of t.links) expect(l.hasStation).toBe(l.sections.length === 2);
    expect(t.links.every((l) => l.sections.length === 1 || l.sections.length === 2)).toBe(true);
    expect(new Set(t.links.map((l) => l.colour)).size).toBe(7);
  });

  test('AB-1.2 a section is empty, then single, then dual; a link is upgraded as a whole', () => {
    const p = table().money(A, 50).hand(A, 'basic-black').turn(A);
    expect(p.road('black-crailsheim-milano:0')).toBe(0);
    expect(p.road('black-hannover-badHersfeld:0')).toBe(1);
    p.play({ type: 'playCard', space: 'upgradeLink' }, { link: 'black-hannover-badHersfeld' });
    expect([p.road('black-hannover-badHersfeld:0'), p.road('black-hannover-badHersfeld:1')]).toEqual([2, 2]);
  });

  test('AB-1.3 sections touch their city, their twin, and others through a German city', () => {
    const near = (name: string) => t.sections[section(name)].neighbours.map((i) => t.sections[i].name);
    expect(near('red-hamburg-kobenhavn:1')).toEqual(['red-hamburg-kobenhavn:0']);
    expect(near('red-hamburg-kobenhavn:0')).toContain('black-hamburg-hannover:0');
    expect(near('black-hamburg-hannover:0')).toContain('cyan-dortmund-hannover:1');
    expect(near('black-hamburg-hannover:0')).not.toContain('cyan-dortmund-hannover:0');
  });

  test('AB-1.4 AB-7.3 R-10 a space extends the network beside its twin or at a connected city, foreign ones too', () => {
    const p = table().era(3);
    expect(extendsNetwork(t, p.s, section('yellow-dresden-warszawa:1'))).toBe(false);
    p.built('cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'cyan-berlin-warszawa');
    expect(extendsNetwork(t, p.s, section('yellow-dresden-warszawa:1'))).toBe(true);
    expect(extendsNetwork(t, p.s, section('yellow-dresden-warszawa:0'))).toBe(false);
    p.built('yellow-dresden-warszawa:1');
    expect(extendsNetwork(t, p.s, section('yellow-dresden-warszawa:0'))).toBe(true);
  });

  test('AB-1.5 AB-X05 a city counts autobahns, not links', () => {
    const p = table()
      .dual('purple-mannheim-basel', 'white-saarbruecken-mannheim')
      .built('purple-mannheim-frankfurt', 'orange-frankfurt-wuerzburg:1', 'orange-wuerzburg-nuernberg')
      .built('red-saarbruecken-koeln', 'yellow-nuernberg-jena', 'white-crailsheim-nuernberg');
    const values = ['frankfurt', 'wuerzburg', 'saarbruecken', 'mannheim', 'nuernberg'].map((c) => p.value(c));
    expect(values).toEqual([2, 4, 6, 8, 6]);
  });

  test('AB-1.5 the highest value is 12, in the two cities with three autobahns', () => {
    const p = table().dual(...t.links.map((l) => l.id));
    const best = t.cities.filter((c, i) => !c.foreign && p.s.values[i] === 12).map((c) => c.id);
    expect(best).toEqual(['hamburg', 'nuernberg']);
    expect(Math.max(...t.cities.map((c, i) => (c.foreign ? 0 : p.s.values[i])))).toBe(12);
  });

  test('AB-1.6 a foreign city counts its fixed value while it is connected, and is never passed through', () => {
    const p = table();
    expect(p.value('aarhus')).toBe(0);
    p.built('black-hamburg-aarhus', 'cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'cyan-berlin-warszawa');
    expect([p.value('aarhus'), p.value('warszawa')]).toEqual([4, 8]);
    p.built('yellow-dresden-warszawa');
    expect(statusOf(p, 'hamburg', 'dresden')).toBe(NONE);
    expect(statusOf(p, 'hamburg', 'warszawa')).not.toBe(NONE);
    expect(t.countries.filter((c) => c.cities.length === 2).map((c) => c.id)).toEqual(['denmark']);
  });

  test('AB-1.7 AB-X48 eastern spaces cannot be built in eras 1 and 2, nor stations there; in era 3 they can', () => {
    const p = table().era(2);
    for (const name of ['cyan-hannover-magdeburg:0', 'yellow-hamburg-schwerin:0']) {
      expect(extendsNetwork(t, p.s, section(name))).toBe(false);
    }
    p.hand(A, 'basic-cyan').money(A, 90).turn(A);
    expect(p.offers({ type: 'playCard', space: 'buildStation' })).toBe(false);
    p.era(3);
    for (const name of ['cyan-hannover-magdeburg:0', 'yellow-hamburg-schwerin:0']) {
      expect(extendsNetwork(t, p.s, section(name))).toBe(true);
    }
  });

  test('AB-X46 Mannheim–Crailsheim grows from Crailsheim, and both cities gain when it is complete', () => {
    const p = table();
    expect(extendsNetwork(t, p.s, section('white-mannheim-crailsheim:1'))).toBe(true);
    expect(extendsNetwork(t, p.s, section('white-mannheim-crailsheim:0'))).toBe(false);
    p.built('white-mannheim-crailsheim:1');
    expect([p.value('crailsheim'), p.value('mannheim')]).toEqual([2, 0]);
    p.built('white-mannheim-crailsheim:0');
    expect([p.value('crailsheim'), p.value('mannheim')]).toEqual([4, 2]);
  });

  test('AB-4.2 AB-7.5 the era sets the cost of a section', () => {
    const one = section('black-hamburg-aarhus:0');
    const two = section('black-crailsheim-milano:0');
    expect([1, 2, 3].map((era) => buildCost(t, era, one))).toEqual([6, 8, 10]);
    expect([1, 2, 3].map((era) => buildCost(t, era, two))).toEqual([4, 6, 8]);
  });
});

describe('routes', () => {
  const paris = (options = {}) =>
    table({ options })
      .built('orange-wuerzburg-nuernberg', 'orange-frankfurt-wuerzburg', 'orange-koeln-frankfurt')
      .built('red-saarbruecken-koeln', 'white-saarbruecken-paris');

  test('AB-18.4 the status of a path is its sections less dual links and stations', () => {
    const p = paris();
    expect(statusOf(p, 'nuernberg', 'paris')).toBe(6);
    p.dual('orange-frankfurt-wuerzburg', 'red-saarbruecken-koeln').stations(A, 'orange-frankfurt-wuerzburg');
    expect(statusOf(p, 'nuernberg', 'paris')).toBe(3);
  });

  test('AB-X85 of two paths the lowest status counts', () => {
    const p = table()
      .built('orange-frankfurt-wuerzburg', 'orange-koeln-frankfurt', 'orange-oberhausen-koeln')
      .built('orange-oberhausen-amsterdam')
      .stations(A, 'orange-frankfurt-wuerzburg');
    expect(statusOf(p, 'crailsheim', 'amsterdam')).toBe(5);
    p.dual('black-badHersfeld-wuerzburg', 'purple-frankfurt-badHersfeld').stations(A, 'black-badHersfeld-wuerzburg');
    expect(statusOf(p, 'crailsheim', 'amsterdam')).toBe(4);
  });

  test('AB-26.4 AB-X111 every traffic token on the path adds 1', () => {
    const p = paris({ traffic: true }).change((s) => {
      s.traffic[section('red-saarbruecken-koeln:0')] = 1;
      s.traffic[section('orange-koeln-frankfurt:0')] = 1;
    });
    expect(statusOf(p, 'nuernberg', 'paris')).toBe(8);
  });

  test('AB-X11 AB-18.1 R-54 all connected cities of an autobahn count, Milano does not while no road reaches it', () => {
    const p = table()
      .built('orange-oberhausen-amsterdam', 'orange-oberhausen-koeln', 'orange-koeln-frankfurt')
      .built('orange-frankfurt-wuerzburg', 'orange-wuerzburg-nuernberg', 'orange-nuernberg-wien');
    expect(autobahnValue(t, p.s, colour('orange'))).toBe(22);
    expect(autobahnValue(t, p.s, colour('black'))).toBe(12);
    expect(p.value('milano')).toBe(0);
  });

  test('AB-X84 cities on two autobahns count for both', () => {
    const p = table().built('cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'cyan-berlin-warszawa');
    expect(autobahnValue(t, p.s, colour('yellow'))).toBe(12);
    expect(autobahnValue(t, p.s, colour('cyan'))).toBe(16);
    expect(link('cyan-berlin-warszawa')).toBeGreaterThan(0);
  });
});
