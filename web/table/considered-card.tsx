/** What a move would do, before it is done. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { Icon } from '../page/icons.tsx';
import { keyed } from '../page/keyed.ts';
import type { Consequences } from '../worker/protocol.ts';
import { useDesk } from './context.ts';

function Changes({ consequences }: { consequences: Consequences }): ReactNode {
  const { say, tell, props } = useDesk();
  if (consequences.kind === 'reveals') return <p className="reveals">{say('web.reveals')}</p>;
  const { lines, before, after } = consequences;
  const changed = props.seats.filter(({ seat }) => before[seat] !== after[seat]);
  return (
    <>
      {lines.length > 0 && (
        <ul>
          {keyed(lines.map(tell)).map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <p className="deltas">
          {changed.map(({ seat, shape, name }) => (
            <span key={seat} title={name}>
              <SeatMark seat={seat} shape={shape} size={16} />
              <b>{say('web.fromTo', { from: before[seat], to: after[seat] })}</b>
            </span>
          ))}
        </p>
      )}
      {lines.length === 0 && changed.length === 0 && <p>{say('web.nothingElse')}</p>}
    </>
  );
}

/** Waits for a yes; the keyboard is there already, and goes back to where it was. */
function Confirm(): ReactNode {
  const { session, say } = useDesk();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    yes.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className="way">
      <button type="button" className="button quiet" onClick={() => session.dismiss()} aria-label={say('web.cancel')}>
        <Icon name="close" />
      </button>
      <button ref={yes} type="button" className="button go" onClick={() => void session.confirm()} data-confirm="">
        {say('web.do')}
      </button>
    </div>
  );
}

/** Whether a place lies where the card would be: below on the left of the board. */
function isUnderCard(targets: readonly string[]): boolean {
  const frame = document.querySelector('.board-svg');
  const names = targets.map((target) => `[data-target="${CSS.escape(target)}"]`);
  const place = targets.length > 0 ? frame?.querySelector(names.join()) : undefined;
  if (!frame || !place) return false;
  const [room, { left, top, width, height }] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  return left + width / 2 < room.left + room.width / 2 && top + height / 2 > room.top + room.height / 3;
}

export function ConsideredCard(): ReactNode {
  const { state, say, tell, board, props } = useDesk();
  const { considered } = state;
  const card = useRef<HTMLElement>(null);
  const targets = considered?.offer.targets;
  // What is considered is drawn on the board, and stays in sight.
  useLayoutEffect(() => {
    card.current?.classList.toggle('right', targets !== undefined && isUnderCard(targets));
  }, [targets]);
  if (!considered || state.past) return null;
  const { offer, consequences, pinned } = considered;
  return (
    <section ref={card} className={`considered${pinned ? ' pinned' : ''}`} aria-label={say('web.consequences')}>
      <div className="what">
        <h3>
          {board.Choice && <board.Choice {...props} offer={offer} />}
          {tell(offer.text)}
        </h3>
        {consequences && <Changes consequences={consequences} />}
      </div>
      {pinned && <Confirm key={offer.id} />}
    </section>
  );
}
