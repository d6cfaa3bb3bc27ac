import { expect, test } from 'vitest';
import {
  actionsLeft,
  firstMarks,
  framesLeft,
  playedAtOnce,
  proposedAction,
  type Touchable,
  touched,
} from '../../../src/presentation/choosing/narrowing.ts';
import {
  buttonsLeft,
  framedValues,
  openFields,
  otherMeanings,
} from '../../../src/presentation/choosing/open-choices.ts';

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

test('an action that one touch plays has a button of its own before the first touch', () => {
  expect(buttonsLeft(TURN, [])).toEqual([3]);
});

const marks = (...frames: readonly number[]) => frames.map(frame => ({ frame }));

/** Two cards, of which one gives the number and one the colour. */
const CARDS: Touchable = {
  choices: [choice('number', 0), choice('number', 1), choice('colour', 0), choice('colour', 1)],
  actions: [
    { text: 'number of the second', choices: [1, 2], points: 9 },
    { text: 'number of the first', choices: [0, 3], points: 4 },
  ],
};

test('without advice, the order of the touches tells the roles of equal things', () => {
  expect(proposedAction(CARDS, marks(0, 1), false)?.text).toBe('number of the first');
  expect(proposedAction(CARDS, marks(1, 0), false)?.text).toBe('number of the second');
  expect(proposedAction(CARDS, marks(0, 1), true)?.text).toBe('number of the second');
});

test('the number of one card is the colour of the other one, and has no second button', () => {
  expect(buttonsLeft(CARDS, marks(0, 1))).toEqual([1, 0]);
});

const [TYPE, FIRST, SECOND, CARD, WHITE, TO_FIRST, TO_SECOND, TO_THIRD] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Builds on two houses: the token of a house goes to another one, or to a third on which nothing can be built. */
const HOUSES: Touchable = {
  choices: [
    ...[choice('type', 9), choice('house', 0), choice('house', 1), choice('number', 3), choice('colour', 4)],
    ...[choice('roof', 0), choice('roof', 1), choice('roof', 2)],
  ],
  actions: [
    { text: 'first to third', choices: [TYPE, FIRST, CARD, WHITE, TO_THIRD], points: 1 },
    { text: 'first to second', choices: [TYPE, FIRST, CARD, WHITE, TO_SECOND], points: 1 },
    { text: 'second to first', choices: [TYPE, SECOND, CARD, WHITE, TO_FIRST], points: 9 },
    { text: 'second to third', choices: [TYPE, SECOND, CARD, WHITE, TO_THIRD], points: 9 },
  ],
};
const texts = (...frames: readonly number[]) =>
  actionsLeft(HOUSES, marks(...frames)).map(at => HOUSES.actions[at]?.text);

test('a touched house is the one to build, and gets a token only after it', () => {
  expect(texts(0)).toEqual(['first to third', 'first to second']);
  expect(texts(3, 1)).toEqual(['second to first', 'second to third']);
  expect(texts(0, 1)).toEqual(['first to second']);
  expect(texts(2)).toEqual([]);
  expect(framesLeft(HOUSES, marks(3)).has(2)).toBe(false);
  expect(framesLeft(HOUSES, marks(0)).has(2)).toBe(true);
});

test('another touch moves the token, and leaves the house', () => {
  expect(touched(HOUSES, marks(0, 1), { frame: 2 })).toEqual(marks(0, 2));
});

test('a touch of a shown card leaves the token where the page has shown it', () => {
  const toItself = { text: 'first to itself', choices: [TYPE, FIRST, CARD, WHITE, TO_FIRST], points: 1 };
  const all = { ...HOUSES, actions: [...HOUSES.actions, toItself] };
  for (const touches of [marks(0), marks(9, 0, 3, 4)])
    expect(proposedAction(all, touches, true)?.text).toBe('first to third');
  expect(proposedAction(all, marks(9, 0, 3, 4), false)).toBeUndefined();
  expect(proposedAction(all, [...marks(9, 0, 3, 4), { choice: TO_FIRST }], false)?.text).toBe(
    'first to itself',
  );
  expect(buttonsLeft(all, marks(0))).toEqual([TO_FIRST]);
  expect(proposedAction(all, [...marks(0), { choice: TO_FIRST }], true)?.text).toBe('first to itself');
});

test('without advice, a value that all actions left share needs no touch: the token has no other roof than that of its own house', () => {
  const [house, roof] = [choice('house', 2), choice('roof', 2)];
  const all: Touchable = {
    choices: [...CARDS.choices, house, roof],
    actions: CARDS.actions.map(action => ({ ...action, choices: [...action.choices, 4, 5] })),
  };
  expect(proposedAction(all, marks(2, 0), false)).toBeUndefined();
  expect(proposedAction(all, marks(2, 0, 1), false)?.text).toBe('number of the first');
});

test('a late value has no button before the main thing is known', () => {
  const bare = { field: 'roof', label: '', frames: [] };
  const none = { text: 'second, no token', choices: [TYPE, SECOND, CARD, WHITE, 8], points: 9 };
  const all = { choices: [...HOUSES.choices, bare], actions: [...HOUSES.actions, none] };
  expect(buttonsLeft(all, marks(3, 4))).toEqual([]);
  expect(buttonsLeft(all, marks(1))).toEqual([8]);
});

/** Two of three contracts to keep. */
const KEEP: Touchable = {
  choices: [
    { field: 'type', label: '', frames: [] },
    ...[
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(frames => ({ field: 'contracts', label: '', frames })),
  ],
  actions: [1, 2, 3].map(at => ({ text: `${at}`, choices: [0, at], points: 0 })),
};

test('a value of several things is not completed among equals', () => {
  expect(proposedAction(KEEP, marks(1), true)).toBeUndefined();
  expect(proposedAction(KEEP, marks(1, 2), true)?.text).toBe('3');
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

/** Two vines of one Estate, and the same for another payment. */
const PLANT: Touchable = {
  choices: [choice('estate', 0), choice('vine', 1), choice('vine', 2), choice('pay', 3), choice('pay', 4)],
  actions: [
    { text: 'purple 1', choices: [0, 1, 3], points: null },
    { text: 'purple 2', choices: [0, 1, 4], points: null },
    { text: 'white 1', choices: [0, 2, 3], points: null },
  ],
};

test('a touched Estate chooses no vine among equals, and a touched vine gets a payment', () => {
  expect(proposedAction(PLANT, marks(0), true)).toBeUndefined();
  expect(openFields(PLANT, marks(0))).toEqual(['vine', 'pay']);
  expect(proposedAction(PLANT, marks(0, 1), true)?.text).toBe('purple 1');
});

test('a value has one button: two payments by the overseer have the same frame, so all payments have buttons already', () => {
  const choices = [choice('place', 0), choice('pay', 1), choice('pay', 2), choice('pay', 2)];
  const actions = [1, 2, 3].map(at => ({ text: `${at}`, choices: [0, at], points: null }));
  expect(buttonsLeft({ choices, actions }, marks(0))).toEqual([1, 2, 3]);
  expect(framedValues({ choices, actions }, marks(0), 'pay')).toEqual([]);
  expect(framedValues({ choices, actions: actions.slice(0, 2) }, marks(0), 'pay')).toEqual([1, 2]);
});

test('a boat takes all along that it can, unless the person touches less', () => {
  const none = { field: 'load', label: '', frames: [] };
  const choices = [choice('to', 0), none, choice('load', 1), { ...choice('load', 1), frames: [1, 2] }];
  const actions = [1, 2, 3].map(at => ({ text: `${at}`, choices: [0, at], points: null }));
  expect(proposedAction({ choices, actions }, marks(0), true)?.text).toBe('3');
  expect(proposedAction({ choices, actions }, [...marks(0), { choice: 1 }], true)?.text).toBe('1');
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
