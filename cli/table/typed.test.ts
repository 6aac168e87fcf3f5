import { expect, test } from 'vitest';
import { readTyped } from './typed.ts';

test.each([
  ['12', { what: 'move', number: 12 }],
  [' 3 ', { what: 'move', number: 3 }],
  ['', { what: 'enter' }],
  ['u', { what: 'undo' }],
  ['undo', { what: 'undo' }],
  ['l', { what: 'log', lines: 40 }],
  ['l 5', { what: 'log', lines: 5 }],
  ['log all', { what: 'log', lines: Number.MAX_SAFE_INTEGER }],
  ['?', { what: 'help' }],
  ['i', { what: 'hint' }],
  ['save my game.json', { what: 'save', file: 'my game.json' }],
  ['save', { what: 'save', file: '' }],
  ['q', { what: 'leave' }],
  ['draw b3', { what: 'filter', filter: 'draw b3' }],
  ['/u', { what: 'filter', filter: 'u' }],
  ['log the train home', { what: 'filter', filter: 'log the train home' }],
])('"%s" is understood', (line, typed) => {
  expect(readTyped(line)).toEqual(typed);
});
