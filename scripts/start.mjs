// `npm start`: set up what is missing, build the table, serve it and say where.
import { parseArgs } from 'node:util';
import { root, setUp, stop } from './set-up.mjs';

const USAGE = 'npm start -- [--port 4173] [--host 127.0.0.1]';
const MISUSED = 2;
const LAST_PORT = 65535;

function readWishes() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } })
      .values;
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}; usage: ${USAGE}`, MISUSED);
  }
}

function portOf(word) {
  const port = Number(word);
  if (!/^\d{1,5}$/.test(word) || port > LAST_PORT) {
    stop(`--port must be a whole number from 0 to ${LAST_PORT}, not "${word}"`, MISUSED);
  }
  return port;
}

const REASONS = {
  EADDRINUSE: 'the port is taken, and so are those after it',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EACCES: 'permission denied',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
};

const { port, host, help } = readWishes();
if (help) {
  console.log(`Usage: ${USAGE}`);
  process.exit(0);
}
const wish = { ...(port === undefined ? {} : { port: portOf(port) }), ...(host === undefined ? {} : { host }) };
setUp();
// Only now: the build needs the packages.
const { buildTable } = await import('./build-table.mjs');
const { register } = await import('tsx/esm/api');
register({ tsconfig: `${root}tsconfig.json` });
const { servePage } = await import('../server/http/page.ts');
const folder = await buildTable();
try {
  const { address } = await servePage(folder, wish);
  console.log(`Roundhouse is open: ${address}`);
  console.log('In the terminal: npx roundhouse play · Stop with Ctrl+C');
} catch (error) {
  const where = [host, port].filter((word) => word !== undefined).join(', port ');
  stop(`cannot listen${where === '' ? '' : ` at ${where}`}: ${REASONS[error.code] ?? error.message}`);
}
