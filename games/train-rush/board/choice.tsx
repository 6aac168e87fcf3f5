/** Moves as small pictures: for menus, the question bar and the card of consequences. */
import type { ReactNode } from 'react';
import type { Offer } from '../../../web/kit/board.ts';
import type { TrainRushMove } from '../moves.ts';
import { type Model, modelOf } from './model.ts';
import { Coal, Market, Pawn, Res } from './pieces/shapes.tsx';
import { WagonShape, widthOf } from './pieces/train.tsx';
import type { BoardProps } from './props.ts';

function WagonPicture({ model, id }: { model: Model; id: string }): ReactNode {
  const wagon = model.wagons[model.wagonOf.get(id) ?? 0];
  return (
    <svg viewBox={`-1 8 ${widthOf(wagon) + 2} 47`} height="38" aria-hidden="true" className="tr-choice-wagon">
      <WagonShape model={model} wagon={wagon} plain />
    </svg>
  );
}

function cubes(model: Model, list: readonly string[]): ReactNode {
  return (
    <span className="tr-choice-cubes">
      {list.map((resource, i) => {
        const key = `${resource} ${i}`;
        return <Res key={key} resource={resource} label={model.valueOf(resource)} />;
      })}
    </span>
  );
}

function coal(count: number): ReactNode {
  if (count === 0) return null;
  return (
    <span className="tr-choice-coal">
      <Coal /> −{count}
    </span>
  );
}

function Trigger({ move, model }: { move: Extract<TrainRushMove, { type: 'move' }>; model: Model }): ReactNode {
  const field = model.edition.map.fields[model.fieldOf.get(move.to) ?? 0];
  if (move.triggers === 'market')
    return (
      <svg viewBox="0 0 26 26" width="24" height="24" aria-hidden="true">
        <Market />
      </svg>
    );
  return <b className={`tr-choice-stop ${move.triggers}`}>{field.siding ?? (move.triggers === 'city' ? '★' : '•')}</b>;
}

function picture(model: Model, move: TrainRushMove): ReactNode {
  switch (move.type) {
    case 'startingCube':
      return cubes(model, [move.resource]);
    case 'load':
      return cubes(model, move.cubes);
    case 'unload':
      return cubes(model, [move.cube]);
    case 'drawWagon':
      return <WagonPicture model={model} id={move.wagon} />;
    case 'exchangeWagon':
      return (
        <>
          <WagonPicture model={model} id={move.give} />
          <span aria-hidden="true">→</span>
          <WagonPicture model={model} id={move.take} />
        </>
      );
    case 'contract': {
      const tile = model.edition.stateContracts.items[model.contractOf.get(move.tile) ?? 0];
      return cubes(model, tile.resources);
    }
    case 'rent':
    case 'scoreWarehouse':
      return (
        <svg viewBox="-7 -10 14 19" width="18" height="24" aria-hidden="true">
          <Pawn colour={move.contractor} />
        </svg>
      );
    case 'move':
      return (
        <>
          <Trigger move={move} model={model} />
          {coal(move.coal)}
          {move.token > 0 && <b className="tr-choice-token">+{move.token}</b>}
        </>
      );
    case 'areaAction':
      return <b className="tr-choice-cost">{move.cost}</b>;
    default:
      return undefined;
  }
}

export function Choice({ offer, edition }: BoardProps & { readonly offer: Offer<TrainRushMove> }): ReactNode {
  const drawn = picture(modelOf(edition), offer.move);
  return drawn === undefined ? null : <span className="tr-choice">{drawn}</span>;
}
