/** Text in columns. Widths count characters, not bytes. */
export const widthOf = (words: string): number => [...words].length;
export const flushLeft = (words: string, width: number): string =>
  words + ' '.repeat(Math.max(0, width - widthOf(words)));
export const flushRight = (words: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(words))) + words;

/** A table: so many columns flush left, the others flush right. */
export function columns(rows: readonly (readonly string[])[], leftColumns = 1): string {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i < leftColumns ? flushLeft : flushRight)(cell, widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
