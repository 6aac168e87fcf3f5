/** boardgame.io's own server under the same load, in the same run. */
import type { LoadFigures } from './figures.ts';
import type { LiveFigures } from './live.ts';
import { Helper } from './process.ts';
import type { RivalLoadQuestion } from './rival-load.ts';
import type { RivalServerQuestion } from './rival-server.ts';
import type { ProcessFigures } from './stations.ts';

const WARM_UP_SECONDS = 15;

export async function measureRival({ tables, seconds }: { tables: number; seconds: number }): Promise<LiveFigures> {
  const [server, load] = [new Helper('rival-server'), new Helper('rival-load')];
  const figures = (): Promise<ProcessFigures> => server.ask('figures' satisfies RivalServerQuestion);
  try {
    const port = await server.ask<number>('start' satisfies RivalServerQuestion);
    const empty = await figures();
    await load.ask({ kind: 'sit', port, tables } satisfies RivalLoadQuestion);
    await load.ask({ kind: 'play', seconds: Math.min(WARM_UP_SECONDS, seconds) } satisfies RivalLoadQuestion);
    const before = await figures();
    const came = await load.ask<LoadFigures>({ kind: 'play', seconds } satisfies RivalLoadQuestion);
    const after = await figures();
    return {
      ...came,
      processes: 1,
      spread: false,
      processorMsPerMove: ((after.processor - before.processor) * 1000) / came.moves,
      mainThreadMsPerMove: undefined,
      memoryEmpty: empty.memory,
      memoryLive: after.memory,
      memoryPerTable: (after.memory - empty.memory) / tables,
    };
  } finally {
    load.stop();
    server.stop();
  }
}
