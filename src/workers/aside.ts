import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What processes beside the bot's own need to start. */

const UNBUILT = import.meta.url.endsWith('.ts');

/** A module of ours without its ending: TypeScript in a checkout, JavaScript where it is built. */
export const ours = (module: string, from: string): URL =>
  new URL(`${module}.${UNBUILT ? 'ts' : 'js'}`, from);

export const loader = (): readonly string[] =>
  UNBUILT ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];

/** One heap that gives large pieces back at once: the allocator's own ways grow by half. The token is not its business. */
export const surroundings = (): NodeJS.ProcessEnv => {
  const { DISCORD_TOKEN: _, ...rest } = process.env;
  return { ...rest, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' };
};
