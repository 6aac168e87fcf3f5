/** Bonuses that rules name themselves, interned. */
import type { BonusKind } from '../components/edition.ts';
import { type Bonus, NONE } from '../tables.ts';

const known = new Map<string, Bonus>();

export function bonus(kind: BonusKind, amount = 1): Bonus {
  const key = `${kind}${amount}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made: Bonus = { kind, amount, department: NONE };
  known.set(key, made);
  return made;
}

export const DEVELOP_1 = bonus('develop', 1);
export const PROMOTE_1 = bonus('promote', 1);
