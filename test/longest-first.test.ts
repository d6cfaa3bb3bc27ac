import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST, LongestFirst } from './longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('every file that takes longest is there', () => {
  expect(LONGEST.filter(path => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});

test('a run begins with the files that take longest, and goes through the projects in the order of the configuration', async () => {
  const projects = ['slow', 'other cases'].map(name => ({
    name,
    config: { sequence: { groupOrder: 0 }, isolate: false },
  }));
  const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined };
  const sequencer = new LongestFirst({ config: { root }, projects, cache } as unknown as Vitest);
  const [first = '', second = ''] = LONGEST;
  const specs = projects
    .toReversed()
    .flatMap(project =>
      ['a.test.ts', second, 'b.test.ts', first].map(path => ({ project, moduleId: join(root, path) })),
    );
  const sorted = await sequencer.sort(specs as unknown as TestSpecification[]);
  expect(sorted.map(({ project, moduleId }) => `${project.name} ${moduleId.slice(root.length)}`)).toEqual(
    ['slow', 'other cases'].flatMap(name =>
      [first, second, 'a.test.ts', 'b.test.ts'].map(path => `${name} ${path}`),
    ),
  );
});
