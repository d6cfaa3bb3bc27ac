import { expect, test } from 'vitest';
import { PAINTS } from '../../src/games/green-port/picture/style/palette.ts';
import { COLOURS } from '../../src/games/green-port/rules/types.ts';
import { DYES } from '../../src/games/porto/picture/style/palette.ts';
import { dyeOf, SEAT_COLOURS } from '../../src/games/vintage/picture/style/palette.ts';
import { GRAPES } from '../../src/games/vintage/rules/types.ts';
import type { Triple } from '../../tools/gallery/colour-vision.ts';
import { apart, difference } from '../presentation/colours.ts';

test('colour is measured as the published examples measure it', () => {
  const published: readonly (readonly [Triple, Triple, number])[] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];
  for (const [one, other, expected] of published) expect(difference(one, other)).toBeCloseTo(expected, 4);
});

const DYED = {
  'houses of Porto': Object.values(DYES),
  'people of Green Port': COLOURS.map(colour => PAINTS[colour]),
  'grapes of Vintage': GRAPES.map(grape => dyeOf(grape)),
};

test.each(Object.entries(DYED))(
  'the %s differ by 15 or more in every kind of sight, by pattern and by letter',
  (_, dyes) => {
    expect(Math.min(...apart(dyes.map(({ wall }) => wall)))).toBeGreaterThanOrEqual(15);
    for (const sign of ['pattern', 'letter'] as const)
      expect(new Set(dyes.map(dye => dye[sign])).size).toBe(dyes.length);
  },
);

test('the seats of Vintage differ by 15 or more in every kind of sight', () => {
  expect(Math.min(...apart(SEAT_COLOURS))).toBeGreaterThanOrEqual(15);
});
