import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { times } from '../support/test-form.ts';

const HANDLE = new URL('../../src/store/dialect/sqlite.ts', import.meta.url).href;
const TIMES = times(40, 400);

function run(program: string, ...flags: readonly string[]): SpawnSyncReturns<string> {
  const args = [...flags, '--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  });
}

/**
 * Returns a program that abandons its databases. Its allocations make V8 collect garbage while no JavaScript runs. A collection
 * that JavaScript requested never made the process abort. The program loads no other module.
 */
const dropping = (use: string) => `
  import Database from 'better-sqlite3';
  import { mkdtempSync, rmSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  const folder = mkdtempSync(join(tmpdir(), 'porto-collected-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  let allocated;
  for (let round = 0; round < ${TIMES}; round++) {
    const database = new Database(':memory:');
    ${use};
    for (let turn = 0; turn < 20; turn++) {
      allocated = Array.from({ length: 2_000 }, (_, index) => ({ index, list: [index] }));
      await new Promise(setImmediate);
    }
  }
`;

// Incident: with better-sqlite3 12, Node 24.18 and later abort when one of its handles is collected
// (WiseLibs/better-sqlite3#1515).
test.each([
  ['statements', "for (let value = 0; value < 50; value++) database.prepare('select ' + value).get()"],
  ['backups', "await database.backup(join(folder, 'copy.sqlite'), { progress: () => 100 })"],
])('databases and their %s are collected, and the process lives', (_what, use) => {
  const { status, signal, stderr } = run(dropping(use));
  expect({ status, signal }, stderr).toEqual({ status: 0, signal: null });
});

const COUNTS = `
  const { Handle } = await import(${JSON.stringify(HANDLE)});
  let collected = 0;
  const registry = new FinalizationRegistry(() => collected++);
  const use = round => {
    const handle = new Handle(':memory:', 1_000);
    registry.register(handle, round);
    handle.prepare('select 1').get();
    if (round % 2 === 0) handle.close();
  };
  for (let round = 0; round < ${TIMES}; round++) use(round);
  for (let tries = 0; tries < 1_000 && collected < ${TIMES}; tries++) {
    await gc({ type: 'major', execution: 'async' });
    await new Promise(setImmediate);
  }
  console.log(collected);
`;

test('nothing keeps a handle that nobody uses', () => {
  const { stdout, stderr } = run(COUNTS, '--expose-gc', '--import', 'tsx');
  expect(stdout.trim(), stderr).toBe(String(TIMES));
});
