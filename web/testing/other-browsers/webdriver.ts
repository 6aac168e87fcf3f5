/** A browser that is driven by the commands of WebDriver, whichever way they reach it. */

/** Sends a command and gives its answer; `element/…` and the like are named as in the standard. */
export type Send = (command: Command, params: object) => Promise<unknown>;
export type Command = 'navigate' | 'refresh' | 'script' | 'actions' | 'timeouts';

export interface Started {
  /** As it calls itself, with its version. */
  readonly name: string;
  readonly send: Send;
  close(): Promise<void>;
}

const SCRIPT_MS = 90_000;
const PAGE_MS = 60_000;
/** Keys that are no letters, as the standard writes them. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C' };

/** What went wrong in the page; kept where every world of scripts can read it. */
const LISTEN = `
  const html = document.documentElement;
  const note = (words) => { html.dataset.errors = (html.dataset.errors ?? '') + words + '\\n'; };
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(String(event.reason)));
`;

export class OtherBrowser {
  readonly name: string;
  readonly #send: Send;
  readonly close: () => Promise<void>;

  static async from(started: Started): Promise<OtherBrowser> {
    await started.send('timeouts', { script: SCRIPT_MS, pageLoad: PAGE_MS });
    return new OtherBrowser(started);
  }

  constructor({ name, send, close }: Started) {
    this.name = name;
    this.#send = send;
    this.close = close;
  }

  async goTo(address: string): Promise<void> {
    await this.#send('navigate', { url: address });
    await this.run(LISTEN);
  }
  async reload(): Promise<void> {
    await this.#send('refresh', {});
    await this.run(LISTEN);
  }

  /** Runs the body of a function in the page. */
  async run(body: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then(done, (error) => done({ failed: String(error) }));`;
    const answer = await this.#send('script', { script, args: [] });
    if (typeof answer === 'object' && answer !== null && 'failed' in answer) throw new Error(String(answer.failed));
    return answer;
  }

  /** Waits until an expression holds in the page. */
  async until(expression: string, patienceMs = 60_000): Promise<void> {
    const held = await this.run(`
      for (const start = Date.now(); Date.now() - start < ${patienceMs}; await new Promise((go) => setTimeout(go, 30)))
        if (${expression}) return true;
      return false;`);
    if (held !== true) throw new Error(`${this.name}: in vain: ${expression}`);
  }

  /** Presses a key as a hand does. */
  async press(key: string): Promise<void> {
    const value = KEYS[key] ?? key;
    await this.#send('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  async click(selector: string): Promise<void> {
    await this.until(`document.querySelector('${selector}')`);
    await this.run(`document.querySelector('${selector}').click();`);
  }

  async errors(): Promise<string> {
    return String(await this.run(`return document.documentElement.dataset.errors ?? '';`));
  }
}
