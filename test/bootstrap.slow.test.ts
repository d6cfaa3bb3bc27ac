import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLong, some, times } from './support/form.ts';

const SCRIPTS = fileURLToPath(new URL('../scripts', import.meta.url));

/**
 * Source of a fake npm that installs the packages of package-lock.json. If a file `no-libraries` exists, the fake npm behaves
 * as if cairo were missing.
 */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
fs.appendFileSync('nodes', process.execPath + '\\n');
console.log('npm talks');
const rest = milliseconds => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
if (fs.existsSync('slow')) rest(700);
while (fs.existsSync('endless')) rest(50);
if (process.argv[2] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
if (fs.existsSync('no-network')) { console.error('npm error code ENOTFOUND'); process.exit(1); }
if (process.argv[2] === 'rebuild') {
  process.exit(process.argv[3] === 'canvas' && fs.existsSync('no-libraries') ? 1 : 0);
}
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
delete packages[''];
if (process.argv.includes('--omit=dev')) {
  for (const path of Object.keys(packages).filter(path => packages[path].dev)) {
    delete packages[path];
    fs.rmSync(path, { recursive: true, force: true });
  }
}
for (const [path, entry] of Object.entries(packages)) {
  if (entry.os && !entry.os.includes(process.platform)) { delete packages[path]; continue; }
  fs.mkdirSync(path, { recursive: true });
  fs.writeFileSync(path + '/package.json', JSON.stringify({ version: entry.version, main: 'index.js' }));
  const code = path.endsWith('canvas')
    ? 'exports.createCanvas = () => {}'
    : 'module.exports = class { close() {} }';
  fs.writeFileSync(path + '/index.js', code);
  if (!entry.bin) continue;
  fs.mkdirSync(path + '/bin');
  fs.copyFileSync(process.execPath, path + '/bin/node', fs.constants.COPYFILE_FICLONE);
}
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

const entry = (version: string) => ({ version, integrity: `sha512-${version}` });
const PACKAGES = {
  '': { name: 'tiny' },
  'node_modules/better-sqlite3': entry('12.0.0'),
  'node_modules/canvas': entry('3.0.0'),
  'node_modules/small': entry('1.0.0'),
  'node_modules/tool': { ...entry('1.0.0'), dev: true },
  'node_modules/elsewhere': { ...entry('1.0.0'), optional: true, os: ['an-other-system'] },
};

const MANIFEST = {
  engines: { node: `^${process.versions.node}` },
  allowScripts: { canvas: true, 'better-sqlite3': true, small: false, tool: true },
};

let root = '';
let bin = '';
const at = (...path: string[]) => join(root, ...path);
const put = (path: string, content: unknown = '') =>
  writeFileSync(at(path), typeof content === 'string' ? content : JSON.stringify(content));
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []);
/** Returns the first words of the npm calls in order, without `rebuild`, whose calls run in parallel. */
const verbs = () => calls().flatMap(call => (call.startsWith('rebuild') ? [] : [call.split(' ')[0]]));
const built = () =>
  calls()
    .flatMap(call => /^rebuild (\S+)/.exec(call)?.[1] ?? [])
    .sort();
const lockWith = (packages: object) => put('package-lock.json', { packages: { ...PACKAGES, ...packages } });

function command(name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

/** @param path value of PATH that hides the machine's own apt-get */
function environment(path?: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    npm_execpath: at('npm-cli.js'),
    NODE_ENV: 'production',
    PATH: path ?? `${bin}${delimiter}${process.env.PATH}`,
  };
}

function setUp(path?: string, ...words: string[]): SpawnSyncReturns<string> {
  const args = [at('scripts/bootstrap.mjs'), ...words];
  return spawnSync(process.execPath, args, { cwd: tmpdir(), env: environment(path), encoding: 'utf8' });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'porto-setup-'));
  bin = at('bin');
  mkdirSync(bin);
  cpSync(SCRIPTS, at('scripts'), { recursive: true, filter: path => basename(path) !== 'node_modules' });
  put('npm-cli.js', FAKE_NPM);
  put('package.json', MANIFEST);
  put('package-lock.json', { packages: PACKAGES });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const setUpForStart = () => setUp(undefined, '--omit=dev');

let made = '';
afterAll(() => rmSync(made, { recursive: true, force: true }));

function installed(): void {
  if (made === '') {
    expect(setUp().status).toBe(0);
    made = mkdtempSync(join(tmpdir(), 'porto-set-up-'));
    cpSync(root, made, { recursive: true });
  } else cpSync(made, root, { recursive: true });
}

describe('packages', () => {
  test('a fresh clone is installed, whatever the outer npm was told, and a second call does nothing', () => {
    const first = setUp();
    expect(first.stderr).toContain('npm talks');
    expect(first.status).toBe(0);
    expect(first.stdout).toBe('');
    expect(verbs()).toEqual(['ci']);
    expect(built()).toEqual(['better-sqlite3', 'canvas', 'tool']);
    for (const call of calls()) {
      expect(call).toContain(
        '--include=dev --include=optional --no-dry-run --no-global --no-package-lock-only',
      );
      expect(call.startsWith('rebuild')).toBe(call.includes('--ignore-scripts=false'));
    }
    const second = setUp();
    expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
    expect(calls()).toHaveLength(4);
    expect(existsSync(at('.bootstrap-lock'))).toBe(false);
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
      const before = calls().length;
      lockWith(change);
      expect(setUp().status).toBe(0);
      expect(verbs()).toEqual(['ci', 'install']);
      const [install, ...rest] = calls().slice(before);
      // During an update too, only the listed packages may run scripts.
      expect(install).toMatch(/^install --no-save --ignore-scripts --/);
      expect(rest.map(call => call.split(' ').slice(0, 3).join(' '))).toEqual(
        rebuilt.map(name => `rebuild ${name} --ignore-scripts=false`),
      );
      setUp();
      expect(verbs()).toHaveLength(2);
    },
  );

  test('a package that left package-lock.json is taken away', () => {
    installed();
    lockWith({ 'node_modules/small': undefined });
    setUp();
    expect(verbs()).toEqual(['ci', 'install']);
  });

  test('a package whose folder is gone is put back', () => {
    installed();
    rmSync(at('node_modules/small'), { recursive: true });
    expect(setUp().status).toBe(0);
    expect(verbs()).toEqual(['ci', 'install']);
    expect(existsSync(at('node_modules/small'))).toBe(true);
  });

  test.runIf(isLong)('a native module whose folder is gone is put back and built', () => {
    installed();
    rmSync(at('node_modules/canvas'), { recursive: true });
    expect(setUp().status).toBe(0);
    expect(verbs()).toEqual(['ci', 'install']);
    expect(built()).toEqual(['better-sqlite3', 'canvas', 'canvas', 'tool']);
  });

  test.runIf(isLong)('an update whose build fails is installed anew', () => {
    installed();
    lockWith({ 'node_modules/canvas': entry('3.0.1') });
    put('no-libraries');
    command('apt-get', `[ "$1" = install ] && rm -f '${at('no-libraries')}'; exit 0`);
    command('dpkg-query', 'echo "python3 installed"; exit 1');
    command('sudo', 'shift; exec "$@"');
    expect(setUp().status).toBe(0);
    expect(verbs()).toEqual(['ci', 'install', 'ci']);
  });

  const DAMAGED: readonly (readonly [string, () => void])[] = [
    [
      'a native module that does not load',
      () => put('node_modules/canvas/index.js', 'throw new Error("wrong ABI")'),
    ],
    [
      'a native module that ends its process',
      () => put('node_modules/better-sqlite3/index.js', 'process.abort()'),
    ],
    ['an install that was cut short', () => rmSync(at('node_modules/.package-lock.json'))],
    ['a damaged list of what is installed', () => put('node_modules/.package-lock.json', '{"packages"')],
  ];

  test.each(some(DAMAGED, 1))('%s: installed anew', (_what, damage) => {
    installed();
    damage();
    expect(setUp().status).toBe(0);
    expect(verbs()).toEqual(['ci', 'ci']);
    expect(setUp().stderr).toBe('');
  });

  test('no network: it fails in words, installs no system package and leaves no lock', () => {
    put('no-network');
    command('apt-get', `echo called >> '${at('apt-calls')}'`);
    const { status, stderr, stdout } = setUp();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('ENOTFOUND');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(at('apt-calls'))).toBe(false);
    expect(existsSync(at('.bootstrap-lock'))).toBe(false);
  });
});

describe('packages for development', () => {
  const tool = () => existsSync(at('node_modules/tool'));

  test('`npm start` in a fresh clone leaves them out, and a second start does nothing', () => {
    const first = setUpForStart();
    expect([first.status, first.stdout, tool()]).toEqual([0, '', false]);
    expect(calls()[0]).toMatch(/^ci --ignore-scripts --omit=dev /);
    expect(built()).toEqual(['better-sqlite3', 'canvas']);
    const second = setUpForStart();
    expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
  });

  test('`npm test` adds them in place, and after an update `npm start` keeps them', () => {
    expect(setUpForStart().status).toBe(0);
    expect([setUp().status, tool()]).toEqual([0, true]);
    expect(verbs()).toEqual(['ci', 'install']);
    expect(setUpForStart().stderr).toBe('');
    lockWith({ 'node_modules/canvas': entry('3.0.1') });
    expect([setUpForStart().status, tool()]).toEqual([0, true]);
    expect(setUp().stderr).toBe('');
    expect(verbs()).toEqual(['ci', 'install', 'install']);
  });

  test('an update by `npm start` alone leaves them out', () => {
    expect(setUpForStart().status).toBe(0);
    lockWith({
      'node_modules/canvas': entry('3.0.1'),
      'node_modules/tool': { ...entry('2.0.0'), dev: true },
    });
    expect([setUpForStart().status, tool()]).toEqual([0, false]);
    expect(verbs()).toEqual(['ci', 'install']);
  });

  const HALF: readonly (readonly [string, () => void])[] = [
    ['gone', () => rmSync(at('node_modules/tool'), { recursive: true })],
    ['out of date', () => lockWith({ 'node_modules/tool': { ...entry('2.0.0'), dev: true } })],
    ['no longer in package-lock.json', () => lockWith({ 'node_modules/tool': undefined })],
  ];

  test.each(HALF)('%s: `npm start` does not mind, and `npm test` brings them up to date', (_what, change) => {
    installed();
    change();
    const started = setUpForStart();
    expect([started.status, started.stderr]).toEqual([0, '']);
    expect(setUp().status).toBe(0);
    expect(verbs()).toEqual(['ci', 'install']);
    expect(setUp().stderr).toBe('');
  });

  test('an install by `npm start` that was cut short is done again', () => {
    expect(setUpForStart().status).toBe(0);
    rmSync(at('node_modules/.package-lock.json'));
    expect([setUpForStart().status, tool()]).toEqual([0, false]);
    expect(verbs()).toEqual(['ci', 'ci']);
    rmSync(at('node_modules/small'), { recursive: true });
    expect([setUpForStart().status, existsSync(at('node_modules/small'))]).toEqual([0, true]);
    expect(verbs()).toEqual(['ci', 'ci', 'install']);
  });
});

describe('a node that is not supported', () => {
  const NAME = `node-${process.platform}-${process.arch}`;
  const PINNED = { [NAME]: process.versions.node };
  const place = () => at('scripts/node/node_modules', NAME, 'bin/node');
  const linked = () => at('node_modules/.bin/node');
  const lines = (text: string) => text.trim().split('\n');

  function offer(packages: Record<string, string> = PINNED): void {
    put('scripts/node/package.json', { optionalDependencies: packages });
    const entries = Object.entries(packages).map(([name, version]) => [
      `node_modules/${name}`,
      { ...entry(version), optional: true, os: process.platform, bin: { node: 'bin/node' } },
    ]);
    put('scripts/node/package-lock.json', { packages: Object.fromEntries(entries) });
  }

  /** Runs the set-up with a Node that claims this version. The Node inside the checkout keeps its true version. */
  function under(version: string, node = process.execPath): SpawnSyncReturns<string> {
    put(
      'other.mjs',
      `if (!process.execPath.startsWith(${JSON.stringify(realpathSync(root))}))
        Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    );
    const env = { ...environment(), NODE_OPTIONS: `--import ${pathToFileURL(at('other.mjs'))}` };
    return spawnSync(node, [at('scripts/bootstrap.mjs')], { cwd: tmpdir(), env, encoding: 'utf8' });
  }

  test('a pinned one is brought, everything is installed under it, and `npm run` finds it first', () => {
    offer();
    const first = under('20.20.2');
    expect([first.status, first.stdout]).toEqual([0, '']);
    expect(lines(first.stderr)[0]).toBe(
      `setup: bringing node ${process.versions.node} from the npm registry, for this folder alone`,
    );
    expect(readFileSync(at('scripts/node/calls'), 'utf8')).toMatch(/^ci --ignore-scripts /);
    expect(readFileSync(at('nodes'), 'utf8').trim().split('\n')).toEqual(
      calls().map(() => realpathSync(place())),
    );
    expect(verbs()).toEqual(['ci']);
    expect(realpathSync(linked())).toBe(realpathSync(place()));
    for (const node of [linked(), process.execPath]) expect(under('20.20.2', node).stderr).toBe('');
    expect(verbs()).toEqual(['ci']);
  });

  test('the machine gets a node that is supported: that is used from then on', () => {
    offer();
    expect(under('20.20.2').status).toBe(0);
    expect(under(process.versions.node, linked()).stderr).toBe('');
    expect(existsSync(linked())).toBe(false);
    expect(under('20.20.2').stderr).toBe('');
    expect(existsSync(linked())).toBe(true);
    expect(verbs()).toEqual(['ci']);
  });

  test('no network: one line says so, and what is possible', () => {
    offer();
    put('scripts/node/no-network');
    const { status, stderr } = under('20.20.2');
    expect(status).toBe(1);
    expect(lines(stderr).slice(1)).toEqual([
      `setup: node 20.20.2 is not supported: ^${process.versions.node} is needed; node ${process.versions.node} could not be had from the npm registry (ENOTFOUND)`,
    ]);
    expect(calls()).toEqual([]);
  });

  test('none is there for this machine: one line says so, and which are', () => {
    offer({ 'node-plan9-mips': '1.0.0' });
    const { status, stderr } = under('20.20.2');
    expect([status, calls()]).toEqual([1, []]);
    expect(lines(stderr)).toEqual([
      `setup: node 20.20.2 is not supported: ^${process.versions.node} is needed; the set-up brings one on plan9-mips with glibc, and this is ${process.platform}-${process.arch}`,
    ]);
  });

  const VERSIONS = [
    ['20.20.2', 1],
    ['22.12.0', 1],
    ['22.13.0', 0],
    ['24.21.0', 0],
    ['25.1.0', 1],
    ['26.10.0', 0],
  ] as const;

  test.each(some(VERSIONS, 3))('%s: exit %i by what package.json says', (version, expected) => {
    offer({});
    const { engines } = JSON.parse(readFileSync(join(SCRIPTS, '../package.json'), 'utf8'));
    put('package.json', { ...MANIFEST, engines });
    expect(under(version).status).toBe(expected);
  });
});

describe('two at once', () => {
  test('one installs, the others wait for it', async () => {
    put('slow');
    const run = () =>
      new Promise<string>(resolve => {
        const child = spawn(process.execPath, [at('scripts/bootstrap.mjs')], { env: environment() });
        let said = '';
        child.stderr.on('data', (text: Buffer) => {
          said += String(text);
        });
        child.on('close', status => resolve(status === 0 ? '' : `exit ${status}: ${said}`));
      });
    const ended = await Promise.all(Array.from({ length: times(2, 3) }, run));
    expect(new Set(ended)).toEqual(new Set(['']));
    expect(verbs()).toEqual(['ci']);
  });

  test('the lock of a process that died is taken over', () => {
    const dead = spawnSync(process.execPath, ['--version']).pid;
    mkdirSync(at('.bootstrap-lock'));
    put('.bootstrap-lock/holders.json', [dead]);
    expect(setUp().status).toBe(0);
    expect(verbs()).toEqual(['ci']);
    expect(existsSync(at('.bootstrap-lock'))).toBe(false);
  });

  test('SIGTERM ends the install and frees the lock', async () => {
    put('endless');
    const child = spawn(process.execPath, [at('scripts/bootstrap.mjs')], {
      env: environment(),
      stdio: 'ignore',
    });
    while (!existsSync(at('calls'))) await new Promise(resolve => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(143);
    expect(existsSync(at('.bootstrap-lock'))).toBe(false);
  });
});

describe('system libraries', () => {
  const apt = () => readFileSync(at('apt-calls'), 'utf8').trim().split('\n');

  function machine(): string {
    const tools = ['sh', 'env', 'rm', 'touch', 'cat'];
    for (const tool of tools) {
      const place = (process.env.PATH ?? '').split(delimiter).find(folder => existsSync(join(folder, tool)));
      if (place) command(tool, `exec '${join(place, tool)}' "$@"`);
    }
    return [bin, dirname(process.execPath)]
      .filter(folder => folder === bin || !existsSync(join(folder, 'apt-get')))
      .join(delimiter);
  }

  beforeEach(() => {
    put('no-libraries');
    command('dpkg-query', 'echo "python3 installed"; echo "libgif-dev config-files"; exit 1');
    command('sudo', 'shift; exec "$@"');
  });

  test('canvas cannot be compiled: they are installed, then canvas is tried again', () => {
    command(
      'apt-get',
      `[ "$1" = --version ] && exit 0; echo "$DEBIAN_FRONTEND $*" >> '${at('apt-calls')}'; rm -f '${at('no-libraries')}'; echo apt talks`,
    );
    const { status, stdout } = setUp();
    expect(status).toBe(0);
    expect(stdout).toBe('');
    expect(verbs()).toEqual(['ci']);
    expect(built()).toEqual(['better-sqlite3', 'canvas', 'canvas', 'tool']);
    expect(apt()).toEqual([
      'noninteractive install -y --no-install-recommends build-essential pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev',
    ]);
  });

  test.runIf(isLong)('lists of packages that are out of date are renewed first', () => {
    command(
      'apt-get',
      `[ "$1" = --version ] && exit 0; echo "$1" >> '${at('apt-calls')}'
       [ "$1" = update ] && touch '${at('updated')}'
       [ -e '${at('updated')}' ] || exit 100
       [ "$1" = install ] && rm -f '${at('no-libraries')}'; exit 0`,
    );
    expect(setUp().status).toBe(0);
    expect(apt()).toEqual(['install', 'update', 'install']);
  });

  test.runIf(isLong)('where they cannot be installed, one line names them', () => {
    const path = machine();
    const { status, stderr } = setUp(path);
    expect(status).toBe(1);
    const named = stderr.split('\n').filter(line => line.includes('libcairo2-dev'));
    expect(named).toHaveLength(1);
    expect(named[0]).toContain('build-essential pkg-config libcairo2-dev libpango1.0-dev');
    expect(named[0]).not.toContain('python3');
    expect(verbs()).toEqual(['ci']);
  });

  test('nothing of them is missing: the failure is told and apt-get left alone', () => {
    command('apt-get', `echo "$1" >> '${at('apt-calls')}'`);
    command('dpkg-query', 'shift 3; for name in "$@"; do echo "$name installed"; done');
    expect(setUp().status).toBe(1);
    expect(existsSync(at('apt-calls'))).toBe(false);
  });
});
