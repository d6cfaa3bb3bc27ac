import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES, STRETCHES } from '../../../../src/games/porto/bots/features.ts';
import { PORTO } from '../../../../tools/train/games/porto.ts';
import type { Course } from '../../../../tools/train/trainer.ts';

const COURSES: readonly Course[] = [
  { seats: 2, rounds: 2, games: 2 },
  { seats: 1, rounds: 2, games: 2 },
];

const weightsFrom = (seed: number): readonly string[] =>
  [...PORTO.train(COURSES, seed)].map(({ weights }) => weights);

test('the same seed gives the same weights, round for round; another seed gives others', () => {
  const first = weightsFrom(1);
  expect(first).toHaveLength(4);
  expect(new Set(first).size).toBe(4);
  expect(weightsFrom(1)).toEqual(first);
  expect(weightsFrom(2).at(-1)).not.toBe(first.at(-1));
});

test('weights for one number of seats are found anew without those for others', () => {
  const whole = weightsFrom(1).at(-1) ?? '';
  const [last] = COURSES.slice(1);
  const anew = last ? [...PORTO.train([last], 1, whole)].at(-1)?.weights : undefined;
  expect(anew).toBe(whole);
});

test('the weights in use are whole, and tell how they were found', () => {
  const url = new URL('../../../../data/porto/weights.json', import.meta.url);
  const { from, seats, keep } = JSON.parse(readFileSync(url, 'utf8'));
  expect(from.command).toBe('npm run train -- porto');
  expect(from.features).toEqual(FEATURES.map(([name]) => name));
  expect(from.games).toEqual(
    Object.fromEntries(
      PORTO.courses.map(({ seats: count, rounds, games }) => [count, `${rounds} rounds of ${games}, seed 1`]),
    ),
  );
  expect(Object.keys(seats)).toEqual(['1', '2', '3', '4']);
  for (const rows of Object.values<number[][]>(seats)) {
    expect(rows).toHaveLength(STRETCHES);
    for (const row of rows) {
      expect(row).toHaveLength(FEATURES.length);
      expect(row.every(Number.isFinite)).toBe(true);
      expect(row.some(weight => weight !== 0)).toBe(true);
    }
  }
  expect(Object.keys(keep)).toEqual(['ends', 'houses', 'pair', 'palette', 'side', 'trio', 'twins']);
});
