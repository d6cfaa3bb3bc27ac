import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('./fixtures/reporter', import.meta.url));
const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

function lastLine(...files: string[]): { status: number | null; line: string | undefined } {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1' };
  const args = [vitest, 'run', '--root', root, ...files];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, line: stdout.trimEnd().split('\n').at(-1) };
}

test('the last line counts what passed, failed and was skipped', () => {
  expect(lastLine('tests')).toEqual({ status: 1, line: '1 passed, 1 failed, 1 skipped' });
});

test('a failure outside the tests counts too', () => {
  expect(lastLine('import', 'unhandled')).toEqual({ status: 1, line: '1 passed, 2 failed' });
});
