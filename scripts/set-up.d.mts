export const root: string;
export function findChromium(): string | undefined;
export function setUp(wish?: { browser?: boolean }): void;
