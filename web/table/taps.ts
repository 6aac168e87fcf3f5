/** Taps and hovers of all targets, wherever they are drawn. */
import { type RefObject, useEffect, useMemo } from 'react';
import type { Tapping } from '../kit/target.tsx';
import { afterNextPaint } from './after-next-paint.ts';
import type { TableDesk } from './context.ts';
import { targetAround, targetsMeant, targetUnder } from './nearby.ts';
import type { Means, TableSession } from './session.ts';

const nameOf = (target: Element): string => target.getAttribute('data-target') ?? '';

export const means = (event: Event): Means =>
  event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse';

/** What `<Target>` needs to know. */
export function useTapping({ state, props, say, tell }: TableDesk): Tapping {
  const { question } = props;
  const chosen = state.sending ?? (state.considered?.pinned ? state.considered.offer : undefined);
  const selected = chosen ? chosen.targets[0] : state.held;
  return useMemo(
    () => ({
      question,
      selected,
      asking: state.asking && say('web.whyNot'),
      label: (target) => {
        const offers = question?.at(target) ?? [];
        return offers.length === 1 ? tell(offers[0].text) : say('web.choices', { count: offers.length });
      },
    }),
    [question, selected, state.asking, say, tell],
  );
}

/** Outside of what is drawn for its own sake: buttons, links and cards of the table. */
const CONTROLS = 'button, a, input, select, summary, .considered, .why-not, .question-bar, .ticker, .welcome';

/** The place under a pointer that could be a target, and is none now. */
export function placeUnder({ target, clientX, clientY }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  const places = document.elementsFromPoint(clientX, clientY).map((element) => element.closest('[data-place]'));
  return places.find((place) => place !== null)?.getAttribute('data-place') ?? undefined;
}

/** What does not glow says why; empty paper stays silent. */
function askAbout(session: TableSession, event: MouseEvent): void {
  const place = placeUnder(event);
  if (place === undefined) session.letGo();
  else if (session.canMean(place)) void session.tap(place, means(event));
  else void session.askWhyNot(place);
}

export function useTaps(table: RefObject<HTMLElement | null>, { session }: TableDesk): void {
  useEffect(() => {
    const root = table.current;
    if (!root) return;
    const tap = (event: MouseEvent): void => {
      const [place, ...more] = targetsMeant(event, means(event));
      if (!place) {
        askAbout(session, event);
        return;
      }
      if (more.length > 0) {
        session.askWhichIsMeant([place, ...more].map(nameOf));
        return;
      }
      // Seen at once, whatever the host is busy with; React knows nothing of it and need not draw the board for it. An attribute, since
      // React would write its own classes over one of ours as soon as the place is drawn anew.
      place.toggleAttribute('data-chosen', true);
      // Until what came of it has been drawn: the answer comes before the snapshot.
      void session
        .tap(nameOf(place), means(event))
        .finally(() => afterNextPaint(() => place.removeAttribute('data-chosen')));
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
