/** `npm run secrets`: whole games of every company, compared byte by byte with games whose secrets are others; prints what was compared. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns } from '../../kernel/index.ts';
import { readArguments } from '../arguments.ts';
import { RUN_FOLDER, RUN_PREFIX } from '../testing/empty-folder.ts';
import { allCompanies } from './companies.ts';
import { compareGame, startPair, stopPair } from './compare.ts';

const { values } = readArguments('secrets -- [--game name] [--moves n] [--luck n] [--ask-every n]', {
  game: { type: 'string' },
  moves: { type: 'string' },
  luck: { type: 'string', default: '5' },
  'ask-every': { type: 'string', default: '12' },
});

interface Sum {
  games: number;
  whole: number;
  moves: number;
  messages: number;
  answers: number;
  bytes: number;
}

const folder = mkdtempSync(join(tmpdir(), RUN_PREFIX));
process.env[RUN_FOLDER] = folder;
const pair = await startPair();
const sums = new Map<string, Sum>();
let different = 0;
for (const { viewers, ...wish } of await allCompanies()) {
  if (values.game !== undefined && values.game !== wish.game) continue;
  const sum = sums.get(wish.game) ?? { games: 0, whole: 0, moves: 0, messages: 0, answers: 0, bytes: 0 };
  sums.set(wish.game, sum);
  for (const viewer of viewers) {
    const { difference, over, ...compared } = await compareGame(pair, {
      ...wish,
      viewer,
      luck: Number(values.luck),
      askEvery: Number(values['ask-every']),
      ...(values.moves === undefined ? {} : { mostMoves: Number(values.moves) }),
    });
    sum.games++;
    sum.whole += Number(over);
    sum.moves += compared.moves;
    sum.messages += compared.messages;
    sum.answers += compared.answers;
    sum.bytes += compared.bytes;
    const who = `${wish.game}, ${wish.sitters.map((sitter) => (typeof sitter === 'string' ? sitter : Object.values(sitter)[0])).join(' + ')}, as ${viewer === 'spectator' ? viewer : `seat ${viewer + 1}`}`;
    console.log(`${who}: ${compared.moves} moves, ${compared.bytes} bytes${difference ? '' : ', the same'}`);
    if (!difference) continue;
    different++;
    console.log(`  DIFFERENT after ${difference.at} moves: ${difference.channel}`);
    console.log(`    here:  ${difference.here}`);
    console.log(`    there: ${difference.there}`);
  }
}
await stopPair(pair);
rmSync(folder, { recursive: true, force: true });
const rows = [...sums].map(([game, { games, whole, moves, messages, answers, bytes }]) =>
  [game, games, whole, moves, messages, answers, bytes].map(String),
);
console.log();
console.log(columns([['game', 'games', 'to the end', 'moves', 'messages', 'HTTP answers', 'bytes'], ...rows]));
console.log(`\n${different} differences`);
process.exitCode = different > 0 ? 1 : 0;
