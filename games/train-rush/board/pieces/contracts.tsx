/** State contracts and the list of the black market, wherever they are offered. */
import type { ReactNode } from 'react';
import { Target } from '../../../../web/kit/target.tsx';
import type { Edition } from '../../components/edition.ts';
import { covers, cubesOf, modelOf } from '../model.ts';
import type { BoardProps } from '../props.ts';
import { effectBrief } from '../terms.ts';
import { Res } from './shapes.tsx';

export function ContractTile({ tile, region, ...props }: BoardProps & { tile: number; region: string }): ReactNode {
  const { edition, view, me, say } = props;
  const model = modelOf(edition);
  const { id, resources, vp } = edition.stateContracts.items[tile];
  const ready = covers(cubesOf(model, view, me), resources);
  return (
    <Target
      as="div"
      name={`contract:${id}`}
      piece={`contract:${id}`}
      travels={`contract:${id}`}
      className={`tr-contract tr-edge-${region}`}
    >
      <span className="cubes">
        {resources.map((resource, i) => {
          const key = `${resource} ${i}`;
          return <Res key={key} resource={resource} label={model.valueOf(resource)} />;
        })}
      </span>
      <b>{vp}</b>
      <small>{say('board.vp')}</small>
      {ready && (
        <span className="ready" role="img" aria-label={say('board.ready')}>
          ✓
        </span>
      )}
    </Target>
  );
}

type Exchange = Edition['blackMarketExchange']['items'][number];

export function ExchangeRow({ exchange, ...props }: BoardProps & { exchange: Exchange }): ReactNode {
  const { edition, speaker } = props;
  return (
    <Target as="div" name={`exchange:${exchange.id}`} piece={`exchange:${exchange.id}`} className="tr-exchange">
      <b>{exchange.price}</b>
      <span>{speaker.say(effectBrief(edition, exchange.effect))}</span>
    </Target>
  );
}
