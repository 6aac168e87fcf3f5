/** Taps and hovers of all targets, wherever they are drawn. */
import { type RefObject, useEffect, useMemo } from 'react';
import type { Tapping } from '../kit/target.tsx';
import type { TableDesk } from './context.ts';
import type { Means } from './session.ts';

const targetAround = (place: EventTarget | null): Element | undefined =>
  (place instanceof Element && place.closest('[data-target]')) || undefined;

const nameOf = (target: Element): string => target.getAttribute('data-target') ?? '';

/** A piece that lies on a glowing place of the board does not keep the pointer from it. */
function targetUnder({ target, clientX, clientY }: MouseEvent): Element | undefined {
  const direct = targetAround(target);
  const board = target instanceof Element ? target.closest('.board-svg') : null;
  if (direct || !board) return direct;
  return document
    .elementsFromPoint(clientX, clientY)
    .filter((place) => board.contains(place))
    .map(targetAround)
    .find((place) => place !== undefined);
}

const kindOf = (target: Element): string => nameOf(target).split(':')[0];

/** Where places of one kind reach into each other, a finger means the one whose middle is nearest. */
function targetOfFinger(event: MouseEvent): Element | undefined {
  const hit = targetUnder(event);
  const board = hit?.closest('.board-svg');
  if (!hit || !board) return hit;
  const away = (target: Element): number => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
  };
  return document
    .elementsFromPoint(event.clientX, event.clientY)
    .map(targetAround)
    .filter((target) => target !== undefined && board.contains(target) && kindOf(target) === kindOf(hit))
    .reduce((nearest, target) => (nearest && target && away(target) < away(nearest) ? target : nearest), hit);
}

export const means = (event: Event): Means =>
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
      const place = means(event) === 'touch' ? targetOfFinger(event) : targetUnder(event);
      if (!place) return;
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
