export const root: string;
/** Ends the command with one sentence. */
export function stop(sentence: string, code?: number): never;
/** Whether every package of the folder's lock file is installed; the folder ends with a slash. */
export function packagesAreThere(folder: string): boolean;
export function findChromium(): string | undefined;
export function setUp(wish?: { browser?: boolean }): void;
