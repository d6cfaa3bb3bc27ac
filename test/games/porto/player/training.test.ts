import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PORTO } from '../../../../bench/train/games/porto.ts';
import type { Course } from '../../../../bench/train/trainer.ts';
import { FEATURES, STRETCHES } from '../../../../src/games/porto/player/features.ts';

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

test('the weights in use are whole, and tell how they were found', () => {
  const url = new URL('../../../../data/porto/weights.json', import.meta.url);
  const { from, seats, keep } = JSON.parse(readFileSync(url, 'utf8'));
  expect(from.command).toBe('npm run train -- porto');
  expect(from.features).toEqual(FEATURES.map(([name]) => name));
  expect(from.played).toEqual(
    PORTO.courses.map(each => `${each.seats} seats: ${each.rounds} rounds of ${each.games} games`),
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
