import { describe, it } from 'vitest';
import { agreeOn, GAMES } from '../../oracle/agreement.ts';

describe('records of another program, in every company', () => {
  for (const [variant, seats] of GAMES)
    it.each([3, 4, 5, 6])(`agree on ${variant} with ${seats}, game %i`, game =>
      agreeOn(variant, seats, game),
    );
});
