/** Stands in for vitest inside the bundle: registers tests by file, so that they can be run one by one until one fails. */
import { expect } from 'vitest';

const state = globalThis.__mutate;
const path = [];

const named = (name) => (typeof name === 'function' ? name.name : String(name));
function register(name, options, body) {
  const run = typeof options === 'function' ? options : body;
  if (run !== undefined) state.tests.push({ name: [...path, named(name)].join(' > '), run });
}
const rows = (table) => table.map((row) => (Array.isArray(row) ? row : [row]));
const titled = (name, row) =>
  named(name).replace(/\$([\w.]+)/g, (whole, key) => {
    const value = key.split('.').reduce((at, step) => at?.[step], row[0]);
    return value === undefined ? whole : String(value);
  });

function group(name, options, body) {
  const run = typeof options === 'function' ? options : body;
  path.push(named(name));
  try {
    run();
  } finally {
    path.pop();
  }
}

const each = (define) => (table) => (name, options, body) => {
  const run = typeof options === 'function' ? options : body;
  for (const row of rows(table)) define(titled(name, row), () => run(...row));
};
const nothing = () => {};
nothing.each = () => nothing;

export const test = Object.assign((...args) => register(...args), {
  each: each(register),
  skipIf: (skip) => (skip ? nothing : test),
  skip: nothing,
});
export const describe = Object.assign((...args) => group(...args), {
  each: each(group),
  skipIf: (skip) => (skip ? nothing : describe),
  skip: nothing,
});
export { expect };

const refuse = () => {
  throw new Error('not in a mutation run');
};
export const beforeAll = refuse;
export const afterAll = refuse;
export const beforeEach = refuse;
export const afterEach = refuse;
export const inject = refuse;
export const vi = new Proxy({}, { get: refuse });
