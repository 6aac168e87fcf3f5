import type { Call } from '../call.ts';
import { linesOf } from '../engine/lines.ts';
import { Session } from '../engine/session.ts';
import { OK } from '../exit.ts';
import { openGame } from '../opening.ts';
import { jsonText } from '../terminal.ts';
import type { World } from '../world.ts';

async function* textOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  input.setEncoding('utf8');
  for await (const chunk of input) yield String(chunk);
}

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const session = new Session(
    opened,
    world.games.map(({ id }) => id),
    call.language,
  );
  for await (const line of linesOf(textOf(world.input))) {
    if ('tooLong' in line) world.out.write(`${jsonText({ ok: false, error: 'the line is too long' })}\n`);
    else if (line.text.trim() !== '') world.out.write(`${jsonText(session.answer(line.text))}\n`);
    if (session.over) break;
  }
  return OK;
}
