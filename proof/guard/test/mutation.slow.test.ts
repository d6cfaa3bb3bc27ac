import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mutant } from '../mutation/draw.ts';
import { mutation } from '../mutation/run.ts';

const FILE = 'src/page/server.ts';
const text = readFileSync(FILE, 'utf8');

/** Plants a fault at the only place of a text. */
function mutant(id: number, now: string, instead: string): Mutant {
  expect(text.split(now)).toHaveLength(2);
  const start = text.indexOf(now);
  const place = { start, end: start + now.length, line: 1, isStatement: false };
  return { ...place, id, kind: 'planted', room: 'page', file: FILE, now, instead };
}

test('a mutant that breaks a promise is killed, and one that changes nothing lives', async () => {
  const lines: string[] = [];
  const mutants = [mutant(1, "typeof link === 'string'", 'false'), mutant(2, "'/seat'", "'/seat'")];
  const progress = (line: string): void => void lines.push(line);
  const { rooms, failing } = await mutation(mutants, { jobs: 1, progress });
  expect(failing).toEqual([]);
  expect(rooms.page).toMatchObject({ percent: 50, killed: 1, unmet: [] });
  expect(rooms.page?.lived).toEqual([`${FILE}:1 planted: '/seat' → '/seat'`]);
  expect(lines.at(-1)).toBe(`lives: ${rooms.page?.lived[0]}`);
});
