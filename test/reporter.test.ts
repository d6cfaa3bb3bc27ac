import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isLong } from './support/form.ts';

const root = fileURLToPath(new URL('./fixtures/reporter', import.meta.url));
const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

function run(files: readonly string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', ...settings };
  const args = [vitest, 'run', '--root', root, ...files];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, line: stdout.trimEnd().split('\n').at(-1) };
}

function lastLine(...files: string[]): { status: number | null; line: string | undefined } {
  const { status, line } = run(files);
  return { status, line };
}

test('the last line counts what passed, failed and was skipped, and failures outside the tests', () => {
  expect(lastLine('tests', 'import', 'unhandled')).toEqual({
    status: 1,
    line: '2 passed, 3 failed, 1 skipped',
  });
});

test.runIf(isLong)('a failed test is counted', () => {
  expect(lastLine('tests')).toEqual({ status: 1, line: '1 passed, 1 failed, 1 skipped' });
});

test.runIf(isLong)('a failure outside the tests is counted', () => {
  expect(lastLine('import', 'unhandled')).toEqual({ status: 1, line: '1 passed, 2 failed' });
});

test.runIf(isLong)('a loop that never waits is ended, named, and counts as a failure', () => {
  const { status, stdout, line } = run(['loop'], { SILENT_MS: '3000' });
  expect(stdout).toContain('loop.case.ts hangs: no test has ended for 3000 ms');
  expect(status).toBe(1);
  // Whether the test before the loop was told before its process was in it is chance.
  expect(['0 passed, 1 failed, 2 skipped', '1 passed, 1 failed, 1 skipped']).toContain(line);
});
