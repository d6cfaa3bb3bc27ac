// Sets the checkout up: a supported Node, packages that match package-lock.json, two native modules that load, and types of
// the words. With `--omit=dev`, packages for development and the types are left out. It is plain JavaScript without
// dependencies. It writes to standard error only, since `npm run record` prints JSON.
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { killChildren } from './child.mjs';
import { check, forProduction, hasDev, isWhole, outdated, thereIn } from './installed.mjs';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { again, bring, link, ownVersion, pinnedFor, runsUnder, unlink } from './pinned.mjs';
import { Steps } from './steps.mjs';
import { supports } from './supported.mjs';
import { addSystemLibraries } from './system.mjs';
import { writeTypes } from './words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** False: only packages that `npm start` needs must be there. */
const dev = !process.argv.includes('--omit=dev');
const steps = new Steps();
const { say } = steps;

/** Packages whose install scripts may run. No other package's scripts run. */
const scripted = Object.keys(manifest.allowScripts).filter(name => manifest.allowScripts[name]);

/** Runs npm, and prints its words above the line of the present step. */
const talking = (lock, words, options) => npm(lock, root, words, { listen: steps.write, ...options });

/** Names of the packages whose scripts run. */
const building = new Set();

async function runScripts(lock, name) {
  building.add(name);
  const status = await talking(lock, ['rebuild', name, '--ignore-scripts=false']);
  building.delete(name);
  return status === 0;
}

const installPackages = (work, all) =>
  steps.run('step 1 of 3, installing the packages', work, { progress: () => thereIn(root, { dev: all }) });

const buildModules = work =>
  steps.run('step 2 of 3, building the native modules', work, {
    progress: () => (building.size > 2 ? `${building.size} of them` : [...building].join(' and ')),
  });

/** Updates the packages in place. Packages for development that are installed are updated too, else npm would remove them. */
async function update(lock) {
  const all = dev || hasDev(root);
  const toBuild = outdated(root, all ? scripted : forProduction(root, scripted));
  const words = ['install', '--no-save', '--ignore-scripts'];
  if (!(await installPackages(async () => (await talking(lock, words, { dev: all })) === 0, all)))
    return false;
  return buildModules(async () => {
    const built = await Promise.all(toBuild.map(name => runScripts(lock, name)));
    return built.every(Boolean) && isWhole(root);
  });
}

async function installAnew(lock) {
  const ci = async () => (await talking(lock, ['ci', '--ignore-scripts'], { dev })) === 0;
  return (await installPackages(ci, dev)) && buildModules(() => build(lock));
}

async function build(lock) {
  const toBuild = dev ? scripted : forProduction(root, scripted);
  let libraries;
  const addLibraries = () => {
    libraries ??= addSystemLibraries(steps, lock.alsoHeldBy);
    return libraries;
  };
  const rebuild = name => runScripts(lock, name);
  const buildOne = async name => (await rebuild(name)) || ((await addLibraries()) && rebuild(name));
  // The scripts run at the same time, and after `npm ci`, which would remove all packages if one script failed.
  const built = await Promise.all(toBuild.map(buildOne));
  if (!built.every(Boolean)) return false;
  if (isWhole(root)) return true;
  if (libraries || !(await addLibraries())) return false;
  await Promise.all(toBuild.map(rebuild));
  return isWhole(root);
}

async function setUp(lock) {
  const found = check(root, { dev });
  if (found.state === 'ready') return 0;
  say(found.why);
  if (found.state === 'old' && (await update(lock))) return 0;
  if (await installAnew(lock)) return 0;
  say(`the packages could not be installed: ${check(root, { dev }).why ?? 'see above'}`);
  return 1;
}

/** Milliseconds for which a short step prints nothing. */
const QUIET_MS = 3_000;

const LOCK = join(root, '.bootstrap-lock');

/**
 * Checks that the packages are installed and that the types of the English words are made. Making them needs a package for
 * development.
 */
async function installed() {
  const status = check(root, { dev }).state === 'ready' ? 0 : await withLock(LOCK, steps, setUp);
  if (status !== 0) return status;
  try {
    if (dev)
      await steps.run('step 3 of 3, making the types of the words', () => writeTypes(root), {
        quietMs: QUIET_MS,
      });
    steps.end();
    return 0;
  } catch (error) {
    say(error.message);
    return 1;
  }
}

/** Runs under the pinned Node. `own` is the version of this machine's Node. */
async function underPinned(own, wanted) {
  const refusal = `node ${own ?? process.versions.node} is not supported: ${wanted} is needed`;
  const pinned = pinnedFor(root);
  if (pinned.why) {
    say(`${refusal}; ${pinned.why}`);
    return 1;
  }
  if (runsUnder(root, pinned)) {
    const status = await installed();
    if (status === 0) link(root, pinned);
    return status;
  }
  const trouble = await withLock(LOCK, steps, lock => bring(pinned, root, lock, steps));
  if (!trouble) return again(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
  say(`${refusal}; node ${pinned.version} could not be had from the npm registry (${trouble})`);
  return 1;
}

async function main() {
  const wanted = manifest.engines.node;
  const own = ownVersion(root);
  if (!own || !supports(wanted, own)) return underPinned(own, wanted);
  unlink(root);
  return installed();
}

for (const signal of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGBREAK']) {
  process.on(signal, () => {
    killChildren(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

process.exitCode = await main();
