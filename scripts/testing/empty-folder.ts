/** Folders for tests. They all lie in one folder per run, which goes away with the run: see temporary.ts. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Says where the folder of the run is. */
export const RUN_FOLDER = 'ROUNDHOUSE_TEST_FOLDER';
/** What every temporary folder of the house begins with. */
export const PREFIX = 'roundhouse-';
/** What the folders of runs begin with. */
export const RUN_PREFIX = `${PREFIX}tests-`;

/** A folder that belongs to one test. */
export const emptyFolder = (): string => mkdtempSync(join(process.env[RUN_FOLDER] ?? tmpdir(), PREFIX));
