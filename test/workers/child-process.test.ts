import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = new URL('../../src/', import.meta.url);

test('each module that runs in a process of its own is a file, also where no bundle hides its path', () => {
  const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => new URL(path, SRC))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/moduleUrl\('([^']+)', import\.meta\.url\)/g)].map(
        ([, module]) => new URL(`${module}.ts`, file),
      ),
    );
  expect(modules.length).toBeGreaterThan(3);
  expect(modules.filter(module => !existsSync(module)).map(module => fileURLToPath(module))).toEqual([]);
});
