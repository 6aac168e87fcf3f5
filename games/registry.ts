/** Every game of the house, opened on demand. A new game is one folder and one line here. */
import type { GameModule, RulesModule } from '../kernel/index.ts';

export interface GameEntry {
  readonly id: string;
  /** What is needed to play it, for whoever has to fetch it. */
  rules?(): Promise<RulesModule>;
  /** The whole game: what opponents think by and a table teaches, too. */
  load(): Promise<GameModule>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'autobahn',
    rules: async () => (await import('./autobahn/rules.ts')).autobahnRules,
    load: async () => (await import('./autobahn/index.ts')).autobahn,
  },
  {
    id: 'train-rush',
    rules: async () => (await import('./train-rush/rules.ts')).trainRushRules,
    load: async () => (await import('./train-rush/index.ts')).trainRush,
  },
  {
    id: 'steamrollers',
    rules: async () => (await import('./steamrollers/rules.ts')).steamrollersRules,
    load: async () => (await import('./steamrollers/index.ts')).steamrollers,
  },
];
