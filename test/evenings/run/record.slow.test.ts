import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

/** Makes a folder with one file of evenings. Returns functions that run its tests and read the file. */
function folderWith(text: string) {
  const root = mkdtempSync(join(fixtures, 'evenings-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(fixtures, 'evenings'), root, { recursive: true });
  const file = join(root, 'rules.evening');
  writeFileSync(file, text);
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', EVENINGS: '', LEFT_OUT: join(root, 'notes') };
  return {
    file,
    read: () => readFileSync(file, 'utf8'),
    run: (...more: readonly string[]) => {
      const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', root, ...more], {
        ...{ cwd: root, env, encoding: 'utf8' },
      });
      return { output: stdout + stderr, last: stdout.trimEnd().split('\n').slice(-2) };
    },
  };
}

const WRITTEN = `# two people read
Ann: /porto rules
Bob: /porto hand
# a person presses where nothing is
Ann: [Agree]
Ann: /porto hand
`;

/** Evening that was never recorded. */
const NEW = `# one person reads
Ann: /porto rules
`;

test('what the bot answers is recorded only on request, also before a failure; then another answer fails', () => {
  const { file, read, run } = folderWith(WRITTEN);
  const recorded = run('-u');
  expect(recorded.last[0]).toMatch(/^Recorded anew in test\/evenings: \d+ lines\. Read them with git diff/);
  expect(recorded.last[1]).toBe('1 passed, 1 failed');
  const text = read();
  expect(text).toMatch(/^# two people read\nAnn: \/porto rules\n {2}» ## Overview\n/);
  expect(text).toMatch(/\nBob: \/porto hand\n {2}» .+\n# a person/);
  expect(text).toContain(
    '\nAnn: [Agree]\n  ! line 5, Ann: [Agree]: Ann sees no button “Agree”; there are: none\n',
  );

  const changed = `${text.replace('## Overview', '## Otherwise')}${NEW}`;
  writeFileSync(file, changed);
  const failed = run();
  expect(failed.last.at(-1)).toBe('0 passed, 3 failed');
  expect(failed.output).toMatch(/^- {3}» ## Otherwise\n\+ {3}» ## Overview$/m);
  expect(failed.output).toMatch(/^\+ {3}» ## Overview$/m);
  expect(read()).toBe(changed);
});
