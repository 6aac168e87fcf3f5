/** `backup` and `restore`: everything the station keeps, in one file. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoragePlace } from '../../server/storage/index.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { jsonText } from '../terminal.ts';
import { wordsIn } from '../words.ts';
import type { World } from '../world.ts';

/** Where the station keeps everything: as `serve` finds it. */
function placeOf(call: Call, { env }: World): StoragePlace {
  const folder = call.text('data');
  const url = env.DATABASE_URL;
  if (folder !== undefined || url === undefined || url === '') return { data: resolve(folder ?? 'data') };
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Refusal('DATABASE_URL must begin with postgres://');
  return { url };
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const expected = error instanceof Error && ['BackupProblem', 'StorageProblem'].includes(error.name);
    const atDisk = error instanceof Error && 'syscall' in error;
    if (expected || atDisk) throw new Refusal(error.message, FAILED);
    throw error;
  }
}

export async function run(call: Call, world: World): Promise<number> {
  const words = wordsIn(call.language);
  const [file] = call.positionals;
  const place = placeOf(call, world);
  const { backUp, restore } = await import('../../server/storage/backup.ts');
  const restoring = call.command === 'restore';
  if (!restoring && existsSync(file)) throw new Refusal(words('backup.exists', { file }), FAILED);
  const rows = await told(() => (restoring ? restore(place, file) : backUp(place, file, Date.now())));
  if (call.json) world.out.write(`${jsonText({ file, rows })}\n`);
  else world.out.write(`${words(restoring ? 'restore.done' : 'backup.done', { file, count: rows })}\n`);
  return OK;
}
