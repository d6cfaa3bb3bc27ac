import { expect, test } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { playEvenings } from './rivals/evenings.ts';

test.runIf(isLong)(
  'two to four processes on one PostgreSQL answer and leave what one would, doing the same in some order',
  async () => {
    const seen = await playEvenings(10);
    for (const [what, count] of Object.entries(seen)) expect({ what, count }).not.toEqual({ what, count: 0 });
  },
);
