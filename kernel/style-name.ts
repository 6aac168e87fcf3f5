/** An opponent that plays in a style of the game (`Rules.styles`) is named by both: `steady:builder`. */
export interface LevelAndStyle {
  readonly level: string;
  readonly style: string | undefined;
}

export function levelAndStyle(name: string): LevelAndStyle {
  const [level, style] = name.split(':');
  return { level, style };
}

export const nameInStyle = ({ level, style }: LevelAndStyle): string =>
  style === undefined ? level : `${level}:${style}`;
