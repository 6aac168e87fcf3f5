import { realSurroundings, type Surroundings } from '../people/surroundings.ts';

/** A clock on the wall that goes on by itself and can be put forward. */
export class RunningWall {
  #ahead: number;

  constructor(from: string) {
    this.#ahead = Date.parse(from) - Date.now();
  }
  now = (): number => Date.now() + this.#ahead;
  passes(ms: number): void {
    this.#ahead += ms;
  }
  get surroundings(): Surroundings {
    return { ...realSurroundings, now: this.now };
  }
}
