import { describe, expect, test } from 'vitest';
import {
  COACH,
  type Decision,
  type JudgedDecision,
  judgedAll,
  looksOf,
  type Weigh,
} from '../../src/core/review/coach.ts';
import { chanceOf, reviewOf } from '../../src/core/review/review.ts';

const decision = (rev: number, over: Partial<Decision> = {}): Decision => ({
  ...{ seat: (rev - 1) % 2, rev, seen: rev - 1, turn: rev, own: true, played: 'played' },
  ...over,
});

/**
 * Makes a function that values actions.
 * @param worth values in every imagined state
 * @param inWorld further value by the seed of the imagined state
 */
const knows =
  (
    worth: Readonly<Record<string, number>>,
    inWorld: (action: string, seed: number) => number = () => 0,
  ): Weigh =>
  async (seed, budget, among) =>
    (among ?? Object.keys(worth).filter(action => action !== 'unlisted'))
      .map(action => ({
        action,
        value: (worth[action] ?? 0) + (budget.playouts > 0 ? inWorld(action, seed) : 0),
        terms: [
          { name: 'points', value: worth[action] ?? 0 },
          { name: 'same', value: 4 },
        ],
        playouts: budget.playouts,
      }))
      .sort((one, other) => other.value - one.value);

const judge = async (weigh: Weigh, over: Partial<Decision> = {}): Promise<JudgedDecision | undefined> =>
  (await judgedAll([{ decision: decision(1, over), seed: 7, weigh }], COACH, 2))[0];

describe('a decision', () => {
  test('costs what it is worth less than the best, with the terms that differ as reasons', async () => {
    expect(await judge(knows({ best: 5, played: 2, other: -1 }))).toMatchObject({
      ...{ better: 'best', value: 5, loss: 3, lot: 3 },
      reasons: [{ name: 'points', value: 3 }],
    });
  });

  test('costs nothing where it is the best, and what nobody thought worth a look is weighed all the same', async () => {
    expect(await judge(knows({ played: 5, other: 1 }))).toMatchObject({ better: null, value: 5, loss: 0 });
    expect(await judge(knows({ best: 5, other: 1, unlisted: 2 }), { played: 'unlisted' })).toMatchObject({
      ...{ better: 'best', loss: 3 },
    });
  });

  test('is held against the better line in worlds in which that was not found: a lucky find costs nobody anything', async () => {
    const lucky = knows({ found: 2, played: 2, other: 0 }, (action, seed) =>
      action === 'found' && seed === 7 ? 6 : 0,
    );
    expect(await judge(lucky)).toMatchObject({ better: null, loss: 0 });
    const unlucky = knows({ found: 2, played: 2, other: 0 }, (action, seed) =>
      action === 'found' && seed === 8 ? 6 : action === 'found' ? 1 : 0,
    );
    expect(await judge(unlucky)).toMatchObject({ better: 'found', loss: 6 });
  });

  test('is none where there is one action only', async () => {
    expect(await judge(knows({ played: 5 }))).toBeUndefined();
  });
});

test('where there are many decisions those are looked into in which most seems lost, and all steps are reported', async () => {
  const looked = new Set<number>();
  const all = Array.from({ length: 40 }, (_, at) => {
    const weigh = knows({ best: at, played: 0 });
    return {
      decision: decision(at + 1),
      seed: at,
      weigh: ((seed, budget, among) => {
        if (budget.playouts > 0) looked.add(at);
        return weigh(seed, budget, among);
      }) satisfies Weigh,
    };
  });
  const coach = { ...COACH, playouts: 90 };
  const values: (readonly [number, number])[] = [];
  const found = await judgedAll(all, coach, 2, (done, of) => values.push([done, of]));
  const { most } = looksOf(coach, 40, 2);
  expect([...looked]).toEqual(Array.from({ length: most }, (_, at) => 39 - at));
  expect(most).toBeGreaterThan(2);
  // A decision that was not examined with playouts counts as without loss.
  expect(found.map(({ loss }) => loss)).toEqual(all.map((_, at) => (looked.has(at) ? at : 0)));
  expect(values).toEqual(Array.from({ length: 40 + most }, (_, at) => [at, 40 + most]));
});

const judged = (rev: number, over: Partial<JudgedDecision>): JudgedDecision => ({
  ...{ ...decision(rev), better: null, value: 0, loss: 0, lot: 4, reasons: [] },
  ...over,
});

describe('a review', () => {
  const game = [
    judged(1, { value: 2, loss: 1, better: 'x' }),
    judged(2, { value: -2, loss: 3 }),
    judged(3, { value: 4, loss: 0 }),
    judged(4, { value: -5, loss: 0 }),
    judged(5, { value: 6, loss: 3, better: 'y', turn: 5 }),
    judged(6, { value: 3, loss: 0.25, better: 'z', turn: 5, seat: 0 }),
  ];
  const result = { totals: [60, 50], won: [0] };

  test('tells the final margin in parts that add up to it, two seats of a game mirror images', () => {
    const [own, other] = [0, 1].map(seat => reviewOf(game, seat, 2, COACH, result)?.account);
    const unmeasured = { startSpread: null, deal: null };
    expect(own).toEqual({ start: 2, ...unmeasured, own: -4, others: 3, luck: 9, final: 10 });
    expect(other).toMatchObject({ own: -3, others: 4, final: -10 });
    for (const account of [own, other])
      expect(
        (account?.start ?? 0) + (account?.own ?? 0) + (account?.others ?? 0) + (account?.luck ?? 0),
      ).toBe(account?.final);
  });

  test('tells what the deal was measured to be worth apart from luck, where a person has measured it', () => {
    const worth = { open: { mean: -3, spread: 1.5 }, own: { mean: 2.5, spread: 0.4 } };
    expect(reviewOf(game, 0, 2, COACH, result, worth)?.account).toEqual({
      ...{ start: -3, startSpread: 1.5, deal: { mean: 2.5, spread: 0.4 } },
      ...{ own: -4, others: 3, luck: 11.5, final: 10 },
    });
    const open = { ...worth, own: null };
    expect(reviewOf(game, 0, 2, COACH, result, open)?.account).toMatchObject({ deal: null, luck: 14 });
  });

  test('counts a turn of several decisions as one, by what cost most in it: what is left out twice is lost once', () => {
    const { turns = [], curve = [] } = reviewOf(game, 0, 2, COACH, result) ?? {};
    expect(turns.map(({ turn, loss, worst }) => [turn, loss, worst.rev])).toEqual([
      [5, 3, 5],
      [1, 1, 1],
    ]);
    expect(curve.map(({ turn, margin }) => [turn, margin])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 10],
    ]);
    expect(curve.at(-1)?.chance).toBe(1);
  });

  test('is as accurate as little was lost of what drawing lots would have', () => {
    expect(reviewOf(game, 0, 2, COACH, result)?.accuracy).toBe(Math.round(100 * (1 - 4 / 12)));
    const best = [judged(1, {}), judged(3, {})];
    expect(reviewOf(best, 0, 2, COACH, result)?.accuracy).toBe(100);
    const worst = [judged(1, { loss: 9 }), judged(3, { loss: 6 })];
    expect(reviewOf(worst, 0, 2, COACH, result)?.accuracy).toBe(0);
    expect(reviewOf([judged(1, { lot: 0 })], 0, 2, COACH, result)?.accuracy).toBeNull();
  });

  test('judges who chose: what others did in their stead is in the account alone', () => {
    const away = [...game, judged(7, { value: 1, loss: 8, own: false, better: 'w' })];
    const review = reviewOf(away, 0, 2, COACH, result);
    expect(review?.turns.map(({ turn }) => turn)).toEqual([5, 1]);
    expect(review?.account.own).toBe(-12);
    expect(reviewOf([judged(1, { own: false })], 0, 2, COACH, result)).toBeUndefined();
  });

  test('goes as far as the game where the rules did not end it', () => {
    const review = reviewOf(game, 1, 2, COACH, undefined);
    expect(review).toMatchObject({ ended: false, account: { final: -5 } });
    expect(review?.curve).toHaveLength(2);
  });
});

test('at no margin all are as likely to win; points weigh more towards the end; one alone has no chance to tell', () => {
  expect(chanceOf(0, 0.3, 2, COACH)).toBe(0.5);
  expect(chanceOf(0, 0.3, 4, COACH)).toBe(0.25);
  expect(chanceOf(6, 1, 2, COACH)).toBeGreaterThan(chanceOf(6, 0, 2, COACH));
  expect(chanceOf(-6, 0.5, 2, COACH)).toBeCloseTo(1 - chanceOf(6, 0.5, 2, COACH), 1);
  const alone = reviewOf([judged(1, { seat: 0, value: 50 })], 0, 1, COACH, { totals: [61], won: [] });
  expect(alone?.curve.map(({ chance }) => chance)).toEqual([null, null]);
  expect(alone?.account).toMatchObject({ start: 50, others: 0, luck: 11, final: 61 });
});
