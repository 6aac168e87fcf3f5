/** The command `roundhouse`: finds the command in the table, checks its arguments, runs it, tells problems in one line. */
import { readFileSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';
import { GAMES } from '../games/registry.ts';
import { EditionError, RecordError, SetupError } from '../kernel/index.ts';
import { type Call, readCall } from './call.ts';
import { COMMANDS, OPTIONS } from './commands.ts';
import { complaint, FAILED, MISUSED, OK, Refusal } from './exit.ts';
import { farewell, welcomeGuests } from './guests.ts';
import { commandHelp, generalHelp } from './help.ts';
import { nearest } from './nearest.ts';
import { fileProblem } from './opening.ts';
import { bordered } from './terminal.ts';
import { wordsIn } from './words.ts';
import type { Output, World } from './world.ts';

// Problems of form are told in whole sentences, not as "Invalid input".
z.config(z.locales.en());

const GENERAL = { name: 'roundhouse', takes: ['[command]'], options: ['lang', 'json', 'help'] };

function problem(error: unknown, { env, err }: World): number {
  const tell = (sentence: string): void => err.write(complaint(sentence));
  if (error instanceof Refusal) {
    tell(error.message);
    return error.exitCode;
  }
  if (error instanceof SetupError || error instanceof EditionError) {
    tell(error.message);
    return MISUSED;
  }
  if (error instanceof RecordError) {
    tell(error.message);
    return FAILED;
  }
  const message = error instanceof Error ? error.message : String(error);
  tell(`something went wrong inside: ${message} (ROUNDHOUSE_DEBUG=1 shows where)`);
  if (env.ROUNDHOUSE_DEBUG) err.write(`${error instanceof Error ? error.stack : ''}\n`);
  return FAILED;
}

function version(): string {
  const { version: number }: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return `${number}\n`;
}

function help(call: Call, { out }: World): number {
  const [about] = call.positionals;
  const command = COMMANDS.find(({ name }) => name === about);
  if (about !== undefined && command === undefined) throw unknownCommand(about);
  const words = wordsIn(call.language);
  out.write(command === undefined ? generalHelp(words) : commandHelp(command.name, words));
  return OK;
}

async function runNamed(name: string, rest: readonly string[], world: World): Promise<number> {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw unknownCommand(name);
  const call = readCall(command, OPTIONS, rest, world.env);
  if (call.has('help')) {
    world.out.write(commandHelp(command.name, wordsIn(call.language)));
    return OK;
  }
  await welcomeGuests([...(call.text('seats') ?? '').split(','), ...(call.text('levels') ?? '').split(',')]);
  const { run } = await command.load();
  return run(call, world).finally(farewell);
}

/** Without a command: the menu of `play` for somebody at a terminal, help for everybody else. */
async function dispatch(given: readonly string[], world: World): Promise<number> {
  const [first, ...rest] = given;
  if (first === '--version' || first === '-v') {
    world.out.write(version());
    return OK;
  }
  if (first === 'help') return help(readCall(GENERAL, OPTIONS, rest, world.env), world);
  if (first !== undefined && !first.startsWith('-')) return runNamed(first, rest, world);
  const call = readCall(GENERAL, OPTIONS, given, world.env);
  const atTerminal = world.input.isTTY === true && world.out.isTTY;
  return call.has('help') || !atTerminal ? help(call, world) : runNamed('play', given, world);
}

function unknownCommand(name: string): Refusal {
  const names = COMMANDS.map((command) => command.name);
  const meant = nearest(name, names);
  return new Refusal(
    `unknown command "${name}"${meant === undefined ? `; there is ${names.join(', ')}` : `; did you mean ${meant}?`}`,
  );
}

export async function main(given: readonly string[], outside: World): Promise<number> {
  const world: World = { ...outside, out: bordered(outside.out), err: bordered(outside.err) };
  try {
    return await dispatch(given, world);
  } catch (error) {
    return problem(error, world);
  }
}

const outputTo = (stream: NodeJS.WriteStream): Output => ({
  stream,
  write: (text) => void stream.write(text),
  get isTTY() {
    return stream.isTTY === true;
  },
  get columns() {
    return stream.columns ?? 0;
  },
  get rows() {
    return stream.rows ?? 0;
  },
});

/** The real world, with the given games or all of them. */
export function realWorld(games = GAMES, registry: URL = new URL('../games/registry.ts', import.meta.url)): World {
  return {
    games,
    registry,
    input: process.stdin,
    out: outputTo(process.stdout),
    err: outputTo(process.stderr),
    env: process.env,
    onInterrupt(listener) {
      process.on('SIGINT', listener);
      return () => void process.off('SIGINT', listener);
    },
    onStop(listener) {
      const signals = ['SIGINT', 'SIGTERM'] as const;
      for (const signal of signals) process.on(signal, listener);
      return () => {
        for (const signal of signals) process.off(signal, listener);
      };
    },
  };
}

/** A reader that goes away (`| head`) ends the command quietly; a full disk is told in one line, if that can still be told. */
function outputFailed(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(OK);
  try {
    writeSync(process.stderr.fd, complaint(`cannot write the output: ${fileProblem(error)}`));
  } catch {
    // Nobody can be told.
  }
  process.exit(FAILED);
}

/** Runs in this process. */
export async function runCommand(given: readonly string[], world: World = realWorld()): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', outputFailed);
  process.exitCode = await main(given, world);
}
