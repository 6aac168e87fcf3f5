/**
 * Firefox, without a window, over the protocol it speaks itself: framed JSON on a socket, which needs no package. What is sent are the commands
 * of WebDriver.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFirefox } from '../../../scripts/set-up.mjs';
import { emptyFolder } from '../../../scripts/testing/empty-folder.ts';
import type { Command, Started } from './webdriver.ts';

export const firefoxPath = findFirefox();

const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  script: 'WebDriver:ExecuteAsyncScript',
  actions: 'WebDriver:PerformActions',
  timeouts: 'WebDriver:SetTimeouts',
};
const START_MS = 60_000;

/** Any free port, and nothing that would ask for anybody outside. */
const PREFERENCES = {
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'intl.accept_languages': 'en-GB',
};

/** Kind, number, error, result. */
const isAnswer = (message: unknown): message is readonly [number, number, { message: string } | null, unknown] =>
  Array.isArray(message) && message.length === 4;

/** One command after the other, each with its answer. */
class Marionette {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: { readonly resolve: (message: unknown) => void; readonly reject: (error: Error) => void } | undefined;
  #id = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#read();
    });
    socket.on('close', () => this.#waiting?.reject(new Error('Firefox has gone')));
  }

  /** `12:{"some":…}`: the length in front. */
  #read(): void {
    const colon = this.#received.indexOf(':');
    const end = colon + 1 + Number(this.#received.toString('latin1', 0, Math.max(0, colon)));
    if (colon < 0 || this.#received.length < end) return;
    const message: unknown = JSON.parse(this.#received.toString('utf8', colon + 1, end));
    this.#received = this.#received.subarray(end);
    this.#waiting?.resolve(message);
    this.#waiting = undefined;
  }

  /** The next thing it says. */
  hear(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  async send(command: string, params: object): Promise<unknown> {
    const words = JSON.stringify([0, ++this.#id, command, params]);
    const heard = this.hear();
    this.#socket.write(`${Buffer.byteLength(words)}:${words}`);
    const answer = await heard;
    if (!isAnswer(answer)) throw new Error(`${command}: ${JSON.stringify(answer)}`);
    const [, , error, result] = answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result;
  }
}

async function portOf(profile: string): Promise<number> {
  const file = `${profile}/MarionetteActivePort`;
  for (const start = Date.now(); Date.now() - start < START_MS; await pause(50)) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port > 0) return port;
  }
  throw new Error('Firefox does not start');
}

const valueIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined;

export async function startFirefox(): Promise<Started> {
  if (firefoxPath === undefined) throw new Error('no Firefox');
  const profile = emptyFolder();
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(`${profile}/user.js`, lines.join('\n'));
  const program = spawn(
    firefoxPath,
    ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width', '1280', '--height', '800'],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const gone = new Promise((resolve) => program.once('exit', resolve));
  const close = async (): Promise<void> => {
    program.kill();
    await gone;
  };
  try {
    const socket = connect(await portOf(profile), '127.0.0.1');
    const marionette = new Marionette(socket);
    await marionette.hear();
    const session = await marionette.send('WebDriver:NewSession', { strictFileInteractability: true });
    const version = /"browserVersion":"([^"]+)"/.exec(JSON.stringify(session))?.[1];
    return {
      name: `Firefox ${version}`,
      send: async (command, params) => valueIn(await marionette.send(COMMANDS[command], params)),
      async close() {
        socket.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
