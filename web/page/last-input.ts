/** Whether the person at the screen is at the keyboard right now. */

let keyboard = false;

/** The latest key was pressed later than the latest button of a pointer. */
export const lastInputWasKeyboard = (): boolean => keyboard;

export function watchLastInput(): void {
  document.addEventListener('keydown', () => (keyboard = true), true);
  document.addEventListener('pointerdown', () => (keyboard = false), true);
}
