import { describe, expect, it } from 'vitest';
import { dyeOf, SEAT_COLOURS } from '../../../../src/games/vintage/picture/style/palette.ts';
import { GRAPES, VINES } from '../../../../src/games/vintage/rules/types.ts';
import { apart } from '../../../presentation/colours.ts';

describe('colours', () => {
  it('the colours of grapes differ by 15 or more in every kind of sight, by pattern and by letter', () => {
    for (const least of apart(GRAPES.map(grape => dyeOf(grape).wall)))
      expect(least).toBeGreaterThanOrEqual(15);
    expect(new Set(GRAPES.map(grape => dyeOf(grape).pattern)).size).toBe(GRAPES.length);
    expect(VINES.map(vine => dyeOf(vine).letter).join('')).toBe('GPRWYO');
  });

  it('the colours of seats differ by 15 or more in every kind of sight', () => {
    for (const least of apart(SEAT_COLOURS)) expect(least).toBeGreaterThanOrEqual(15);
  });
});
