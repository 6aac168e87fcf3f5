/** Every game of the house, opened on demand. A new game is one folder and one line here. */
import type { GameModule } from '../kernel/index.ts';

export interface GameEntry {
  readonly id: string;
  load(): Promise<GameModule>;
}

export const GAMES: readonly GameEntry[] = [
  { id: 'autobahn', load: async () => (await import('./autobahn/index.ts')).autobahn },
  { id: 'train-rush', load: async () => (await import('./train-rush/index.ts')).trainRush },
  { id: 'steamrollers', load: async () => (await import('./steamrollers/index.ts')).steamrollers },
];
