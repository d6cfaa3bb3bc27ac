import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));

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

export const entry = (version: string) => ({ version, integrity: `sha512-${version}` });
const PACKAGES = {
  '': { name: 'tiny' },
  'node_modules/better-sqlite3': entry('12.0.0'),
  'node_modules/canvas': entry('3.0.0'),
  'node_modules/small': entry('1.0.0'),
  'node_modules/tool': { ...entry('1.0.0'), dev: true },
  'node_modules/elsewhere': { ...entry('1.0.0'), optional: true, os: ['an-other-system'] },
};

export const MANIFEST = {
  engines: { node: `^${process.versions.node}` },
  allowScripts: { canvas: true, 'better-sqlite3': true, small: false, tool: true },
};

/** Folder with the project's set-up scripts, a few packages and a fake npm. */
export class FakeClone {
  readonly root = mkdtempSync(join(tmpdir(), 'porto-setup-'));
  /** Folder of the commands that the set-up finds first. */
  readonly bin = this.at('bin');

  constructor() {
    mkdirSync(this.bin);
    const filter = (path: string): boolean => basename(path) !== 'node_modules';
    cpSync(SCRIPTS, this.at('scripts'), { recursive: true, filter });
    this.put('npm-cli.js', FAKE_NPM);
    this.put('package.json', MANIFEST);
    this.lockWith({});
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  at(...path: string[]): string {
    return join(this.root, ...path);
  }

  put(path: string, content: unknown = ''): void {
    writeFileSync(this.at(path), typeof content === 'string' ? content : JSON.stringify(content));
  }

  lockWith(packages: object): void {
    this.put('package-lock.json', { packages: { ...PACKAGES, ...packages } });
  }

  /** Lists the calls of npm in order. */
  calls(): readonly string[] {
    return existsSync(this.at('calls')) ? readFileSync(this.at('calls'), 'utf8').trim().split('\n') : [];
  }

  /** Lists the first words of the calls of npm in order, without `rebuild`, whose calls run in parallel. */
  verbs(): readonly (string | undefined)[] {
    return this.calls().flatMap(call => (call.startsWith('rebuild') ? [] : [call.split(' ')[0]]));
  }

  built(): readonly string[] {
    return this.calls()
      .flatMap(call => /^rebuild (\S+)/.exec(call)?.[1] ?? [])
      .sort();
  }

  command(name: string, script: string): void {
    writeFileSync(join(this.bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(this.bin, name), 0o755);
  }

  /** @param path value of PATH that hides the machine's own apt-get */
  environment(path?: string): NodeJS.ProcessEnv {
    return {
      ...process.env,
      npm_execpath: this.at('npm-cli.js'),
      NODE_ENV: 'production',
      PATH: path ?? `${this.bin}${delimiter}${process.env.PATH}`,
    };
  }

  setUp(path?: string, ...words: string[]): SpawnSyncReturns<string> {
    const args = [this.at('scripts/bootstrap.mjs'), ...words];
    const env = this.environment(path);
    return spawnSync(process.execPath, args, { cwd: tmpdir(), env, encoding: 'utf8' });
  }

  setUpForStart(): SpawnSyncReturns<string> {
    return this.setUp(undefined, '--omit=dev');
  }
}
