import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOOK = /^(before|after)(Each|All)\(/m;

// Test files share a process, so a module's top level runs for the first of them alone. Incident: the files of a second test
// were never deleted.
test('no module that tests share has a hook at its top level', () => {
  const shared = globSync('{test,proof,packages/*/test}/**/*.ts').filter(
    // Vitest runs a file of `setupFiles` anew for each file of tests.
    path =>
      !path.endsWith('.test.ts') &&
      !['test/no-strange-values.ts', 'proof/guard/mutation/active.ts'].includes(path),
  );
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(path => HOOK.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect('export let folder;\nbeforeEach(() => {});').toMatch(HOOK);
  expect('function use() {\n  beforeEach(() => {});\n}').not.toMatch(HOOK);
});
