/** A seed a person can read out to another. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000;
