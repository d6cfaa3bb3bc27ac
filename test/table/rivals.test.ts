import { expect, test } from 'vitest';
import { playEvenings } from './rivals/evenings.ts';

test('two to four processes on one PostgreSQL answer and leave what one would, doing the same in some order', async () => {
  const seen = await playEvenings(10);
  for (const [what, count] of Object.entries(seen)) expect({ what, count }).not.toEqual({ what, count: 0 });
});
