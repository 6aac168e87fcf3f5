import type { Companion } from '../../../kernel/index.ts';
export const companion: Companion = { text: { en: {}, de: {}, pl: {} }, at: () => { throw new Error('none'); } };
