/** Wagons: the own train on its rails, and single wagons to choose from. */
import type { ReactNode } from 'react';
import { seatStyle } from '../../../../web/kit/marks.tsx';
import { Target } from '../../../../web/kit/target.tsx';
import { cargoOf, type Model, modelOf, type Wagon } from '../model.ts';
import type { BoardProps } from '../props.ts';
import { CubeShape, Loco, SeatPiece } from './shapes.tsx';

/** What stands on cubes and slots. */
type Values = Pick<Model, 'valueOf'>;

const SLOT = 17;
export const widthOf = ({ size }: Wagon): number => 12 + size * SLOT;

function Slot({ model, accepts, cube }: { model: Values; accepts: string; cube: string | undefined }): ReactNode {
  if (cube !== undefined)
    return (
      <g transform="translate(.5 -3.500)">
        <CubeShape resource={cube} label={model.valueOf(cube)} />
      </g>
    );
  return (
    <g className={`tr-wagon-slot tr-ink-${accepts}`}>
      <rect width="15" height="15" rx="2" />
      <text x="7.500" y="11.600">
        {model.valueOf(accepts)}
      </text>
    </g>
  );
}

/** One wagon of 12 + 17 n × 56; without cargo its slots stand empty. */
export function WagonShape({
  model,
  wagon,
  cargo,
  worth,
  plain = false,
}: {
  model: Values;
  wagon: Wagon;
  /** What a full special wagon is worth, in words. */
  worth?: string | undefined;
  cargo?: readonly (string | undefined)[];
  /** Its slots are no places of their own. */
  plain?: boolean;
}): ReactNode {
  const width = widthOf(wagon);
  return (
    <g className={wagon.special ? 'tr-wagon special' : 'tr-wagon'}>
      <path d={`M0 43H${width}V47H0Z`} className="frame" />
      <rect x="2" y="22" width={width - 4} height="21" rx="2.500" className="box" />
      <path d={`M5 22v21M${width - 5} 22v21`} className="rods" />
      {wagon.accepts.map((accepts, slot) => {
        const x = 7 + slot * SLOT;
        const name = `slot:${wagon.id}:${slot + 1}`;
        if (plain)
          return (
            <g key={x} transform={`translate(${x} 24.500)`}>
              <Slot model={model} accepts={accepts} cube={cargo?.[slot]} />
            </g>
          );
        return (
          <Target key={x} name={name} transform={`translate(${x} 24.500)`}>
            {({ legal }) => (
              <>
                <Slot model={model} accepts={accepts} cube={cargo?.[slot]} />
                {legal && <rect className="ring" x="-1.500" y="-5" width="18" height="20" rx="3" />}
              </>
            )}
          </Target>
        );
      })}
      {wagon.special && worth !== undefined && (
        <text className="worth" x={width / 2} y="18">
          {worth}
        </text>
      )}
      <g className="wheels">
        <circle cx="9" cy="49" r="4.600" />
        <circle cx={width - 9} cy="49" r="4.600" />
      </g>
    </g>
  );
}

/** `10 VP` on a special wagon. */
export const worthOf = ({ special, vpWhenFull: vp }: Wagon, say: BoardProps['say']): string | undefined =>
  special ? `${vp} ${say('board.vp')}` : undefined;

/** A wagon that can be taken. */
export function WagonChoice({
  wagon,
  edition,
  say,
}: { wagon: Wagon } & Pick<BoardProps, 'edition' | 'say'>): ReactNode {
  const model = modelOf(edition);
  return (
    <Target
      as="div"
      name={`wagon:${wagon.id}`}
      piece={`wagon:${wagon.id}`}
      travels={`wagon:${wagon.id}`}
      className="tr-wagon-choice"
    >
      <svg viewBox={`-1 6 ${widthOf(wagon) + 2} 49`} height="52" aria-hidden="true">
        <WagonShape model={model} wagon={wagon} worth={worthOf(wagon, say)} />
      </svg>
    </Target>
  );
}

/** The whole train of a seat, its engine ahead. */
export function Train({ seat, ...props }: BoardProps & { seat: number }): ReactNode {
  const { view, edition, seats } = props;
  const model = modelOf(edition);
  const wagons = view.wagons[seat].map((id) => model.wagons[id]);
  let x = 4;
  const places = wagons.map((wagon) => {
    const at = x;
    x += widthOf(wagon) + 6;
    return at;
  });
  const width = x + 82;
  return (
    <svg
      className="tr-train"
      viewBox={`0 3 ${width} 57`}
      preserveAspectRatio="xMinYMax meet"
      role="group"
      aria-label={props.say('ex.train')}
      data-near=""
    >
      <path d={`M0 56.500H${width}`} className="tr-rail-bed" />
      <path d={`M0 56H${width}`} className="tr-rail" />
      {wagons.map((wagon, place) => (
        <Target
          key={wagon.id}
          name={`wagon:${wagon.id}`}
          piece={`wagon:${wagon.id}`}
          travels={`wagon:${wagon.id}`}
          transform={`translate(${places[place]} 0)`}
        >
          {({ legal }) => (
            <>
              <rect className="tr-hit" x="-2" y="12" width={widthOf(wagon) + 4} height="44" />
              <WagonShape
                model={model}
                wagon={wagon}
                cargo={cargoOf(model, view, seat, place)}
                worth={worthOf(wagon, props.say)}
              />
              <path d={`M${widthOf(wagon)} 45h6`} className="tr-coupling" />
              {legal && <rect className="ring" x="-1" y="15" width={widthOf(wagon) + 2} height="39" rx="5" />}
            </>
          )}
        </Target>
      ))}
      <g transform={`translate(${x} 5) scale(1.720)`} style={seatStyle(seat)} data-piece={`locomotive:${seat}`}>
        <Loco />
        <SeatPiece seat={seat} shape={seats[seat].shape} x={11} y={14} size={9.5} />
      </g>
    </svg>
  );
}
