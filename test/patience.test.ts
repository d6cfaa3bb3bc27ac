import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HERE = 'test/patience.test.ts';

function argumentsAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')' && --depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

/** Finds calls without a time limit. Their default of one second is too short on a busy machine. */
const hurried = (source: string): readonly string[] =>
  [...source.matchAll(/\bvi\.wait(?:For|Until)\(/g)]
    .map(({ 0: call, index }) => argumentsAt(source, index + call.length - 1))
    .filter(given => !/timeout|PATIENCE|, \d+0_000\)$/.test(given));

const short = (source: string): readonly string[] =>
  [...source.matchAll(/(?:timeout: (\d[\d_]*)\b(?! \*)|\}, (\d+_\d{3})(?=\);))/g)]
    .filter(({ 1: option, 2: last = '' }) => Number((option ?? last).replaceAll('_', '')) < 300_000)
    .map(([found]) => found);

test('no test gives up within five minutes: a limit stands with each wait, or it polls', async () => {
  const rooms = ['test', 'proof', 'packages/local-discord/test'];
  const files = await Promise.all(
    rooms.map(async room =>
      (await readdir(`${ROOT}${room}`, { recursive: true })).map(file => `${room}/${file}`),
    ),
  );
  // The programs of proof/ are left out, since they test time limits.
  const isProgram = (path: string): boolean => path.startsWith('proof/') && !path.includes('/test/');
  const tests = files.flat().filter(path => !isProgram(path) && path !== HERE);
  const paths = tests.filter(path => path.endsWith('.ts'));
  expect(paths.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const path of paths) {
    const source = await readFile(`${ROOT}${path}`, 'utf8');
    for (const each of [...hurried(source), ...short(source)]) found.push(`${path}: ${each}`);
  }
  expect(found).toEqual([]);
  expect(hurried('await vi.waitFor(() => expect(f(1)).toBe(1));')).toHaveLength(1);
  expect(hurried('await vi.waitFor(() => expect(f(1)).toBe(1), { timeout: 300_000 });')).toEqual([]);
  expect(short('test("x", { timeout: 60_000 }, f); test("y", async () => {}, 900_000);')).toHaveLength(1);
  expect(short('test("x", async () => {}, 5_000);')).toHaveLength(1);
});
