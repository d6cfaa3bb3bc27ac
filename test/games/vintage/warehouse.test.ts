import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIDES } from '../../../src/games/vintage/rules/types.ts';
import { aged, raised, sold } from '../../../src/games/vintage/rules/warehouse.ts';

const EMPTY = { ruby: [0, 0, 0, 0], tawny: [0, 0, 0, 0] };

test('the order of the lots does not change the result of an ageing', () => {
  const lot = fc.record({
    quality: fc.integer({ min: 2, max: 9 }),
    barrels: fc.integer({ min: 1, max: 6 }),
  });
  const any = fc.record({
    one: lot,
    other: lot,
    side: fc.constantFrom(...SIDES),
    roll: fc.integer({ min: 1, max: 7 }),
    held: fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 1 }),
      fc.constant(0),
    ),
  });
  fc.assert(
    fc.property(any, ({ one, other, side, roll, held }) => {
      const before = { ...EMPTY, [side]: held };
      const laid = (first: typeof one, second: typeof one) =>
        aged(before, { ruby: [], tawny: [], [side]: [first, second] }, roll).warehouse;
      expect(laid(one, other)).toEqual(laid(other, one));
    }),
  );
});

test('an ageing and an enologist keep the number of barrels, and a sale removes as many barrels as it reports', () => {
  const side = fc.tuple(
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 1 }),
  );
  const sum = (all: { readonly ruby: readonly number[]; readonly tawny: readonly number[] }) =>
    [...all.ruby, ...all.tawny].reduce((one, two) => one + two, 0);
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 20 }), (ruby, tawny, barrels) => {
      const before = { ruby, tawny };
      const lot = { quality: 5, barrels };
      expect(sum(aged(before, { ruby: [lot], tawny: [lot] }, 4).warehouse)).toBe(sum(before) + 2 * barrels);
      expect(sum(raised(before).warehouse)).toBe(sum(before));
      const { warehouse: left, sales } = sold(before);
      expect(sum(left) + sales.reduce((all, each) => all + each.barrels, 0)).toBe(sum(before));
    }),
  );
});
