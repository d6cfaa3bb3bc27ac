import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../src/routes/index.ts';
import { PUBLISHED } from '../src/rules/published.ts';
import { sentEvents, whatIsThere } from '../tools/what-is-there.ts';

it('the page about what is there is made from the sources of today: npm run what-is-there', () => {
  const page = readFileSync(new URL('../docs/what-is-there.md', import.meta.url), 'utf8');
  expect(page).toBe(whatIsThere());
});

it('each route that is there is a route of Discord, and none of these is refused on purpose', () => {
  const bare = (path: string): string => path.replace(/\{\w+\}|@original/g, '{}');
  const published = new Map(PUBLISHED.map(route => [`${route.method} ${bare(route.path)}`, route]));
  const strange = routes.filter(({ method, path }) => {
    const route = published.get(`${method} ${bare(path)}`);
    return route === undefined || route.refused !== undefined;
  });
  expect(strange.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('the events of the gateway are found in the sources', () => {
  expect(sentEvents()).toEqual(
    expect.arrayContaining(['CHANNEL_CREATE', 'INTERACTION_CREATE', 'THREAD_DELETE']),
  );
  expect(sentEvents()).not.toContain('GUILD_BAN_ADD');
});
