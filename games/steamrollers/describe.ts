/** A move in words, out of the move alone. */
import { type Params, type Text, text } from '../../kernel/index.ts';
import { stopsOf } from './effects/delivery.ts';
import { tileText } from './effects/tiles.ts';
import { pairOf } from './effects/track.ts';
import type { ChangeDie, Deliver, SteamRollersMove } from './moves.ts';
import type { Tables } from './tables.ts';

const cubeText = (cube: string): Text => text(`cube.${cube}`);

export function describeMove(t: Tables, move: SteamRollersMove): Text {
  switch (move.type) {
    case 'chooseStartingTile':
      return text('move.chooseStartingTile', { tile: text(`starting.${move.tile}`) });
    case 'placeOwnLoad':
    case 'arrangeGoods':
      return text(`move.${move.type}`, { cube: cubeText(move.cube), city: move.city });
    case 'chooseTwoDice':
      return text('move.chooseTwoDice', { low: move.values[0], high: move.values[1] });
    case 'changeDie':
      return describeChange(move);
    case 'drawTrack':
      return text('move.drawTrack', {
        hex: move.hex,
        kind: text(`kind.${t.pairs[pairOf(t, move)]?.kind}`),
        from: text(`side.${move.sides[0]}`),
        to: text(`side.${move.sides[1]}`),
      });
    case 'deliver':
      return describeDelivery(t, move);
    case 'takeTile':
    case 'evaReturnsTile':
      return text(`move.${move.type}`, { tile: tileText(move.tile) });
    case 'exchangeOrder':
      return text('move.exchangeOrder', { order: move.order, cubes: move.cubes.map(cubeText) });
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
    stops: stopsOf(t, move.route),
    place: move.place ?? 0,
    tiles: move.tiles.length,
    used: move.tiles.map(tileText),
  };
  return text(move.own === true ? 'move.deliverOwn' : 'move.deliver', params);
}

/** The other moves carry nothing but numbers: a value, a box, a region or a city. */
function numbersOf(move: SteamRollersMove): Params {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(move)) if (typeof value === 'number') numbers[name] = value;
  return numbers;
}
