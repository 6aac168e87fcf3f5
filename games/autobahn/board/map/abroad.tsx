/** Signs of the foreign cities and plates of the countries with their bonus tiles. */
import type { ReactNode } from 'react';
import { Gradually, SeatMark, Target } from '../../../../web/kit/index.ts';
import { bonusGlyph, Glyph } from '../icons.tsx';
import { bit, codeOf, type Model, modelOf, NOBODY, NONE } from '../model.ts';
import { BonusTile } from '../pieces.tsx';
import type { BoardProps } from '../props.ts';
import { countryWord } from '../terms.ts';
import { at, cityPoint, countryPoint, outward, plateWidth } from './geometry.ts';

function Sign({ model, index, connected }: { model: Model; index: number; connected: boolean }): ReactNode {
  const city = model.cities[index];
  const width = plateWidth(city.name);
  const left = -width / 2;
  return (
    <Target
      name={`city:${city.id}`}
      piece={`city:${city.id}`}
      className={`sign${connected ? '' : ' far'}`}
      transform={at(cityPoint(city))}
    >
      {({ legal }) => (
        <>
          {legal && (
            <>
              <rect className="ring-halo" x={left - 7} y="-21" width={width + 14} height="42" rx="12" />
              <rect className="ring" x={left - 5} y="-19" width={width + 10} height="38" rx="10" />
            </>
          )}
          <g className="board">
            <rect className="plate" x={left} y="-14" width={width} height="28" rx="5" />
            <rect className="line" x={left + 2.5} y="-11.500" width={width - 5} height="23" rx="3" />
            <text x={left + 9} y="5.600">
              {city.name}
            </text>
            <rect className="value-box" x={-left - 25} y="-9" width="19" height="18" rx="2.500" />
            <text className="value" x={-left - 15.5} y="5.800">
              {city.fixedValue}
            </text>
          </g>
        </>
      )}
    </Target>
  );
}

function Pharma({
  bonus,
  taken,
}: {
  bonus: { kind: Parameters<typeof bonusGlyph>[0]; amount?: number | undefined };
  taken: ReactNode;
}): ReactNode {
  return (
    <g className="pharma" transform="translate(42 9)">
      <rect x="-22" y="-12" width="44" height="24" rx="12" />
      <Glyph name="pharmaceuticals" size={15} x={-11.5} y={0} />
      {taken ??
        (bonus.kind === 'money' ? (
          <text x="8.500" y="5">
            {bonus.amount}
          </text>
        ) : (
          <>
            <Glyph name={bonusGlyph(bonus.kind)} size={14} x={(bonus.amount ?? 1) > 1 ? 4.5 : 8} y={0} />
            {(bonus.amount ?? 1) > 1 && (
              <text x="16" y="5">
                {bonus.amount}
              </text>
            )}
          </>
        ))}
    </g>
  );
}

function Plate({ model, country, ...props }: BoardProps & { model: Model; country: number }): ReactNode {
  const { view, seats, speaker } = props;
  const { id, name, availableFromEra, pharmaBonus } = model.edition.countries.list[country];
  const n = model.tileSpacesPerCountry;
  const spaces = view.countryTiles.slice(country * n, country * n + n);
  const firstPharma = view.pharma[country];
  const visitors = seats.filter(({ seat }) => bit(view.delivered[seat], country));
  return (
    <g
      className={`country${view.era < availableFromEra ? ' closed' : ''}`}
      transform={at(countryPoint(id, country))}
      data-piece={`country:${id}`}
      style={{ '--out': outward(id) }}
    >
      <g>
        <rect className="plate" x="-66" y="-23" width="132" height="47" rx="6" />
        <ellipse cx="-49" cy="-12" rx="13.500" ry="8" />
        <text className="code" x="-49" y="-8">
          {codeOf(id)}
        </text>
        <text className="country-name" x="-32" y="-8">
          {speaker.say(countryWord(id, name))}
        </text>
        {spaces.map((tile, i) => {
          const x = -48 + 27 * i;
          const key = `space ${x}`;
          if (tile === NONE) return <rect key={key} className="hole" x={x - 11} y="-2" width="22" height="22" rx="4" />;
          return (
            <g key={key} data-piece={`tile:${model.tiles[tile].id}`} data-travels={`tile:${model.tiles[tile].id}`}>
              <BonusTile bonus={model.tiles[tile].bonus} x={x} y={9} />
            </g>
          );
        })}
        <Pharma
          bonus={pharmaBonus}
          taken={
            firstPharma === NOBODY ? undefined : (
              <g transform="translate(1 -8)">
                <SeatMark seat={firstPharma} shape={seats[firstPharma].shape} size={16} />
              </g>
            )
          }
        />
        {visitors.map(({ seat, shape }, i) => (
          <g key={seat} data-travels={`visitor:${country}:${seat}`} transform={`translate(${54 - 15 * i} -30)`}>
            <SeatMark seat={seat} shape={shape} size={14} />
          </g>
        ))}
      </g>
    </g>
  );
}

export function Abroad(props: BoardProps): ReactNode {
  const model = modelOf(props.edition);
  return (
    <Gradually>
      {model.edition.countries.list.map(({ id }, country) => (
        <Plate key={id} {...props} model={model} country={country} />
      ))}
      {model.cities.map(({ id, foreign }, index) =>
        foreign ? <Sign key={id} model={model} index={index} connected={props.view.connected[index] !== 0} /> : null,
      )}
    </Gradually>
  );
}
