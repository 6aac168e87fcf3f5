/** WebKit as Debian has it (WebKitGTK's MiniBrowser), on a screen that nobody sees, by the WebDriver protocol over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from '../../../scripts/set-up.mjs';
import { emptyFolder } from '../../../scripts/testing/empty-folder.ts';
import { freePort } from '../free-port.ts';
import type { Command, Started } from './webdriver.ts';

export const webkitPaths = findWebKit();

const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'url',
  refresh: 'refresh',
  script: 'execute/async',
  actions: 'actions',
  timeouts: 'timeouts',
};
const START_MS = 20_000;

/** A screen in memory; tells which one it is. */
function startScreen(path: string): { readonly program: ChildProcess; readonly display: Promise<string> } {
  const program = spawn(path, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = new Promise<string>((resolve, reject) => {
    program.stdout.once('data', (words: Buffer) => resolve(`:${words.toString().trim()}`));
    program.once('exit', () => reject(new Error('Xvfb does not start')));
  });
  return { program, display };
}

async function ask(address: string, method: 'POST' | 'GET' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value }: { value: unknown } = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function whenReady(driver: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < START_MS; await pause(50)) {
    const ready = await ask(`${driver}/status`, 'GET').catch(() => undefined);
    if (ready) return;
  }
  throw new Error('WebKitWebDriver does not start');
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}
const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'capabilities' in value;

export async function startWebKit(): Promise<Started> {
  if (!webkitPaths) throw new Error('no WebKit');
  const screen = startScreen(webkitPaths.screen);
  const programs = [screen.program];
  const end = (): void => {
    for (const program of programs.toReversed()) program.kill();
  };
  try {
    const home = emptyFolder();
    const port = await freePort();
    const environment = {
      ...process.env,
      DISPLAY: await screen.display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      // Without a graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GDK_BACKEND: 'x11',
    };
    programs.push(
      spawn(webkitPaths.driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env: environment }),
    );
    const driver = `http://127.0.0.1:${port}`;
    await whenReady(driver);
    const options = { binary: webkitPaths.browser, args: ['--automation'] };
    const started = await ask(`${driver}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    if (!isSession(started)) throw new Error(`WebKitWebDriver: ${JSON.stringify(started)}`);
    const { sessionId, capabilities } = started;
    const session = `${driver}/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      send: (command, params) => ask(`${session}/${COMMANDS[command]}`, 'POST', params),
      async close() {
        await ask(session, 'DELETE').catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
