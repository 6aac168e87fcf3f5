/** Everything that may be known of a seat. */
import type { ReactNode } from 'react';
import { Kept, OrdersOf } from '../dock/facts.tsx';
import { EvaMap, SmallMap } from '../map/paper.tsx';
import { type Model, modelOf, strengthOf, tileUp, wantedBy } from '../model.ts';
import { CubePicture } from '../pieces/cube.tsx';
import { DieFace } from '../pieces/dice.tsx';
import { SmallTile } from '../pieces/tile.tsx';
import { type BoardProps, type BoardSeatProps, freshHex } from '../props.ts';

/** Engine boxes as a row of small squares. */
function EngineRow({ model, boxes }: { model: Model; boxes: number }): ReactNode {
  return (
    <span className="sr-engine-row">
      {model.edition.playerSheet.engineBoxes.map((number) => (
        <i key={number} className={(boxes & (1 << (number - 1))) === 0 ? '' : 'crossed'}>
          {number}
        </i>
      ))}
    </span>
  );
}

/** Small marks in the pictures need definitions of their own where the board is hidden; the board has drawn them already. */
function Picture({ model, seat, ...props }: BoardSeatProps & { model: Model }): ReactNode {
  const sheet = props.view.sheets[seat];
  return (
    <svg className="sr-sheet-picture" viewBox={`0 0 ${model.width} ${model.height}`} aria-hidden="true">
      {sheet ? (
        <SmallMap model={model} tracks={sheet.tracks} ring={freshHex(props, seat)} />
      ) : (
        <EvaMap model={model} crossed={props.view.crossed} />
      )}
    </svg>
  );
}

export function EvaFacts({ model, view, say }: BoardProps & { model: Model }): ReactNode {
  const { evaDeliveryThreshold } = model.edition.solo;
  return (
    <>
      <ul className="sr-row wrap">
        {view.crossed.map((count, region) => {
          const { id } = model.cities[region];
          return (
            <li key={id} className={`sr-count r${region + 1}`} data-piece="evaCrosses">
              <DieFace value={region + 1} size={22} />
              <b>
                {count} ✕{count >= evaDeliveryThreshold ? ' !' : ''}
              </b>
            </li>
          );
        })}
      </ul>
      <p className="sr-eva-rule">{say('board.evaFrom', { count: evaDeliveryThreshold })}</p>
      <p>{say('board.evaPoints', { points: view.evaPoints })}</p>
      {view.evaDie > 0 && (
        <p className="sr-row" data-piece={`evaDie:${view.evaDie}`}>
          {say('board.evaDie')} <DieFace value={view.evaDie} />
        </p>
      )}
    </>
  );
}

export function SeatDetail({ seat, ...props }: BoardSeatProps): ReactNode {
  const model = modelOf(props.edition);
  const { view, say } = props;
  const sheet = view.sheets[seat];
  if (!sheet) {
    return (
      <div className="sr-detail">
        <Picture {...props} model={model} seat={seat} />
        <EvaFacts {...props} model={model} />
      </div>
    );
  }
  const tiles = view.tileOwner.flatMap((owner, tile) => (owner === seat ? [tile] : []));
  const load = model.colours[sheet.ownLoad];
  return (
    <div className="sr-detail">
      <Picture {...props} model={model} seat={seat} />
      <p className="sr-row">
        <EngineRow model={model} boxes={sheet.boxes} />{' '}
        {say('board.strength', { strength: strengthOf(model, view, seat) })}
      </p>
      {tiles.length > 0 && (
        <ul className="sr-row wrap">
          {tiles.map((tile) => (
            <li key={tile} data-piece={`tile:${tile + 1}`}>
              <svg viewBox="-2 -2 60 68" height="62" aria-hidden="true">
                <g
                  {...(view.sideways[tile] === 0
                    ? {}
                    : {
                        className: 'sr-resting',
                        transform: 'translate(28 32) rotate(90) scale(.8) translate(-28 -32)',
                      })}
                >
                  <SmallTile face={tileUp(model, view, tile)} />
                </g>
              </svg>
            </li>
          ))}
        </ul>
      )}
      {load !== undefined && (
        <p className="sr-row" data-piece="ownLoad">
          {say('board.ownLoadOn', { city: sheet.ownLoadCity + 1 })}{' '}
          <CubePicture colour={load} label={wantedBy(model, load)} />
        </p>
      )}
      {view.deal.orders && (
        <>
          <h3>{say('board.kept')}</h3>
          <Kept model={model} kept={sheet.kept} none={say('board.nothingKept')} />
          <h3>{say('board.orders')}</h3>
          <OrdersOf {...props} model={model} seat={seat} />
        </>
      )}
    </div>
  );
}
