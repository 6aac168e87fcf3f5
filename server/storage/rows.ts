/** How things lie in the database: columns have the names of the fields; JSON is text, yes and no are 1 and 0, undefined is null. */

export type Row<T, Json extends keyof T, Flag extends keyof T> = {
  -readonly [K in keyof T]-?: K extends Json
    ? string | null
    : K extends Flag
      ? number
      : undefined extends T[K]
        ? Exclude<T[K], undefined> | null
        : T[K];
};

export interface Shape<T, R> {
  toRow(value: T): R;
  /** The columns of the fields that are given, `undefined` among them: it empties a column. */
  toColumns(value: Partial<T>): Partial<R>;
  fromRow(row: R): T;
}

export const jsonText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
export const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** What is plain data in a program and a row in the database, with the fields that need another form there. */
export function shape<T extends object>() {
  return <const Json extends string & keyof T = never, const Flag extends string & keyof T = never>(special: {
    readonly json?: readonly Json[];
    readonly flags?: readonly Flag[];
  }): Shape<T, Row<T, Json, Flag>> => {
    const json = new Set<string>(special.json);
    const flags = new Set<string>(special.flags);
    const column = (name: string, value: unknown): unknown =>
      json.has(name) ? jsonText(value) : flags.has(name) ? Number(value) : (value ?? null);
    const field = (name: string, value: unknown): unknown =>
      json.has(name) ? parsed(value as string | null) : flags.has(name) ? value === 1 : (value ?? undefined);
    const mapped = (from: object, each: (name: string, value: unknown) => unknown): object => {
      // For every move and every table that is read: no list is made on the way. The names are those of a schema.
      const to: Record<string, unknown> = {};
      for (const name in from) to[name] = each(name, from[name as keyof typeof from]);
      return to;
    };
    return {
      toRow: (value) => mapped(value, column) as Row<T, Json, Flag>,
      toColumns: (value) => mapped(value, column) as Partial<Row<T, Json, Flag>>,
      fromRow: (row) => mapped(row, field) as T,
    };
  };
}
