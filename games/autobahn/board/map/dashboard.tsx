/** The dashboard of eras: road tiles left, prices, speed, funding and who has claimed it. */
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../web/kit/index.ts';
import { Glyph, type GlyphName } from '../icons.tsx';
import { bit, modelOf, numbered } from '../model.ts';
import type { BoardProps, Edition } from '../props.ts';

const yearsOf = (era: Edition['eras']['list'][number]): string =>
  'years' in era && typeof era.years === 'string' ? era.years.replace('-', '–') : '';

function Fact({
  x,
  glyph,
  value,
  piece,
}: {
  x: number;
  glyph: GlyphName;
  value: string | number;
  piece: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} 60)`} data-piece={piece}>
      <rect className="box" width="60" height="32" rx="6" />
      <Glyph name={glyph} size={19} x={14} y={16} />
      <text className="figure" x="42" y="23">
        {value}
      </text>
    </g>
  );
}

/** The dashboard among my things, where the map has no room for it. */
export const DashboardPlate = (props: BoardProps): ReactNode => (
  <svg className="dashboard-plate" viewBox="676 52 268 134" role="img" aria-label={props.say('board.dashboard')}>
    <Dashboard {...props} />
  </svg>
);

export function Dashboard({ view, edition, seats, say }: BoardProps): ReactNode {
  const { eras } = modelOf(edition).edition;
  const era = eras.list[view.era - 1];
  const total = era.roadStack;
  const left = view.stacks[view.era - 1];
  const step = 172 / total;
  const cost = era.buildCost;
  return (
    <g className="dashboard" transform="translate(678 54)">
      <rect className="plate" width="264" height="130" rx="8" data-piece="era" />
      <text className="era" x="10" y="24">
        {say('board.era', { era: view.era })}
      </text>
      <text className="years" x="176" y="24">
        {yearsOf(era)}
      </text>
      {eras.list.map(({ roadStack }, i) => (
        <g
          key={roadStack}
          transform={`translate(${184 + 25 * i} 8)`}
          className={i + 1 === view.era ? 'now' : undefined}
        >
          <rect className="box" width="22" height="22" rx="4" />
          <text className="figure small" x="11" y="17">
            {i + 1}
          </text>
        </g>
      ))}
      <g transform="translate(10 38)" data-piece="stack">
        {numbered(total).map((n) => (
          <rect
            key={n}
            className={n <= total - left ? 'used' : 'tile'}
            x={(n - 1) * step}
            width={step - 2.5}
            height="14"
            rx="2"
          />
        ))}
        <text className="left" x="246" y="13">
          {say('board.tilesLeft', { n: left })}
        </text>
      </g>
      <Fact x={10} glyph="road" value={`${cost.oneSectionLink}·${cost.twoSectionLink}`} piece="cost:build" />
      <Fact x={72.5} glyph="upgrade" value={era.upgradeCostPerSection} piece="cost:upgrade" />
      <Fact x={135} glyph="moveTruck" value={era.truckSpeed} piece="speed" />
      <Fact x={197.5} glyph="fund" value={era.funding} piece="funding" />
      <g transform="translate(10 97)" data-piece="funding">
        <title>{say('board.fundingClaimed')}</title>
        <Glyph name="fund" size={19} x={11} y={13} />
        {eras.list.map(({ funding }, i) => (
          <g key={funding} transform={`translate(${28 + 73 * i} 0)`}>
            <rect className="box" width="70" height="26" rx="5" />
            <text className="figure small" x="11" y="19">
              {i + 1}
            </text>
            {seats
              .filter(({ seat }) => bit(view.funding[seat], i))
              .map(({ seat, shape }, n) => (
                <g key={seat} transform={`translate(${22 + n * 11.5} 6.500)`}>
                  <SeatMark seat={seat} shape={shape} size={13} />
                </g>
              ))}
          </g>
        ))}
      </g>
    </g>
  );
}
