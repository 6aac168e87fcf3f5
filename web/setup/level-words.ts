import { isWebKey, type WebKey } from '../text/index.ts';

/** How strong an opponent is, in words. */
export const levelWords = (say: (key: WebKey) => string, level: string): string => {
  const key = `level.${level}`;
  return isWebKey(key) ? say(key) : level;
};
