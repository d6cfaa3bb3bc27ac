import { expect, test } from 'vitest';
import { MOST_ATTACKS, MUTANTS, mutants } from '../harness/guard/strangers/mutants.ts';
import { part } from '../support/form.ts';

test.each(part(MUTANTS, 1))('is found: $name', async mutant => {
  const { alive } = await mutants(MOST_ATTACKS, 1, 'porto', () => {}, [mutant]);
  expect(alive).toEqual([]);
});
