/** One table is played in one tab at a time: two writers would overwrite each other. */
const PATIENCE = 12;
const PAUSE_MS = 150;

const lockName = (table: string): string => `roundhouse table ${table}`;

/** Takes the table if nobody has it; the answer gives it back. */
function take(table: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockName(table), { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}

/** A page that is being reloaded lets go of its table a moment later: worth waiting for. */
export async function claim(table: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => undefined;
  for (let i = 0; i < PATIENCE; i++) {
    const release = await take(table);
    if (release) return release;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}
