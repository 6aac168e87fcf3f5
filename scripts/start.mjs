// `npm start`: set up what is missing, build the page, and open the station: page, server and embedded database in one process.
import { parseArgs } from 'node:util';
import { root, setUp, stop } from './set-up.mjs';

const USAGE = 'npm start -- [--port 4173] [--host 127.0.0.1] [--data folder]';
const MISUSED = 2;
const LAST_PORT = 65535;

function readWishes() {
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { port: text, host: text, data: text, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}; usage: ${USAGE}`, MISUSED);
  }
}

function checkPort(word) {
  if (!/^\d{1,5}$/.test(word) || Number(word) > LAST_PORT) {
    stop(`--port must be a whole number from 0 to ${LAST_PORT}, not "${word}"`, MISUSED);
  }
}

const { help, ...wishes } = readWishes();
if (help) {
  console.log(`Usage: ${USAGE}`);
  process.exit(0);
}
if (wishes.port !== undefined) checkPort(wishes.port);
setUp();
// Only now: everything else needs the packages.
const { register } = await import('tsx/esm/api');
register({ tsconfig: `${root}tsconfig.json` });
const { runCommand } = await import('../cli/main.ts');
if (wishes.data === undefined && !process.env.DATABASE_URL) wishes.data = `${root}data`;
await runCommand(['serve', ...Object.entries(wishes).flatMap(([name, value]) => [`--${name}`, value])]);
