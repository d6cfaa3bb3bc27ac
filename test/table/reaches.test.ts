import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REACHES } from '../../src/table/lobby/reaches.ts';

const BLOCKS = ['by name', 'by name, from the other side', 'of a hidden person', 'by the operator'];
const LIST = "of the server's list";

/** Attempts to reach a person, each without a block, and with the kinds of blocks that must hold. */
const sitting = readFileSync(new URL('sittings/reaches.txt', import.meta.url), 'utf8');
const titles = (pattern: RegExp) => new Set([...sitting.matchAll(pattern)].map(([, title]) => title));

describe('a way to another person', () => {
  test('is tried in the sitting if it asks for blocks, and each kind of block is held by a way', () => {
    const asking = Object.entries(REACHES).flatMap(([group, ways]) =>
      Object.entries(ways).flatMap(([way, asked]) => (typeof asked === 'string' ? [] : `${group} ${way}`)),
    );
    expect(titles(/^## (\w+ \w+) \d$/gm)).toEqual(new Set(asking));
    expect(titles(/^### blocked (.+)$/gm)).toEqual(new Set([...BLOCKS, LIST]));
  });

  test('asks for blocks through the one table of ways', () => {
    const src = new URL('../../src/', import.meta.url);
    const asking = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .filter(path => {
        const text = readFileSync(new URL(path, src), 'utf8');
        return /import \{[^}]*\} from '[^']*(lobby|\.)\/blocks\.ts'/.test(text) && !path.includes('host');
      });
    expect(asking).toEqual(['table/lobby/reaches.ts']);
  });
});
