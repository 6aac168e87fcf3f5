/** What a move would do, before it is done. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Offer } from '../kit/index.ts';
import { SeatMark } from '../kit/marks.tsx';
import { Icon } from '../page/icons.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
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
          {withUniqueKeys(lines.map(tell)).map(({ key, words }) => (
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

/** Where a tap turns the piece: the same by a button, which a finger hits more easily. */
function Turn({ offer }: { offer: Offer }): ReactNode {
  const { session, say } = useDesk();
  const next = offer.targets.map((target) => session.meant(target)).find((meant) => meant !== undefined);
  if (!next || next.id === offer.id) return null;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => void session.consider(next, true)}
      aria-label={say('web.turn')}
      title={say('web.turn')}
      data-turn=""
    >
      <Icon name="restart" />
    </button>
  );
}

/** Waits for a yes; the keyboard is there already, and goes back to where it was. */
function Confirm({ offer }: { offer: Offer }): ReactNode {
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
      <Turn offer={offer} />
      <button ref={yes} type="button" className="button go" onClick={() => void session.confirm()} data-confirm="">
        {say('web.do')}
      </button>
    </div>
  );
}

/** No narrower than this, even if the menu then lies on a part of it. */
const NARROWEST = 220;
const MOST_WIDE = 400;
const EDGE = 12;

/** The place on the board that is considered, if it lies so low that the card might cover it. */
function lowPlace(room: DOMRect, targets: readonly string[]): DOMRect | undefined {
  const names = targets.map((target) => `.board-svg [data-target="${CSS.escape(target)}"]`);
  const place = names.length > 0 ? document.querySelector(names.join()) : undefined;
  const box = place?.getBoundingClientRect();
  return box && box.top + box.height / 2 > room.top + room.height / 3 ? box : undefined;
}

/** The card keeps to the side of the board on which the open menu, or what is considered, leaves more room. */
function keepClear(card: HTMLElement, targets: readonly string[], asking: boolean): void {
  const room = card.parentElement?.querySelector('.board-frame')?.getBoundingClientRect();
  if (!room || card.getBoundingClientRect().top >= room.bottom) return;
  const menu = asking ? document.querySelector('.target-menu')?.getBoundingClientRect() : undefined;
  const obstacle = menu ?? lowPlace(room, targets);
  if (!obstacle) return;
  const [left, right] = [obstacle.left - room.left, room.right - obstacle.right];
  card.dataset.side = right > left ? 'right' : 'left';
  if (!menu) return;
  const beside = Math.max(left, right) - 2 * EDGE;
  if (beside >= NARROWEST) card.style.maxWidth = `${Math.min(MOST_WIDE, beside)}px`;
  // No room on either side of it: above or below it.
  else card.style.alignSelf = menu.top - room.top > room.bottom - menu.bottom ? 'start' : 'end';
}

export function ConsideredCard(): ReactNode {
  const { state, say, tell, board, props } = useDesk();
  const { considered, menu } = state;
  const card = useRef<HTMLElement>(null);
  const targets = considered?.offer.targets;
  const asking = menu !== undefined;
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown || !targets) return;
    keepClear(shown, targets, asking);
    return () => {
      delete shown.dataset.side;
      shown.style.removeProperty('max-width');
      shown.style.removeProperty('align-self');
    };
  }, [targets, asking]);
  if (!considered || state.past || state.still) return null;
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
      {pinned && <Confirm key={offer.id} offer={offer} />}
    </section>
  );
}
