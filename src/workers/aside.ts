import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Folder of the bundled code (made by scripts/bundle.mjs), with a slash at its end. Undefined where the process runs the
 * TypeScript sources.
 */
const BUNDLES = process.env.BUNDLE_FOLDER;

/**
 * Returns the address of a module: the bundled file, or the TypeScript source.
 * @param module path without a file extension
 * @param from address to which the path is relative
 */
export const ours = (module: string, from: string): URL =>
  BUNDLES === undefined ? new URL(`${module}.ts`, from) : new URL(`${basename(module)}.js`, BUNDLES);

export const loader = (): readonly string[] =>
  BUNDLES === undefined
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

/**
 * Returns the environment variables for a child process. They reduce its memory: a single heap returns large pieces to the
 * system as soon as they are free. The allocator's defaults need half as much memory again. Secrets are left out.
 */
export const surroundings = (): NodeJS.ProcessEnv => {
  const { DISCORD_TOKEN: _, DATABASE_URL: __, SENTRY_DSN: ___, ...rest } = process.env;
  return { ...rest, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' };
};
