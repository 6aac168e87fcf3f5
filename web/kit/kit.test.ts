import { describe, expect, test } from 'vitest';
import { text } from '../../kernel/index.ts';
import { makeQuestion, placeless } from './offers.ts';
import { chapter, ruleIds, same } from './rule-blocks.ts';
import { allSections, type RulesModule, sectionOfRule } from './rules.ts';

const prompt = { text: text('prompt'), rule: 'X-1' };

describe('from legal moves to places to tap', () => {
  const moves = [
    { type: 'draw', hex: 'B3', side: 'W' },
    { type: 'draw', hex: 'B3', side: 'E' },
    { type: 'draw', hex: 'C1', side: 'W' },
    { type: 'pass' },
  ].map((move) => ({ move, text: text(`move.${move.type}`) }));
  const question = makeQuestion(2, prompt, moves, (move) =>
    'hex' in move && typeof move.hex === 'string' ? [`hex:${move.hex}`, `card:${move.type}`] : [],
  );

  test('a target means all moves that lie there, and no other', () => {
    expect(question.at('hex:B3').map(({ move }) => move)).toEqual([moves[0].move, moves[1].move]);
    expect(question.at('hex:C1').map(({ move }) => move)).toEqual([moves[2].move]);
    expect(question.at('card:draw')).toHaveLength(3);
    expect(question.at('hex:A1')).toEqual([]);
  });

  test('a move that lies nowhere becomes a button', () => {
    expect(placeless(question).map(({ move }) => move)).toEqual([{ type: 'pass' }]);
  });

  test('every legal move is offered exactly once, under a name of its own', () => {
    expect(question.offers.map(({ move }) => move)).toEqual(moves.map(({ move }) => move));
    expect(new Set(question.offers.map(({ id }) => id)).size).toBe(4);
  });
});

describe('rules pages', () => {
  test('name the rules of a chapter one by one', () => {
    expect(chapter('X-4', 3)).toEqual(['X-4', 'X-4.1', 'X-4.2', 'X-4.3']);
    expect(ruleIds('X-4', 9, 11)).toEqual(['X-4.9', 'X-4.10', 'X-4.11']);
    expect(ruleIds('X-4', 2)).toEqual(['X-4.1', 'X-4.2']);
  });

  const rules: RulesModule = {
    id: 'x',
    sections: [
      {
        id: 'turn',
        rules: ['X-4'],
        heading: same('Turn'),
        blocks: [],
        parts: [{ id: 'build', rules: ['X-4.2'], heading: same('Build'), blocks: [] }],
      },
      { id: 'end', rules: ['X-9', 'X-10'], heading: same('End'), blocks: [] },
    ],
  };

  test('are read with parts after their section', () => {
    expect(allSections(rules).map(({ id }) => id)).toEqual(['turn', 'build', 'end']);
  });

  test.each([
    ['X-4.2', 'build'],
    ['X-4.2.1', 'build'],
    ['X-4.7', 'turn'],
    ['X-10', 'end'],
    ['X-1', undefined],
  ])('rule %s is found in section %s', (rule, section) => {
    expect(sectionOfRule(rules, rule)?.id).toBe(section);
  });
});
