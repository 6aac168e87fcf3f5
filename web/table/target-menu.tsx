/** The small menu of a target that can mean several moves. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { magnification } from './beside.ts';
import { useDesk } from './context.ts';
import type { OpenMenu } from './session.ts';
import { means } from './taps.ts';

const GAP = 8;

/** Beside its target, above one that lies in the dock below the board, and always inside the window. */
function place(menu: HTMLElement, target: string): void {
  const anchor = document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  const { width, height } = menu.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const box = anchor?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const above = anchor?.closest('.dock') && box.top > innerHeight / 2 && box.top - height > 2 * GAP;
  const beside = box.right + GAP + width < innerWidth - GAP ? box.right + GAP : Math.max(GAP, box.left - GAP - width);
  const left = above ? box.left : beside;
  const middle = Math.min(Math.max(GAP, box.top + box.height / 2 - height / 2), innerHeight - height - GAP);
  const top = above ? box.top - GAP - height : middle;
  const grown = magnification(menu);
  menu.style.left = `${Math.min(left, innerWidth - width - GAP) / grown}px`;
  menu.style.top = `${top / grown}px`;
}

function Menu({ menu }: { menu: OpenMenu }): ReactNode {
  const { session, say, tell, board, props } = useDesk();
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    before.current = document.activeElement;
    element.showPopover();
    place(element, menu.target);
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [menu.target]);

  useEffect(() => {
    const element = ref.current;
    const closed = (event: Event): void => {
      if ('newState' in event && event.newState === 'closed') session.closeMenu();
    };
    element?.addEventListener('toggle', closed);
    return () => {
      element?.removeEventListener('toggle', closed);
      if (before.current instanceof HTMLElement || before.current instanceof SVGElement) before.current.focus();
    };
  }, [session]);

  return (
    <div
      ref={ref}
      popover="auto"
      className="target-menu"
      role="menu"
      tabIndex={-1}
      aria-label={say('web.chooseOne')}
      data-walk="button"
      onPointerLeave={() => session.unconsider()}
    >
      {menu.offers.map((offer) => (
        <button
          type="button"
          role="menuitem"
          key={offer.id}
          data-offer={offer.id}
          onClick={({ nativeEvent }) => void session.choose(offer, means(nativeEvent))}
          onPointerEnter={(event) => event.pointerType === 'mouse' && void session.consider(offer, false)}
          onFocus={({ target }) => target.matches(':focus-visible') && void session.consider(offer, false)}
        >
          {board.Choice && <board.Choice {...props} offer={offer} />}
          {tell(offer.text)}
        </button>
      ))}
    </div>
  );
}

export function TargetMenu(): ReactNode {
  const { state } = useDesk();
  return state.menu ? <Menu key={state.menu.target} menu={state.menu} /> : null;
}
