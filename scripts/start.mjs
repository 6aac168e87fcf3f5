// `npm start`: set up what is missing, build the table, serve it and say where.
import { parseArgs } from 'node:util';
import { buildTable } from './build-table.mjs';
import { serve } from './serve.mjs';
import { setUp } from './set-up.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
setUp();
const folder = await buildTable();
const { address } = await serve(folder, {
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
  ...(values.host === undefined ? {} : { host: values.host }),
});
console.log(`Roundhouse is open: ${address}`);
console.log('In the terminal: npx roundhouse play · Stop with Ctrl+C');
