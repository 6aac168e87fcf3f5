/**
 * Players of one's own sit down wherever opponents are called by name: a file that exports `player`, or a program that is asked over its
 * standard input (`engine:python3 my-player.py`).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { canonical, contentHash, type Move, moveAmong } from '../kernel/index.ts';
import { forgetGuests, playerNamed, welcome } from '../players/ladder.ts';
import type { Player, Question } from '../players/player.ts';
import { FAILED, Refusal } from './exit.ts';
import { endPrograms, NoLine, wordsOf } from './program/program.ts';
import { programPlayer } from './program/program-player.ts';

const A_FILE = /\.(mjs|js|ts|mts)$/;
const A_PROGRAM = 'engine:';
/** Seconds that a program has for a decision, unless ROUNDHOUSE_PATIENCE says otherwise. */
const PATIENCE = 10;

const moduleSchema = z.object({
  player: z.custom<Player>(
    (data) => typeof data === 'object' && data !== null && 'choose' in data && typeof data.choose === 'function',
  ),
});

/** Whether a name is that of a program outside the house. */
export const isProgram = (name: string): boolean => name.startsWith(A_PROGRAM);
/** Whether a name is that of a player from outside the house. */
export const isGuest = (name: string): boolean => isProgram(name) || A_FILE.test(name);

/** What a guest is called at a table: the file behind it. */
export const guestName = (name: string): string => basename(wordsOf(name.replace(A_PROGRAM, '')).at(-1) ?? name);

/** A hash of the files behind a guest, so that results of another version of it are not taken for its own; undefined for everybody else. */
export function versionOfGuest(name: string): string | undefined {
  if (!isGuest(name)) return undefined;
  const files = wordsOf(name.replace(A_PROGRAM, '')).filter((word) => existsSync(word) && statSync(word).isFile());
  return contentHash(files.map((file) => readFileSync(file, 'base64'))).slice(0, 12);
}

function patience(): number {
  const given = process.env.ROUNDHOUSE_PATIENCE;
  if (given === undefined) return PATIENCE;
  const seconds = Number(given);
  if (!(seconds > 0)) throw new Refusal(`ROUNDHOUSE_PATIENCE must be a number of seconds, not "${given}"`);
  return seconds;
}

async function playerIn(file: string): Promise<Player> {
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new Refusal(`${file} cannot be opened: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  });
  const read = moduleSchema.safeParse(loaded);
  if (!read.success) throw new Refusal(`${file} exports no "player" with a method "choose"`);
  return read.data.player;
}

function programNamed(name: string): Player {
  const words = wordsOf(name.slice(A_PROGRAM.length));
  if (words.length === 0) throw new Refusal(`"${name}" names no program; for example ${A_PROGRAM}python3 my-player.py`);
  return programPlayer(name, words, patience());
}

function legalMove(chosen: unknown, moves: readonly Move[]): Move {
  if (chosen instanceof Promise) throw new NoLine('must answer at once, not with a promise');
  const found = moveAmong(moves, chosen);
  if (found === undefined)
    throw new NoLine(`chose ${String(canonical(chosen)).slice(0, 80)}, which is no legal move now`);
  return found;
}

/** Whatever a guest does wrong ends in one sentence that says who it was. */
const watched = (name: string, player: Player): Player => ({
  ...player,
  choose(question: Question): Move {
    try {
      return legalMove(player.choose(question), question.moves);
    } catch (error) {
      const reason =
        error instanceof NoLine ? error.message : `failed: ${error instanceof Error ? error.message : error}`;
      throw new Refusal(`seat ${question.seat + 1} (${name}) ${reason}`, FAILED);
    }
  },
});

/** Opens the guests among the names. */
export async function welcomeGuests(names: readonly string[]): Promise<void> {
  for (const each of names) {
    const name = each.trim();
    if (!isGuest(name) || playerNamed(name) !== undefined) continue;
    welcome(name, watched(name, isProgram(name) ? programNamed(name) : await playerIn(name)));
  }
}

/** The command is over: nobody of them is asked any more. */
export function farewell(): void {
  endPrograms();
  forgetGuests();
}
