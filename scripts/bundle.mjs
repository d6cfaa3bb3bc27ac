// Bundles the bot and its child processes into a few files in dist/run, so that a start does not compile TypeScript. Modules
// that are loaded on demand, such as PostgreSQL and the playground, stay so. `--tools` bundles the commands for operators
// into dist/tools instead, beside a bot that runs.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { Steps } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs of the bundle: the bot, and the processes that it starts. */
export const PROGRAMS = {
  main: 'src/start.ts',
  painter: 'src/games/painter.ts',
  thinking: 'src/games/thinking.ts',
  'time-lapse': 'src/games/time-lapse.ts',
  'time-lapse-thread': 'src/presentation/timelapse/time-lapse-thread.ts',
  'font-cutter': 'src/page/font-cutter.ts',
};
/** Tools that an operator runs on a database by hand. */
export const TOOLS = { db: 'src/cli/db.ts', host: 'src/cli/host.ts' };

/** Beginning of a part's name. Parts and entries have one folder, so that one relative path to a source fits both. */
const PART = 'part-';
/** Time for which old parts are kept, since a running bot may still load them. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Escapes characters beyond Latin-1. A single one would make V8 store the whole file with two bytes a character. esbuild
 * escapes them in strings, but not in regular expressions.
 */
const escaped = text =>
  text.replace(/[^\0-\xff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Makes a plugin that keeps each module's own URL, so that a bundled module finds the files beside its source: data, fonts,
 * the playground's page. The URL is relative to the bundle, which may move together with these files.
 */
const sourcesKnowTheirPlace = folder => ({
  name: 'sources-know-their-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const place = relative(folder, path).split(sep).map(encodeURIComponent).join('/');
      const contents = escaped(await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
        .replaceAll('process.env.BUNDLE_FOLDER', "new URL('.', import.meta.url).href");
      return { contents, loader: 'ts' };
    });
  },
});

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
    if (name.startsWith(PART) && !written.has(name) && now - (await stat(path)).mtimeMs > KEPT_MS)
      await rm(path, { force: true });
  }
}

/**
 * Bundles each entry, by the name of its file, and their common parts into a folder. Programs that already run from there
 * keep working. Rejects where a source can't be read or the folder can't be written.
 * @param top folder that stands for the checkout: below it, modules find data and words in the places of the checkout
 */
export async function bundle(folder, entries, { playground = true, top = root } = {}) {
  // The bundle is made as if it were in the checkout, so that its relative paths fit any folder like the checkout.
  const place = join(root, relative(top, folder));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: place,
    bundle: true,
    splitting: true,
    chunkNames: `${PART}[name]-[hash]`,
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
    // Node keeps the bundled source in memory, so whitespace is removed.
    minifyWhitespace: true,
    // Node prints the line of an error, which must not be too long.
    lineLimit: 200,
    keepNames: true,
    // Errors name the file and line of the source: the bot sets Node so, the tools by `node --enable-source-maps`.
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [sourcesKnowTheirPlace(place), ...(playground ? [] : [withoutPlayground])],
    logLevel: 'warning',
  });
  await mkdir(folder, { recursive: true });
  if (entries.main) await bundleBoard(folder);
  // Entries are written last, so that a process that starts meanwhile finds all parts of its build.
  const files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
  const isEntry = ({ name }) => !name.startsWith(PART);
  for (const { name, contents } of files.toSorted((one, other) => isEntry(one) - isEntry(other))) {
    const fresh = join(folder, `.${name}.${process.pid}`);
    await writeFile(fresh, contents);
    await rename(fresh, join(folder, name));
  }
  await sweep(folder, new Set(files.map(({ name }) => name)));
}

/** Bundles the script of the boards that people touch in a browser. */
const bundleBoard = folder =>
  build({
    absWorkingDir: root,
    entryPoints: { 'board-app': 'src/page/app/app.ts' },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
    legalComments: 'none',
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { values } = parseArgs({ options: { tools: { type: 'boolean', default: false } } });
    const [folder, programs] = values.tools ? ['dist/tools', TOOLS] : ['dist/run', PROGRAMS];
    // A later start makes the bundle anew within seconds, and prints nothing.
    const quietMs = existsSync(join(root, folder)) ? 3_000 : 0;
    await new Steps().run('step 3 of 3, making the bot ready', () => bundle(join(root, folder), programs), {
      quietMs,
    });
  } catch (error) {
    process.stderr.write(`setup: the bot can't be made ready: ${error.message}\n`);
    process.exitCode = 1;
  }
}
