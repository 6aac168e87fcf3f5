/** Taps and hovers of all targets, wherever they are drawn. */
import { type RefObject, useEffect, useMemo } from 'react';
import type { Tapping } from '../kit/target.tsx';
import type { TableDesk } from './context.ts';
import type { Means } from './session.ts';

const targetAround = (place: EventTarget | null): string | undefined =>
  (place instanceof Element && place.closest('[data-target]')?.getAttribute('data-target')) || undefined;

/** A piece that lies on a glowing place of the board does not keep the pointer from it. */
function targetUnder({ target, clientX, clientY }: MouseEvent): string | undefined {
  const direct = targetAround(target);
  const board = target instanceof Element ? target.closest('.board-svg') : null;
  if (direct !== undefined || !board) return direct;
  return document
    .elementsFromPoint(clientX, clientY)
    .filter((place) => board.contains(place))
    .map(targetAround)
    .find((name) => name !== undefined);
}

const means = (event: Event): Means =>
  event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse';

/** What `<Target>` needs to know. */
export function useTapping({ state, props, say, tell }: TableDesk): Tapping {
  const { question } = props;
  const selected = state.menu?.target ?? (state.considered?.pinned ? state.considered.offer.targets[0] : undefined);
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
      const target = targetUnder(event);
      if (target !== undefined) session.tap(target, means(event));
    };
    const hover = (target: string | undefined): void => {
      const offer = target === undefined ? undefined : session.meant(target);
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
