import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What processes beside the bot's own need to start. */

/** Where they lie bundled (scripts/bundle.mjs), with a slash at its end; undefined: among the sources. */
const BUNDLES = process.env.BUNDLE_FOLDER;

/** A module of ours without its ending: bundled, or TypeScript. */
export const ours = (module: string, from: string): URL =>
  BUNDLES === undefined ? new URL(`${module}.ts`, from) : new URL(`${basename(module)}.js`, BUNDLES);

export const loader = (): readonly string[] =>
  BUNDLES === undefined
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

/** One heap that gives large pieces back at once: the allocator's own ways grow by half. The token is not its business. */
export const surroundings = (): NodeJS.ProcessEnv => {
  const { DISCORD_TOKEN: _, ...rest } = process.env;
  return { ...rest, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' };
};
