/** Every game of the house, opened on demand. A new game is one folder and one line here. */
import type { GameModule } from '../kernel/index.ts';

export interface Stall {
  readonly id: string;
  load(): Promise<GameModule>;
}

export const STALLS: readonly Stall[] = [
  { id: 'train-rush', load: async () => (await import('./train-rush/index.ts')).trainRush },
