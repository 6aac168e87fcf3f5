/** A code on paper that opens the identity on another device: 100 bits in letters that cannot be mistaken for each other. */
import { hashOf, type Surroundings } from './surroundings.ts';

/** Without 0 and O, 1 and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 4;

export function newRecoveryCode({ pick }: Surroundings): string {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[pick(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The hash of a code as somebody types it, in small letters or without dashes too. */
export const recoveryHash = (typed: string): string =>
  hashOf(`recovery code ${typed.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
