/** Moves as small pictures: for menus, the question bar and the card of consequences. */
import type { ReactNode } from 'react';
import type { Offer } from '../../../web/kit/board.ts';
import type { DrawTrack, SteamRollersMove } from '../moves.ts';
import { coursePath, hexOutline, type Model, modelOf, SIDE_NAMES, wantedBy } from './model.ts';
import { CubePicture } from './pieces/cube.tsx';
import { DieFace } from './pieces/dice.tsx';
import { effectDrawing, startingDrawing } from './pieces/tile.tsx';
import type { BoardProps } from './props.ts';

const HERE = { x: 0, y: 0 };

function TrackPicture({ model, move }: { model: Model; move: DrawTrack }): ReactNode {
  const [a, b] = move.sides.map((side) => SIDE_NAMES.indexOf(side));
  const pair = model.pairs.find((known) => known?.sides.includes(a) && known.sides.includes(b));
  if (!pair) return null;
  const d = coursePath(HERE, pair);
  return (
    <svg className="sr-choice-hex" width="34" height="38" viewBox="-50 -56 100 112" aria-hidden="true">
      <path d={hexOutline(0, 0)} className="hex" />
      <path d={d} className="ties" />
      <path d={d} className="rails" />
      <path d={d} className="bed" />
    </svg>
  );
}

function Drawing({ d }: { d: string }): ReactNode {
  return (
    <svg className="sr-choice-drawing" width="28" height="28" viewBox="-17 -17 34 34" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function cubes(model: Model, colours: readonly string[]): ReactNode {
  return colours.map((colour, i) => {
    const key = `${colour} ${i}`;
    return <CubePicture key={key} colour={colour} label={wantedBy(model, colour)} size={22} />;
  });
}

function tileEffect(model: Model, name: string): string {
  const face = [...model.tiles, ...model.soloTiles].flat().find((known) => known.name === name);
  return effectDrawing(face?.effect ?? '');
}

function picture(model: Model, move: SteamRollersMove): ReactNode {
  switch (move.type) {
    case 'drawTrack':
      return <TrackPicture model={model} move={move} />;
    case 'chooseDie':
    case 'useDie':
    case 'seizeDie':
    case 'declineSeize':
    case 'rerollEva':
      return <DieFace value={move.value} />;
    case 'chooseTwoDice':
      return (
        <>
          <DieFace value={move.values[0]} />
          <DieFace value={move.values[1]} />
        </>
      );
    case 'changeDie':
      return move.value === undefined ? <Drawing d={tileEffect(model, move.tile)} /> : <DieFace value={move.value} />;
    case 'deliver':
      return (
        <>
          {cubes(model, [move.cube])}
          <DieFace value={move.to} />
          <b className="sr-choice-points">+{move.points}</b>
        </>
      );
    case 'exchangeOrder':
      return cubes(model, move.cubes);
    case 'placeOwnLoad':
    case 'arrangeGoods':
      return cubes(model, [move.cube]);
    case 'takeTile':
    case 'evaReturnsTile':
      return <Drawing d={tileEffect(model, move.tile)} />;
    case 'chooseStartingTile':
      return <Drawing d={startingDrawing(move.tile)} />;
    case 'upgradeEngine':
      return <Drawing d={startingDrawing('engine')} />;
    case 'chooseRegion':
    case 'evaCrosses':
      return <DieFace value={move.region} />;
    default:
      return null;
  }
}

export function Choice({ offer, edition }: BoardProps & { offer: Offer<SteamRollersMove> }): ReactNode {
  const shown = picture(modelOf(edition), offer.move);
  return shown === null ? null : <span className="sr-choice">{shown}</span>;
}
