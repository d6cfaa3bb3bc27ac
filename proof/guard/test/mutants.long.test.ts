import { expect, test } from 'vitest';
import { part } from '../../../test/support/test-form.ts';
import { MOST_ATTACKS, MUTANTS, mutants } from '../strangers/mutants.ts';

test.each(part(MUTANTS, 1))('is found: $name', async mutant => {
  const { alive } = await mutants(MOST_ATTACKS, 1, 'porto', () => {}, [mutant]);
  expect(alive).toEqual([]);
});
