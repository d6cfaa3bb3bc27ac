import { expect, test } from 'vitest';
import { greedy } from '../../../../src/games/green-port/bots/greedy.ts';
import { GAMES, measured } from '../games.ts';
import { chosen, position, type Wish } from '../position.ts';

test.each(GAMES)('plays %s with %i to its end', (variant, seats) => {
  const { rounds, best } = measured(variant, seats, 1);
  expect(rounds).toBeLessThan(30);
  expect(best).toBeGreaterThan(8);
});

const utilise = { phase: { type: 'utilise' } } as const;

test.each<[string, Wish, string]>([
  ['reveals an empty pool', {}, 'reveal'],
  ['flips out of a bust', { phase: { type: 'bust' }, tiles: ['+drop'], pool: 'red-drop black' }, 'flip'],
  [
    'stops where much is at stake',
    { pool: 'red-drop red-wheel red-arrow red-bricks red-circles blue-drop' },
    'hire red',
  ],
  [
    'completes what it can',
    { ...utilise, cubes: ['r3 b4'], objectives: ['red-3', 'blue-4'] },
    'complete 2 pay blue-4',
  ],
  [
    'trades what it needs for that',
    { ...utilise, cubes: ['b3 r2'], objectives: ['red-3', 'green-9'] },
    'specialise red pay blue-3',
  ],
  [
    'refers where two lie for one',
    { phase: { type: 'refer', seats: [1] }, cubes: ['', 'y1'], pool: 'red-drop red-wheel' },
    'refer red pay yellow',
  ],
  [
    'passes where it gains nothing',
    { phase: { type: 'refer', seats: [1] }, cubes: ['', 'r1'], pool: 'yellow-drop' },
    'pass',
  ],
  [
    'gives away what nobody asks for',
    { phase: { type: 'lose', seats: [0] }, cubes: ['y4 r4'] },
    'lose yellow-4',
  ],
])('%s', (_what, wish, text) => {
  expect(chosen(greedy, position(wish))).toBe(text);
});
