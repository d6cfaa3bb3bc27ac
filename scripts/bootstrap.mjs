// Sets the checkout up: packages that match package-lock.json and two native modules that load.
// Plain node without dependencies. Speaks on standard error only, since `npm run record` prints JSON.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { killChildren, run } from './child.mjs';
import { check, isWhole, outdated } from './installed.mjs';
import { withLock } from './lock.mjs';
import { addSystemLibraries } from './system.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const say = line => process.stderr.write(`setup: ${line}\n`);

/** What the outer npm was told (`--omit=dev`, NODE_ENV, `--dry-run`) reaches us as settings; flags outrank them. */
const FLAGS = [
  '--include=dev',
  '--include=optional',
  '--no-dry-run',
  '--no-global',
  '--no-package-lock-only',
  '--package-lock',
  '--no-audit',
  '--no-fund',
];

/** `range` is what package.json says: carets joined by `||`. */
function supports(range, version) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some(part => {
    const [wantMajor, wantMinor = 0] = part.trim().replace('^', '').split('.').map(Number);
    return major === wantMajor && minor >= wantMinor;
  });
}

function npmCommand() {
  const prefix = dirname(dirname(process.execPath));
  const candidates = [
    process.env.npm_execpath,
    join(prefix, 'lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ];
  const cli = candidates.find(path => path && /npm-cli\.c?js$/.test(path) && existsSync(path));
  return cli ? [process.execPath, cli] : ['npm'];
}

/** Node's own headers, where they came along with node, save node-gyp a download. */
function npmEnvironment() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include/node/node.h'))
    ? { ...process.env, npm_config_nodedir: prefix }
    : process.env;
}

/** Resolves to npm's exit status. */
function npm(lock, ...words) {
  const [command, ...before] = npmCommand();
  const args = [...before, ...words, ...FLAGS, `--prefix=${root}`];
  return run(command, args, { cwd: root, env: npmEnvironment(), onStart: lock.alsoHeldBy });
}

/** The packages that may run a script of theirs when they are installed; no other does. */
const scripted = Object.keys(manifest.allowScripts);

const runScripts = async (lock, name) => (await npm(lock, 'rebuild', name, '--ignore-scripts=false')) === 0;

async function update(lock) {
  const toBuild = outdated(root, scripted);
  if ((await npm(lock, 'install', '--no-save', '--ignore-scripts')) !== 0) return false;
  const built = await Promise.all(toBuild.map(name => runScripts(lock, name)));
  return built.every(Boolean) && isWhole(root);
}

async function installAnew(lock) {
  say('installing the packages; the first time this takes a minute or two');
  if ((await npm(lock, 'ci', '--ignore-scripts')) !== 0) return false;
  let libraries;
  const addLibraries = () => {
    libraries ??= addSystemLibraries(say, lock.alsoHeldBy);
    return libraries;
  };
  const rebuild = name => runScripts(lock, name);
  const build = async name => (await rebuild(name)) || ((await addLibraries()) && rebuild(name));
  // Side by side, and apart from `npm ci`, which takes everything away again when one of them fails.
  const built = await Promise.all(scripted.map(build));
  if (!built.every(Boolean)) return false;
  if (isWhole(root)) return true;
  if (libraries || !(await addLibraries())) return false;
  await Promise.all(scripted.map(rebuild));
  return isWhole(root);
}

async function setUp(lock) {
  const found = check(root);
  if (found.state === 'ready') return 0;
  say(found.why);
  if (found.state === 'old' && (await update(lock))) return 0;
  if (await installAnew(lock)) return 0;
  say(`the packages could not be installed: ${check(root).why ?? 'see above'}`);
  return 1;
}

async function main() {
  const wanted = manifest.engines.node;
  if (!supports(wanted, process.versions.node)) {
    say(`node ${process.versions.node} is not supported: ${wanted} is needed`);
    return 1;
  }
  if (check(root).state === 'ready') return 0;
  return withLock(join(root, '.bootstrap-lock'), say, setUp);
}

for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
]) {
  process.on(signal, () => {
    killChildren(signal);
    process.exit(128 + number);
  });
}

process.exitCode = await main();
