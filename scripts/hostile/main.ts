/** `npm run hostile -- --count 100000`: everything that is wrong, sent to a real station; ends with a count per kind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns } from '../../kernel/index.ts';
import { spawnStation } from '../../server/testing/station.ts';
import { readArguments } from '../arguments.ts';
import { RUN_PREFIX } from '../testing/empty-folder.ts';
import { attackStation } from './hostile.ts';

const { values } = readArguments('hostile -- [--count 100000] [--seed n] [--lanes 16]', {
  count: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
  lanes: { type: 'string', default: '16' },
});
const count = Number(values.count);
const folder = mkdtempSync(join(tmpdir(), RUN_PREFIX));
const station = await spawnStation(['--port', '0', '--data', folder, '--log', 'error']);
let told = performance.now();
try {
  const { answered, answers, findings, busy, unchanged, goesOn, memory } = await attackStation(station, {
    count,
    seed: Number(values.seed),
    lanes: Number(values.lanes),
    onProgress(done) {
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      console.log(`${done} of ${count}`);
    },
  });
  console.log(columns([['sent', 'times'], ...Object.entries(answered).map(([kind, times]) => [kind, String(times)])]));
  console.log();
  console.log(
    columns([['answer', 'times'], ...Object.entries(answers).map(([answer, times]) => [answer, String(times)])]),
  );
  console.log();
  for (const { attack, answer } of findings)
    console.log(`WRONG ANSWER ${answer}, right: ${attack.right.join(', ')}: ${JSON.stringify(attack).slice(0, 400)}`);
  const all = Object.values(answered).reduce((sum, times) => sum + times, 0);
  console.log(
    `${all} sent, ${findings.length} wrong answers, ${busy} not done for want of time; games ${unchanged ? 'unchanged' : 'CHANGED'}; the game ${goesOn ? 'goes on' : 'STANDS STILL'}; memory ${memory.map((megabytes) => `${Math.round(megabytes)} MB`).join(' → ')}`,
  );
  if (findings.length > 0 || !unchanged || !goesOn || all < count || busy > count / 500) process.exitCode = 1;
} finally {
  await station.stop();
  rmSync(folder, { recursive: true, force: true });
}
