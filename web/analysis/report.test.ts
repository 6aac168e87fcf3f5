import { expect, test } from 'vitest';
import type { Analysis } from '../worker/protocol.ts';
import { apart, chartGeometry } from './geometry.ts';
import { reportPage } from './report.ts';
import { voiceIn } from './voice.ts';

const turn = { to: 0, next: undefined, lines: 2 };
/** A short game of two: the first began badly, the second had luck. */
const analysis: Analysis = {
  done: 3,
  total: 3,
  gamesPlayedOn: 16,
  moves: 8,
  result: [40, 52],
  prospects: [
    { at: 0, points: [50, 48] },
    { at: 4, points: [44, 50] },
    { at: 8, points: [40, 52] },
  ],
  turns: [
    {
      ...turn,
      number: 1,
      at: 0,
      seat: 0,
      grade: 'mistake',
      givenUp: 3.5,
      played: [{ key: 'a' }],
      better: [{ key: 'b' }],
    },
    { ...turn, number: 2, at: 4, seat: 1, grade: 'best', givenUp: 0, played: [{ key: 'c' }], better: undefined },
  ],
  seats: [
    { grades: { best: 0, good: 0, weak: 0, mistake: 1 }, luck: -1.25, play: -3.5, turningPoints: [] },
    { grades: { best: 1, good: 0, weak: 0, mistake: 0 }, luck: 2, play: 0, turningPoints: [] },
  ],
};

const rowsOf = (page: string): string[] =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells]) => cells.replace(/<\/t[dh]>/g, '|').replace(/<[^>]*>/g, ''));

test('the page to send tells every turn and every seat, in its language, and runs nothing that a name smuggles in', () => {
  const page = reportPage({
    title: 'Autobahn',
    headline: 'Bo',
    seats: [
      { name: '<img src=x onerror=alert(1)>', colour: '#c00', total: 40 },
      { name: 'Bo & "Co"', colour: '"><script>', total: 52 },
    ],
    analysis,
    voice: voiceIn('de'),
    tell: ({ key }) => `Zug ${key}`,
  });
  const rows = rowsOf(page);
  expect(rows).toContain('1|&lt;img src=x onerror=alert(1)&gt;|Zug a (Bester: Zug b)|Fehler|−3,5|');
  expect(rows).toContain('2|Bo &amp; &quot;Co&quot;|Zug c|Bester||');
  expect(rows).toContain('&lt;img src=x onerror=alert(1)&gt;|−1,3|−3,5|');
  expect(rows).toContain('Bo &amp; &quot;Co&quot;|+2,0|0,0|');
  expect(page).not.toMatch(/<script|<img|https?:/);
});

test('in the chart more points stand higher, later turns further right, and between two turns it goes straight', () => {
  const { x, y, line, pointsAt, ticks, top, bottom, left, right } = chartGeometry(analysis, {
    width: 700,
    height: 200,
  });
  expect(y(52)).toBeLessThan(y(40));
  expect([x(0), x(8)]).toEqual([left, right]);
  for (const points of [40, 48, 52]) {
    expect(y(points)).toBeGreaterThanOrEqual(top);
    expect(y(points)).toBeLessThanOrEqual(bottom);
  }
  const places = [0, 4, 8].map((at, i) => `${x(at).toFixed(1)} ${y([48, 50, 52][i]).toFixed(1)}`);
  expect(line(1)).toBe(`M${places.join('L')}`);
  expect([0, 2, 4, 6, 8].map((at) => pointsAt(0, at))).toEqual([50, 47, 44, 42, 40]);
  expect(ticks.map(({ points }) => points)).toEqual([40, 45, 50, 55]);
});

test('numbers of turning points in one place stand beside each other, inside the chart', () => {
  expect(apart([100, 102, 300], 23, 700)).toEqual([100, 123, 300]);
  expect(apart([10, 690, 695, 698], 23, 700)).toEqual([10, 654, 677, 700]);
  expect(apart([], 23, 700)).toEqual([]);
});
