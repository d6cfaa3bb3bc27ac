import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Steps, timeOf } from '../scripts/steps.mjs';
import { FakeClone } from './support/fake-clone.ts';

/** Runs a step of 100 milliseconds with a line every 20, in which another program prints a word. */
async function shown(isTTY: boolean): Promise<string> {
  let said = '';
  const steps = new Steps({ isTTY, write: text => (said += text) }, 20);
  const work = async (): Promise<void> => {
    await sleep(50);
    steps.write('npm talks\n');
    await sleep(50);
  };
  await steps.run('step 1 of 2, installing', work, { progress: () => '3 of 4 packages' });
  await steps.run('step 2 of 2, building', async () => false);
  await steps.run('a short step', () => sleep(1), { quietMs: 60_000 });
  steps.end();
  return said;
}

test('in a log each step has a line at its beginning, lines with progress and time, and a line at its end', async () => {
  const lines = (await shown(false)).trim().split('\n');
  expect(lines[0]).toBe('setup: step 1 of 2, installing …');
  expect(lines[1]).toBe('setup: step 1 of 2, installing … 3 of 4 packages, 0 s');
  expect(lines).toContain('npm talks');
  expect(lines.slice(-4)).toEqual([
    'setup: step 1 of 2, installing: done after 0 s',
    'setup: step 2 of 2, building …',
    'setup: step 2 of 2, building: failed after 0 s',
    'setup: all is installed after 0 s (installing 0 s, building 0 s)',
  ]);
});

test('on a terminal a step is one line that is drawn anew, below the words of other programs', async () => {
  const said = await shown(true);
  const line = 'setup: step 1 of 2, installing … 3 of 4 packages, 0 s';
  expect(said).toContain(`\r\x1b[K${line}\r\x1b[K`);
  expect(said).toContain(`\r\x1b[Knpm talks\n${line}`);
  expect(said.split('\n').map(text => text.split('\x1b[K').at(-1))).toEqual([
    'npm talks',
    'setup: step 1 of 2, installing: done after 0 s',
    'setup: step 2 of 2, building: failed after 0 s',
    'setup: all is installed after 0 s (installing 0 s, building 0 s)',
    '',
  ]);
});

test('times are reported in seconds, and from a minute in minutes', () => {
  expect([400, 35_000, 59_400, 125_000].map(timeOf)).toEqual(['0 s', '35 s', '59 s', '2 min 5 s']);
});

function fresh(): FakeClone {
  const clone = new FakeClone();
  onTestFinished(() => clone.remove());
  return clone;
}

test('a fresh clone names its steps and their times, and a later start prints nothing', () => {
  const clone = fresh();
  const time = String.raw`\d+ s`;
  const lines = clone.setUpForStart().stderr.trim().split('\n');
  expect(lines.filter(line => line.startsWith('setup:'))).toEqual([
    'setup: the packages are not installed yet',
    'setup: step 1 of 3, installing the packages …',
    expect.stringMatching(`^setup: step 1 of 3, installing the packages: done after ${time}$`),
    'setup: step 2 of 3, building the native modules …',
    expect.stringMatching(`^setup: step 2 of 3, building the native modules: done after ${time}$`),
    expect.stringMatching(
      `^setup: all is installed after ${time} \\(installing the packages ${time}, building the native modules ${time}\\)$`,
    ),
  ]);
  expect(clone.setUpForStart().stderr).toBe('');
});

test('who waits for another set-up reads which one that is', async () => {
  const clone = fresh();
  const lock = clone.at('.bootstrap-lock');
  mkdirSync(lock);
  clone.put('.bootstrap-lock/holders.json', [process.pid]);
  clone.put('.bootstrap-lock/name', 'npm run test');
  const waiting = spawn(process.execPath, [clone.at('scripts/bootstrap.mjs')], { env: clone.environment() });
  let said = '';
  waiting.stderr.on('data', data => (said += String(data)));
  const line = `setup: waiting for npm run test (process ${process.pid}), which sets up this folder`;
  await vi.waitFor(() => expect(said).toContain(`${line} …\n`), { timeout: 600_000 });
  const ended = once(waiting, 'close');
  rmSync(lock, { recursive: true });
  expect(await ended).toEqual([0, null]);
  expect(said).toContain(`${line}: done after `);
});
