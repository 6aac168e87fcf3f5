/** Tickets that were looked at and not used yet: they lie on the home screen until one sits down, declines, or they are dead. */
import { createStore } from '../store/store.ts';

const KEY = 'roundhouse.tickets';
const MOST = 8;

function load(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Newest first. */
export const tickets = createStore<readonly string[]>(load());

tickets.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(tickets.get()));
  } catch {
    // A browser that keeps nothing forgets them.
  }
});

export const keepTicket = (code: string): void =>
  tickets.change((now) => [code, ...now.filter((other) => other !== code)].slice(0, MOST));

export const dropTicket = (code: string): void => tickets.change((now) => now.filter((other) => other !== code));

/** As it is written on tickets: four and four, capitals. What cannot be one gives undefined. */
export function readCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}
