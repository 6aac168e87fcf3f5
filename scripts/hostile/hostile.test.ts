import { expect, test } from 'vitest';
import { spawnStation } from '../../server/testing/station.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { KINDS } from './attacks.ts';
import { attackStation } from './hostile.ts';

const COUNT = process.env.ROUNDHOUSE_TESTS === 'all' ? 100_000 : 1500;
/** Megabytes that a station may grow by, whatever it is sent. */
const MOST_GROWTH = 150;

test('whatever is sent to a station is answered with a right reason, changes no game, and costs no memory', async () => {
  const station = await spawnStation(['--port', '0', '--data', emptyFolder(), '--log', 'error']);
  try {
    const { answered, findings, busy, unchanged, goesOn, memory } = await attackStation(station, {
      count: COUNT,
      seed: 1,
      lanes: 8,
    });
    expect(
      findings.map(
        ({ attack, answer }) => `${answer}, right: ${attack.right}: ${JSON.stringify(attack).slice(0, 300)}`,
      ),
    ).toEqual([]);
    // On a machine with too much to do; any more is a defect.
    expect(busy).toBeLessThanOrEqual(COUNT / 500);
    expect([unchanged, goesOn]).toEqual([true, true]);
    for (const kind of KINDS) expect(answered[kind]).toBeGreaterThan(COUNT / KINDS.length / 2);
    expect(memory[1] - memory[0]).toBeLessThan(MOST_GROWTH);
  } finally {
    await station.stop();
  }
}, 600_000);
