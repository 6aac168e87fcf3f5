/** Plates beside the track: cities with their contractors, markers and contracts; zones with their buildings. */
import type { ReactNode } from 'react';
import { seatStyle } from '../../../../web/kit/marks.tsx';
import { Target } from '../../../../web/kit/target.tsx';
import type { TrainRushView } from '../../view.ts';
import { type Model, NONE } from '../model.ts';
import { HOUSE, Parcel, Pawn, SeatPiece, STATION } from '../pieces/shapes.tsx';
import type { BoardProps } from '../props.ts';
import type { Point } from './curves.ts';

interface PlateProps extends Pick<BoardProps, 'seats'> {
  readonly model: Model;
  readonly view: TrainRushView;
  readonly index: number;
  readonly at: Point;
  /** Who changed it since the viewer's own move. */
  readonly fresh: number | undefined;
}

const slotsOf = (list: readonly number[], index: number, count: number): readonly number[] =>
  list.slice(index * count, (index + 1) * count);

/** Four places for those who came here, the first ones with a movement token. */
function Markers({ model, view, index, seats, y }: PlateProps & { y: number }): ReactNode {
  const { id } = model.edition.cities.items[index];
  return slotsOf(view.cityMarkers, index, model.markerSlots).map((owner, slot) => {
    const x = 1 + slot * 14.2;
    const token = model.edition.movementTokens.items.find((item) => item.city === id && item.slot === slot + 1);
    return (
      <g key={x}>
        <circle className="tr-slot" cx={x} cy={y} r="6.600" />
        {owner !== NONE && <SeatPiece seat={owner} shape={seats[owner].shape} x={x} y={y} size={10.4} />}
        {owner === NONE && token && (
          <text className="tr-token" x={x - 0.4} y={y + 4}>
            +{token.movement}
          </text>
        )}
      </g>
    );
  });
}

/** The town hall: its windows are the contract spaces, with the size or the owner in them. */
function TownHall({ model, view, index, seats, region }: PlateProps & { region: string }): ReactNode {
  const first = -(model.sizes.length * 17) / 2 + 1.5;
  return (
    <>
      <path d="M-38-15V-33H38V-15Z" className="tr-hall" />
      <path d="M-42-32L-34-37H-12L0-40.500L12-37H34L42-32Z" className={`tr-hall tr-fill-${region}`} />
      {slotsOf(view.contractSpaces, index, model.sizes.length).map((owner, i) => {
        const x = first + i * 17;
        const size = model.sizes[i];
        return (
          <g key={size}>
            <path
              className={owner === NONE ? 'tr-space' : 'tr-space taken'}
              d={`M${x}-17v-10a7 4.500 0 0 1 14 0v10Z`}
            />
            {owner === NONE ? (
              <text className="tr-space-size" x={x + 7} y="-18.300">
                {size}
              </text>
            ) : (
              <SeatPiece seat={owner} shape={seats[owner].shape} x={x + 7} y={-23} size={10.4} />
            )}
          </g>
        );
      })}
    </>
  );
}

export function CityPlate(props: PlateProps): ReactNode {
  const { model, view, index, at, fresh } = props;
  const { id, name, region } = model.edition.cities.items[index];
  const { colours } = model.edition.contractors;
  const mission = ((view.missionTokens >> index) & 1) === 1;
  const outline = 'M-54-16H-42V-33L-34-37H-12L0-40.500L12-37H34L42-33V-16H54V3H52V21H-52V3H-54Z';
  return (
    <Target name={`city:${id}`} piece={`city:${id}`} transform={`translate(${at.x} ${at.y})`}>
      {({ legal }) => (
        <>
          <TownHall {...props} region={region} />
          <rect className="tr-plate" x="-52" y="0" width="104" height="21" rx="3.500" />
          <rect className={`tr-enamel tr-fill-${region}`} x="-54" y="-16" width="108" height="18" rx="3.500" />
          <text className="tr-city-name" x={mission ? -6 : 0} y="-2">
            {name}
          </text>
          {mission && (
            <g transform="translate(45.500 -7)">
              <circle r="6" className="tr-mission" />
              <path d={STAR} className="tr-mission-star" transform="scale(1.150)" />
            </g>
          )}
          {colours.map((colour, i) =>
            ((view.contractors[index] >> i) & 1) === 1 ? (
              <Pawn key={colour} colour={colour} x={-43.5 + i * 14} y={12} />
            ) : (
              <circle key={colour} className="tr-gone" cx={-43.5 + i * 14} cy="11.500" r="4" />
            ),
          )}
          <Markers {...props} y={11.6} />
          {fresh !== undefined && <path d={outline} className="tr-fresh" style={seatStyle(fresh)} />}
          {legal && <path d={outline} className="ring" />}
        </>
      )}
    </Target>
  );
}

export function ZonePlate({ model, view, index, at, seats, fresh }: PlateProps): ReactNode {
  const { id, region } = model.edition.zones.items[index];
  const first = index * model.warehouseSpaces;
  const station = view.stations[index];
  return (
    <Target name={`zone:${id}`} piece={`zone:${id}`} transform={`translate(${at.x} ${at.y})`}>
      {({ legal }) => (
        <>
          <rect className="tr-plate" x="-50" y="-20" width="100" height="40" rx="5" />
          <path className={`tr-fill-${region}`} d="M-49-14a5 5 0 0 1 5-5h14v38h-14a5 5 0 0 1-5-5Z" />
          <text className="tr-zone-id" x="-39.500" y="-4">
            {shortZone(id)}
          </text>
          {((view.parcels >> index) & 1) === 1 && (
            <g transform="translate(-46.500 2) scale(1.150)">
              <Parcel />
            </g>
          )}
          {Array.from({ length: model.warehouseSpaces }, (_, i) => {
            const x = -19 + i * 18;
            const owner = view.warehouses[first + i];
            const renter = view.renters[first + i];
            return (
              <g key={x}>
                <path
                  d={HOUSE}
                  className={owner === NONE ? 'tr-house' : 'tr-house own'}
                  transform={`translate(${x - 8} 1.500)`}
                />
                {owner !== NONE && <SeatPiece seat={owner} shape={seats[owner].shape} x={x} y={12.6} size={9.6} />}
                {renter === NONE ? (
                  <circle className="tr-empty" cx={x} cy="-9" r="4" />
                ) : (
                  <Pawn colour={model.edition.contractors.colours[renter]} x={x} y={-8.6} />
                )}
              </g>
            );
          })}
          <path
            d={STATION}
            className={station === NONE ? 'tr-house' : 'tr-house own'}
            transform="translate(27 -13) scale(1.150)"
          />
          {station === NONE ? (
            <circle cx="38.500" cy="-3.500" r="3" className="tr-house" />
          ) : (
            <SeatPiece seat={station} shape={seats[station].shape} x={38.5} y={6} size={11.5} />
          )}
          {fresh !== undefined && (
            <rect className="tr-fresh" style={seatStyle(fresh)} x="-51" y="-21" width="102" height="42" rx="6" />
          )}
          {legal && <rect className="ring" x="-51" y="-21" width="102" height="42" rx="6" />}
        </>
      )}
    </Target>
  );
}

const STAR = 'M0-3.600l1 2.300 2.500.2-1.900 1.600.6 2.400L0 1.600-2.200 2.900l.6-2.400-1.900-1.600 2.500-.2Z';

/** `ZG1` stands on the map as `G1`. */
export const shortZone = (id: string): string => (/^Z[A-Z]\d+$/.test(id) ? id.slice(1) : id);

/** Sizes of badges are those on the screen, whatever the map is scaled to. */
export function CityBadge({ model, view, index, at, seats, fresh }: PlateProps): ReactNode {
  const { id, name, region } = model.edition.cities.items[index];
  const mission = ((view.missionTokens >> index) & 1) === 1;
  const width = name.length * 5.3 + (mission ? 18 : 8);
  const owners = slotsOf(view.cityMarkers, index, model.markerSlots).filter((owner) => owner !== NONE);
  return (
    <Target name={`city:${id}`} piece={`city:${id}`} transform={`translate(${at.x} ${at.y})`}>
      {({ legal }) => (
        <g className="tr-fixed">
          <rect className="tr-hit" x={-Math.max(width, 44) / 2} y="-22" width={Math.max(width, 44)} height="44" />
          <rect className={`tr-enamel tr-fill-${region}`} x={-width / 2} y="-7.500" width={width} height="15" rx="3" />
          <text className="tr-city-name small" x={mission ? -5 : 0} y="3.900">
            {name}
          </text>
          {mission && <path d={STAR} className="tr-mission" transform={`translate(${width / 2 - 7} 0) scale(1.200)`} />}
          {owners.map((owner, i) => (
            <SeatPiece
              key={owner}
              seat={owner}
              shape={seats[owner].shape}
              x={(i - (owners.length - 1) / 2) * 7.5}
              y={9.8}
              size={6.6}
            />
          ))}
          {fresh && <rect className="tr-fresh" x={-width / 2 - 1} y="-8.500" width={width + 2} height="17" rx="4" />}
          {legal && <rect className="ring" x={-width / 2 - 1} y="-8.500" width={width + 2} height="17" rx="4" />}
        </g>
      )}
    </Target>
  );
}

export function ZoneBadge({ model, view, index, at, seats, fresh }: PlateProps): ReactNode {
  const { id, region } = model.edition.zones.items[index];
  const houses = slotsOf(view.warehouses, index, model.warehouseSpaces);
  const station = view.stations[index];
  const step = 22 / (houses.length + 1);
  const placeOf = (i: number): number => -11 + step * (i + 0.5);
  return (
    <Target name={`zone:${id}`} piece={`zone:${id}`} transform={`translate(${at.x} ${at.y})`}>
      {({ legal }) => (
        <g className="tr-fixed">
          <rect className="tr-hit" x="-22" y="-22" width="44" height="44" />
          <rect className="tr-plate" x="-12.500" y="-10.500" width="25" height="21" rx="3.500" />
          <path className={`tr-fill-${region}`} d="M-11.800 2v-8.800a3 3 0 0 1 3-3h17.600a3 3 0 0 1 3 3v8.800Z" />
          <text className="tr-zone-id small" y=".400">
            {shortZone(id)}
          </text>
          {houses.map((owner, i) => {
            const x = placeOf(i);
            return owner === NONE ? (
              <rect key={x} className="tr-slot" x={x - 1.7} y="4.300" width="3.400" height="3.800" />
            ) : (
              <SeatPiece key={x} seat={owner} shape={seats[owner].shape} x={x} y={6.2} size={5.2} />
            );
          })}
          <path
            className="tr-slot"
            transform={`translate(${placeOf(houses.length)} 0)`}
            d="M-2.400 8.500v-2.800a2.400 2.400 0 0 1 4.800 0v2.800Z"
          />
          {station !== NONE && (
            <SeatPiece seat={station} shape={seats[station].shape} x={placeOf(houses.length)} y={6.2} size={5.2} />
          )}
          {((view.parcels >> index) & 1) === 1 && (
            <g transform="translate(6 -16)">
              <Parcel />
            </g>
          )}
          {fresh !== undefined && (
            <rect
              className="tr-fresh"
              style={seatStyle(fresh)}
              x="-13.500"
              y="-11.500"
              width="27"
              height="23"
              rx="4.500"
            />
          )}
          {legal && <rect className="ring" x="-13.500" y="-11.500" width="27" height="23" rx="4.500" />}
        </g>
      )}
    </Target>
  );
}
