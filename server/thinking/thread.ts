/** A thinker thread: opponents think here, one decision after the other. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../../games/registry.ts';
import { remote, serve } from '../../host/calls.ts';
import { Pondering } from '../../host/pondering.ts';
import type { Thought } from '../../host/thought.ts';
import { type Helper, Helping } from '../../host/together.ts';
import type { Game } from '../../kernel/index.ts';
import { OpenGames } from '../rules/games.ts';
import { threadPort } from '../thread-port.ts';
import { type Connection, HELPER_CALLS, THINKER_CALLS, type ThinkerThreadData } from './calls.ts';

if (parentPort === null) throw new Error('a thinker thread needs somebody who asks');
const { registry }: ThinkerThreadData = workerData;
const { GAMES }: { GAMES: readonly GameEntry[] } = await import(registry);
const games = new OpenGames(GAMES);

const gameFor = ({ game, edition }: Thought): Promise<Game> => games.open(game, edition);
const helpers = new Map<number, Helper>();
const pondering = new Pondering();

function help(port: MessagePort): void {
  const helping = new Helping();
  serve(threadPort(port), HELPER_CALLS, {
    join: async (question, thought) => helping.join(await gameFor(thought), question, thought),
    try: (question, trying) => helping.try(question, trying),
  });
}

parentPort.on('message', ({ port, from }: Connection) => {
  if (from === 'helped') help(port);
  else if (from === 'queue')
    serve(threadPort(port), THINKER_CALLS, {
      ready: () => undefined,
      think: async (thought, idle) =>
        pondering.think(
          await gameFor(thought),
          thought,
          idle.flatMap((number) => helpers.get(number) ?? []),
        ),
      ponder: async (thought) => pondering.ponder(await gameFor(thought), thought),
      drop: () => pondering.drop(),
    });
  else helpers.set(from.helper, remote<typeof HELPER_CALLS>(threadPort(port)));
});
