/** A proxy between players and a process of the station that does to their lines what networks do: cuts, delays, and says things twice. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Weather {
  /** Milliseconds that everything takes longer, up to this. */
  readonly delay: number;
  /** Of a hundred messages of players so many arrive twice. */
  readonly twice: number;
}

export interface BadNetwork {
  readonly address: string;
  /** Where lines lead from now on: a process that was started again has another port. */
  lead(port: number): void;
  set(weather: Weather): void;
  /** Ends a share of the lines without a word. */
  cut(share: number): void;
  readonly told: { readonly lines: number; readonly cut: number; readonly twice: number; readonly delayed: number };
  stop(): Promise<void>;
}

/** The length of the first whole frame of a WebSocket in these bytes; undefined while there is none. */
export function frameLength(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1] & 0x7f;
  const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (bytes.length < 2 + extended) return undefined;
  const payload = extended === 0 ? short : extended === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const masked = (bytes[1] & 0x80) === 0 ? 0 : 4;
  const length = 2 + extended + masked + payload;
  return bytes.length < length ? undefined : length;
}

const TEXT = 0x81;

export async function badNetwork(port: number): Promise<BadNetwork> {
  let to = port;
  let weather: Weather = { delay: 0, twice: 0 };
  const lines = new Set<Socket>();
  const told = { lines: 0, cut: 0, twice: 0, delayed: 0 };

  /** Whatever is said arrives in its order, however long each piece takes. */
  const slowly = (target: Socket): ((bytes: Buffer) => void) => {
    let last: Promise<void> = Promise.resolve();
    return (bytes) => {
      const delay = weather.delay === 0 ? 0 : randomInt(weather.delay);
      if (delay > 0) told.delayed++;
      const arrives = Date.now() + delay;
      last = last.then(async () => {
        const wait = arrives - Date.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        if (!target.destroyed) target.write(bytes);
      });
    };
  };

  const server = createServer((near) => {
    told.lines++;
    lines.add(near);
    const far = connect(to, '127.0.0.1');
    const [outward, inward] = [slowly(far), slowly(near)];
    let waiting: Buffer = Buffer.alloc(0);
    let upgraded = false;
    near.on('data', (bytes) => {
      if (!upgraded) {
        upgraded = /^GET [^\r]*\/socket[^\r]*\r\n/.test(bytes.toString('latin1', 0, 200));
        return outward(bytes);
      }
      waiting = Buffer.concat([waiting, bytes]);
      for (let length = frameLength(waiting); length !== undefined; length = frameLength(waiting)) {
        const frame = waiting.subarray(0, length);
        waiting = waiting.subarray(length);
        outward(frame);
        if (frame[0] === TEXT && weather.twice > 0 && randomInt(100) < weather.twice) {
          told.twice++;
          outward(frame);
        }
      }
    });
    far.on('data', inward);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        lines.delete(near);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the network has no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    lead: (next) => {
      to = next;
    },
    set: (next) => {
      weather = next;
    },
    cut(share) {
      for (const line of lines) {
        if (randomInt(1000) >= share * 1000) continue;
        told.cut++;
        line.destroy();
      }
    },
    told,
    async stop() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
