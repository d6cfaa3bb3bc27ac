import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { statementsBack } from '../support/older.ts';
import { asAdminOf, database, sharedDatabase } from '../support/postgres.ts';

const PAGE = { id: 'x', link: 'l', userId: 'u1', language: 'en', expiresAt: 9 };

async function run(url: string, statements: readonly string[]): Promise<void> {
  if (url.startsWith('postgres')) return void (await asAdminOf(url, ...statements));
  const raw = new Database(url);
  for (const statement of statements) raw.exec(statement);
  raw.close();
}

async function opened(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

test.each([
  ['of a puzzle stays', '0051-exercise-pages', 'porto-1 0'],
  ['closes', '0050-puzzle-pages', undefined],
  ['closes', '0049-board-pages', undefined],
])('a page %s when a database of before %s is opened, and new ones open', async (_, step, exercise) => {
  // This test changes the tables, so that no later test may take over its database.
  const url = await (process.env.TEST_DATABASE === 'postgres' ? database() : sharedDatabase());
  const store = await opened(url);
  await store.boardPages.open({ ...PAGE, matchId: null, exercise: 'porto-1 0' });
  await store.close();
  await run(url, statementsBack(step));
  const { boardPages } = await opened(url);
  expect((await boardPages.get('x'))?.exercise).toBe(exercise);
  const lesson = { ...PAGE, id: 'y', link: 'm', matchId: null, exercise: 'lesson porto 1' };
  expect(await boardPages.open(lesson)).toBe(true);
  expect(await boardPages.get('y')).toEqual(lesson);
});
