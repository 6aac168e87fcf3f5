#!/usr/bin/env node
// Starts the command: the sources are TypeScript and run as they are.
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
try {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('tsconfig.json', root)) });
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    `roundhouse: not set up yet; run "npm install" in ${fileURLToPath(root)} first (npm start does it by itself)`,
  );
  process.exit(1);
}
const { runCommand } = await import('../cli/main.ts');
await runCommand(process.argv.slice(2));
