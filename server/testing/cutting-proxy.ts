/** A TCP proxy in front of a server that can fail as networks do: cut every line, swallow what is said, refuse new ones. */
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** Ends all lines at once, without a word. */
  cut(): void;
  /** While down, new lines are cut at once. */
  setDown(down: boolean): void;
  /** While deaf, nothing that either side says arrives; the lines stay open. */
  setDeaf(deaf: boolean): void;
  /** Lines opened so far. */
  readonly opened: number;
  stop(): Promise<void>;
}

export async function startProxy(target: number): Promise<CuttingProxy> {
  const lines = new Set<Socket>();
  let down = false;
  let deaf = false;
  let opened = 0;
  const cut = (): void => {
    for (const line of lines) line.destroy();
    lines.clear();
  };
  const server = createServer((near) => {
    if (down) {
      near.destroy();
      return;
    }
    opened++;
    const far = connect(target, '127.0.0.1');
    const pass = (from: Socket, to: Socket): void => {
      lines.add(from);
      from.on('data', (data) => {
        if (!deaf) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the proxy has no port');
  return {
    port: bound.port,
    cut,
    setDown(value) {
      down = value;
      if (value) cut();
    },
    setDeaf(value) {
      deaf = value;
    },
    get opened() {
      return opened;
    },
    stop() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
