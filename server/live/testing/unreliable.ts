/** A real storage whose database does not answer when the test says so: questions fail as they do while it starts, or wait. */
import type { Signal, Storage } from '../../storage/storage.ts';

type Question = 'commit' | 'findTable' | 'openTable' | 'tableSince' | 'changeTable';

export interface Unreliable {
  readonly storage: Storage;
  /** The next so many questions of this kind fail. */
  fail(question: Question, times?: number): void;
  /** The next question of this kind waits, asked already, until the answer lets it go on or fail. */
  hold(question: Question): { readonly asked: Promise<void>; goOn(error?: Error): void };
  /** While deaf, it hears of nothing that is written. */
  setDeaf(deaf: boolean): void;
}

export function unreliable(real: Storage): Unreliable {
  const failures = new Map<string, number>();
  const holds = new Map<string, { asked: () => void; until: Promise<void> }>();
  let deaf = false;
  const onSignal: Storage['onSignal'] = (listener) =>
    real.onSignal((signal: Signal) => {
      if (!deaf) listener(signal);
    });
  const storage = new Proxy(real, {
    get(target, name) {
      if (name === 'onSignal') return onSignal;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      const act = value.bind(target) as (...args: unknown[]) => unknown;
      if (!failures.has(name) && !holds.has(name)) return act;
      return async (...args: unknown[]): Promise<unknown> => {
        const left = failures.get(name) ?? 0;
        if (left > 1) failures.set(name, left - 1);
        else failures.delete(name);
        if (left > 0) throw new Error(`planted: the database does not answer (${name})`);
        const held = holds.get(name);
        holds.delete(name);
        held?.asked();
        await held?.until;
        return act(...args);
      };
    },
  });
  return {
    storage,
    fail: (question, times = 1) => failures.set(question, times),
    hold(question) {
      let goOn: (error?: Error) => void = () => undefined;
      const until = new Promise<void>((resolve, reject) => {
        goOn = (error) => (error ? reject(error) : resolve());
      });
      // A test that fails earlier leaves it unheard.
      until.catch(() => undefined);
      const asked = new Promise<void>((resolve) => holds.set(question, { asked: resolve, until }));
      return { asked, goOn };
    },
    setDeaf(value) {
      deaf = value;
    },
  };
}
