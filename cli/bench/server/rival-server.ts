/** boardgame.io's own server with the game that is measured, in a process of its own. */
import { createRequire } from 'node:module';
import { rivalGame } from '../rival-game.ts';
import { answering } from './process.ts';

interface RivalServer {
  run(wish: { port: number; callback?: () => void }): Promise<{ appServer: { address(): { port: number } } }>;
}

export type RivalServerQuestion = 'start' | 'figures';

process.env.NODE_ENV = 'production';
const load = createRequire(new URL('../rival/package.json', import.meta.url));

answering<RivalServerQuestion>(async (question) => {
  if (question === 'start') {
    const { Server, Origins }: { Server(wish: object): RivalServer; Origins: Record<string, unknown> } =
      load('boardgame.io/server');
    const server = Server({ games: [rivalGame], origins: [Origins.LOCALHOST] });
    const { appServer } = await server.run({ port: 0, callback: () => undefined });
    return appServer.address().port;
  }
  const { user, system } = process.cpuUsage();
  return { memory: process.memoryUsage.rss(), processor: (user + system) / 1e6 };
});
