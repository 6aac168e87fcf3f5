// The first module of a thinker thread: makes TypeScript readable there, as bin/roundhouse.mjs does for the command.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
await import('./thread.ts');
