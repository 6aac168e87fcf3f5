/** Parts of the benchmark that run in processes of their own, so that none takes the time of another. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FIRST = fileURLToPath(new URL('child.mjs', import.meta.url));

/** A process that is asked one thing after the other and answers each. */
export class Helper {
  readonly #child: ChildProcess;

  constructor(part: 'load' | 'rival-load' | 'rival-server') {
    this.#child = fork(FIRST, [part], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  }

  async ask<Answer>(question: unknown): Promise<Answer> {
    const ended = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`);
    });
    ended.catch(() => undefined);
    this.#child.send({ question });
    const [{ answer, problem }]: { answer: Answer; problem?: string }[] = await Promise.race([
      once(this.#child, 'message') as Promise<{ answer: Answer; problem?: string }[]>,
      ended,
    ]);
    if (problem !== undefined) throw new Error(problem);
    return answer;
  }

  stop(): void {
    this.#child.kill();
  }
}

/** The other end of it. */
export function answering<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.on('message', ({ question }: { question: Question }) => {
    answer(question).then(
      (value) => process.send?.({ answer: value }),
      (error: unknown) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }),
    );
  });
}
