/** Where a search was found, marked on the page without touching it. */

/** One letter without case and accents; as long as before, so that places in the text stay the same. */
const plainLetter = (letter: string): string => {
  const lower = letter.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return lower.length === letter.length ? lower : letter;
};

export const plain = (words: string): string => Array.from(words, plainLetter).join('');

/** Where one of the wanted words begins and ends in a text. */
export function placesOf(words: string, wanted: readonly string[]): (readonly [from: number, to: number])[] {
  const text = plain(words);
  const places: (readonly [number, number])[] = [];
  for (const word of wanted) {
    if (word === '') continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      places.push([at, at + word.length]);
    }
  }
  return places;
}

const NAME = 'found';

/** Marks the words of a search inside a part of the page, where the browser can; the answer takes the marks away. */
export function markFound(part: HTMLElement | null, search: string): (() => void) | undefined {
  if (!part || search.trim() === '' || !('highlights' in CSS)) return undefined;
  const wanted = plain(search).split(/\s+/);
  const found = new Highlight();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [from, to] of placesOf(node.nodeValue ?? '', wanted)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      found.add(range);
    }
  }
  CSS.highlights.set(NAME, found);
  return () => {
    CSS.highlights.delete(NAME);
  };
}
