import { describe, expect, test } from 'vitest';
import { partsFor, WHOLE } from './parts.ts';

const read = (name: string, output: unknown, ok = true) => {
  const part = partsFor(WHOLE).find((one) => one.name === name);
  if (!part) throw new Error(`no such part: ${name}`);
  return part.read(typeof output === 'string' ? output : JSON.stringify(output), ok);
};
const live = (p95: number, processorMsPerMove = 2, spread = false) => ({
  movesPerSecond: 200,
  moves: 4000,
  p50: 10,
  p95,
  p99: 90,
  late: 0,
  refused: 0,
  bytesPerMove: 6000,
  loadProcessorSeconds: 4,
  processorMsPerMove,
  memoryPerTable: 1_000_000,
  spread,
});
const held = (lines: readonly { readonly held?: boolean | undefined }[]) => lines.map((line) => line.held);

describe('a gate is held by what it says and by nothing more', () => {
  test('the load of 200 tables', () => {
    expect(held(read('load', { live: [live(100)] }))).toEqual([true, undefined]);
    expect(held(read('load', { live: [live(101)] }))).toEqual([false, undefined]);
    expect(held(read('load', { live: [{ ...live(50), refused: 1 }] }))).toEqual([false, undefined]);
  });

  test('opening a long game and a short one', () => {
    const opening = [
      { moves: 400, p50: 20, p95: 51 },
      { moves: 10, p50: 5, p95: 50 },
    ];
    expect(held(read('opening', { opening }))).toEqual([false, true]);
  });

  test('memory of idle tables, at its most', () => {
    const idle = { tables: 10_000, memory: 700e6, memoryLooked: 1200e6, memoryPerTable: 50_000 };
    expect(held(read('idle', { idle }))).toEqual([false]);
    expect(held(read('idle', { idle: { ...idle, memoryLooked: 900e6 } }))).toEqual([true]);
  });

  test('two processes, and locks between tables', () => {
    const figures = { live: [live(50), live(50, 2.4), live(50, 3, true)], waits: { 'IO WalSync': 4 } };
    expect(held(read('postgres', figures))).toEqual([undefined, true, undefined, true]);
    expect(held(read('postgres', { ...figures, waits: { 'Lock transactionid': 1 } })).at(-1)).toBe(false);
    expect(held(read('postgres', { ...figures, live: [live(50), live(50, 2.5)] }))[1]).toBe(false);
  });

  test('tests that passed, all of them', () => {
    expect(held(read('storage', '      Tests  92 passed (92)\n'))).toEqual([true]);
    expect(held(read('storage', '      Tests  92 passed (92)\n', false))).toEqual([false]);
    expect(held(read('proxy', '      Tests  2 skipped (2)\n'))).toEqual([false]);
    expect(held(read('storage', '      Tests  46 passed | 46 skipped (92)\n'))).toEqual([false]);
    expect(held(read('storage', 'nothing was found\n'))).toEqual([false]);
  });

  test('faults and hostile messages, by how their command ended', () => {
    const said = 'after every kill\n  accepted     120\n  violations   1\n';
    expect(read('faults', said, false)).toEqual([
      expect.objectContaining({ held: false, figure: '120 acknowledged, 1 violations' }),
    ]);
    expect(held(read('hostile', '100000 sent, 0 wrong answers', true))).toEqual([true]);
  });
});
