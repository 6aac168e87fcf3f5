/** What went wrong, in the person's language where the house has words for it. */

import { RefusedError } from '../../host/calls.ts';
import { isWebKey } from '../text/index.ts';
import type { Say } from './say.tsx';

export function problemWords(say: Say, error: unknown): string {
  if (error instanceof RefusedError && error.kind === 'TableRefused') {
    const key = `web.refused.${error.message}`;
    if (isWebKey(key)) return say(key);
  }
  if (error instanceof RefusedError && error.about) {
    const key = `web.problem.${error.about.key}`;
    if (isWebKey(key)) return say(key, error.about.params);
  }
  if (error instanceof SyntaxError) return say('web.problem.json');
  return error instanceof Error ? error.message : String(error);
}
