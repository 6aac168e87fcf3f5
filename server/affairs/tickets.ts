/** Codes of tickets: four letters and four, none of which is taken for another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** `pick` gives a whole number below the one it is given. */
export function newTicket(pick: (limit: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[pick(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** A code as somebody typed it; undefined when it cannot be one. */
export function ticketFrom(typed: string): string | undefined {
  const letters = [...typed.toUpperCase()].filter((letter) => LETTERS.includes(letter));
  const others = typed.replace(/[\s\-–·.]/gu, '').length - letters.length;
  if (letters.length !== LENGTH || others !== 0) return undefined;
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}
