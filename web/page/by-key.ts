/** Whether the person at the screen is at the keyboard right now. */

let keyed = false;

/** The latest key was pressed later than the latest button of a pointer. */
export const byKey = (): boolean => keyed;

export function watchKeys(): void {
  document.addEventListener('keydown', () => (keyed = true), true);
  document.addEventListener('pointerdown', () => (keyed = false), true);
}
