import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leftOutLine } from './reporter.ts';
import { folder } from './support/folder.ts';
import { isLong } from './support/test-form.ts';

const root = fileURLToPath(new URL('./fixtures/reporter', import.meta.url));
const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

function run(files: readonly string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', LEFT_OUT: '', ...settings };
  const args = [vitest, 'run', '--root', root, ...files];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, line: stdout.trimEnd().split('\n').at(-1) };
}

test('the last line counts what passed, failed and was skipped, and failures outside the tests', () => {
  const { status, line } = run(['tests', 'import', 'unhandled']);
  expect([status, line]).toEqual([1, '2 passed, 3 failed, 1 skipped']);
});

test('before the last line stands what the short form has left out, from what the tests recorded', () => {
  const LEFT_OUT = join(folder(), 'left-out');
  const { stdout } = run(['left-out'], { LEFT_OUT, TEST_FORM: 'short' });
  const [text, last] = stdout.trimEnd().split('\n').slice(-2);
  expect(last).toBe('5 passed, 0 failed');
  expect(text).toMatch(
    /^Left out, and in npm run test:long or test:release: PostgreSQL under 1 group of tests of the store, 5 readings in other languages, 97 repetitions$/,
  );
  expect(run(['left-out'], { LEFT_OUT, TEST_FORM: 'long' }).stdout).toMatch(
    /^Left out, and in npm run test:release: 90 repetitions$/m,
  );
  const rest = run(['left-out'], { LEFT_OUT, TEST_FORM: 'rest' });
  expect(rest.line).toBe('7 passed, 0 failed');
});

test('a part that was not left out is not reported', () => {
  expect(leftOutLine('', 40)).toBeUndefined();
  expect(leftOutLine('cases 2\ncases 3\n', 40)).toBe(
    'Left out, and in npm run test:long or test:release: 5 other cases, 40 files of long tests',
  );
  expect(leftOutLine('cases 2 release\n', 40)).toBe('Left out, and in npm run test:release: 2 other cases');
});

test.runIf(isLong)('a loop that never waits is ended, named, and counts as a failure', () => {
  const { status, stdout, line } = run(['loop'], { SILENT_MS: '3000' });
  expect(stdout).toContain('loop.case.ts hangs: no test has ended for 3000 ms');
  expect(status).toBe(1);
  // Timing decides if the first test is reported before its process enters the loop.
  expect(['0 passed, 1 failed, 2 skipped', '1 passed, 1 failed, 1 skipped']).toContain(line);
});
