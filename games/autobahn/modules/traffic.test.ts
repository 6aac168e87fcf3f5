import { describe, expect, test } from 'vitest';
import { A, B, section, t, table } from '../testing.ts';

const traffic = () => table({ options: { traffic: true } });
const tokens = (p: ReturnType<typeof table>) => t.sections.filter((_, i) => p.s.traffic[i] !== 0).map((x) => x.name);
const example = () =>
  traffic()
    .built('cyan-oberhausen-dortmund', 'cyan-dortmund-hannover', 'red-koeln-dortmund', 'red-dortmund-hamburg:0')
    .truck(B, 1, 'black-hamburg-hannover:0', 'chemicals')
    .money(A, 60);

describe('Traffic', () => {
  test('AB-26.1 twelve tokens beside the board', () => {
    expect(traffic().s.trafficSupply).toBe(12);
    expect(table().s.trafficSupply).toBe(0);
  });

  test('AB-26.2 AB-X23 a city that rises to 6 or more brings tokens to its complete single links', () => {
    const p = example().gain(A, 'upgradeLink').play({ link: 'cyan-dortmund-hannover' });
    expect([p.value('dortmund'), p.value('hannover')]).toEqual([6, 6]);
    expect(tokens(p)).toEqual(['red-koeln-dortmund:0', 'cyan-oberhausen-dortmund:0', 'black-hannover-badHersfeld:0']);
    expect(p.s.trafficSupply).toBe(9);
  });

  test('AB-26.2 building never brings tokens, and a link has one at most', () => {
    const p = traffic()
      .dual('black-hamburg-hannover', 'black-hannover-badHersfeld')
      .built('cyan-dortmund-hannover:1')
      .money(A, 40);
    p.hand(A, 'basic-cyan', 'basic-red')
      .turn(A)
      .play({ card: 'basic-cyan', space: 'buildRoad' }, { section: 'cyan-dortmund-hannover:0' });
    p.untilAsked('action');
    expect(p.value('hannover')).toBe(6);
    expect(tokens(p)).toEqual([]);
    const q = example().change((s) => {
      s.traffic[section('black-hannover-badHersfeld:1')] = 1;
    });
    q.gain(A, 'upgradeLink').play({ link: 'cyan-dortmund-hannover' });
    expect(tokens(q)).not.toContain('black-hannover-badHersfeld:0');
  });

  test('AB-26.2 R-32 with too few tokens the acting player chooses where they lie', () => {
    const p = example().change((s) => {
      s.trafficSupply = 1;
    });
    p.gain(A, 'upgradeLink').play({ link: 'cyan-dortmund-hannover' });
    expect(p.offered({ type: 'placeTraffic' }).length).toBe(3);
    p.play({ section: 'black-hannover-badHersfeld:0' });
    expect(tokens(p)).toEqual(['black-hannover-badHersfeld:0']);
    expect([p.s.trafficSupply, p.asks]).toEqual([0, 'over']);
  });

  test('AB-26.3 AB-X111 a truck may drive over a token but not end on it', () => {
    const ahead = (steps: number) =>
      traffic()
        .truck(A, 1, 'black-hamburg-hannover:0', 'chemicals')
        .change((s) => {
          s.traffic[section('black-hannover-badHersfeld:1')] = 1;
        })
        .gain(A, 'moveTruck', steps)
        .play({ section: 'black-hannover-badHersfeld:0' });
    expect(ahead(2).asks).toBe('over');
    const p = ahead(3).play({ section: 'black-hannover-badHersfeld:1' });
    expect(p.offers({ type: 'stop' })).toBe(false);
    p.play({ section: 'black-badHersfeld-wuerzburg:0' });
    expect(p.place(A, 1)).toBe('black-badHersfeld-wuerzburg:0');
  });

  test('AB-26.5 AB-X112 the third token brings a promotion before the upgrade is paid and the employee placed', () => {
    const p = traffic()
      .money(A, 40)
      .office('black', B)
      .staff(A, 9, 1)
      .change((s) => {
        s.trafficHeld[A] = 2;
        s.trafficSupply = 9;
        s.traffic[section('black-hannover-badHersfeld:0')] = 1;
      })
      .gain(A, 'upgradeLink')
      .play({ link: 'black-hannover-badHersfeld' });
    expect([p.asks, p.s.money[A], p.seatsOf('black').length]).toEqual(['promote', 40, 1]);
    p.play({ type: 'decline' });
    expect([p.s.money[A], p.s.trafficHeld[A], p.s.trafficSupply]).toEqual([28, 0, 12]);
    expect(p.seatsOf('black')).toEqual([B, A]);
  });

  test('AB-26.6 tokens do not block building, stations, upgrades or loading onto a section', () => {
    const p = table({ options: { traffic: true, wine: true } })
      .built('purple-mannheim-basel')
      .change((s) => {
        s.wineCards[A] = t.wines.findIndex((wine) => wine.id === 'wine-switzerland-jena');
        s.traffic[section('purple-mannheim-basel:1')] = 1;
      });
    p.money(A, 40).hand(A, 'basic-purple', 'basic-red').turn(A);
    expect(p.offers({ space: 'buildStation' }) && p.offers({ space: 'upgradeLink' })).toBe(true);
    p.play({ card: 'basic-purple', space: 'loadTruck' }, { type: 'loadWine' });
    expect(p.place(A, 1)).toBe('purple-mannheim-basel:1');
  });
});
