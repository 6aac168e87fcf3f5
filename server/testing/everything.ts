/** All that lies in the database of a data folder, as text: for tests of what is kept and what is not. */
import { join } from 'node:path';
import Sqlite from 'libsql';
import { SQLITE_FILE } from '../storage/sqlite.ts';

export function everythingIn(data: string): string {
  const db = new Sqlite(join(data, SQLITE_FILE), { readonly: true });
  try {
    const tables = db.prepare("select name, sql from sqlite_master where type = 'table' order by name").all();
    const rows = (tables as { name: string }[]).map(({ name }) => db.prepare(`select * from "${name}"`).all());
    return JSON.stringify([tables, rows], undefined, 1);
  } finally {
    db.close();
  }
}
