/** Whoever plays by keyboard always has a place: what goes away under the focus hands it on to what can be done next. */
import { useLayoutEffect } from 'react';
import { lastInputWasKeyboard } from '../page/last-input.ts';

export type Place = SVGElement | HTMLElement;

export const centre = (element: Element): readonly [x: number, y: number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** What is drawn and can be tapped. */
export const targets = (): Place[] =>
  [...document.querySelectorAll<Place>('[data-target], [data-why]')].filter((target) => target.checkVisibility());

/** Where the latest target lay that was chosen by keyboard. */
let latest: readonly [x: number, y: number] | undefined;
export const chosenByKey = (target: Element): void => {
  latest = centre(target);
};

/** The target nearest to the latest one. */
export function nearestTarget(): Place | undefined {
  const all = targets();
  const [fromX, fromY] = latest ?? [0, 0];
  const distance = (target: Place): number => {
    const [x, y] = centre(target);
    return Math.hypot(x - fromX, y - fromY);
  };
  return all.length === 0 ? undefined : all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Where an answer can be given without a target, the best first; at the end of the game, the score sheet. */
const PLACES = [
  '.question-bar.urgent button:not(.quiet)',
  '.question-bar [data-offer]',
  '.tab.calls',
  'button[data-key="m"]',
  '.panel-area .panel-content',
];

const answering = (): Place | undefined =>
  PLACES.map((place) => document.querySelector<Place>(place)).find((place) => place?.checkVisibility()) ?? undefined;

/** The browser takes the focus from what cannot have it any more only with the next picture. */
function lost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(':disabled, .target:not([data-target], [data-why])');
}

/** Looks after every change at the table; `open`: something can be done, or all is done. */
export function useFocusKept(open: boolean): void {
  useLayoutEffect(() => {
    if (!open || !lastInputWasKeyboard() || !lost()) return;
    const place = nearestTarget() ?? answering();
    // The board has a camera of its own.
    place?.focus({ preventScroll: place.closest('.board-frame') !== null });
  });
}
