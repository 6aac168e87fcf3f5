/** Finds what keeps a value from being plain, JSON-safe data, and names the place; undefined when it is plain. */
export function notPlain(value: unknown, place = ''): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${place} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (value === null || typeof value !== 'object') return `${place} is ${value === null ? 'null' : typeof value}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) {
    return `${place} is an instance of ${value.constructor?.name ?? 'something'}`;
  }
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, place === '' ? key : `${place}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
