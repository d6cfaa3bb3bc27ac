import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfProject } from '../support/copy-of-project.ts';

const inCopy = (root: string, command: string, args: readonly string[], input = ''): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, TEST_FORM: '', LEFT_OUT: join(root, 'left-out'), NO_COLOR: '1' },
  });

test('a new game compiles, keeps the contract, and can be played, as the page says', () => {
  const root = copyOfProject();
  const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const [, id = ''] = /^npm run new-game ([a-z-]+)$/m.exec(page) ?? [];
  expect(id, 'the page names the command').not.toBe('');
  inCopy(root, 'npm', ['run', '-s', 'new-game', id]);
  inCopy(root, 'npm', ['run', '-s', 'types']);
  inCopy(root, 'npx', ['biome', 'check', `src/games/${id}`, `commands/${id}`, `test/games/${id}`]);
  const tests = ['test/contract/contract.test.ts', 'test/games/brings.test.ts', 'test/catalogues.test.ts'];
  const told = inCopy(root, 'npx', ['vitest', 'run', ...tests]);
  expect(told).toMatch(/ 0 failed/);
  // The input plays the first legal action in each turn. In this way the first player wins.
  const turns = Array.from({ length: 400 }, () => '\n1\n').join('');
  const game = inCopy(
    root,
    'npx',
    ['tsx', 'src/cli/play.ts', '--game', id, '--names', 'Ann,Bob', '--no-save'],
    turns,
  );
  expect(game).toMatch(/^1\. (Ann|Bob): step \d+$/m);
});
