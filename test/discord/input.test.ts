import { describe, expect, test } from 'vitest';
import { meant } from '../../src/discord/panels/typing/input.ts';

const CARDS = ['red-3', 'red-1', 'blue-1'];
const SETS = ['1', '3', '1,3', '1,3,4'];
const label = (value: string) => [
  value.replace('red', '빨간색').replace('-', ' '),
  value.replace('-', ' '),
  value.replace('red', 'vermelho').replace('-', ' '),
];

describe('what is typed by hand', () => {
  test.each([
    ['red-3', 'red-3'],
    ['RED-3', 'red-3'],
    [' red 3 ', 'red-3'],
    ['red3', 'red-3'],
    ['Red_3', 'red-3'],
    ['빨간색 3', 'red-3'],
    ['빨간색3', 'red-3'],
    ['Vermelho 3', 'red-3'],
    ['3red', undefined],
    ['red', undefined],
    ['', undefined],
    ['pink-7', undefined],
  ])('a card %j means %j', (typed, value) => {
    expect(meant(typed, CARDS, label)).toBe(value);
  });

  test.each([
    ['1,3', '1,3'],
    ['3, 1', '1,3'],
    ['1 3', '1,3'],
    ['4,3,1', '1,3,4'],
    ['2', undefined],
    ['13', undefined],
    ['1-3', undefined],
    ['1.3', undefined],
  ])('slots %j mean %j', (typed, value) => {
    expect(meant(typed, SETS)).toBe(value);
  });

  test('a label picked from the list means its value', () => {
    expect(meant('red 3', CARDS, label)).toBe('red-3');
  });

  test('text that could mean two things means neither', () => {
    expect(meant('a b', ['a-b', 'ab'])).toBeUndefined();
  });
});
