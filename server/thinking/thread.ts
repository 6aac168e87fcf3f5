/** A thinker thread: opponents think here, one decision after the other. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../../games/registry.ts';
import { serve } from '../../host/calls.ts';
import { think } from '../../host/thinking.ts';
import { OpenGames } from '../rules/games.ts';
import { threadPort } from '../thread-port.ts';
import { THINKER_CALLS, type ThinkerThreadData } from './calls.ts';

if (parentPort === null) throw new Error('a thinker thread needs somebody who asks');
const { registry }: ThinkerThreadData = workerData;
const { GAMES }: { GAMES: readonly GameEntry[] } = await import(registry);
const games = new OpenGames(GAMES);

parentPort.once('message', (port: MessagePort) => {
  serve(threadPort(port), THINKER_CALLS, {
    ready: () => undefined,
    think: async (thought) => think(await games.open(thought.game, thought.edition), thought),
  });
});
