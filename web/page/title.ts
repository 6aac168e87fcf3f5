/** The browser's tab: what is on the screen, and whether a table waits, here or elsewhere. */
let shown = '';
let turn = false;
let waiting = 0;

function tell(): void {
  const mark = turn ? '● ' : waiting > 0 ? `(${waiting}) ` : '';
  document.title = `${mark}${shown === '' ? '' : `${shown} · `}Roundhouse`;
}

/** A table is on the screen; the answer ends it. */
export function titleTable(name: string, isTurn: boolean): () => void {
  shown = name;
  turn = isTurn;
  tell();
  return () => {
    shown = '';
    turn = false;
    tell();
  };
}

/** So many tables wait for the person, this one or others. */
export function titleWaiting(count: number): void {
  waiting = count;
  tell();
}
