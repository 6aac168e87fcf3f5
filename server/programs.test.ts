import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { spawned } from '../cli/testing/spawned.ts';
import { pick, seedStream } from '../kernel/index.ts';
import { StationLine, socketAddress } from '../web/online/line.ts';
import type { SeatWish, Terms } from './protocol/tables.ts';
import type { RunningServer } from './serve.ts';
import { startStation, Visitor } from './testing/station.ts';

const example = fileURLToPath(new URL('../examples/station-player.py', import.meta.url));
const python = (await spawned(['--version'], { program: 'python3', file: '-I' }).catch(() => undefined))?.code === 0;

const TERMS: Terms = {
  pace: { kind: 'none' },
  visible: 'link',
  takeBack: 'never',
  rated: false,
  watching: true,
  grace: 0,
};
const OPPONENT: SeatWish = { kind: 'opponent', level: 'random' };

let station: RunningServer | undefined;
afterEach(async () => {
  await station?.stop();
  station = undefined;
});

/** A table with seats for programs against an opponent; the host only looks on. */
async function tableFor(game: string, programs: number): Promise<{ address: string; id: string; tokens: string[] }> {
  station = await startStation({ tables: { pace: 0 } });
  const { address } = station;
  const host = await Visitor.named(address, 'Hanna');
  const seats = [...Array.from({ length: programs }, (): SeatWish => ({ kind: 'program' })), OPPONENT];
  const { id } = await host.ask('POST /api/tables', { body: { game, options: {}, seats, terms: TERMS } });
  const tokens: string[] = [];
  for (let seat = 0; seat < programs; seat++)
    tokens.push((await host.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat } })).token);
  await host.ask('POST /api/tables/:id/start', { params: { id } });
  return { address, id, tokens };
}

test.runIf(python)(
  'the Python example plays a whole game against an opponent at a station, over HTTP alone',
  async () => {
    const { address, id, tokens } = await tableFor('steamrollers', 1);
    const { code, out, err } = await spawned([address, id], {
      program: 'python3',
      file: example,
      env: { ROUNDHOUSE_TOKEN: tokens[0] },
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^points: \[-?\d+, -?\d+\] winners: \[\d(, \d)?\]\s*$/);
    const { result } = await new Visitor(address).ask('GET /api/tables/:id', { params: { id } });
    expect(result?.map(({ points }) => points)).toEqual(JSON.parse(/\[[^\]]*\]/.exec(out)?.[0] ?? '[]'));
  },
);

test('two programs play over sockets as a page does, each its own seat and no other', async () => {
  const { address, id, tokens } = await tableFor('train-rush', 2);
  const stream = seedStream(1, 'programs');
  const lines = tokens.map(
    (token) =>
      new StationLine({
        connect: () => new WebSocket(socketAddress(address), { headers: { authorization: `Bearer ${token}` } }),
      }),
  );
  const seen: number[][] = [[], []];
  let moves = 0;
  await new Promise<void>((resolve, reject) => {
    for (const [seat, line] of lines.entries())
      line.follow(id, {
        refused: ({ message }) => reject(new Error(message)),
        snapshot({ version, stage, moment }) {
          seen[seat].push(version);
          if (moment.viewer !== seat) reject(new Error(`seat ${seat} sees as ${moment.viewer}`));
          if (stage.kind === 'over' || moves >= 60) resolve();
          else if (stage.kind === 'yours') {
            moves++;
            line.command(id, { type: 'play', version, move: pick(stream, stage.moves).move }).catch((error) => {
              // Where several decide at once, the other one may have been faster.
              if (error.reason !== 'movedOn') reject(error);
            });
          }
        },
      });
  });
  expect(moves).toBeGreaterThan(40);
  for (const versions of seen) expect(versions).toEqual([...versions].sort((a, b) => a - b));
  const [first] = lines;
  await expect(first.command('nowhere', { type: 'say', text: 'hello' })).rejects.toMatchObject({
    name: 'CommandRefused',
  });
  for (const line of lines) line.close();
});
