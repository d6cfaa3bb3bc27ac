import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entry, FakeClone } from './support/fake-clone.ts';
import { isLong, some, times } from './support/test-form.ts';

let clone: FakeClone;
beforeEach(() => {
  clone = new FakeClone();
});
afterEach(() => clone.remove());

let made = '';
afterAll(() => rmSync(made, { recursive: true, force: true }));

function installed(): void {
  if (made === '') {
    expect(clone.setUp().status).toBe(0);
    made = mkdtempSync(join(tmpdir(), 'porto-set-up-'));
    cpSync(clone.root, made, { recursive: true });
  } else cpSync(made, clone.root, { recursive: true });
}

describe('packages', () => {
  test('a fresh clone is installed, whatever options the outer npm has, and a second call does nothing', () => {
    const first = clone.setUp();
    expect(first.stderr).toContain('npm talks');
    expect(first.status).toBe(0);
    expect(first.stdout).toBe('');
    expect(clone.verbs()).toEqual(['ci']);
    expect(clone.built()).toEqual(['better-sqlite3', 'canvas', 'tool']);
    for (const call of clone.calls()) {
      expect(call).toContain(
        '--include=dev --include=optional --no-dry-run --no-global --no-package-lock-only',
      );
      expect(call.startsWith('rebuild')).toBe(call.includes('--ignore-scripts=false'));
    }
    const second = clone.setUp();
    expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
    expect(clone.calls()).toHaveLength(4);
    expect(existsSync(clone.at('.bootstrap-lock'))).toBe(false);
  });

  const CHANGED: readonly (readonly [string, object, readonly string[]])[] = [
    ['a changed version', { 'node_modules/canvas': entry('3.0.1') }, ['canvas']],
    [
      'a changed content',
      { 'node_modules/canvas': { version: '3.0.0', integrity: 'sha512-other' } },
      ['canvas'],
    ],
    ['a new package', { 'node_modules/new': entry('1.0.0') }, []],
    [
      'a new package of this platform',
      { 'node_modules/new': { ...entry('1.0.0'), optional: true, os: [process.platform] } },
      [],
    ],
  ];

  test.each(some(CHANGED, 2))(
    '%s in package-lock.json: brought up to date in place',
    (_what, change, rebuilt) => {
      installed();
      const before = clone.calls().length;
      clone.lockWith(change);
      expect(clone.setUp().status).toBe(0);
      expect(clone.verbs()).toEqual(['ci', 'install']);
      const [install, ...rest] = clone.calls().slice(before);
      // During an update too, only the listed packages may run scripts.
      expect(install).toMatch(/^install --no-save --ignore-scripts --/);
      expect(rest.map(call => call.split(' ').slice(0, 3).join(' '))).toEqual(
        rebuilt.map(name => `rebuild ${name} --ignore-scripts=false`),
      );
      clone.setUp();
      expect(clone.verbs()).toHaveLength(2);
    },
  );

  test('a package that left package-lock.json is taken away', () => {
    installed();
    clone.lockWith({ 'node_modules/small': undefined });
    clone.setUp();
    expect(clone.verbs()).toEqual(['ci', 'install']);
  });

  test('a package whose folder is gone is put back', () => {
    installed();
    rmSync(clone.at('node_modules/small'), { recursive: true });
    expect(clone.setUp().status).toBe(0);
    expect(clone.verbs()).toEqual(['ci', 'install']);
    expect(existsSync(clone.at('node_modules/small'))).toBe(true);
  });

  test.runIf(isLong)('a native module whose folder is gone is put back and built', () => {
    installed();
    rmSync(clone.at('node_modules/canvas'), { recursive: true });
    expect(clone.setUp().status).toBe(0);
    expect(clone.verbs()).toEqual(['ci', 'install']);
    expect(clone.built()).toEqual(['better-sqlite3', 'canvas', 'canvas', 'tool']);
  });

  test.runIf(isLong)('an update whose build fails is installed anew', () => {
    installed();
    clone.lockWith({ 'node_modules/canvas': entry('3.0.1') });
    clone.put('no-libraries');
    clone.command('apt-get', `[ "$1" = install ] && rm -f '${clone.at('no-libraries')}'; exit 0`);
    clone.command('dpkg-query', 'echo "python3 installed"; exit 1');
    clone.command('sudo', 'shift; exec "$@"');
    expect(clone.setUp().status).toBe(0);
    expect(clone.verbs()).toEqual(['ci', 'install', 'ci']);
  });

  const DAMAGED: readonly (readonly [string, () => void])[] = [
    [
      'a native module that does not load',
      () => clone.put('node_modules/canvas/index.js', 'throw new Error("wrong ABI")'),
    ],
    [
      'a native module that ends its process',
      () => clone.put('node_modules/better-sqlite3/index.js', 'process.abort()'),
    ],
    ['an install that was cut short', () => rmSync(clone.at('node_modules/.package-lock.json'))],
    [
      'a damaged list of what is installed',
      () => clone.put('node_modules/.package-lock.json', '{"packages"'),
    ],
  ];

  test.each(some(DAMAGED, 1))('%s: installed anew', (_what, damage) => {
    installed();
    damage();
    expect(clone.setUp().status).toBe(0);
    expect(clone.verbs()).toEqual(['ci', 'ci']);
    expect(clone.setUp().stderr).toBe('');
  });

  test('no network: it fails in words, installs no system package and leaves no lock', () => {
    clone.put('no-network');
    clone.command('apt-get', `echo called >> '${clone.at('apt-calls')}'`);
    const { status, stderr, stdout } = clone.setUp();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('ENOTFOUND');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(clone.at('apt-calls'))).toBe(false);
    expect(existsSync(clone.at('.bootstrap-lock'))).toBe(false);
  });
});

describe('packages for development', () => {
  const tool = () => existsSync(clone.at('node_modules/tool'));

  test('`npm start` in a fresh clone leaves them out, and a second start does nothing', () => {
    const first = clone.setUpForStart();
    expect([first.status, first.stdout, tool()]).toEqual([0, '', false]);
    expect(clone.calls()[0]).toMatch(/^ci --ignore-scripts --omit=dev /);
    expect(clone.built()).toEqual(['better-sqlite3', 'canvas']);
    const second = clone.setUpForStart();
    expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
  });

  test('`npm test` adds them in place, and after an update `npm start` keeps them', () => {
    expect(clone.setUpForStart().status).toBe(0);
    expect([clone.setUp().status, tool()]).toEqual([0, true]);
    expect(clone.verbs()).toEqual(['ci', 'install']);
    expect(clone.setUpForStart().stderr).toBe('');
    clone.lockWith({ 'node_modules/canvas': entry('3.0.1') });
    expect([clone.setUpForStart().status, tool()]).toEqual([0, true]);
    expect(clone.setUp().stderr).toBe('');
    expect(clone.verbs()).toEqual(['ci', 'install', 'install']);
  });

  test('an update by `npm start` alone leaves them out', () => {
    expect(clone.setUpForStart().status).toBe(0);
    clone.lockWith({
      'node_modules/canvas': entry('3.0.1'),
      'node_modules/tool': { ...entry('2.0.0'), dev: true },
    });
    expect([clone.setUpForStart().status, tool()]).toEqual([0, false]);
    expect(clone.verbs()).toEqual(['ci', 'install']);
  });

  const HALF: readonly (readonly [string, () => void])[] = [
    ['gone', () => rmSync(clone.at('node_modules/tool'), { recursive: true })],
    ['out of date', () => clone.lockWith({ 'node_modules/tool': { ...entry('2.0.0'), dev: true } })],
    ['no longer in package-lock.json', () => clone.lockWith({ 'node_modules/tool': undefined })],
  ];

  test.each(HALF)('%s: `npm start` does not mind, and `npm test` brings them up to date', (_what, change) => {
    installed();
    change();
    const started = clone.setUpForStart();
    expect([started.status, started.stderr]).toEqual([0, '']);
    expect(clone.setUp().status).toBe(0);
    expect(clone.verbs()).toEqual(['ci', 'install']);
    expect(clone.setUp().stderr).toBe('');
  });

  test('an install by `npm start` that was cut short is done again', () => {
    expect(clone.setUpForStart().status).toBe(0);
    rmSync(clone.at('node_modules/.package-lock.json'));
    expect([clone.setUpForStart().status, tool()]).toEqual([0, false]);
    expect(clone.verbs()).toEqual(['ci', 'ci']);
    rmSync(clone.at('node_modules/small'), { recursive: true });
    expect([clone.setUpForStart().status, existsSync(clone.at('node_modules/small'))]).toEqual([0, true]);
    expect(clone.verbs()).toEqual(['ci', 'ci', 'install']);
  });
});

describe('two at once', () => {
  test('one installs, the others wait for it', async () => {
    clone.put('slow');
    const run = () =>
      new Promise<string>(resolve => {
        const child = spawn(process.execPath, [clone.at('scripts/bootstrap.mjs')], {
          env: clone.environment(),
        });
        let said = '';
        child.stderr.on('data', (text: Buffer) => {
          said += String(text);
        });
        child.on('close', status => resolve(status === 0 ? '' : `exit ${status}: ${said}`));
      });
    const ended = await Promise.all(Array.from({ length: times(2, 3) }, run));
    expect(new Set(ended)).toEqual(new Set(['']));
    expect(clone.verbs()).toEqual(['ci']);
  });

  test('the lock of a process that died is taken over', () => {
    const dead = spawnSync(process.execPath, ['--version']).pid;
    mkdirSync(clone.at('.bootstrap-lock'));
    clone.put('.bootstrap-lock/holders.json', [dead]);
    expect(clone.setUp().status).toBe(0);
    expect(clone.verbs()).toEqual(['ci']);
    expect(existsSync(clone.at('.bootstrap-lock'))).toBe(false);
  });

  test('SIGTERM ends the install and frees the lock', async () => {
    clone.put('endless');
    const child = spawn(process.execPath, [clone.at('scripts/bootstrap.mjs')], {
      env: clone.environment(),
      stdio: 'ignore',
    });
    while (!existsSync(clone.at('calls'))) await new Promise(resolve => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(143);
    expect(existsSync(clone.at('.bootstrap-lock'))).toBe(false);
  });
});
