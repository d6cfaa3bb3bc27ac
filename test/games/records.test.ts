import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { wholeGames } from '../contract/whole-games.ts';
import { TABLES } from './harnesses.ts';
import { recordsOf } from './records.ts';

const files = Object.entries(games)
  .map(([id, game]) => ({ id, game, file: new URL(`${id}/records/refused.txt`, import.meta.url) }))
  .filter(({ file }) => existsSync(file));

// The answers may change only if a format does. `npx vitest run test/games/records.test.ts -u` writes them anew.
test.each(files)('each broken record of $id is refused as the text has it', async ({ id, game, file }) => {
  const answered = recordsOf(game, wholeGames(game, TABLES[id] ?? []));
  await expect(answered(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file.pathname);
});
