import { expect, test } from 'vitest';
import { capital, grammar } from '../../../src/presentation/language/grammar.ts';
import { type In, LANGUAGES } from '../../../src/presentation/language/languages.ts';

const FLOORS: In<{ readonly one?: string; readonly other: string }> = {
  en: { one: '# floor', other: '# floors' },
  ko: { other: '#층' },
  'pt-BR': { one: '# andar', other: '# andares' },
  de: { one: '# Stockwerk', other: '# Stockwerke' },
  'es-ES': { one: '# piso', other: '# pisos' },
  fr: { one: '# étage', other: '# étages' },
  ja: { other: '#階' },
};

test.each([
  [0, ['0 floors', '0층', '0 andar', '0 Stockwerke', '0 pisos', '0 étage', '0階']],
  [1, ['1 floor', '1층', '1 andar', '1 Stockwerk', '1 piso', '1 étage', '1階']],
  [2, ['2 floors', '2층', '2 andares', '2 Stockwerke', '2 pisos', '2 étages', '2階']],
  [
    1234,
    [
      '1,234 floors',
      '1,234층',
      '1.234 andares',
      '1.234 Stockwerke',
      '1234 pisos',
      '1\u202f234 étages',
      '1,234階',
    ],
  ],
])('%i of a thing', (count, wanted) => {
  expect(LANGUAGES.map(language => grammar(language).plural(count, FLOORS[language]))).toEqual(wanted);
});

test('a form keeps what stands in it', () => {
  expect(grammar('en').plural(2, { other: '# × # $&' })).toBe('2 × 2 $&');
});

test.each([
  [[], ['', '', '', '', '', '', '']],
  [['a'], ['a', 'a', 'a', 'a', 'a', 'a', 'a']],
  [
    ['a', 'b'],
    ['a and b', 'a 및 b', 'a e b', 'a und b', 'a y b', 'a et b', 'a、b'],
  ],
  [
    ['a', 'b', 'c'],
    ['a, b and c', 'a, b 및 c', 'a, b e c', 'a, b und c', 'a, b y c', 'a, b et c', 'a、b、c'],
  ],
])('a list of %j', (parts, wanted) => {
  expect(LANGUAGES.map(language => grammar(language).listed(parts))).toEqual(wanted);
});

test('alternatives, ordinals and days', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  expect(LANGUAGES.map(language => grammar(language).listed(['a', 'b', 'c'], 'or'))).toEqual([
    'a, b or c',
    'a, b 또는 c',
    'a, b ou c',
    'a, b oder c',
    'a, b o c',
    'a, b ou c',
    'a、b、またはc',
  ]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111].map(grammar('en').ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '111th',
  ]);
  expect(grammar('ko').ordinal(6)).toBe('6번째');
  expect(grammar('pt-BR').ordinal(6)).toBe('6º');
  expect(grammar('de').ordinal(6)).toBe('6.');
  expect(grammar('es-ES').ordinal(6)).toBe('6.º');
  expect([1, 2, 6].map(grammar('fr').ordinal)).toEqual(['1er', '2e', '6e']);
  expect(grammar('ja').ordinal(6)).toBe('6番目');
  expect(LANGUAGES.map(language => grammar(language).date(at))).toEqual([
    '20 November 2026',
    '2026년 11월 20일',
    '20 de novembro de 2026',
    '20. November 2026',
    '20 de noviembre de 2026',
    '20 novembre 2026',
    '2026年11月20日',
  ]);
  expect(grammar('ko').date(at, 'Asia/Seoul')).toBe('2026년 11월 21일');
});

test('a capital is made of a whole letter', () => {
  expect(['blue', 'água', '파란색', '𐐨x', ''].map(capital)).toEqual(['Blue', 'Água', '파란색', '𐐀x', '']);
});
