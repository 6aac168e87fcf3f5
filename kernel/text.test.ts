import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { speaker } from './speaker.ts';
import { type Catalogues, type Language, text } from './text.ts';

const catalogues: Catalogues = {
  en: {
    'event.deliver': '{seat} delivers {cargo} for {points, plural, one {# point} other {# points}}',
    coal: 'coal',
    all: '{goods}',
  },
  de: {
    'event.deliver': '{seat} liefert {cargo}: {points, plural, one {# Punkt} other {# Punkte}}',
    coal: 'Kohle',
    all: '{goods}',
  },
  pl: {
    'event.deliver':
      '{seat} dostarcza {cargo}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    coal: 'węgiel',
    all: '{goods}',
  },
};
const voice = (language: Language) => speaker([catalogues], language, (seat) => ['Anna', 'Bob'][seat]);
const delivery = (points: number) => text('event.deliver', { seat: { seat: 0 }, cargo: text('coal'), points });

describe('a speaker', () => {
  test.each<[Language, number, string]>([
    ['en', 1, 'Anna delivers coal for 1 point'],
    ['en', 3, 'Anna delivers coal for 3 points'],
    ['de', 3, 'Anna liefert Kohle: 3 Punkte'],
    ['pl', 1, 'Anna dostarcza węgiel: 1 punkt'],
    ['pl', 3, 'Anna dostarcza węgiel: 3 punkty'],
    ['pl', 5, 'Anna dostarcza węgiel: 5 punktów'],
    ['pl', 22, 'Anna dostarcza węgiel: 22 punkty'],
  ])('says it in %s with %i', (language, points, words) => {
    expect(voice(language).say(delivery(points))).toBe(words);
  });

  test('lists things the way the language lists them', () => {
    const goods = [text('coal'), 2, 'x'];
    expect(voice('en').say(text('all', { goods }))).toBe('coal, 2, and x');
    expect(voice('de').say(text('all', { goods }))).toBe('Kohle, 2 und x');
  });

  test.each<Language>(['en', 'de', 'pl'])('lists any number of things in %s as Intl does', (language) => {
    const lists = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
    for (let count = 0; count <= 5; count++) {
      const goods = ['a', 'b', 'i c', 'd', 'e'].slice(0, count);
      expect(voice(language).say(text('all', { goods }))).toBe(lists.format(goods));
    }
  });

  test.each([
    ['{goods}, {goods}', 'x, x'],
    ["it's {goods}", "it's x"],
    ["'{goods}' is {goods}", '{goods} is x'],
    ["''{goods}''", "'x'"],
    ['#{goods}', '#x'],
    ['{ goods }', 'x'],
    ['', ''],
  ])('reads %j as ICU does', (message, words) => {
    const texts = { message };
    const one = speaker([{ en: texts, de: texts, pl: texts }], 'en', String);
    expect(one.say(text('message', { goods: 'x' }))).toBe(words);
    expect(String(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).format({ goods: 'x' }))).toBe(
      words,
    );
  });

  test.each(['{goods}', '{goods} {n, plural, other {#}}'])('complains about a parameter that %j lacks', (message) => {
    const texts = { message };
    expect(() => speaker([{ en: texts, de: texts, pl: texts }], 'en', String).say(text('message'))).toThrow();
  });

  test('shows a missing key as a key, not as nothing', () => {
    expect(voice('en').say(text('event.none'))).toBe('⟨event.none⟩');
  });
});
