import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HERE = 'test/patience.test.ts';

/** From an opening parenthesis to the one that closes it. */
function argumentsAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')' && --depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

/** Calls that give up after a second, which a busy machine needs for anything. */
const hurried = (source: string): readonly string[] =>
  [...source.matchAll(/\bvi\.wait(?:For|Until)\(/g)]
    .map(({ 0: call, index }) => argumentsAt(source, index + call.length - 1))
    .filter(given => !/timeout|PATIENCE|, \d+0_000\)$/.test(given));

test('no test waits for vitest’s own second: a limit stands with each wait, or it polls', async () => {
  const rooms = ['test', 'packages/local-discord/test'];
  const files = await Promise.all(
    rooms.map(async room =>
      (await readdir(`${ROOT}${room}`, { recursive: true })).map(file => `${room}/${file}`),
    ),
  );
  const paths = files.flat().filter(path => path.endsWith('.ts') && path !== HERE);
  expect(paths.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const path of paths)
    found.push(...hurried(await readFile(`${ROOT}${path}`, 'utf8')).map(each => `${path}: ${each}`));
  expect(found).toEqual([]);
  expect(hurried('await vi.waitFor(() => expect(f(1)).toBe(1));')).toHaveLength(1);
  expect(hurried('await vi.waitFor(() => expect(f(1)).toBe(1), { timeout: 60_000 });')).toEqual([]);
});
