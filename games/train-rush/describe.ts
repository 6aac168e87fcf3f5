/** Moves in words, out of the move alone. */
import type { Text } from '../../kernel/index.ts';
import type { TrainRushMove } from './moves.ts';
import { at, type Tables } from './tables.ts';
import {
  colourText,
  contractCubes,
  effectText,
  fieldText,
  heroText,
  resourceText,
  sectorText,
  trackText,
  wagonText,
  zoneText,
} from './terms.ts';

type Move<T extends TrainRushMove['type']> = Extract<TrainRushMove, { type: T }>;

function describeCard(tables: Tables, key: string, id: string): Text {
  const { moves, effect } = tables.cards[at(tables.index.card, id)];
  return {
    key,
    params: {
      card: id,
      moves: moves.map(({ value, coal }, i) => `${'I'.repeat(i + 1)} ${value}/${coal}`).join(', '),
      effect: effectText(tables, tables.effects[effect]),
    },
  };
}

/** How the way changes loops, as far as the move tells: the field it starts from is not part of it. */
function wayOf(tables: Tables, path: readonly string[]): string {
  const { fields } = tables.edition.map;
  const taken = new Set(
    path.slice(1).map((to, i) => {
      const { next } = fields[at(tables.index.field, path[i])];
      return next.find((way) => way.to === to)?.via;
    }),
  );
  if (taken.has('tunnel')) return taken.has('exit') ? 'both' : 'tunnel';
  return taken.has('exit') ? 'exit' : 'track';
}

function describeMovement(tables: Tables, move: Move<'move'>): Text {
  return {
    key: 'move.move',
    params: {
      to: fieldText(tables, at(tables.index.field, move.to)),
      fields: move.path.length,
      way: wayOf(tables, move.path),
      coal: move.coal,
      token: move.token,
      lost: move.lost,
      triggers: { key: `triggers.${move.triggers}` },
    },
  };
}

function describeHero(tables: Tables, key: string, id: string): Text {
  const hero = at(tables.index.hero, id);
  const { effect, resource } = tables.heroes[hero];
  return {
    key,
    params: {
      hero: heroText(tables, hero),
      cube: resourceText(tables.resources[resource].id),
      effect: effectText(tables, tables.effects[effect]),
    },
  };
}

export function describe(tables: Tables, move: TrainRushMove): Text {
  const { index } = tables;
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'startingCube':
      return { key, params: { cube: resourceText(move.resource) } };
    case 'returnCard':
    case 'keepCard':
    case 'discardCard':
    case 'playCard':
    case 'takeCard':
    case 'specialAction':
      return describeCard(tables, key, move.card);
    case 'removeHero':
    case 'pickHero':
    case 'playHero':
      return describeHero(tables, key, move.hero);
    case 'playSpy':
      return { key, params: { number: move.number } };
    case 'lobby':
    case 'corrupt':
      return { key, params: { sector: sectorText(tables, at(index.sector, move.sector)) } };
    case 'load': {
      const wagon = wagonText(tables, at(index.wagon, move.wagon));
      return move.cubes.length === 0
        ? { key, params: { wagon } }
        : { key: 'move.loadWith', params: { wagon, cubes: move.cubes.map(resourceText) } };
    }
    case 'drawWagon':
    case 'takeParcel':
      return { key, params: { wagon: wagonText(tables, at(index.wagon, move.wagon)) } };
    case 'exchangeWagon':
      return {
        key,
        params: {
          give: wagonText(tables, at(index.wagon, move.give)),
          take: wagonText(tables, at(index.wagon, move.take)),
        },
      };
    case 'areaAction':
    case 'freeAction': {
      const { effect, cost } = tables.actions[at(index.action, move.action)];
      return { key, params: { effect: effectText(tables, tables.effects[effect]), cost } };
    }
    case 'buildWarehouse':
    case 'buildStation':
      return { key, params: { zone: zoneText(move.zone) } };
    case 'advance':
      return { key, params: { track: trackText(at(index.track, move.track)) } };
    case 'useTile': {
      const effect = effectText(tables, tables.effects[tables.tiles[at(index.tile, move.tile)].effect]);
      return { key, params: { space: move.space, tile: move.tile, effect } };
    }
    case 'move':
      return describeMovement(tables, move);
    case 'rent':
      return {
        key,
        params: {
          zone: zoneText(move.zone),
          contractor: colourText(move.contractor),
          city: tables.cities[at(index.city, move.city)].name,
        },
      };
    case 'contract': {
      const contract = at(index.contract, move.tile);
      const { vp } = tables.contracts[contract];
      return { key, params: { tile: move.tile, size: move.size, cubes: contractCubes(tables, contract), vp } };
    }
    case 'unload':
      return { key, params: { cube: resourceText(move.cube), wagon: move.wagon, slot: move.slot } };
    case 'sell': {
      const { price, effect } = tables.market[at(index.exchange, move.exchange)];
      return { key, params: { price, effect: effectText(tables, tables.effects[effect]) } };
    }
    case 'placeMarker':
      return { key, params: { city: tables.cities[at(index.city, move.city)].name, size: move.size } };
    case 'scoreWarehouse':
      return { key, params: { contractor: colourText(move.contractor) } };
    case 'presence':
    case 'drawCards':
    case 'pass':
    case 'decline':
    case 'stop':
    case 'done':
      return { key };
  }
}
