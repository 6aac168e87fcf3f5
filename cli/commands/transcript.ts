import type { SeatHolder } from '../../host/seats.ts';
import { seatNames, transcript } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { OK } from '../exit.ts';
import { readSave } from '../save.ts';
import { jsonText } from '../terminal.ts';
import type { World } from '../world.ts';

const nameIn = (holder: SeatHolder | undefined): string | undefined =>
  holder === undefined || holder.kind === 'automa' ? undefined : holder.name;

export async function run(call: Call, world: World): Promise<number> {
  const [file] = call.positionals;
  const { match, save } = await readSave(world, file);
  const { language } = call;
  const unnamed = seatNames(match.game, match.setup, language);
  const written = transcript(match, language, { nameOf: (seat) => nameIn(save.holders?.[seat]) ?? unnamed(seat) });
  if (!call.json) {
    world.out.write(written);
    return OK;
  }
  const { setup, game, state } = match;
  const result = game.result(state);
  world.out.write(`${jsonText({ file, setup, moves: match.played.length, result, transcript: written }, 2)}\n`);
  return OK;
}
