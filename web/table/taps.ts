/** Taps and hovers of all targets, wherever they are drawn. */
import { type RefObject, useEffect, useMemo } from 'react';
import type { Tapping } from '../kit/target.tsx';
import type { TableDesk } from './context.ts';
import { targetsNear } from './nearby.ts';
import type { Means } from './session.ts';

const targetAround = (place: EventTarget | null): Element | undefined =>
  (place instanceof Element && place.closest('[data-target]')) || undefined;

const nameOf = (target: Element): string => target.getAttribute('data-target') ?? '';

/** A piece that lies on a glowing place of the board does not keep the pointer from it. */
const targetAt = (board: Element, x: number, y: number): Element | undefined =>
  document
    .elementsFromPoint(x, y)
    .filter((place) => board.contains(place))
    .map(targetAround)
    .find((place) => place !== undefined);

/** A fingertip covers 44 px: rings around its middle, from the inside to the outside. */
const FINGERTIP: readonly number[] = [5, 10, 16, 22];
const DIRECTIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/** The glowing place nearest to a finger that has come down beside it. */
function targetBeside(board: Element, x: number, y: number): Element | undefined {
  for (const radius of FINGERTIP) {
    for (const direction of DIRECTIONS) {
      const place = targetAt(board, x + radius * Math.cos(direction), y + radius * Math.sin(direction));
      if (place) return place;
    }
  }
  return undefined;
}

function targetUnder(event: MouseEvent): Element | undefined {
  const { target, clientX, clientY } = event;
  const direct = targetAround(target);
  const board = target instanceof Element ? target.closest('.board-svg') : null;
  if (direct || !board) return direct;
  const under = targetAt(board, clientX, clientY);
  return under ?? (means(event) === 'touch' ? targetBeside(board, clientX, clientY) : undefined);
}

export const means = (event: Event): Means =>
  event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse';

/** What `<Target>` needs to know. */
export function useTapping({ state, props, say, tell }: TableDesk): Tapping {
  const { question } = props;
  const selected = state.considered?.pinned ? state.considered.offer.targets[0] : state.held;
  return useMemo(
    () => ({
      question,
      selected,
      label: (target) => {
        const offers = question?.at(target) ?? [];
        return offers.length === 1 ? tell(offers[0].text) : say('web.choices', { count: offers.length });
      },
    }),
    [question, selected, say, tell],
  );
}

export function useTaps(table: RefObject<HTMLElement | null>, { session }: TableDesk): void {
  useEffect(() => {
    const root = table.current;
    if (!root) return;
    const tap = (event: MouseEvent): void => {
      const near = means(event) === 'touch' ? targetsNear(event) : [];
      const under = targetUnder(event);
      if (near.length > 1 && !under?.classList.contains('selected')) {
        session.ask(near.map(nameOf));
        return;
      }
      const place = near[0] ?? under;
      if (!place) {
        session.letGo();
        return;
      }
      // Seen at once, whatever the host is busy with; React knows nothing of it and need not draw the board for it.
      place.classList.add('chosen');
      void session.tap(nameOf(place), means(event)).finally(() => place.classList.remove('chosen'));
    };
    const hover = (target: Element | undefined): void => {
      const offer = target && session.meant(nameOf(target));
      if (offer) void session.consider(offer, false);
      else if (!session.store.get().menu) session.unconsider();
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && !insideList(event.target)) hover(targetUnder(event));
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible') && !insideList(event.target)) {
        hover(targetAround(event.target));
      }
    };
    root.addEventListener('click', tap);
    root.addEventListener('pointerover', over);
    root.addEventListener('focusin', focus);
    return () => {
      root.removeEventListener('click', tap);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('focusin', focus);
    };
  }, [table, session]);
}

/** Lists of moves show for themselves what is being considered. */
const insideList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-offer]') !== null;
