/** When a house is closed, its errands may take so long. */
const LAST_ERRANDS = 5_000;

/** Work that nobody waits for, but for whoever closes the house: nothing may ask a database that is closed. */
export class Errands {
  readonly #trouble: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(trouble: (error: unknown) => void) {
    this.#trouble = trouble;
  }

  start(work: Promise<unknown>): void {
    const errand: Promise<void> = work
      .then(() => undefined, this.#trouble)
      .finally(() => {
        this.#underWay.delete(errand);
      });
    this.#underWay.add(errand);
  }

  /** With those that the last ones started, but not for ever: what hangs must not keep a process from ending. */
  async finished(patience = LAST_ERRANDS): Promise<void> {
    const end = performance.now() + patience;
    while (this.#underWay.size > 0 && performance.now() < end) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, end - performance.now());
      });
      await Promise.race([Promise.all(this.#underWay), late]);
      clearTimeout(timer);
    }
  }
}
