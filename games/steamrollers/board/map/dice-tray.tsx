/** The dice tray: dice to take, dice taken, the black die. Before the first roll the starting tiles lie in it. */
import type { ReactNode } from 'react';
import { shapeOutline } from '../../../../web/kit/marks.tsx';
import { Target } from '../../../../web/kit/target.tsx';
import type { StartingTile } from '../../components/edition.ts';
import type { Model } from '../model.ts';
import { BlackDie, WhiteDie } from '../pieces/dice.tsx';
import { StartingCard } from '../pieces/tile.tsx';
import type { BoardProps } from '../props.ts';
import { hand } from './rough.ts';

const STARTING: readonly StartingTile[] = ['engine', 'track', 'plusTwo', 'actionTile', 'ownLoad'];

interface Lying {
  readonly key: string;
  readonly target: string;
  readonly value: number;
  /** Whose it is; undefined: anybody may take it. */
  readonly seat?: number;
  /** In use right now. */
  readonly used?: boolean;
}

function diceOf({ view }: BoardProps): Lying[] {
  const { pool, active, die, deal } = view;
  const free = pool.map((value, i) => ({ key: `pool ${i}`, target: `die:${value}`, value }));
  const held = view.hand.map((value, i) => ({ key: `hand ${i}`, target: `hand:${value}`, value, seat: active }));
  const inUse = die > 0 ? [{ key: 'used', target: 'used', value: die, seat: active, used: true }] : [];
  const seized = view.sheets.flatMap(({ seizedDie }, seat) =>
    seizedDie > 0 ? [{ key: `seized ${seat}`, target: 'seized', value: seizedDie, seat }] : [],
  );
  const evas =
    deal.solo && view.evaDie > 0 && active === 1
      ? [{ key: 'eva', target: 'evaDie', value: view.evaDie, seat: 1, used: true }]
      : [];
  return [...free, ...seized, ...held, ...inUse, ...evas];
}

const tilt = (key: string): number => (hand(key)() - 0.5) * 16;

function Lies({
  die,
  x,
  y,
  scale,
  reach,
  ...props
}: BoardProps & { die: Lying; x: number; y: number; scale: number; reach: number }): ReactNode {
  const owner = die.seat === undefined ? undefined : props.seats[die.seat];
  const pieceOf = die.target === 'evaDie' ? 'evaDie' : owner ? 'takenDie' : 'die';
  return (
    <Target name={die.target} piece={`${pieceOf}:${die.value}`} transform={`translate(${x} ${y})`}>
      {({ legal, selected }) => (
        <>
          <rect x={-reach / 2} y={-36 * scale} width={reach} height={76 * scale} className="sr-hit" />
          {legal && (
            <rect
              x={-31 * scale}
              y={-33 * scale}
              width={62 * scale}
              height={62 * scale}
              rx={15 * scale}
              className={`sr-ring on-felt${selected ? ' selected' : ''}`}
            />
          )}
          <g
            transform={`scale(${scale}) rotate(${tilt(die.key).toFixed(1)})`}
            className={owner && !die.used ? 'held' : ''}
            data-travels={`die:${die.value}`}
          >
            <WhiteDie value={die.value} />
          </g>
          {owner && (
            <g
              transform={`translate(${22 * scale} ${-26 * scale}) scale(${scale})`}
              style={{ '--pc': `var(--seat-${owner.seat})`, '--pi': `var(--seat-${owner.seat}-ink)` }}
            >
              <rect x="-11" y="-11" width="22" height="22" rx="6" className="sr-badge" />
              <path d={shapeOutline(owner.shape)} transform="translate(-8 -8)" className="sr-badge-shape" />
            </g>
          )}
        </>
      )}
    </Target>
  );
}

function StartingTiles({ width, height, ...props }: BoardProps & { width: number; height: number }): ReactNode {
  const { view, say, room, narrow } = props;
  const scale = (height - 22) / 72;
  const card = room === 'tall' ? 108 : narrow ? 58 : 96;
  const letters = room === 'tall' ? 19 : narrow ? 13 : 14;
  const left = STARTING.filter((_, i) => (view.startingTilesLeft & (1 << i)) !== 0);
  const pitch = card * scale + (narrow ? 8 : 12);
  const x0 = (width - left.length * pitch + pitch - card * scale) / 2;
  return left.map((tile, i) => (
    <Target
      key={tile}
      name={`starting:${tile}`}
      piece={`starting:${tile}`}
      transform={`translate(${x0 + i * pitch} 11) scale(${scale})`}
    >
      {({ legal, selected }) => (
        <>
          {legal && (
            <rect
              x="-4"
              y="-4"
              width={card + 8}
              height="80"
              rx="12"
              className={`sr-ring on-felt${selected ? ' selected' : ''}`}
            />
          )}
          <StartingCard tile={tile} name={say(`starting.${tile}`)} width={card} letters={letters} />
        </>
      )}
    </Target>
  ));
}

/** Words under a die, cut by the felt and never by their neighbour. */
function Label({ x, y, words }: { x: number; y: number; words: string }): ReactNode {
  return (
    <text className="felt-label" x={x} y={y}>
      {words}
    </text>
  );
}

export function Tray({
  model,
  width,
  height,
  scale,
  ...props
}: BoardProps & { model: Model; width: number; height: number; scale: number }): ReactNode {
  const { view, say, seats } = props;
  const starting = view.startingTilesLeft !== 0 && view.round === 0;
  const dice = diceOf(props);
  const kinds = model.edition.blackDie.faces.find(({ face }) => face === view.blackFace)?.kinds;
  const left = props.room === 'wide' ? 158 : 92 * scale;
  const room = width - left - 12;
  const pitch = Math.min(78 * scale, room / Math.max(1, dice.length));
  const y = props.room === 'wide' ? height / 2 - 8 : height / 2 + 4;
  const owner = dice.find(({ seat }) => seat !== undefined);
  const ownerAt = owner ? dice.indexOf(owner) : -1;
  return (
    <g className="sr-tray">
      <rect x="0" y="0" width={width} height={height} rx="14" className="rim" />
      <rect x="5" y="5" width={width - 10} height={height - 10} rx="10" className="felt" />
      {starting ? (
        <StartingTiles {...props} width={width} height={height} />
      ) : (
        <>
          {dice.length === 0 && kinds === undefined && (
            <Label x={width / 2} y={height / 2 + 5} words={say('board.noDice')} />
          )}
          {dice.map((die, i) => (
            <Lies key={die.key} {...props} die={die} x={left + pitch * (i + 0.5)} y={y} scale={scale} reach={pitch} />
          ))}
          {props.room === 'wide' && !props.narrow && owner?.seat !== undefined && (
            <Label
              x={left + pitch * (ownerAt + 0.5 + (dice.length - ownerAt - 1) / 2)}
              y={height - 11}
              words={seats[owner.seat]?.name ?? ''}
            />
          )}
          {kinds && (
            <g data-piece="black">
              <rect x="6" y="6" width={left - 14} height={height - 12} className="sr-hit" />
              <g transform={`translate(${(left - 4) / 2} ${y}) scale(${scale}) rotate(-5)`}>
                <BlackDie kinds={kinds} />
              </g>
              <path d={`M${left - 8} 14V${height - 14}`} className="groove" />
              {props.room === 'wide' && (
                <text className="felt-label start" x="14" y={height - 11}>
                  {kinds.map((kind) => say(`kind.${kind}`)).join(' · ')}
                </text>
              )}
            </g>
          )}
        </>
      )}
    </g>
  );
}
