import { describe, expect, test } from 'vitest';
import { A, B, link, t, table } from '../testing.ts';

const services = () =>
  table({ options: { services: true } })
    .dual('black-hannover-badHersfeld')
    .stations(A, 'black-hannover-badHersfeld')
    .money(A, 0);
const upgrade = (p: ReturnType<typeof table>, kind: string) =>
  p
    .gain(A, 'buildStation')
    .play({ type: 'upgradeStation', link: 'black-hannover-badHersfeld' }, { type: 'takeUpgrade', bonus: kind });
const upgraded = (p: ReturnType<typeof table>, id: string) =>
  p.change((s) => {
    s.upgradeAt[link(id)] = 0;
    s.upgradesLeft &= ~1;
  });

describe('Services', () => {
  test('AB-27.1 eight station upgrades, each with a bonus', () => {
    expect(t.upgrades.map((bonus) => bonus.kind)).toEqual([
      'promote',
      'placeEmployee',
      'flipTile',
      'funding',
      'develop',
      'pickUpCards',
      'gainCard',
      'moveTruck',
    ]);
  });

  test('AB-27.2 R-72 instead of a station: beside an own station without upgrade on a dual link of the colour', () => {
    const p = services().stations(B, 'black-badHersfeld-wuerzburg').hand(A, 'basic-black', 'basic-red').turn(A);
    p.play({ card: 'basic-black', space: 'buildStation' });
    expect(p.moves).toEqual([{ type: 'upgradeStation', link: 'black-hannover-badHersfeld' }]);
    p.play({ type: 'upgradeStation' });
    expect(p.offered({ type: 'takeUpgrade' }).length).toBe(8);
    p.play({ position: 5 }, { type: 'develop' }).untilAsked('action');
    expect(p.s.upgradeAt[link('black-hannover-badHersfeld')]).toBe(4);
    expect(p.s.stations[A]).toBe(1);
    const single = table({ options: { services: true } })
      .stations(A, 'black-hannover-badHersfeld')
      .gain(A, 'buildStation');
    expect(single.offers({ type: 'upgradeStation' })).toBe(false);
  });

  test('AB-27.3 the bonuses: promotion, employee, tile, funding, Develop 3, cards, card, truck', () => {
    expect(upgrade(services().staff(A, 9, 1), 'promote').asks).toBe('promote');
    const placed = upgrade(services().office('black', B), 'placeEmployee').play({ type: 'accept' });
    expect(placed.seatsOf('black')).toEqual([B, A]);
    expect(upgrade(services(), 'flipTile').asks).toBe('actionTile');
    expect(upgrade(services(), 'funding').play({ type: 'accept' }).s.money[A]).toBe(12);
    expect(upgrade(services().track(A, 12), 'develop').play({ steps: 3 }).s.track[A]).toBe(14);
    expect(upgrade(services(), 'gainCard').asks).toBe('gainCard');
    const driven = upgrade(services().truck(A, 1, 'hamburg', 'chemicals'), 'moveTruck').play({ type: 'step' });
    expect(driven.asks).toBe('drive');
  });

  test('AB-21.18 AB-21.20 funding is lost if already claimed this era; an employee is placed free', () => {
    const p = services().change((s) => {
      s.funding[A] = 1;
    });
    upgrade(p, 'funding');
    expect([p.asks, p.s.money[A]]).toEqual(['over', 0]);
    expect(upgrade(services(), 'placeEmployee').play({ type: 'accept' }).s.money[A]).toBe(0);
  });

  test('AB-21.19 AB-X113 Pick up cards takes the card just played too; it stays the card played', () => {
    const p = services()
      .truck(A, 1, 'hamburg', 'chemicals')
      .hand(A, 'basic-black', 'basic-red')
      .played(A, 'unlock', 'basic-cyan');
    p.turn(A).play(
      { card: 'basic-black', space: 'buildStation' },
      { type: 'upgradeStation' },
      { bonus: 'pickUpCards' },
      { type: 'accept' },
    );
    expect([p.has(A, 'basic-black'), p.has(A, 'basic-cyan')]).toEqual(['hand', 'hand']);
    expect(p.asks).toBe('trucks');
  });

  test('AB-27.4 R-33 it counts for the level-1 technology, not for level 2, not as a station', () => {
    const p = upgrade(services().unlocked(A, 'station-1', 'station-2'), 'flipTile').play({ type: 'decline' });
    expect(p.moves.map((move) => ('trigger' in move ? move.trigger : move.type))).toEqual(['technology', 'decline']);
    expect(p.s.stations[A]).toBe(1);
  });

  test('AB-27.5 AB-X114 passing the own upgraded station: two different positions, then another one elsewhere', () => {
    const p = upgraded(services(), 'black-hannover-badHersfeld')
      .stations(A, 'black-badHersfeld-wuerzburg', 'red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .gain(A, 'moveTruck', 3)
      .play({ section: 'black-hannover-badHersfeld:1' }, { position: 1 });
    expect(p.moves.map((move) => ('position' in move ? move.position : 0))).toEqual([2, 3, 4, 0]);
    p.play({ position: 3 });
    expect(p.s.money[A]).toBe(6);
    p.play({ section: 'black-badHersfeld-wuerzburg:0' }, { section: 'black-badHersfeld-wuerzburg:1' });
    expect(p.moves.map((move) => ('position' in move ? move.position : 0))).toEqual([2, 4, 0]);
  });

  test.each([
    [1, 2],
    [2, 2],
    [7, 8],
    [8, 8],
  ])('AB-27.5 AB-X24 another player’s upgraded station with %i built brings its owner DM %i', (built, amount) => {
    const p = upgraded(services(), 'black-hannover-badHersfeld')
      .change((s) => {
        s.stations[A] = built;
      })
      .truck(B, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .gain(B, 'moveTruck', 1)
      .play({ type: 'step', section: 'black-hannover-badHersfeld:1' });
    expect(p.s.money[A]).toBe(amount);
  });
});

describe('fifth Department', () => {
  test('AB-28.3 AB-X117 floor n is open with level n of any one column', () => {
    const floors = (...owned: string[]) => {
      const p = table({ options: { department: 'planning' } })
        .unlocked(A, ...owned)
        .staff(A, 9, 1)
        .floor('planning', 1, B);
      p.gain(A, 'promote');
      return p.offered({ department: 'planning' }).map((move) => 'floor' in move && move.floor);
    };
    expect(floors()).toEqual([]);
    expect(floors('truck-1')).toEqual([1]);
    const second = table({ options: { department: 'customs' } })
      .unlocked(A, 'truck-1', 'upgrade-1', 'upgrade-2')
      .staff(A, 9, 0);
    expect(second.floor('customs', 1, A).gain(A, 'promote').offers({ department: 'customs', floor: 2 })).toBe(true);
    const third = table({ options: { department: 'customs' } })
      .unlocked(A, 'truck-1', 'truck-2', 'truck-3a')
      .floor('customs', 2, A);
    expect(third.gain(A, 'promote').offers({ department: 'customs', floor: 3 })).toBe(false);
    expect(third.unlocked(A, 'truck-3b').offers({ department: 'customs', floor: 3 })).toBe(true);
    expect(table().unlocked(A, 'truck-1').staff(A, 9, 1).gain(A, 'promote').offers({ department: 'planning' })).toBe(
      false,
    );
  });
});
