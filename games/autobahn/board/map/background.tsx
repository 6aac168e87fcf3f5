/** The sheet of the map: sea, lands, rivers, borders, and the line through the country until it falls. */
import { memo, type ReactNode } from 'react';
import { GERMANY } from './geography.ts';
import land from './land.svg';

interface BackgroundProps {
  readonly divided: boolean;
  readonly northSea: string;
  readonly balticSea: string;
}

export const Background = memo(function Background({ divided, northSea, balticSea }: BackgroundProps): ReactNode {
  return (
    <g className={`ab-background${divided ? ' divided' : ''}`}>
      <defs>
        <clipPath id="ab-germany">
          <path d={GERMANY} />
        </clipPath>
        <pattern id="ab-grain" width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="1" cy="1" r=".55" fill="var(--grain)" />
          <circle cx="3.500" cy="3.500" r=".4" fill="var(--grain)" />
        </pattern>
        <filter id="ab-halo" filterUnits="userSpaceOnUse" x="-600" y="-400" width="2300" height="1900">
          <feGaussianBlur stdDeviation="6" />
        </filter>
      </defs>
      <rect className="sea" x="-1600" y="-1400" width="4300" height="3900" />
      {['shallow wide', 'shallow', 'coast'].map((band) => (
        <use key={band} className={band} href={`${land}#coast`} />
      ))}
      <use className="land far" href={`${land}#far`} />
      <use className="land neighbour" href={`${land}#neighbours`} />
      <path className="land germany" d={GERMANY} />
      <g clipPath="url(#ab-germany)">
        <use className="east" href={`${land}#east`} />
        <path className="edge" d={GERMANY} />
        <rect x="100" y="100" width="760" height="870" fill="url(#ab-grain)" />
      </g>
      <use className="graticule" href={`${land}#graticule`} />
      <use className="river" href={`${land}#rivers`} />
      <use className="border" href={`${land}#borders`} />
      <path className="border own" d={GERMANY} />
      <g className="inner-border" clipPath="url(#ab-germany)" data-piece="border">
        <use className="paper" href={`${land}#inner-border`} />
        <use className="barbs" href={`${land}#inner-border`} />
        <use className="wire" href={`${land}#inner-border`} />
      </g>
      <text className="sea-name" x="100" y="150">
        {northSea}
      </text>
      <text className="sea-name" x="806" y="214">
        {balticSea}
      </text>
      <g className="scale" transform="translate(630 974)">
        <path d="M0 0h105M0-5V5M52.500-3.500V3.500M105-5V5" />
        <text x="0" y="-9">
          0
        </text>
        <text x="105" y="-9">
          100 km
        </text>
      </g>
    </g>
  );
});
