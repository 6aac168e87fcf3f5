import { RefusedError } from '../../host/calls.ts';
import { CommandRefused } from './line.ts';

/** What a station refused, as a table says it; anything else is a defect and stays what it is. */
export const refusedAs = (error: unknown): unknown =>
  error instanceof CommandRefused ? new RefusedError('TableRefused', error.reason) : error;
