/** The best lines as a strong opponent sees them: what they head for, why, and what speaks against them. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ScorePart } from '../../kernel/index.ts';
import type { AdvisedLine } from '../worker/protocol.ts';
import { anchorOf } from './beside.ts';
import { useDesk } from './context.ts';
import { EQUAL, Pills, useSigned, useTenths } from './pills.tsx';

/** The board has slid aside by then. */
const SETTLED_MS = 350;

function Worth({ line, best }: { line: AdvisedLine; best: AdvisedLine }): ReactNode {
  const { say, props } = useDesk();
  const tenths = useTenths();
  const signed = useSigned();
  if (line.worth === undefined || best.worth === undefined) return null;
  // Among more than two nobody heads for less than nothing: so early the number means no more than an order.
  if (line === best && line.worth < 0 && props.seats.length > 2) return <b className="worth">{say('web.hintBest')}</b>;
  if (line === best)
    return (
      <b className="worth">
        {say('web.hintWorth', { points: `${line.worth < 0 ? '−' : ''}${tenths(Math.abs(line.worth))}` })}
      </b>
    );
  const behind = best.worth - line.worth;
  return <b className="worth">{behind < EQUAL ? say('web.hintEqual') : signed(-behind)}</b>;
}

interface LineProps {
  readonly line: AdvisedLine;
  readonly number: number;
  readonly best: AdvisedLine;
  readonly givenUp: readonly ScorePart[];
  readonly open: boolean;
  onOpen(): void;
}

function Line({ line, number, best, givenUp, open, onOpen }: LineProps): ReactNode {
  const { session, say, tell, props, board } = useDesk();
  const tenths = useTenths();
  const signed = useSigned();
  const offer = session.advised(line);
  const [, ...rest] = line.texts;
  if (!offer) return null;
  return (
    <li className={open ? 'line open' : 'line'}>
      <button
        type="button"
        className="head"
        aria-expanded={open}
        onClick={onOpen}
        onPointerEnter={() => void session.consider(offer, false)}
        onPointerLeave={() => session.unconsider()}
      >
        <span className="disc">{number}</span>
        <span className="first">
          {board.Choice && <board.Choice {...props} offer={offer} />}
          {tell(offer.text)}
        </span>
        <Worth line={line} best={best} />
      </button>
      <Pills parts={line.gains} later={line.later} />
      {open && (
        <>
          {rest.length > 0 && <p>{say('web.hintThen', { moves: rest.map(tell).join(' → ') })}</p>}
          {line === best && givenUp.length > 0 && (
            <p>
              {say('web.hintGivesUp', {
                sources: givenUp.map(({ key, points }) => `${tell({ key })} ${signed(points)}`).join(', '),
              })}
            </p>
          )}
          {line.feared && (
            <p>
              {say('web.hintFeared', {
                name: props.seats[line.feared.seat].name,
                move: tell(line.feared.text),
                cost: tenths(line.feared.cost),
              })}
            </p>
          )}
          <button type="button" className="button go" onClick={() => void session.showLine(line)} data-show-line="">
            {say('web.hintShow')}
          </button>
        </>
      )}
    </li>
  );
}

/** So large are places with something to read on them: the number stands in their corner. */
const CARD = 60;
const CORNER = 6;

const discSpot = ({ left, top, width, height }: DOMRect): { readonly x: number; readonly y: number } =>
  width > CARD && height > CARD
    ? { x: left + width - CORNER, y: top + CORNER }
    : { x: left + width / 2, y: top + height / 2 };

/** The numbers of the lines, on the places where they begin. */
function Discs({ lines }: { lines: readonly AdvisedLine[] }): ReactNode {
  const { session } = useDesk();
  const [spots, setSpots] = useState<readonly { readonly x: number; readonly y: number }[]>([]);
  useEffect(() => {
    const measure = (): void =>
      setSpots(
        lines.map((line) => {
          const names = session.advised(line)?.targets.map((target) => `[data-target="${CSS.escape(target)}"]`) ?? [];
          const box = anchorOf(names)?.getBoundingClientRect();
          return box ? discSpot(box) : { x: -100, y: -100 };
        }),
      );
    const timer = setTimeout(measure, SETTLED_MS);
    addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', measure);
    };
  }, [lines, session]);
  const table = document.querySelector('.table');
  return (
    table &&
    createPortal(
      <div aria-hidden="true">
        {spots.map(({ x, y }, i) => (
          <span key={JSON.stringify(lines[i]?.moves)} className="hint-disc" style={{ left: x, top: y }}>
            {i + 1}
          </span>
        ))}
      </div>,
      table,
    )
  );
}

/** The best line first, the others by what they bring. */
const ranked = ([best, ...others]: readonly AdvisedLine[]): AdvisedLine[] =>
  best ? [best, ...others.sort((one, other) => (other.worth ?? 0) - (one.worth ?? 0))] : [];

export default function HintPanel(): ReactNode {
  const { session, state, say, present, props } = useDesk();
  const { advice } = state;
  const [open, setOpen] = useState(0);
  const fresh = advice?.version === present.version ? advice : undefined;
  const lines = useMemo(() => ranked(fresh?.lines ?? []), [fresh]);
  // The question has changed: it is thought about anew.
  const stale = advice !== undefined && fresh === undefined && props.question !== undefined;
  useEffect(() => {
    if (!stale) return;
    session.showPanel(undefined);
  }, [stale, session]);
  if (!props.question) return <p className="hint">{say('web.noMoves')}</p>;
  if (!fresh)
    return (
      <p className="hint" role="status">
        {say('web.hintThinks')}
      </p>
    );
  const [best] = lines;
  return (
    <div className="hint-panel">
      <ol>
        {lines.map((line, i) => (
          <Line
            key={JSON.stringify(line.moves)}
            line={line}
            number={i + 1}
            best={best}
            givenUp={fresh.givenUp}
            open={open === i}
            onOpen={() => setOpen(i)}
          />
        ))}
      </ol>
      <p className="foot">{say(best?.worth === undefined ? 'web.hintNoReasons' : 'web.hintFoot')}</p>
      {!state.rehearsal && <Discs lines={lines} />}
    </div>
  );
}
