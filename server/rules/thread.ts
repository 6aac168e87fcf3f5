/** A rules thread: holds tables that are being played, and answers what the main thread asks about them. */
import { readlinkSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../../games/registry.ts';
import { remote, serve } from '../../host/calls.ts';
import { type KEEPER_CALLS, MARK, READY, RULES_CALLS, type RulesThreadData, THREAD } from './calls.ts';
import { countedPort } from './counted-port.ts';
import { OpenGames } from './games.ts';
import { rulesCalls } from './tables.ts';

if (parentPort === null) throw new Error('a rules thread needs somebody who asks');
const { registry, behind, thinkAhead, cells: shared }: RulesThreadData = workerData;
const { GAMES }: { GAMES: readonly GameEntry[] } = await import(registry);
const cells = new Int32Array(shared);

/** The number of this thread on Linux. */
function threadNumber(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}
Atomics.store(cells, THREAD, threadNumber());

parentPort.once('message', ({ asked, keeper }: { asked: MessagePort; keeper: MessagePort }) => {
  serve(
    countedPort(asked, cells),
    RULES_CALLS,
    rulesCalls({
      games: new OpenGames(GAMES),
      behind,
      thinkAhead,
      keeper: remote<typeof KEEPER_CALLS>(countedPort(keeper, cells)),
      tell: (news) => asked.postMessage({ news }),
      mark: (mark) => Atomics.store(cells, MARK, mark),
    }),
  );
  Atomics.store(cells, READY, 1);
});
