// The command with the toys of the conformance suite instead of the games.
import { register } from 'tsx/esm/api';

register();
const { realWorld, runCommand } = await import('../main.ts');
const registry = new URL('toy-stalls.ts', import.meta.url);
const { STALLS } = await import(registry.href);
await runCommand(process.argv.slice(2), realWorld(STALLS, registry));
