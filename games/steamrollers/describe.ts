/** A move in words, out of the move alone. */
import { type Params, type Text, text } from '../../kernel/index.ts';
import type { ChangeDie, Deliver, SteamRollersMove } from './moves.ts';
import type { Tables } from './tables.ts';
import { cubeText, orderText, startingTileText, stopsText, tileText, trackTerms } from './terms.ts';

export function describeMove(t: Tables, move: SteamRollersMove): Text {
  switch (move.type) {
    case 'chooseStartingTile':
      return text('move.chooseStartingTile', { tile: startingTileText(move.tile) });
    case 'placeOwnLoad':
    case 'arrangeGoods':
      return text(`move.${move.type}`, { cube: cubeText(move.cube), city: move.city });
    case 'chooseTwoDice':
      return text('move.chooseTwoDice', { low: move.values[0], high: move.values[1] });
    case 'changeDie':
      return describeChange(move);
    case 'drawTrack':
      return text('move.drawTrack', trackTerms(t, move));
    case 'deliver':
      return describeDelivery(t, move);
    case 'takeTile':
    case 'evaReturnsTile':
      return text(`move.${move.type}`, { tile: tileText(move.tile) });
    case 'exchangeOrder':
      return text('move.exchangeOrder', { order: orderNamed(t, move.order), cubes: move.cubes.map(cubeText) });
    default:
      return text(`move.${move.type}`, numbersOf(move));
  }
}

function describeChange({ tile, mode, value }: ChangeDie): Text {
  const named = { tile: tileText(tile) };
  return text(`move.changeDie.${mode}`, value === undefined ? named : { ...named, value });
}

function describeDelivery(t: Tables, move: Deliver): Text {
  const params: Record<string, Params[string]> = {
    cube: cubeText(move.cube),
    from: move.from,
    to: move.to,
    points: move.points,
    stops: stopsText(t, move.route),
    place: move.place ?? 0,
    tiles: move.tiles.length,
    used: move.tiles.map(tileText),
  };
  return text(move.own === true ? 'move.deliverOwn' : 'move.deliver', params);
}

function orderNamed(t: Tables, name: string): Text | string {
  for (const sides of t.orders) for (const side of sides) if (side.name === name) return orderText(side);
  return name;
}

/** The other moves carry nothing but numbers: a value, a box, a region or a city. */
function numbersOf(move: SteamRollersMove): Params {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(move)) if (typeof value === 'number') numbers[name] = value;
  return numbers;
}
