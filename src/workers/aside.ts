import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Module paths, loader and environment for processes separate from the bot's own. */

/** Folder of the bundles (scripts/bundle.mjs), with a slash at its end; undefined where the sources run. */
const BUNDLES = process.env.BUNDLE_FOLDER;

/** Returns the address of a module given without its ending: the bundled file, or the TypeScript source. */
export const ours = (module: string, from: string): URL =>
  BUNDLES === undefined ? new URL(`${module}.ts`, from) : new URL(`${basename(module)}.js`, BUNDLES);

export const loader = (): readonly string[] =>
  BUNDLES === undefined
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

/**
 * Returns the environment variables for such a process. They give it a single heap that returns large pieces at once, since
 * the allocator's defaults grow it by half. The bot token is left out.
 */
export const surroundings = (): NodeJS.ProcessEnv => {
  const { DISCORD_TOKEN: _, ...rest } = process.env;
  return { ...rest, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' };
};
