import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { shuffledByHand, words } from './by-hand.ts';

const zero = new Uint8Array(32);

describe('the documented stream', () => {
  it('gives known words for a seed of zeros', () => {
    const dice = new SeededDice(zero);
    const first = Array.from({ length: 3 }, () => dice.below(2 ** 32, 'tokens'));
    expect(first).toEqual(words(zero, 'tokens', 3));
    expect(first).toEqual([1018403929, 3898632702, 2917235344]);
  });

  it('shuffles as the page says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat({ max: 60 }), (seed, count) => {
        const items = Array.from({ length: count }, (_, index) => index);
        expect(new SeededDice(seed).shuffle(items, 'construction')).toEqual(
          shuffledByHand(seed, 'construction', items),
        );
      }),
    );
  });

  it('keeps labels apart: what one draws, another does not miss', () => {
    const alone = new SeededDice(zero).shuffle([1, 2, 3, 4, 5, 6, 7, 8], 'public');
    const dice = new SeededDice(zero);
    dice.shuffle([1, 2, 3], 'tokens');
    expect(dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8], 'public')).toEqual(alone);
  });

  it('goes on from saved counters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }),
        fc.nat({ max: 40 }),
        (sizes, cut) => {
          const whole = new SeededDice(zero);
          const expected = sizes.map(n => whole.below(n, 'die'));
          const first = new SeededDice(zero);
          const before = sizes.slice(0, cut).map(n => first.below(n, 'die'));
          const second = new SeededDice(zero, JSON.parse(JSON.stringify(first.counters)));
          expect([...before, ...sizes.slice(cut).map(n => second.below(n, 'die'))]).toEqual(expected);
        },
      ),
    );
  });

  it('stays below n, and reaches every value', () => {
    const dice = new SeededDice(zero);
    const seen = new Set(Array.from({ length: 600 }, () => dice.below(6, 'd6')));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('rejects the words that would make some values likelier', () => {
    const n = 2 ** 31 + 1;
    const stream = words(zero, 'biased', 40);
    const dice = new SeededDice(zero);
    const drawn = Array.from({ length: 5 }, () => dice.below(n, 'biased'));
    expect(stream.some(word => word >= n)).toBe(true);
    expect(drawn).toEqual(stream.filter(word => word < n).slice(0, 5));
  });

  it.each([[new Uint8Array(31)], [new Uint8Array(33)]])('refuses a seed of another length', seed => {
    expect(() => new SeededDice(seed)).toThrow(RangeError);
  });

  it.each(['', 'xyz', '0'.repeat(63)])('refuses "%s" as hexadecimal seed', hex => {
    expect(() => SeededDice.fromHex(hex)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses below(%s)', n => {
    expect(() => new SeededDice(zero).below(n, 'x')).toThrow(RangeError);
  });
});
