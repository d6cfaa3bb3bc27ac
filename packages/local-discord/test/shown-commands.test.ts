import { expect, it } from 'vitest';
import type { Leaf } from '../src/page/app/slash.ts';
import { commandSuggestions } from '../src/page/app/suggestions.ts';

it('the page lists every command after a slash', () => {
  const leaves = Array.from({ length: 200 }, (_, at) => ({ path: `game do${at}`, description: 'x' }) as Leaf);
  expect(commandSuggestions(leaves, '')).toHaveLength(200);
});
