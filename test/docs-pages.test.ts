import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES, renewed } from '../tools/docs/pages.ts';

test.each(Object.entries(PAGES))('%s is made from the definitions of today: npm run docs', (path, make) => {
  const page = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  expect(page).toBe(renewed(page, make));
});
