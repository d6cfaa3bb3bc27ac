import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEATS } from './games.ts';
import { playthrough } from './playthrough.ts';

describe('golden playthroughs', () => {
  // A changed golden is a changed game: regenerate with UPDATE_GOLDENS=1 on purpose, and read the diff.
  test.each(SEATS)('standard-%i', seats => {
    const file = new URL(`goldens/standard-${seats}.txt`, import.meta.url);
    const text = playthrough(seats, 20 + seats);
    if (process.env.UPDATE_GOLDENS === '1') writeFileSync(file, text);
    expect(existsSync(file), `standard-${seats}.txt is missing: UPDATE_GOLDENS=1`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
