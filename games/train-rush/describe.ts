/** Moves in words, out of the move alone. */
import type { Text } from '../../kernel/index.ts';
import type { TrainRushMove } from './moves.ts';
import { at, type Tables } from './tables.ts';
import {
  cardText,
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

/** How the way changes loops, as far as the move tells: the field it starts from is not part of it. */
function wayOf(t: Tables, path: readonly string[]): string {
  const { fields } = t.edition.map;
  const taken = new Set(
    path.slice(1).map((to, i) => {
      const { next } = fields[at(t.index.field, path[i])];
      return next.find((way) => way.to === to)?.via;
    }),
  );
  if (taken.has('tunnel')) return taken.has('exit') ? 'both' : 'tunnel';
  return taken.has('exit') ? 'exit' : 'track';
}

function describeMovement(t: Tables, move: Move<'move'>): Text {
  return {
    key: 'move.move',
    params: {
      to: fieldText(t, at(t.index.field, move.to)),
      fields: move.path.length,
      way: wayOf(t, move.path),
      coal: move.coal,
      token: move.token,
      lost: move.lost,
      triggers: { key: `triggers.${move.triggers}` },
    },
  };
}

function describeHero(t: Tables, key: string, id: string): Text {
  const hero = at(t.index.hero, id);
  const { effect, resource } = t.heroes[hero];
  return {
    key,
    params: {
      hero: heroText(t, hero),
      cube: resourceText(t.resources[resource].id),
      effect: effectText(t, t.effects[effect]),
    },
  };
}

export function describeMove(t: Tables, move: TrainRushMove): Text {
  const { index } = t;
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'startingCube':
      return { key, params: { cube: resourceText(move.resource) } };
    case 'returnCard':
    case 'keepCard':
    case 'discardCard':
    case 'playCard':
    case 'takeCard':
      return { key, params: { card: cardText(t, at(index.card, move.card)) } };
    case 'specialAction':
      return { key, params: { effect: effectText(t, t.effects[t.cards[at(index.card, move.card)].effect]) } };
    case 'removeHero':
    case 'pickHero':
    case 'playHero':
      return describeHero(t, key, move.hero);
    case 'playSpy':
      return { key, params: { number: move.number } };
    case 'lobby':
    case 'corrupt':
      return { key, params: { sector: sectorText(t, at(index.sector, move.sector)) } };
    case 'load': {
      const wagon = wagonText(t, at(index.wagon, move.wagon));
      return move.cubes.length === 0
        ? { key, params: { wagon } }
        : { key: 'move.loadWith', params: { wagon, cubes: move.cubes.map(resourceText) } };
    }
    case 'drawWagon':
    case 'takeParcel':
      return { key, params: { wagon: wagonText(t, at(index.wagon, move.wagon)) } };
    case 'exchangeWagon':
      return {
        key,
        params: {
          give: wagonText(t, at(index.wagon, move.give)),
          take: wagonText(t, at(index.wagon, move.take)),
        },
      };
    case 'areaAction':
    case 'freeAction': {
      const { effect, cost } = t.actions[at(index.action, move.action)];
      return { key, params: { effect: effectText(t, t.effects[effect]), cost } };
    }
    case 'buildWarehouse':
    case 'buildStation':
      return { key, params: { zone: zoneText(move.zone) } };
    case 'advance':
      return { key, params: { track: trackText(at(index.track, move.track)) } };
    case 'useTile': {
      const effect = effectText(t, t.effects[t.tiles[at(index.tile, move.tile)].effect]);
      return { key, params: { space: move.space, effect } };
    }
    case 'move':
      return describeMovement(t, move);
    case 'rent':
      return {
        key,
        params: {
          zone: zoneText(move.zone),
          contractor: colourText(move.contractor),
          city: t.cities[at(index.city, move.city)].name,
        },
      };
    case 'contract': {
      const contract = at(index.contract, move.tile);
      const { vp } = t.contracts[contract];
      return { key, params: { cubes: contractCubes(t, contract), vp } };
    }
    case 'unload':
      return {
        key,
        params: { cube: resourceText(move.cube), wagon: wagonText(t, at(index.wagon, move.wagon)), slot: move.slot },
      };
    case 'sell': {
      const { price, effect } = t.market[at(index.exchange, move.exchange)];
      return { key, params: { price, effect: effectText(t, t.effects[effect]) } };
    }
    case 'placeMarker':
      return { key, params: { city: t.cities[at(index.city, move.city)].name, size: move.size } };
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
