import { expect, test } from 'vitest';
import {
  firstMarks,
  openFields,
  otherMeanings,
  playedAtOnce,
  proposedAction,
  type Touchable,
} from '../../../src/presentation/choosing/narrowing.ts';

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

const marks = (...frames: readonly number[]) => frames.map(frame => ({ frame }));

/** Two houses: the one that is built, and the one that gets its token. */
const HOUSES: Touchable = {
  choices: [choice('house', 0), choice('house', 1), choice('roof', 0), choice('roof', 1)],
  actions: [
    { text: 'second, token to the first', choices: [1, 2], points: 9 },
    { text: 'first, token to the second', choices: [0, 3], points: 4 },
  ],
};

test('without advice, the order of the touches tells the roles of equal things', () => {
  expect(proposedAction(HOUSES, marks(0, 1), false)?.text).toBe('first, token to the second');
  expect(proposedAction(HOUSES, marks(1, 0), false)?.text).toBe('second, token to the first');
  expect(proposedAction(HOUSES, marks(0, 1), true)?.text).toBe('second, token to the first');
});

/** Two places that cost nothing, each by two payments. */
const BUY: Touchable = {
  choices: [choice('type', 0), choice('place', 1), choice('place', 2), choice('pay', 3), choice('pay', 4)],
  actions: [
    { text: 'first 1', choices: [0, 1, 3], points: 0 },
    { text: 'first 2', choices: [0, 1, 4], points: 0 },
    { text: 'second 1', choices: [0, 2, 3], points: 0 },
  ],
};

test('the kind of an action alone chooses no thing among equals, and the payment is chosen', () => {
  expect(proposedAction(BUY, marks(0), true)).toBeUndefined();
  expect(openFields(BUY, marks(0))).toEqual(['place', 'pay']);
  expect(proposedAction(BUY, marks(1), true)?.text).toBe('first 1');
  const dearer = BUY.actions.map(action => (action.text === 'second 1' ? { ...action, points: 1 } : action));
  expect(proposedAction({ ...BUY, actions: dearer }, marks(0), true)?.text).toBe('second 1');
});

test('the only action is shown without a touch, unless one press plays it', () => {
  const [, , sail, buy] = TURN.actions;
  expect(firstMarks({ ...TURN, actions: buy ? [buy] : [] })).toEqual([{ choice: 4 }]);
  expect(firstMarks({ ...TURN, actions: sail ? [sail] : [] })).toEqual([]);
  expect(firstMarks(TURN)).toEqual([]);
});

test('a thing that also stands for another one offers what that one means', () => {
  const boxes = TURN.choices.map((_, x) => ({ x }));
  const placed = { ...TURN, frames: boxes, synonyms: [{ box: { x: 4 }, frame: 0 }] };
  expect(otherMeanings(placed, marks(4))).toEqual([0]);
  expect(otherMeanings(placed, marks(3))).toEqual([]);
});
