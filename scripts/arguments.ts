/** The words after a command of the house. One that it does not know, or `--help`, ends it with its usage in one line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stop } from './set-up.mjs';

type Options = NonNullable<ParseArgsConfig['options']>;
const MISUSED = 2;

function read<const O extends Options>(usage: string, options: O) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message.split('. ')[0] : error}; ${usage}`, MISUSED);
  }
}

/** `usage` is what follows `npm run`. */
export function readArguments<const O extends Options>(usage: string, options: O) {
  const line = `usage: npm run ${usage}`;
  if (process.argv.includes('--help')) {
    console.log(line);
    process.exit(0);
  }
  return read(line, options);
}
