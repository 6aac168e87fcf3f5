/** Pictures of the pieces for the rules. */
import type { ReactNode } from 'react';
import type { Colour } from '../../components/kinds.ts';
import { COLOURS } from '../../components/kinds.ts';
import { Glyph } from '../icons.tsx';
import { BonusTile, CardColours, EffectPicture, House, Pawn, Shield, Truck } from '../pieces.tsx';

const Frame = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="ab-picture" data-game="autobahn">
    {children}
  </div>
);

const STATES = ['empty', 'single', 'dual'] as const;

/** One stretch of road in one of its three states. */
function Stretch({ state, colour }: { state: (typeof STATES)[number]; colour: Colour }): ReactNode {
  const d = 'M6 20H104';
  return (
    <svg className={`section r-${colour}`} viewBox="0 0 110 40" width="110" height="40" aria-hidden="true">
      {state === 'empty' ? (
        <g className="slot">
          <path className="outline" d={d} />
          <path className="paper" d={d} />
          <path className="tint" d={d} />
        </g>
      ) : (
        <g className={`road ${state}`}>
          <path className="case" d={d} />
          <path className="fill" d={d} />
          {state === 'single' && <path className="lane" d={d} />}
          {state === 'dual' && <path className="median" d={d} />}
          {state === 'dual' && <path className="lane" d="M6 13.600H104M6 26.400H104" />}
        </g>
      )}
      <Shield colour={colour} x={55} y={20} />
    </svg>
  );
}

export const RoadStates = (): ReactNode => (
  <Frame>
    {STATES.map((state) => (
      <Stretch key={state} state={state} colour="orange" />
    ))}
  </Frame>
);

export const Numbers = (): ReactNode => (
  <Frame>
    {COLOURS.map((colour) => (
      <Shield key={colour} colour={colour} size={26} />
    ))}
  </Frame>
);

export const Pieces = (): ReactNode => (
  <Frame>
    <Pawn seat={0} shape="circle" size={40} />
    <House seat={1} shape="triangle" size={40} />
    <Truck seat={2} shape="square" size={64} load="automotive" />
  </Frame>
);

const arcs = ['M0-19A19 19 0 0 1 19 0', 'M19 0A19 19 0 0 1 0 19', 'M0 19A19 19 0 0 1-19 0', 'M-19 0A19 19 0 0 1 0-19'];
const COLOURS_OF_ARCS: readonly Colour[] = ['red', 'red', 'orange', 'orange'];

export const CityRing = (): ReactNode => (
  <Frame>
    <svg viewBox="-26 -26 52 52" width="80" height="80" className="city" aria-hidden="true">
      <circle className="disc" r="23" />
      {arcs.map((d, i) => (
        <g key={d} className={`r-${COLOURS_OF_ARCS[i]}`}>
          <path className={i < 3 ? 'arc on' : 'arc'} d={d} />
        </g>
      ))}
      <circle className="face" r="14.800" />
      <text className="value" y="6.800">
        6
      </text>
    </svg>
  </Frame>
);

export const Goods = (): ReactNode => (
  <Frame>
    {(['appliances', 'automotive', 'chemicals', 'pharmaceuticals', 'wine'] as const).map((goods) => (
      <Glyph key={goods} name={goods} size={34} />
    ))}
  </Frame>
);

export const Tiles = (): ReactNode => (
  <Frame>
    <BonusTile size={38} bonus={{ kind: 'develop', amount: 2 }} />
    <BonusTile size={38} bonus={{ kind: 'money', amount: 6 }} />
    <BonusTile size={38} bonus={{ kind: 'buildRoad' }} />
    <BonusTile size={38} bonus={{ kind: 'upgradeLink' }} />
    <BonusTile size={38} bonus={{ kind: 'buildStation' }} />
    <BonusTile size={38} bonus={{ kind: 'loadTruck' }} />
    <BonusTile size={38} bonus={{ kind: 'moveTruck', amount: 2 }} />
    <BonusTile size={38} bonus={{ kind: 'swapCard' }} />
    <BonusTile size={38} bonus={{ kind: 'changeColour' }} />
  </Frame>
);

export const Cards = (): ReactNode => (
  <Frame>
    {(
      [
        ['red', 'buildDevelop'],
        ['purple', 'extraStation'],
        ['cyan', 'truckPlus2'],
      ] as const
    ).map(([colour, effect]) => (
      <span key={effect} className="action-card">
        <CardColours colours={[colour]} />
        <span className="effect">
          <EffectPicture effect={effect} />
        </span>
      </span>
    ))}
  </Frame>
);

export const Roadblock = (): ReactNode => (
  <Frame>
    <svg viewBox="-20 -10 40 20" width="80" height="40" className="roadblock" aria-hidden="true">
      <rect x="-17" y="-6.500" width="34" height="13" rx="2" />
      <path d="M-17 6.500-9-6.500h6l-8 13zM-3 6.500 5-6.500h6l-8 13zM11 6.500 17-3v9.500z" />
    </svg>
  </Frame>
);
