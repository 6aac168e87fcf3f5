import type { Visit } from './visit.ts';

/** How many rows the visitor's browser keeps of tables, their games, their status and results. */
export const rowsKept = ({ page }: Visit): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          const stores = [...database.objectStoreNames].filter((name) => /tables|games|status|results/.test(name));
          const counts: IDBRequest<number>[] = [];
          const answer = (): void => {
            database.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          };
          if (stores.length === 0) return answer();
          const reading = database.transaction(stores);
          for (const name of stores) counts.push(reading.objectStore(name).count());
          reading.oncomplete = answer;
        };
      }),
  );
