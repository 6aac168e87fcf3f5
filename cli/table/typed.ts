/** What a person may type at the table. The same keys in every language, so that a script works in all of them. */
type Plain = 'enter' | 'undo' | 'score' | 'help' | 'hint' | 'board' | 'leave' | 'next' | 'back';

export type Typed =
  | { readonly what: Plain }
  | { readonly what: 'move'; readonly number: number }
  | { readonly what: 'log'; readonly lines: number }
  | { readonly what: 'save'; readonly file: string }
  | { readonly what: 'filter'; readonly filter: string };

const KEYS = new Map<string, Plain>([
  ['', 'enter'],
  ['u', 'undo'],
  ['undo', 'undo'],
  ['s', 'score'],
  ['score', 'score'],
  ['h', 'help'],
  ['help', 'help'],
  ['?', 'help'],
  ['i', 'hint'],
  ['hint', 'hint'],
  ['b', 'board'],
  ['board', 'board'],
  ['q', 'leave'],
  ['quit', 'leave'],
  ['exit', 'leave'],
  ['n', 'next'],
  ['p', 'back'],
]);

const LOG_LINES = 40;

export function readTyped(line: string): Typed {
  const typed = line.trim();
  if (/^\d+$/.test(typed)) return { what: 'move', number: Number(typed) };
  if (typed.startsWith('/')) return { what: 'filter', filter: typed.slice(1).trim() };
  const key = KEYS.get(typed);
  if (key !== undefined) return { what: key };
  const [word, ...rest] = typed.split(/\s+/);
  if ((word === 'l' || word === 'log') && rest.length <= 1) {
    const [lines] = rest;
    return { what: 'log', lines: lines === 'all' ? Number.MAX_SAFE_INTEGER : Number(lines) || LOG_LINES };
  }
  if (word === 'save') return { what: 'save', file: rest.join(' ') };
  return { what: 'filter', filter: typed };
}
