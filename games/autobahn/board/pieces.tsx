/** Wooden pieces, tiles, shields and cards. Pieces are tinted by `--pc` and carry their owner's shape in `--pi`. */
import type { ReactNode } from 'react';
import { type Shape, seatStyle, shapeOutline } from '../../../web/kit/index.ts';
import type { EditionBonus } from '../components/edition.ts';
import type { Colour } from '../components/kinds.ts';
import { bonusGlyph, Glyph, type GlyphName } from './icons.tsx';
import { type Card, type Load, NUMBERS } from './model.ts';

/** Middle of a piece inside an SVG; absent inside HTML. */
interface Place {
  readonly x?: number;
  readonly y?: number;
}
interface Owned extends Place {
  readonly seat: number;
  readonly shape: Shape;
  readonly size?: number;
}

function place({ x, y }: Place, width: number, height: number): Place {
  return x === undefined || y === undefined ? {} : { x: x - width / 2, y: y - height / 2 };
}

const Mark = ({ shape, x, y, size }: { shape: Shape; x: number; y: number; size: number }): ReactNode => (
  <path d={shapeOutline(shape)} fill="var(--pi)" transform={`translate(${x} ${y}) scale(${size / 16})`} />
);

/** An employee. */
export function Pawn({ seat, shape, size = 26, ...at }: Owned): ReactNode {
  const width = (size * 24) / 30;
  return (
    <svg
      className="piece pawn"
      viewBox="0 0 24 30"
      width={width}
      height={size}
      style={seatStyle(seat)}
      aria-hidden="true"
      {...place(at, width, size)}
    >
      <path
        d="M3 29c0-8 2.600-12 6-13.600A6.600 6.600 0 1 1 15 15.400c3.400 1.600 6 5.600 6 13.600z"
        fill="var(--pc)"
        stroke="var(--casing)"
        strokeWidth="1.4"
      />
      <Mark shape={shape} x={6.5} y={16} size={11} />
    </svg>
  );
}

/** A service station. */
export function House({ seat, shape, size = 27, upgraded = false, ...at }: Owned & { upgraded?: boolean }): ReactNode {
  const height = (size * 28) / 30;
  return (
    <svg
      className="piece house"
      viewBox="0 0 30 28"
      width={size}
      height={height}
      style={seatStyle(seat)}
      aria-hidden="true"
      {...place(at, size, height)}
    >
      <path
        d="M2 13 15 2l13 11v13H2z"
        fill="var(--pc)"
        stroke="var(--casing)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M4 12.600 15 3.600l11 9" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="1.2" />
      <Mark shape={shape} x={8.2} y={10.5} size={13.6} />
      {upgraded && (
        <g transform="translate(16 -1) scale(.58)" className="house-star">
          <circle cx="12" cy="12" r="12.500" />
          <Glyph name="star" size={19} x={12} y={12} />
        </g>
      )}
    </svg>
  );
}

/** A truck with its goods; `nth` tells two of one owner apart. */
export function Truck({ seat, shape, size = 44, load, nth, ...at }: Owned & { load?: Load; nth?: number }): ReactNode {
  const height = (size * 30) / 48;
  return (
    <svg
      className="piece truck"
      viewBox="0 0 48 30"
      width={size}
      height={height}
      style={seatStyle(seat)}
      aria-hidden="true"
      {...place(at, size, height)}
    >
      <path d="M2 3h29v20H2z" fill="var(--pc)" stroke="var(--casing)" strokeWidth="1.8" strokeLinejoin="round" />
      <path
        d="M32.500 9h7.500l6 7v7H32.500z"
        fill="var(--pc)"
        stroke="var(--casing)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M35 11.500h4l3.600 4.500H35z" fill="#fff" fillOpacity=".85" />
      <rect x="8.500" y="4.500" width="17" height="17" rx="2" fill="#fffdf6" />
      <g className="cargo">{load && <Glyph name={load} size={14.5} x={17} y={13} />}</g>
      <Mark shape={shape} x={32.6} y={16.2} size={7} />
      {nth !== undefined && (
        <text className="truck-no" x="5.200" y="16">
          {nth}
        </text>
      )}
      <circle cx="10.500" cy="24" r="4.300" fill="#23262b" stroke="#fff" strokeWidth="1.5" />
      <circle cx="38" cy="24" r="4.300" fill="#23262b" stroke="#fff" strokeWidth="1.5" />
    </svg>
  );
}

/** The number of an autobahn. */
export function Shield({ colour, size = 15, ...at }: { colour: Colour; size?: number } & Place): ReactNode {
  const number = NUMBERS[colour];
  const half = number.length > 1 ? 17 : 11.5;
  const width = ((half + 1.5) * 2 * size) / 20;
  return (
    <svg
      className={`shield r-${colour}`}
      viewBox={`${-half - 1.5} -10 ${half * 2 + 3} 20`}
      width={width}
      height={size}
      aria-hidden="true"
      {...place(at, width, size)}
    >
      <g>
        <path d={`M${-half + 5}-8.500H${half - 5}L${half} 0 ${half - 5} 8.500H${-half + 5}L${-half} 0Z`} />
        <text y="4.600" fontSize="13">
          A{number}
        </text>
      </g>
    </svg>
  );
}

/** A bonus as a picture with its amount. */
export function BonusPicture({
  bonus,
  size = 16,
}: {
  bonus: Pick<EditionBonus, 'kind' | 'amount'>;
  size?: number;
}): ReactNode {
  if (bonus.kind === 'money') return <b className="dm">{bonus.amount}</b>;
  return (
    <span className="bonus-picture">
      <Glyph name={bonusGlyph(bonus.kind)} size={size} />
      {(bonus.amount ?? 1) > 1 && <b>{bonus.amount}</b>}
    </span>
  );
}

/** A square bonus tile. */
export function BonusTile({
  bonus,
  size = 24,
  ...at
}: { bonus: Pick<EditionBonus, 'kind' | 'amount'>; size?: number } & Place): ReactNode {
  const many = (bonus.amount ?? 1) > 1;
  return (
    <svg
      className="bonus-tile"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...place(at, size, size)}
    >
      <rect x=".7" y=".7" width="22.600" height="22.600" rx="4.800" />
      {bonus.kind === 'money' ? (
        <>
          <g className="coin">
            <Glyph name="money" size={20} x={12} y={12} />
          </g>
          <text className="coin-no" x="12" y="16">
            {bonus.amount}
          </text>
        </>
      ) : (
        <>
          <Glyph name={bonusGlyph(bonus.kind)} size={many ? 15.5 : 17} x={many ? 10 : 12} y={12} />
          {many && (
            <text className="amount" x="19.500" y="21.500">
              {bonus.amount}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

/** The extra effect of a card in pictures. */
const EFFECT_PICTURES: Readonly<Record<Card['effect'], readonly (GlyphName | string)[]>> = {
  none: [],
  buildDevelop: ['road', '›', 'develop'],
  upgradeDevelop: ['upgrade', '›', 'develop'],
  loadExtraStep: ['truck', '+1'],
  extraStation: ['+', 'station'],
  extraBuild: ['+', 'road'],
  upgradeLoad: ['upgrade', '+', 'truck'],
  payDevelop: ['10', '›', 'develop', '2'],
  truckPlus2: ['moveTruck', '+2'],
  doubleBuild: ['road', 'road', '−5'],
  gain12: ['+12'],
  develop1: ['develop', '1'],
  extraBuildUpgradeLoad: ['+', 'road', 'upgrade', 'truck'],
  extraBuildPromote: ['+', 'road', '›', 'promote'],
};

const isGlyph = (part: string): part is GlyphName =>
  ['road', 'develop', 'upgrade', 'truck', 'station', 'moveTruck', 'promote'].includes(part);

const EffectPart = ({ part, size }: { part: string; size: number }): ReactNode =>
  isGlyph(part) ? <Glyph name={part} size={size} /> : <b>{part}</b>;

export function EffectPicture({ effect, size = 20 }: { effect: Card['effect']; size?: number }): ReactNode {
  return (
    <span className="effect-picture">
      {EFFECT_PICTURES[effect].map((part, i) => (
        <EffectPart
          key={`${part}${i > 0 && EFFECT_PICTURES[effect][i - 1] === part ? 'again' : ''}`}
          part={part}
          size={size}
        />
      ))}
    </span>
  );
}

/** Colours of a card side by side, each with its number. */
export function CardColours({ colours }: { colours: readonly Colour[] }): ReactNode {
  return (
    <span className={`colours n${Math.min(colours.length, 3)}`}>
      {colours.map((colour) => (
        <span key={colour} className={`r-${colour}`}>
          {colours.length < 2 && <small>A</small>}
          {NUMBERS[colour]}
        </span>
      ))}
    </span>
  );
}

/** A small upright card, as it lies above an action space. */
export const MiniCard = ({
  colours,
  inChoice = false,
}: {
  colours: readonly Colour[];
  inChoice?: boolean;
}): ReactNode => (
  <span className={inChoice ? 'mini-card in-choice' : 'mini-card'}>
    {colours.map((colour) => (
      <span key={colour} className={`r-${colour}`}>
        {colours.length < 3 ? NUMBERS[colour] : ''}
      </span>
    ))}
  </span>
);
