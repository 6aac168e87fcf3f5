/** The folder with the built table; mode `test` adds the practice game, in a folder of its own. */
export function buildTable(mode?: 'production' | 'test'): Promise<string>;
