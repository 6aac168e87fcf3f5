// The command with the toys of the conformance suite instead of the games.
import { register } from 'tsx/esm/api';

register();
const { realWorld, runCommand } = await import('../main.ts');
const registry = new URL('toy-games.ts', import.meta.url);
const { GAMES } = await import(registry.href);
await runCommand(process.argv.slice(2), realWorld(GAMES, registry));
