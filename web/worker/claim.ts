/** One table is played in one tab at a time. A second tab may take it over; the first one is told. */
const PATIENCE = 12;
const PAUSE_MS = 150;

const lockName = (table: string): string => `roundhouse table ${table}`;

/** Gives the table back. */
export type Release = () => void;

/** Takes the table if nobody has it, or from whoever has it. */
function take(table: string, steal: boolean, onLost: () => void): Promise<Release | undefined> {
  return new Promise((resolve) => {
    let held = false;
    navigator.locks
      .request(lockName(table), steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        held = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => {
        if (held) onLost();
        else resolve(undefined);
      });
  });
}

/** Undefined when another tab has the table. `onLost` is called when another tab has taken it. */
export async function claim(table: string, takeOver: boolean, onLost: () => void): Promise<Release | undefined> {
  // Without locks (a page from an insecure address) only the check at every write keeps two tabs apart.
  if (!('locks' in navigator)) return () => undefined;
  if (takeOver) return take(table, true, onLost);
  // A page that is being reloaded lets go of its table a moment later: worth waiting for.
  for (let i = 0; i < PATIENCE; i++) {
    const release = await take(table, false, onLost);
    if (release) return release;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}
