import { describe, expect, it } from 'vitest';
import { DYES } from '../../../src/games/porto/picture/style/palette.ts';
import { COLOURS } from '../../../src/games/porto/rules/types.ts';
import type { Triple } from '../../../tools/gallery/colour-vision.ts';
import { apart, difference } from '../../presentation/colours.ts';

it('measures colour as the published examples do', () => {
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

describe('the five colours', () => {
  it('differ by 15 or more in every kind of sight', () => {
    const least = apart(COLOURS.map(colour => DYES[colour].wall));
    expect(least).toHaveLength(4);
    expect(Math.min(...least)).toBeGreaterThanOrEqual(15);
  });

  it('differ by pattern and letter too', () => {
    expect(new Set(COLOURS.map(colour => DYES[colour].pattern)).size).toBe(5);
    expect(new Set(COLOURS.map(colour => DYES[colour].letter)).size).toBe(5);
  });
});
