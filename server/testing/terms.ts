import type { Terms } from '../protocol/tables.ts';

/** A table that anybody finds, that no clock drives and that counts for nothing: what tests and measurements play at. */
export const OPEN_TERMS: Terms = {
  pace: { kind: 'none' },
  visible: 'public',
  takeBack: 'turn',
  rated: false,
  watching: true,
  grace: 0,
};
