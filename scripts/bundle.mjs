// The bot and the processes beside it as one file each in dist/run: TypeScript is read once, not file by file at every start.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bot, and what it starts beside itself. */
export const PROGRAMS = {
  main: 'src/main.ts',
  painter: 'src/games/painter.ts',
  thinking: 'src/games/thinking.ts',
  'time-lapse': 'src/games/time-lapse.ts',
};

/** A bundled module still finds what lies beside its source: data, fonts, the playground's page. */
const sourcesKnowTheirPlace = {
  name: 'sources-know-their-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }));
  },
};

/**
 * Writes each entry, by the name of its file, to a folder in the checkout; what runs from there already stays whole. Rejects
 * where a source can't be read or the folder can't be written.
 */
export async function bundle(folder, entries) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // TypeScript, which node itself does not read.
    alias: {
      'local-discord': join(root, 'packages/local-discord/src/index.ts'),
      'local-discord/page': join(root, 'packages/local-discord/src/page/index.ts'),
    },
    define: { 'process.env.BUNDLE_FOLDER': JSON.stringify(pathToFileURL(join(folder, '/')).href) },
    keepNames: true,
    // For `node --enable-source-maps`: what goes wrong is told by file and line of the source.
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [sourcesKnowTheirPlace],
    logLevel: 'warning',
  });
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const fresh = join(folder, `.${basename(path)}.${process.pid}`);
    await writeFile(fresh, contents);
    await rename(fresh, path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await bundle(join(root, 'dist/run'), PROGRAMS);
  } catch (error) {
    process.stderr.write(`setup: the bot can't be made ready: ${error.message}\n`);
    process.exitCode = 1;
  }
}
