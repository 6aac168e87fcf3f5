// The first module of a process of the benchmark: makes TypeScript readable there, as bin/roundhouse.mjs does for the command.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
await import(`./${process.argv[2]}.ts`);
