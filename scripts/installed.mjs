// Checks that the packages are installed in the versions of package-lock.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const LOAD = `
  require('canvas').createCanvas(1, 1);
  new (require('better-sqlite3'))(':memory:').close();
`;

function packagesIn(path) {
  try {
    const { packages } = JSON.parse(readFileSync(path, 'utf8'));
    return packages && typeof packages === 'object' ? packages : undefined;
  } catch {
    return undefined;
  }
}

/** Returns `musl` or `glibc`. Undefined where it can't be determined. */
export function libc() {
  try {
    return readFileSync('/usr/bin/ldd', 'utf8').includes('musl') ? 'musl' : 'glibc';
  } catch {
    return undefined;
  }
}

function allows(list, value) {
  if (!list) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every(entry => entry.startsWith('!'));
}

/** Returns true for an optional package that may be missing. A package for this very platform must be there. */
function mayBeAbsent(entry) {
  if (!entry.optional) return false;
  if (!entry.os && !entry.cpu) return true;
  const ours = allows(entry.os, process.platform) && allows(entry.cpu, process.arch);
  return !ours || !allows(entry.libc, libc());
}

const isSame = (there, entry) => there.version === entry.version && there.integrity === entry.integrity;

/** Returns the first package that is missing, differs or is left over. @param dev false: packages for development do not count */
function difference(wanted, installed, dev) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || (entry.dev && !dev)) continue;
    const there = installed[path];
    if (!there && mayBeAbsent(entry)) continue;
    if (!there) return `${path} is not installed`;
    if (!isSame(there, entry)) {
      return `${path} is ${there.version}, package-lock.json has ${entry.version}`;
    }
  }
  const extra = Object.keys(installed).find(path => !(path in wanted) && (dev || !installed[path].dev));
  return extra && `${extra} is no longer in package-lock.json`;
}

/**
 * Returns the fault of the native modules. They load in a child process, since a module for another Node version may end its
 * process.
 */
export function nativeTrouble(root) {
  const child = spawnSync(process.execPath, ['--input-type=commonjs', '--eval', LOAD], {
    cwd: root,
    encoding: 'utf8',
  });
  if (child.status === 0) return undefined;
  const reason = /^\w*Error: .*$/m.exec(child.stderr)?.[0] ?? child.signal ?? `exit ${child.status}`;
  return `canvas or better-sqlite3 does not load (${reason})`;
}

/** Returns npm's own lock file of the installed packages. npm writes it last, so an interrupted installation has none. */
function installedIn(root) {
  return packagesIn(join(root, 'node_modules/.package-lock.json'));
}

/** Returns true where packages for development are installed. They stay when `npm start` updates packages. */
export const hasDev = root => Object.values(installedIn(root) ?? {}).some(({ dev }) => dev);

/** Returns how many of the wanted packages are in their places, in words: `212 of 410 packages`. */
export function thereIn(root, { dev }) {
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json')) ?? {}).filter(
    ([path, entry]) => path !== '' && (dev || !entry.dev) && !entry.optional,
  );
  const there = wanted.filter(([path]) => existsSync(join(root, path, 'package.json')));
  return `${there.length} of ${wanted.length} packages`;
}

function goneFrom(root, installed, dev = true) {
  return Object.keys(installed).find(
    path => (dev || !installed[path].dev) && !existsSync(join(root, path, 'package.json')),
  );
}

/** Returns true where everything that npm lists as installed is there and loads. */
export function isWhole(root) {
  const installed = installedIn(root);
  return Boolean(installed && !goneFrom(root, installed) && !nativeTrouble(root));
}

/** Returns the named packages that are not for development alone. */
export function forProduction(root, names) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  return names.filter(name => !wanted?.[`node_modules/${name}`]?.dev);
}

/** Returns the named packages that are missing or differ from the version in package-lock.json. */
export function outdated(root, names) {
  const [wanted, installed] = [packagesIn(join(root, 'package-lock.json')), installedIn(root)];
  return names.filter(name => {
    const path = `node_modules/${name}`;
    const [entry, there] = [wanted?.[path], installed?.[path]];
    if (!entry) return false;
    return !there || !isSame(there, entry) || !existsSync(join(root, path, 'package.json'));
  });
}

/**
 * Returns a state with its reason: `ready`, `old` (npm can update in place) or `broken` (a new installation is needed).
 * @param dev false: packages for development do not count
 */
export function check(root, { dev }) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (!wanted) return { state: 'broken', why: 'package-lock.json cannot be read' };
  const installed = installedIn(root);
  if (!installed) return { state: 'broken', why: 'the packages are not installed yet' };
  const gone = goneFrom(root, installed, dev);
  const why = gone ? `${gone} is missing` : difference(wanted, installed, dev);
  if (why) return { state: 'old', why };
  const trouble = nativeTrouble(root);
  return trouble ? { state: 'broken', why: trouble } : { state: 'ready' };
}
