/** Boards, rules and home cards of the games, found by their place: `games/<id>/board/`. */
import type { BoardModule, HomeCard, RulesModule } from '../kit/index.ts';

const boards = import.meta.glob<{ board: BoardModule }>('../../games/*/board/index.tsx');
const rules = import.meta.glob<{ rules: RulesModule }>('../../games/*/board/rules.tsx');
const cards = import.meta.glob<{ card: HomeCard }>('../../games/*/board/home.tsx', { eager: true });

const place = (id: string, file: string): string => `../../games/${id}/board/${file}.tsx`;

/** The game's own board, or the plain one that every game can be played on. */
export async function loadBoard(id: string): Promise<BoardModule> {
  if (__WITH_TOY__ && id === 'toy') return (await import('../testing/toy-board.tsx')).board;
  const load = boards[place(id, 'index')];
  if (load) return (await load()).board;
  return (await import('../kit/fallback/board.tsx')).fallbackBoard(id);
}

export const hasRules = (id: string): boolean => place(id, 'rules') in rules || (__WITH_TOY__ && id === 'toy');

/** Whether there are lessons for it. */
export const hasCourse = (id: string): boolean => __COURSES__.includes(id);

export async function loadRules(id: string): Promise<RulesModule | undefined> {
  if (__WITH_TOY__ && id === 'toy') return (await import('../testing/toy-rules.tsx')).rules;
  const load = rules[place(id, 'rules')];
  return load && (await load()).rules;
}

export const cardOf = (id: string): HomeCard | undefined => cards[place(id, 'home')]?.card;
