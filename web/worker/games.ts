/** The games this build can play. */
import { GAMES, type GameEntry } from '../../games/registry.ts';
import type { Game, Rules, RulesModule } from '../../kernel/index.ts';

const practice: readonly GameEntry[] = __WITH_TOY__
  ? [{ id: 'toy', load: async () => (await import('../../kernel/conformance/toy.ts')).toy }]
  : [];

function entryOf(id: string): GameEntry {
  const entry = [...GAMES, ...practice].find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`no such game: ${id}`);
  return entry;
}

/** Opens a game with its own component data once, and with somebody's once in a row. */
function opener<R extends Rules>(
  load: (entry: GameEntry) => Promise<{ readonly standardEdition: unknown; open(edition: unknown): R }>,
): (id: string, own?: unknown) => Promise<{ game: R; edition: unknown }> {
  const standard = new Map<string, R>();
  let last: { readonly key: string; readonly game: R } | undefined;
  return async (id, own) => {
    const module = await load(entryOf(id));
    if (own !== undefined) {
      const key = JSON.stringify([id, own]);
      if (last?.key !== key) last = { key, game: module.open(own) };
      return { game: last.game, edition: own };
    }
    const game = standard.get(id) ?? module.open(module.standardEdition);
    standard.set(id, game);
    return { game, edition: module.standardEdition };
  };
}

/** What is needed to play a game. */
export async function loadRules(id: string): Promise<RulesModule> {
  const entry = entryOf(id);
  return entry.rules?.() ?? entry.load();
}

/** A game as it is played. */
export const openRules = opener<Rules>(({ id }) => loadRules(id));
/** A whole game, for opponents and whoever is taught: fetched when the first of them comes. */
export const openGame = opener<Game>((entry) => entry.load());
