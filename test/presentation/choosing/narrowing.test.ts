import { expect, test } from 'vitest';
import { playedAtOnce, type Touchable } from '../../../src/presentation/choosing/narrowing.ts';

const choice = (field: string, frame: number) => ({ field, label: '', frames: [frame] });
/** Two ways to harvest, one voyage, and one purchase that has a preview. */
const TURN: Touchable = {
  choices: [choice('type', 0), choice('pay', 1), choice('pay', 2), choice('to', 3), choice('place', 4)],
  actions: [
    { text: 'harvest 1', choices: [0, 1], points: null, isPlain: true },
    { text: 'harvest 2', choices: [0, 2], points: null, isPlain: true },
    { text: 'sail', choices: [3], points: null, isPlain: true },
    { text: 'buy', choices: [4], points: null },
  ],
};
const played = (marked: readonly number[], frame: number, advises = false) =>
  playedAtOnce(
    TURN,
    marked.map(each => ({ frame: each })),
    { frame },
    advises,
  )?.text;

test('a touch plays at once what has no preview and is left alone', () => {
  expect(played([], 3)).toBe('sail');
  expect(played([0], 2)).toBe('harvest 2');
});

test('a touch plays nothing where two actions are left, where the action has a preview, or where it takes a touch back', () => {
  expect(played([], 0)).toBeUndefined();
  expect(played([], 4)).toBeUndefined();
  expect(played([3], 3)).toBeUndefined();
  expect(played([4], 3)).toBeUndefined();
});

test('a touch plays nothing while the page shows an action, so that a person can compare', () => {
  expect(played([0], 2, true)).toBeUndefined();
});
