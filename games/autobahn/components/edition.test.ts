import { describe, expect, test } from 'vitest';
import { EditionError } from '../../../kernel/index.ts';
import { openAutobahn } from '../index.ts';
import { parseEdition } from './edition.ts';
import standard from './standard.json' with { type: 'json' };

type Draft = typeof standard;
const changed = (edit: (draft: Draft) => void): Draft => {
  const draft = structuredClone(standard);
  edit(draft);
  return draft;
};

describe('editions', () => {
  test('the standard edition is usable', () => {
    expect(parseEdition(standard).map.links.length).toBe(37);
  });

  test.each<[string, (draft: Draft) => void]>([
    [
      'map.links[0].from',
      (d) => {
        d.map.links[0].from = 'atlantis';
      },
    ],
    [
      'map.links[1].id',
      (d) => {
        d.map.links[1].id = d.map.links[0].id;
      },
    ],
    [
      'map.cities[0].fixedValue',
      (d) => {
        d.map.cities[0].foreign = true;
      },
    ],
    [
      'map.links[2].station',
      (d) => {
        d.map.links[2].station = null;
      },
    ],
    [
      'map.links[6].sections[0]',
      (d) => {
        Object.assign(d.map.links[6].sections[0], { roadblock: false });
      },
    ],
    [
      'eras.list[0].roadStack',
      (d) => {
        d.eras.list[0].roadStack = 0;
      },
    ],
    [
      'eras.sideSupply',
      (d) => {
        d.eras.sideSupply = 3;
      },
    ],
    [
      'deliveryBoards.list[2].rows',
      (d) => {
        d.deliveryBoards.list[2].rows.pop();
      },
    ],
    [
      'countries.list[0].cities[0]',
      (d) => {
        d.countries.list[0].cities[0] = 'hamburg';
      },
    ],
    [
      'routeCards.list[3].cities[1]',
      (d) => {
        d.routeCards.list[3].cities[1] = 'nowhere';
      },
    ],
    [
      'bonusTiles.types',
      (d) => {
        d.bonusTiles.types.splice(0, 2);
      },
    ],
    [
      'playerBoard.actionSpaces.leftToRight[0].id',
      (d) => {
        d.playerBoard.actionSpaces.leftToRight.reverse();
      },
    ],
    [
      'playerBoard.technologyColumns.list[0].padlocks',
      (d) => {
        d.playerBoard.technologyColumns.list[0].padlocks[1].level = 3;
      },
    ],
    [
      'offices.list',
      (d) => {
        d.offices.list.pop();
      },
    ],
    [
      'developmentTrack.spaces[21].next',
      (d) => {
        d.developmentTrack.spaces[21].next = 99;
      },
    ],
    [
      'modules.wine.cards[0].city',
      (d) => {
        d.modules.wine.cards[0].city = 'wien';
      },
    ],
    [
      'improvedCards.cards[0].effect',
      (d) => {
        d.improvedCards.cards[0].effect = 'fly';
      },
    ],
    [
      'cards[7].id',
      (d) => {
        d.improvedCards.cards[0].id = 'basic-black';
      },
    ],
  ])('a mistake at %s is named by its place', (place, edit) => {
    const open = () => openAutobahn(changed(edit));
    expect(open).toThrow(EditionError);
    try {
      open();
    } catch (error) {
      expect(error instanceof EditionError && error.place).toBe(place);
    }
  });
});
