import type { Rules } from './contract.ts';

/** An opponent that plays in a style of the game (`Rules.styles`) is named by both: `steady:builder`. */
export interface LevelAndStyle {
  readonly level: string;
  readonly style: string | undefined;
}

export function levelAndStyle(name: string): LevelAndStyle {
  const [level, style] = name.split(':');
  return { level, style };
}

/** Whether an opponent of this name plays in no style, or in one that the game has. */
export function knowsStyleOf({ styles = [] }: Rules, name: string): boolean {
  const { style } = levelAndStyle(name);
  return style === undefined || styles.some(({ id }) => id === style);
}

export const nameInStyle = ({ level, style }: LevelAndStyle): string =>
  style === undefined ? level : `${level}:${style}`;
