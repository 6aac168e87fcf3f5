import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('columns are as wide as their widest cell, also where a row is shorter than the others', () => {
  const rows = [['seats'], ['Ada', '7', 'first'], ['Żółw', '112']];
  expect(columns(rows)).toBe('seats\nAda      7  first\nŻółw   112');
  expect(columns(rows, 3)).toBe('seats\nAda    7    first\nŻółw   112');
});
