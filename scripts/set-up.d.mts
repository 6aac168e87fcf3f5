export const root: string;
/** Ends the command with one sentence. */
export function stop(sentence: string, code?: number): never;
/** Whether every package of the folder's lock file is installed; the folder ends with a slash. */
export function packagesAreThere(folder: string): boolean;
export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
/** WebKitGTK's small browser, what drives it, and a screen in memory for it; undefined unless all three are there. */
export function findWebKit(): { browser: string; driver: string; screen: string } | undefined;
export function setUp(wish?: { browser?: boolean; otherBrowsers?: boolean }): void;
