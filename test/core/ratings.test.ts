import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FieldPlace,
  FRESH,
  meetingWeight,
  pointsOf,
  rerated,
  type Skill,
  skillAt,
  undoWeight,
  weightOf,
} from '../../src/core/contract/rating-formula.ts';

const skill: fc.Arbitrary<Skill> = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 1, max: 9, noNaN: true }),
});
const place = (weight: fc.Arbitrary<number>): fc.Arbitrary<FieldPlace> =>
  fc.record({ skill, rank: fc.integer({ min: 1, max: 4 }), weight });
const whole = fc.constant(1);
const fieldOf = (weight: fc.Arbitrary<number>) => fc.array(place(weight), { minLength: 2, maxLength: 4 });
/** Constant of the rating method that is added to every variance before a game. */
const DRIFT = (25 / 300) ** 2;

describe('a game changes what is believed', () => {
  test('the same of everybody, in whatever order they are looked at, to the last digit', () => {
    const dealt = fieldOf(fc.double({ min: 0, max: 1, noNaN: true })).chain(field =>
      fc.tuple(fc.constant(field), fc.shuffledSubarray([...field.keys()], { minLength: field.length })),
    );
    fc.assert(
      fc.property(dealt, ([field, order]) => {
        const before = rerated(field);
        const shuffled = rerated(order.flatMap(index => field[index] ?? []));
        expect(shuffled).toEqual(order.map(index => before[index]));
      }),
    );
  });

  test('a game leaves equals with equal results alike, and raises the seat ahead of all', () => {
    fc.assert(
      fc.property(fieldOf(whole), field => {
        const after = rerated(field);
        for (const [one, a] of field.entries())
          for (const [other, b] of field.entries())
            if (a.rank === b.rank && a.skill.mu === b.skill.mu && a.skill.sigma === b.skill.sigma)
              expect(after[one]).toEqual(after[other]);
        const best = Math.min(...field.map(({ rank }) => rank));
        const winners = [...field.keys()].filter(index => field[index]?.rank === best);
        const [only] = winners;
        if (winners.length === 1 && only !== undefined)
          expect(after[only]?.mu).toBeGreaterThan(field[only]?.skill.mu ?? 0);
      }),
    );
  });

  test('without anything made or lost: all changes, each by its variance, sum up to nothing', () => {
    fc.assert(
      fc.property(fieldOf(whole), field => {
        const after = rerated(field);
        const sum = field.reduce((total, { skill: { mu, sigma } }, index) => {
          return total + ((after[index]?.mu ?? 0) - mu) / (sigma ** 2 + DRIFT);
        }, 0);
        expect(Math.abs(sum)).toBeLessThan(1e-9);
      }),
    );
  });

  test('a game that counts in part changes the ratings by its part, and one that does not count leaves them', () => {
    fc.assert(
      fc.property(fieldOf(whole), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (field, weight) => {
        const all = rerated(field);
        const part = rerated(field.map(each => ({ ...each, weight })));
        const none = rerated(field.map(each => ({ ...each, weight: 0 })));
        for (const [index, { skill }] of field.entries()) {
          expect((part[index]?.mu ?? 0) - skill.mu).toBeCloseTo(
            weight * ((all[index]?.mu ?? 0) - skill.mu),
            9,
          );
          expect(none[index]).toEqual(skill);
        }
      }),
    );
  });

  test('a game of one person alone changes nothing', () => {
    expect(rerated([{ skill: FRESH, rank: 1, weight: 1 }])).toEqual([FRESH]);
  });
});

test('400 points make one ten times as likely to win, as in chess; who begins has 1500', () => {
  expect(pointsOf(FRESH)).toBe(1_500);
  expect(pointsOf(skillAt(1_742, 30))).toBe(1_742);
  const [strong, weak] = [skillAt(1_700, 0), skillAt(1_300, 0)];
  const beta = 25 / 6;
  const odds = Math.exp((strong.mu - weak.mu) / Math.sqrt(2 * beta ** 2));
  expect(odds).toBeGreaterThan(9);
  expect(odds).toBeLessThan(11);
});

describe('what a game counts for', () => {
  test('whole with new people, ever less with the same ones, and never more than seven games in thirty days', () => {
    const weights = Array.from({ length: 200 }, (_, before) => meetingWeight(before));
    expect(weights.slice(0, 4)).toEqual([1, 1, 1, 1]);
    for (const [index, weight] of weights.entries())
      if (index >= 4) expect(weight).toBeLessThan(weights[index - 1] ?? 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(7 + 1e-9);
    expect(weightOf([0, 0, 0], 0)).toBe(1);
    expect(weightOf([100, 0], 0)).toBeCloseTo(0.5, 9);
  });

  test('half with each reveal that was taken back', () => {
    expect([0, 1, 2].map(undoWeight)).toEqual([1, 0.5, 0.25]);
    expect(weightOf([0], 1)).toBe(0.5);
    expect(weightOf([], 1)).toBe(0.5);
  });
});

describe('a second account', () => {
  const play = (own: Skill, theirs: Skill, weight: number): readonly Skill[] =>
    rerated([
      { skill: own, rank: 1, weight },
      { skill: theirs, rank: 2, weight },
    ]);

  test('that loses fifty times brings less than eight games against eight people', () => {
    let [own, farm] = [FRESH, FRESH];
    for (let game = 0; game < 50; game++) {
      const [now, then] = play(own, farm, weightOf([game], 0));
      [own, farm] = [now ?? own, then ?? farm];
    }
    let honest = FRESH;
    for (let game = 0; game < 8; game++) honest = play(honest, FRESH, weightOf([0], 0))[0] ?? honest;
    expect(pointsOf(own)).toBeLessThan(pointsOf(honest));
    // With full weight, fifty games against one opponent would bring more than eight games against eight people.
    let [naive, farmed] = [FRESH, FRESH];
    for (let game = 0; game < 50; game++) {
      const [now, then] = play(naive, farmed, 1);
      [naive, farmed] = [now ?? naive, then ?? farmed];
    }
    expect(pointsOf(naive)).toBeGreaterThan(pointsOf(honest));
  });
});
