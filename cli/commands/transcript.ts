import type { SeatHolder } from '../../host/seats.ts';
import { seatNames, transcript } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { OK } from '../exit.ts';
import { readSave } from '../save.ts';
import { jsonText } from '../terminal.ts';
import type { World } from '../world.ts';
import { olderWords } from './verify.ts';

const nameIn = (holder: SeatHolder | undefined): string | undefined =>
  holder === undefined || holder.kind === 'automa' ? undefined : holder.name;

export async function run(call: Call, world: World): Promise<number> {
  const [file] = call.positionals;
  const read = await readSave(world, file);
  const { match, save } = read;
  const { language } = call;
  const unnamed = seatNames(match.game, match.setup, language);
  const written = transcript(match, language, { nameOf: (seat) => nameIn(save.holders?.[seat]) ?? unnamed(seat) });
  const older = olderWords(read, language);
  if (!call.json) {
    if (older !== undefined) world.out.write(`${older}\n\n`);
    world.out.write(written);
    return OK;
  }
  const { setup, game, state } = match;
  const result = game.result(state);
  world.out.write(`${jsonText({ file, setup, older, moves: match.played.length, result, transcript: written }, 2)}\n`);
  return OK;
}
