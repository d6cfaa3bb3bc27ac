// Makes dist/bot: the bot as a folder that runs without this checkout, without npm and without a network. It is laid out like
// the checkout. It holds the bundled programs, the files that they read, and only the packages that they need.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle, PROGRAMS, TOOLS } from './bundle.mjs';
import { nativeTrouble } from './installed.mjs';
import { isNeeded } from './needed.mjs';
import { closure, lockOf, manifestOf } from './production.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUNDLE = 'dist/run';
/** Files that the folder has in the same places as the checkout. */
const COPIED = ['data', 'LICENSE', '.env.example', 'docs/deploy/porto.service', 'scripts/healthcheck.mjs'];

const readJson = async path => JSON.parse(await readFile(join(root, path), 'utf8'));
const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** Returns the paths of all catalogues of the bot from the top of the checkout. */
async function catalogues() {
  const files = await Promise.all(['src', 'commands'].map(room => filesBelow(join(root, room))));
  return files
    .flat()
    .filter(path => path.endsWith('.ftl'))
    .map(path => relative(root, path));
}

/** Copies a file or folder to the same place. A checkout's own database is in data/db. */
const copy = (top, path) =>
  cp(join(root, path), join(top, path), {
    recursive: true,
    filter: source => relative(root, source) !== join('data', 'db'),
  });

/** Copies the packages that the bot needs, without files that no running program reads. */
async function copyPackages(top, paths) {
  const code = await Promise.all(
    (await filesBelow(join(top, BUNDLE)))
      .filter(path => path.endsWith('.js'))
      .map(path => readFile(path, 'utf8')),
  );
  // esbuild continues a long string on the next line.
  const needed = isNeeded(code.join('\n').replaceAll('\\\n', ''));
  for (const path of paths) {
    const from = join(root, path);
    await cp(from, join(top, path), {
      recursive: true,
      dereference: true,
      // A package inside another one has its own line in the lock file.
      filter: source => basename(source) !== 'node_modules' && needed(relative(root, source)),
    });
  }
}

/** Makes the folder at `top`, which must not exist. */
async function fill(top) {
  const manifest = manifestOf(await readJson('package.json'));
  const lock = await readJson('package-lock.json');
  const paths = closure(lock.packages, Object.keys(manifest.dependencies));
  await bundle(join(top, BUNDLE), { ...PROGRAMS, ...TOOLS }, { playground: false, top });
  for (const path of [...COPIED, ...(await catalogues())]) await copy(top, path);
  await copyPackages(top, paths);
  await writeJson(join(top, 'package.json'), manifest);
  await writeJson(join(top, 'package-lock.json'), lockOf(lock, manifest, paths));
}

/** Builds the folder beside its place, and then replaces an older one. */
async function build(folder) {
  const fresh = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
  try {
    await mkdir(dirname(folder), { recursive: true });
    await fill(fresh);
    const trouble = nativeTrouble(fresh);
    if (trouble) throw new Error(trouble);
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

const folder = resolve(process.argv[2] ?? join(root, 'dist/bot'));
try {
  await build(folder);
  process.stderr.write(`setup: the bot is in ${folder}\n`);
} catch (error) {
  process.stderr.write(`setup: ${folder} can't be made: ${error.message}\n`);
  process.exitCode = 1;
}
