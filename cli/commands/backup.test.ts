import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { openStorage } from '../../server/storage/index.ts';
import { aMove, aTable } from '../../server/storage/testing.ts';
import { roundhouse } from '../testing/captured.ts';

test('a station that is open is kept in one file and comes back in another folder', async () => {
  const folder = emptyFolder();
  const [data, copy, file] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'station.backup')];
  const open = await openStorage({ data });
  await open.migrate();
  await open.createTable(aTable('a'));
  await open.commit(aMove('a', 0));
  const made = await roundhouse(['backup', file, '--data', data]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^\d+ rows kept in /);
  expect(await roundhouse(['backup', file, '--data', data])).toMatchObject({ code: 1 });
  const inUse = await roundhouse(['restore', file, '--data', data]);
  expect(inUse).toMatchObject({ code: 1, out: '' });
  expect(inUse.err).toContain('Another process is already using the data folder');
  await open.close();
  const restored = await roundhouse(['restore', file, '--data', copy, '--lang', 'de']);
  expect(restored.out).toMatch(/^\d+ Zeilen aus .+ wiederhergestellt/);
  const storage = await openStorage({ data: copy });
  expect(await storage.openTable('a')).toMatchObject({ table: { version: 1 }, steps: [{ at: 0 }] });
  await storage.close();
});

test('what is no station and what is no backup is said in a sentence', async () => {
  const data = emptyFolder();
  const none = await roundhouse(['backup', join(data, 'b'), '--data', data]);
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('There is no station in the folder') });
  const nothing = await roundhouse(['restore', join(data, 'b'), '--data', data]);
  expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is no file') });
});
