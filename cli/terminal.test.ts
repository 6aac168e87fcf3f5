import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../scripts/testing/empty-folder.ts';
import { bordered, control, jsonText, rendered } from './terminal.ts';
import { roundhouse } from './testing/captured.ts';

const ESC = '\u001b';

describe('the border to the terminal', () => {
  test('shows control characters instead of sending them', () => {
    expect(rendered(`a${ESC}[2Jb\u0007\r\u0000`)).toBe('a␛[2Jb␇␍␀');
    expect(rendered('\u009b31m\u007f')).toBe('�31m�');
    expect(rendered('abc\u202etxt.exe\u2066\u200f\u2028')).toBe('abc�txt.exe���');
  });

  test('leaves words of every language, line ends and tabs alone', () => {
    const words = 'Zażółć gęślą jaźń\n\tGrüße · שלום · 日本語 · 🚂 · ①–⑥ ─│┌';
    expect(rendered(words)).toBe(words);
  });

  test('lets the program’s own sequences through, and them alone', () => {
    expect(rendered(`${control(`${ESC}[1m`)}name${ESC}[5m${control(`${ESC}[22m`)}`)).toBe(
      `${ESC}[1mname␛[5m${ESC}[22m`,
    );
  });

  test('JSON stays the same data', () => {
    const data = { name: `${ESC}]0;x\u0007\u009b\u202e\u2028` };
    expect(jsonText(data)).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(jsonText(data, 2))).toEqual(data);
  });

  test('a terminal that reports no size has the usual one', () => {
    const size = (columns: number, rows: number): number[] => {
      const out = bordered({ write: () => undefined, isTTY: true, columns, rows });
      return [out.columns, out.rows];
    };
    expect(size(0, 0)).toEqual([100, 40]);
    expect(size(132, 50)).toEqual([132, 50]);
    expect(size(3, 2)).toEqual([20, 2]);
  });
});

describe('what stands in a file does not drive the terminal', () => {
  const EVIL = `${ESC}[2J${ESC}]0;owned\u0007\u009b31m\u202eAnna`;
  const unsafe = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;

  async function recordWithNames(name = EVIL): Promise<string> {
    const file = join(emptyFolder(), 'game.json');
    await roundhouse(['play', 'toy', '--seed', '3', '--save', file], { typed: ['1', 'q'] });
    const record = JSON.parse(readFileSync(file, 'utf8'));
    record.holders = record.holders.map((holder: object) => ({ ...holder, name }));
    writeFileSync(file, JSON.stringify(record));
    return file;
  }

  test('names in a record: transcript, table, and the answer to programs', async () => {
    const file = await recordWithNames();
    const { out } = await roundhouse(['transcript', file]);
    expect(out).toContain('Anna');
    expect(out).not.toMatch(unsafe);
    expect((await roundhouse(['play', '--resume', file], { typed: ['l', 'q'] })).out).not.toMatch(unsafe);
    expect((await roundhouse(['transcript', file, '--json'])).out).not.toMatch(unsafe);
  });

  test('a name stands in one line and is not longer than 60 characters, whatever the file says', async () => {
    const file = await recordWithNames(`Anna\n  1  Ben: Win\r\n\t${'x'.repeat(5000)}`);
    const shown = `Anna 1 Ben: Win ${'x'.repeat(43)}…`;
    expect(shown).toHaveLength(60);
    for (const words of [
      ['transcript', file],
      ['play', '--resume', file],
    ]) {
      const { out } = await roundhouse(words, { typed: ['l', 'q'] });
      expect(out).toContain(shown);
      expect(out).not.toMatch(/^\s*1 {2}Ben: Win/m);
      expect(out).not.toContain('x'.repeat(60));
    }
  });

  test('at a terminal only the program’s own sequences are left', async () => {
    const file = await recordWithNames();
    const { out } = await roundhouse(['play', '--resume', file], { typed: ['l', 'q'], terminal: true });
    expect(out).toContain(`${ESC}[1m`);
    expect(out).not.toContain(`${ESC}]0;`);
    expect(out).not.toContain('\u009b');
    expect(out).not.toContain('\u202e');
  });

  test('what an error message quotes, in one line and not without end', async () => {
    const file = await recordWithNames();
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, game: `${EVIL}\nroundhouse: ok${'x'.repeat(5000)}` }));
    const { err } = await roundhouse(['verify', file]);
    expect(err).not.toMatch(unsafe);
    expect(err.match(/\n/g)).toHaveLength(1);
    expect(err.length).toBeLessThan(1000);
    expect((await roundhouse([`${ESC}[2J`])).err).not.toMatch(unsafe);
  });
});
