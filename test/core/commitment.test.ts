import { expect, test } from 'vitest';
import { commitmentOf } from '../../src/core/contract/dice.ts';

/** Commitment computed by another program: `printf 'porto-shuffle/1/%s/%s' … | sha256sum`. */
const VECTOR = 'bf5eb18b3eeb9f36838058e91dd13d46638f5f8082fed1b972d239f58bec7cab';

test('a commitment is what another program computes', () => {
  const [seed, salt] = ['0a'.repeat(32), '0b'.repeat(32)];
  expect(commitmentOf(seed, salt)).toBe(VECTOR);
  expect(commitmentOf(seed.toUpperCase(), salt)).toBe(VECTOR);
  expect(commitmentOf(salt, seed)).not.toBe(VECTOR);
});
