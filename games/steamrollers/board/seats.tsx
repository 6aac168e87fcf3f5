/** The others: a line for the strip, everything for the sheet, and all sheets side by side. */
import type { ReactNode } from 'react';
import { SeatMark } from '../../../web/kit/marks.tsx';
import { Kept, NetworkFacts, OrdersOf } from './dock/facts.tsx';
import { EvaMap, SmallMap } from './map/paper.tsx';
import { type Model, modelOf, strengthOf, tileUp, wantedBy } from './model.ts';
import { CubePicture } from './pieces/cube.tsx';
import { DieFace } from './pieces/dice.tsx';
import { Loco } from './pieces/loco.tsx';
import { SmallTile } from './pieces/tile.tsx';
import { type BoardProps, type BoardSeatProps, freshHex } from './props.ts';

const isEva = ({ view }: BoardProps, seat: number): boolean => view.sheets[seat] === undefined;

export function SeatStrip({ seat, ...props }: BoardSeatProps): ReactNode {
  const { view, say, edition } = props;
  if (isEva(props, seat)) {
    return (
      <span title={say('board.crosses')}>
        <b>{view.crossed.reduce((sum, count) => sum + count, 0)}</b> ✕
      </span>
    );
  }
  const model = modelOf(edition);
  const tiles = view.tileOwner.flatMap((owner, tile) => (owner === seat ? [tile] : []));
  return (
    <>
      {tiles.map((tile) => (
        <span key={tile} className={view.sideways[tile] === 0 ? 'sr-strip-tile' : 'sr-strip-tile resting'}>
          <DieFace value={tileUp(model, view, tile).number} size={17} />
        </span>
      ))}
      <span className="sr-strip-engine" title={say('board.strength', { strength: strengthOf(model, view, seat) })}>
        <svg width="24" height="18" viewBox="0 2 60 42" aria-hidden="true">
          <Loco />
        </svg>
        <b>{strengthOf(model, view, seat)}</b>
      </span>
    </>
  );
}

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

/** Every sheet of the table; my own lies on the desk anyway and comes last. */
export function SheetsPanel(props: BoardProps): ReactNode {
  const { seats, me } = props;
  const inOrder = [...seats.filter(({ seat }) => seat !== me), ...seats.filter(({ seat }) => seat === me)];
  return (
    <ul className="sr-sheets">
      {inOrder.map(({ seat, name, shape }) => (
        <li key={seat}>
          <h3>
            <SeatMark seat={seat} shape={shape} /> {name}
          </h3>
          <SeatDetail {...props} seat={seat} />
          {props.view.sheets[seat] && <NetworkFacts {...props} seat={seat} />}
        </li>
      ))}
    </ul>
  );
}

export function SheetsIcon(): ReactNode {
  return (
    <svg className="icon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 3H20V17H7ZM4 7V21H17M13.500 6l4 2.300v4.600l-4 2.300-4-2.300V8.300Z" />
    </svg>
  );
}
