// Bundles the bot and its child processes into a few files in dist/run, so that a start does not compile TypeScript. Modules
// that are loaded on demand, such as PostgreSQL and the playground, stay so. `--image` is for containers: without the
// playground and with the commands for the database.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs of the bundle: the bot, and the processes that it starts. */
export const PROGRAMS = {
  main: 'src/start.ts',
  painter: 'src/games/painter.ts',
  thinking: 'src/games/thinking.ts',
  'time-lapse': 'src/games/time-lapse.ts',
  'time-lapse-thread': 'src/stage/timelapse/time-lapse-thread.ts',
};
/** Tools that an operator runs on a database by hand. */
export const TOOLS = { db: 'src/cli/db.ts', host: 'src/cli/host.ts' };

const PARTS = 'parts';
/** Time for which old parts are kept, since a running bot may still load them. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Escapes characters beyond Latin-1. A single one would make V8 store the whole file with two bytes a character. esbuild
 * escapes them in strings, but not in regular expressions.
 */
const escaped = text =>
  text.replace(/[^\0-\xff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Plugin that keeps each module's own URL, so that a bundled module finds the files beside its source: data, fonts, the
 * playground's page.
 */
const sourcesKnowTheirPlace = {
  name: 'sources-know-their-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: escaped(await readFile(path, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }));
  },
};

const withoutPlayground = {
  name: 'without-playground',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/playground\.ts$/ }, () => ({ path: './playground.js', external: true }));
  },
};

/**
 * Deletes old parts. A part's name contains a hash of its content, so the parts of earlier builds stay beside the new ones
 * for a while.
 */
async function sweep(folder, written) {
  const now = Date.now();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!written.has(path) && now - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}

/**
 * Bundles each entry, by the name of its file, and their common parts into a folder of the checkout. Programs that already
 * run from there keep working. Rejects where a source can't be read or the folder can't be written.
 */
export async function bundle(folder, entries, { playground = true } = {}) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: `${PARTS}/[name]-[hash]`,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    packages: 'external',
    // These packages are TypeScript, which Node does not load from node_modules.
    alias: {
      'local-discord': join(root, 'packages/local-discord/src/index.ts'),
      'local-discord/page': join(root, 'packages/local-discord/src/page/index.ts'),
    },
    define: { 'process.env.BUNDLE_FOLDER': JSON.stringify(pathToFileURL(join(folder, '/')).href) },
    // Node keeps the bundled source in memory, so whitespace is removed.
    minifyWhitespace: true,
    // Node prints the line of an error, which must not be too long.
    lineLimit: 200,
    keepNames: true,
    // Errors name the file and line of the source, with `node --enable-source-maps`.
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [sourcesKnowTheirPlace, ...(playground ? [] : [withoutPlayground])],
    logLevel: 'warning',
  });
  const parts = join(folder, PARTS);
  await mkdir(parts, { recursive: true });
  // Entries are written last, so that a process that starts meanwhile finds all parts of its build.
  const isEntry = ({ path }) => dirname(path) !== parts;
  for (const { path, contents } of outputFiles.toSorted((one, other) => isEntry(one) - isEntry(other))) {
    const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
    await writeFile(fresh, contents);
    await rename(fresh, path);
  }
  await sweep(parts, new Set(outputFiles.map(({ path }) => path)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { values } = parseArgs({ options: { image: { type: 'boolean', default: false } } });
    const entries = values.image ? { ...PROGRAMS, ...TOOLS } : PROGRAMS;
    await bundle(join(root, 'dist/run'), entries, { playground: !values.image });
  } catch (error) {
    process.stderr.write(`setup: the bot can't be made ready: ${error.message}\n`);
    process.exitCode = 1;
  }
}
