import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Options } from '../../../src/games/porto/rules/types.ts';
import { playthrough } from './playthrough.ts';

const GOLDENS: readonly [string, number, Options, number][] = [
  ['standard-2', 2, { variant: 'standard' }, 1],
  ['standard-3', 3, { variant: 'standard' }, 2],
  ['family-4', 4, { variant: 'family' }, 3],
  ['solo-28', 1, { variant: 'solo', timer: 28 }, 4],
];

describe('Golden playthroughs', () => {
  // A changed golden is a changed game: regenerate with UPDATE_GOLDENS=1 on purpose, and read the diff.
  it.each(GOLDENS)('%s', (name, seats, options, seed) => {
    const file = new URL(`goldens/${name}.txt`, import.meta.url);
    const text = playthrough(seats, options, seed);
    if (process.env.UPDATE_GOLDENS === '1') writeFileSync(file, text);
    expect(existsSync(file), `${name}.txt is missing: UPDATE_GOLDENS=1`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
