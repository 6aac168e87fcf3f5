/** The games this build can play. */
import { GAMES, type GameEntry } from '../../games/registry.ts';
import type { Game, GameModule } from '../../kernel/index.ts';

const practice: readonly GameEntry[] = __WITH_TOY__
  ? [{ id: 'toy', load: async () => (await import('../../kernel/conformance/toy.ts')).toy }]
  : [];

const modules = new Map<string, Promise<GameModule>>();
const standard = new Map<string, Game>();

export function loadModule(id: string): Promise<GameModule> {
  const known = modules.get(id);
  if (known) return known;
  const entry = [...GAMES, ...practice].find((candidate) => candidate.id === id);
  if (!entry) return Promise.reject(new Error(`no such game: ${id}`));
  const loading = entry.load();
  modules.set(id, loading);
  return loading;
}

/** A game with its own component data, or with somebody's. */
export async function openGame(id: string, edition?: unknown): Promise<{ game: Game; edition: unknown }> {
  const module = await loadModule(id);
  if (edition !== undefined) return { game: module.open(edition), edition };
  const game = standard.get(id) ?? module.open(module.standardEdition);
  standard.set(id, game);
  return { game, edition: module.standardEdition };
}
