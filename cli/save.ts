/** Record files on disk. A saved game is an unfinished record that also says who sits where. */
import * as z from 'zod/mini';
import { type Match, parseRecord, RecordError, replay, toRecord, type UnverifiedRecord } from '../kernel/index.ts';
import { FAILED, Refusal } from './exit.ts';
import { type Opened, openForRecord, readText } from './opening.ts';
import type { World } from './world.ts';

export interface Place {
  /** `human`, the id of an opponent, or an automa. */
  readonly sitter: string;
  readonly name?: string | undefined;
}

const placesSchema = z.array(z.object({ sitter: z.string(), name: z.optional(z.string()) }));

export function recordText(match: Match, ownEdition: unknown, places: readonly Place[]): string {
  return `${JSON.stringify({ ...toRecord(match, ownEdition), places }, undefined, 1)}\n`;
}

export interface OpenedRecord {
  readonly opened: Opened;
  readonly match: Match;
  readonly places?: readonly Place[] | undefined;
}

function placesOf(record: UnverifiedRecord): readonly Place[] | undefined {
  const parsed = placesSchema.safeParse(record.places);
  return parsed.success && parsed.data.length === record.setup.seats.length ? parsed.data : undefined;
}

/** Reads a record file and plays it again; throws a Refusal that names the file and the first wrong thing in it. */
export async function readRecord(world: World, file: string): Promise<OpenedRecord> {
  const json = readText(file, FAILED);
  try {
    const record = parseRecord(json);
    const opened = await openForRecord(world, record);
    return { opened, match: replay(opened.game, record), places: placesOf(record) };
  } catch (error) {
    if (error instanceof RecordError || error instanceof Refusal)
      throw new Refusal(`${file}: ${error.message}`, FAILED);
    throw error;
  }
}
