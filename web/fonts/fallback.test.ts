import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fallbackFaces, SAMPLE, withFallbacks } from './fallback.ts';
import { readFont } from './woff.ts';

const fontFile = (name: string, weight: number): string =>
  createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
const barlow = readFont(readFileSync(fontFile('barlow-condensed', 500)));

describe('fonts that stand in until ours have come', () => {
  test('our fonts are read from their files', () => {
    expect(barlow).toMatchObject({ ascent: 1, descent: 0.2, lineGap: 0 });
    expect(barlow.widthOf('i')).toBeLessThan(barlow.widthOf('m') / 2);
    expect(barlow.widthOf(SAMPLE)).toBeCloseTo(0.3535, 3);
  });

  test('every face takes as much room as the font it stands in for', () => {
    const faces = fallbackFaces('Barlow Condensed', 500, barlow);
    const [, size, ascent, descent] =
      /local\("Arial"\).*\s+size-adjust: ([\d.]+)%;\s+ascent-override: ([\d.]+)%;\s+descent-override: ([\d.]+)%/.exec(
        faces,
      ) ?? [];
    // Arial's letters are wider: they shrink, and the line stays as high as ours.
    expect(Number(size)).toBeCloseTo((100 * 0.3535) / 0.4571, 1);
    expect((Number(size) * Number(ascent)) / 100).toBeCloseTo(100, 1);
    expect((Number(size) * Number(descent)) / 100).toBeCloseTo(20, 1);
  });

  test('bold stands in for bold, serifs for serifs', () => {
    expect(fallbackFaces('Barlow Condensed', 700, barlow)).toContain('local("Arial Bold")');
    expect(withFallbacks('Fraunces')).toBe(
      '"Fraunces", "Fraunces as Georgia", "Fraunces as Noto Serif", "Fraunces as DejaVu Serif"',
    );
  });
});
