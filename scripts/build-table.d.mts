/** The folder with the built table. */
export function buildTable(): Promise<string>;
