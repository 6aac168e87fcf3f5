/** The places to tap: their names, and which moves they mean. */
import type { TrainRushMove } from '../moves.ts';
import type { BoardScene } from './props.ts';

/** The city whose action is being performed. */
function cityAsked({ view, edition }: BoardScene): string | undefined {
  for (let i = view.frames.length - 1; i >= 0; i--) {
    const frame = view.frames[i];
    if (frame.kind === 'cityAction' || frame.kind === 'city') return edition.cities.items[frame.city].id;
  }
  return undefined;
}

export function targets(move: TrainRushMove, scene: BoardScene): readonly string[] {
  switch (move.type) {
    case 'startingCube':
      return [`cube:${move.resource}`];
    case 'returnCard':
    case 'keepCard':
    case 'discardCard':
    case 'playCard':
    case 'takeCard':
    case 'specialAction':
      return [`card:${move.card}`];
    case 'removeHero':
    case 'pickHero':
    case 'playHero':
      return [`hero:${move.hero}`];
    case 'playSpy':
      return [`spy:${move.number}`];
    case 'lobby':
    case 'corrupt':
      return [`sector:${move.sector}`];
    case 'load':
    case 'drawWagon':
    case 'takeParcel':
      return [`wagon:${move.wagon}`];
    case 'exchangeWagon':
      return [`wagon:${move.give}`, `wagon:${move.take}`];
    case 'areaAction':
    case 'freeAction':
      return [`action:${move.action}`];
    case 'buildWarehouse':
    case 'buildStation':
    case 'rent':
      return [`zone:${move.zone}`];
    case 'advance':
      return [`track:${move.track}`];
    case 'useTile':
      return [`tile:${move.space}`];
    case 'move':
      return [`field:${move.to}`];
    case 'presence': {
      const city = cityAsked(scene);
      return city === undefined ? [] : [`city:${city}`];
    }
    case 'contract':
      return [`contract:${move.tile}`];
    case 'unload':
      return [`slot:${move.wagon}:${move.slot}`];
    case 'sell':
      return [`exchange:${move.exchange}`];
    case 'placeMarker':
      return [`city:${move.city}`];
    case 'scoreWarehouse':
      return [`contractors:${move.contractor}`];
    case 'drawCards':
    case 'pass':
    case 'decline':
    case 'stop':
    case 'done':
      return [];
  }
}

const IN_MANAGEMENT = ['sector', 'action', 'track', 'tile', 'contract', 'contractors'];
const IN_YARD = ['exchange'];

const kindOf = (target: string): string => target.slice(0, target.indexOf(':'));
export const inManagement = (target: string): boolean => IN_MANAGEMENT.includes(kindOf(target));
export const inYard = (target: string): boolean => IN_YARD.includes(kindOf(target));
