import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = new URL('../../test/support/postgres-process.ts', import.meta.url).href;

// Incident: `npm run chaos` found faults and still ended with 0. A package that it loads ends an idle process with that code.
test('a harness that can start PostgreSQL ends with the exit code that it has set', () => {
  const code = `await import(${JSON.stringify(SERVER)}); process.exitCode = 3;`;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  expect(status).toBe(3);
});
