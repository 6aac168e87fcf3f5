import { levelAndStyle } from '../../kernel/index.ts';
import { isWebKey, type WebKey } from '../text/index.ts';

/** How strong an opponent is, in words. */
export const levelWords = (say: (key: WebKey) => string, name: string): string => {
  const { level } = levelAndStyle(name);
  const key = `level.${level}`;
  return isWebKey(key) ? say(key) : level;
};
