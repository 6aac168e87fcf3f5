/** Where a server listens. */
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

export interface Listening {
  readonly port: number;
  readonly host: string;
}

const FIRST_PORT = 4173;
const LAST_PORT = 65535;
const MOST_TRIES = 100;

const HERE = ['127.0.0.1', '0.0.0.0', '::1', '::', ''];
const hostInAddress = (host: string): string => (HERE.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host);

/** Listens on the first free port from the wanted one upwards, port 0 takes any; answers with the address to open. */
export function listenFrom(
  server: Server,
  { port = FIRST_PORT, host = '127.0.0.1' }: Partial<Listening> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    let candidate = port;
    const last = Math.min(port + MOST_TRIES, LAST_PORT);
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' && candidate < last) server.listen(++candidate, host);
      else reject(error);
    };
    server.on('error', failed);
    server.once('listening', () => {
      server.off('error', failed);
      const bound = server.address();
      const taken = typeof bound === 'object' && bound !== null ? bound.port : candidate;
      resolve(`http://${hostInAddress(host)}:${taken}/`);
    });
    server.listen(candidate, host);
  });
}
