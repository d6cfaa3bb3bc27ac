// The bot and the processes beside it in dist/run, in few files: TypeScript is read once, not file by file at every start. What is
// loaded only where it is asked for, as PostgreSQL and the playground are, stays so. `--image`: as a container has it, without
// the playground and with the commands for the database.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bot, and what it starts beside itself. */
export const PROGRAMS = {
  main: 'src/start.ts',
  painter: 'src/games/painter.ts',
  thinking: 'src/games/thinking.ts',
  'time-lapse': 'src/games/time-lapse.ts',
  'time-lapse-thread': 'src/stage/timelapse/time-lapse-thread.ts',
};
/** Tools that an operator runs on a database by hand. */
export const TOOLS = { db: 'src/cli/db.ts' };

const PARTS = 'parts';
/** A bot may still run from what was there before, and load a part of it late. */
const KEPT_MS = 30 * 86_400_000;

/**
 * One character beyond Latin-1 and V8 keeps the whole file with two bytes for each: in strings esbuild escapes them, in regular
 * expressions it does not.
 */
const escaped = text =>
  text.replace(/[^\0-\xff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A bundled module still finds what lies beside its source: data, fonts, the playground's page. */
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

/** Parts have their content in their name: those of before are still there, and go when they are old. */
async function sweep(folder, written) {
  const now = Date.now();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!written.has(path) && now - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}

/**
 * Writes each entry, by the name of its file, and the parts that they share to a folder in the checkout; what runs from there
 * already stays whole. Rejects where a source can't be read or the folder can't be written.
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
    // TypeScript, which node itself does not read.
    alias: {
      'local-discord': join(root, 'packages/local-discord/src/index.ts'),
      'local-discord/page': join(root, 'packages/local-discord/src/page/index.ts'),
    },
    define: { 'process.env.BUNDLE_FOLDER': JSON.stringify(pathToFileURL(join(folder, '/')).href) },
    // Data that is never read again stays in memory.
    minifyWhitespace: true,
    // Node shows the line where a fault was thrown.
    lineLimit: 200,
    keepNames: true,
    // For `node --enable-source-maps`: what goes wrong is told by file and line of the source.
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [sourcesKnowTheirPlace, ...(playground ? [] : [withoutPlayground])],
    logLevel: 'warning',
  });
  const parts = join(folder, PARTS);
  await mkdir(parts, { recursive: true });
  // A process that starts meanwhile finds all parts of its own build.
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
