/** `npm run faults`: breaks the station under load and prints what came of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, killedAgainAndAgain, twoProcesses } from '../../server/faults/runs.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { readArguments } from '../arguments.ts';

const { values } = readArguments('faults -- [--kills 100] [--rounds 5] [--tables 6]', {
  kills: { type: 'string', default: '100' },
  rounds: { type: 'string', default: '5' },
  tables: { type: 'string', default: '6' },
});
const load = {
  companies: Number(values.tables),
  pace: 40,
  patience: 60_000,
  say: (line: string) => console.log(`  ${line}`),
};

function print(title: string, figures: Figures): void {
  const { violations, recovery, ...counts } = figures;
  console.log(`\n${title}`);
  for (const [name, count] of Object.entries(counts)) console.log(`  ${name.padEnd(12)} ${count}`);
  console.log(`  on again     median ${recovery.median} ms, longest ${recovery.longest} ms`);
  console.log(`  violations   ${violations.length}`);
  for (const violation of violations.slice(0, 20)) console.log(`    ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
}

/** What is asked for zero times is left out. */
const kills = Number(values.kills);
const rounds = Number(values.rounds);
if (kills > 0) {
  console.log(`${kills} × kill -9 of the single process, embedded database`);
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-faults-'));
  try {
    print('after every kill', await killedAgainAndAgain({ ...load, kills, data }));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
if (rounds > 0) {
  console.log('\nTwo processes on one PostgreSQL');
  const postgres = await startPostgres({ durable: true });
  try {
    print('at the end', await twoProcesses({ ...load, rounds, postgres }));
  } finally {
    await postgres.stop();
  }
}
