/** The keyboard: shortcuts press the button that bears them; arrows walk from target to target. */
import { useEffect } from 'react';
import { centre, chosenByKey, nearestTarget, type Place, targets } from './focus.ts';
import type { TableSession } from './session.ts';

export const SHORTCUTS = [
  ['Tab', 'web.key.tab'],
  ['← ↑ → ↓', 'web.key.arrows'],
  ['Enter', 'web.key.enter'],
  ['Esc', 'web.key.escape'],
  ['U', 'web.key.undo'],
  ['R', 'web.key.restart'],
  ['M', 'web.key.moves'],
  ['L', 'web.key.log'],
  ['W', 'web.key.whyNot'],
  ['O', 'web.key.since'],
  ['S', 'web.key.score'],
  ['F', 'web.key.rules'],
  ['H', 'web.key.hint'],
  ['Space', 'web.key.space'],
  ['[ ]', 'web.key.travel'],
  ['+ − 0', 'web.key.zoom'],
  ['1 – 9', 'web.key.panels'],
  ['?', 'web.key.help'],
] as const;

const writing = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** A search that Escape empties first. */
const holdsWords = (element: Element | null): boolean => element instanceof HTMLInputElement && element.value !== '';

function press(key: string): boolean {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[data-key="${CSS.escape(key)}"]`)) {
    if (!button.disabled && button.checkVisibility()) {
      button.click();
      return true;
    }
  }
  return false;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest target in a direction; what lies aside counts as farther. */
function neighbour(from: Element, [dx, dy]: readonly [number, number]): Place | undefined {
  const [x, y] = centre(from);
  let best: Place | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const target of targets()) {
    if (target === from) continue;
    const [tx, ty] = centre(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const distance = along + 2 * aside;
    if (along > 1 && distance < bestDistance) {
      best = target;
      bestDistance = distance;
    }
  }
  return best;
}

/** From target to target; from the question, or from nowhere, to the nearest one. */
function walk(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  if (!direction || !(event.target instanceof Element)) return false;
  const from = event.target.closest('[data-target], [data-why]');
  if (!from && event.target !== document.body && !event.target.closest('.question-bar.yours, .tabs')) return false;
  const to = from ? neighbour(from, direction) : nearestTarget();
  to?.focus();
  return from !== null || to !== undefined;
}

/** Up and down through a list; an element with `data-walk` says what its items are. */
function step(event: KeyboardEvent): boolean {
  const offset = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const list = event.target instanceof Element ? event.target.closest('[data-walk]') : null;
  if (offset === 0 || !list) return false;
  const items = [...list.querySelectorAll<HTMLElement>(list.getAttribute('data-walk') ?? 'button')];
  const now = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  items[(now + offset + items.length) % items.length]?.focus();
  return true;
}

function act(session: TableSession, event: KeyboardEvent): boolean {
  if (event.target instanceof Element) {
    const why = event.target.closest('[data-why]');
    if (why && (event.key === 'Enter' || event.key === ' ')) {
      void session.askWhyNot(why.getAttribute('data-place') ?? '');
      return true;
    }
    const target = event.target.closest('[data-target]');
    if (target && (event.key === 'Enter' || event.key === ' ')) {
      chosenByKey(target);
      void session.tap(target.getAttribute('data-target') ?? '', 'key');
      return true;
    }
  }
  if (walk(event)) return true;
  if (event.key === 'Escape') {
    if (!session.dismiss() && !holdsWords(document.activeElement)) session.showPanel(undefined);
    return false;
  }
  if (event.key.toLowerCase() === 'w') {
    askWhyNot(session);
    return true;
  }
  const pressing = document.activeElement instanceof HTMLButtonElement;
  if (event.key === ' ' && pressing) return false;
  return press(event.key.toLowerCase()) || travel(session, event.key);
}

/** Of what lies under the pointer; otherwise everything that could be a target can be walked to. */
function askWhyNot(session: TableSession): void {
  const hovered = [...document.querySelectorAll('[data-place]:hover:not([data-target])')].at(-1);
  const place = hovered?.getAttribute('data-place');
  if (place) void session.askWhyNot(place);
  else {
    session.toggleAsking();
    requestAnimationFrame(() => nearestTarget()?.focus());
  }
}

/** Through the past of the game, also where no slider is in sight. */
function travel(session: TableSession, key: string): boolean {
  if (key !== '[' && key !== ']') return false;
  void session.look(session.at + (key === '[' ? -1 : 1));
  return true;
}

export function useKeys(session: TableSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (step(event)) {
        event.preventDefault();
        return;
      }
      if (writing(document.activeElement) && event.key !== 'Escape') return;
      if (document.querySelector('dialog[open]')) return;
      if (act(session, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);
}
