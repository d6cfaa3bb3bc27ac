import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDING_SIGNALS } from './ending-signals.ts';

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
export const moduleUrl = (module: string, from: string): URL =>
  BUNDLES === undefined ? new URL(`${module}.ts`, from) : new URL(`${basename(module)}.js`, BUNDLES);

export const loaderArguments = (): readonly string[] =>
  BUNDLES === undefined
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

/**
 * Returns the environment variables for a child process, without secrets. They reduce the memory of the child: a single heap
 * returns large pieces to the system as soon as they are free. The allocator's defaults need half as much memory again.
 */
export const childEnvironment = (): NodeJS.ProcessEnv => {
  const { DISCORD_TOKEN: _, DATABASE_URL: __, SENTRY_DSN: ___, ...rest } = process.env;
  return { ...rest, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' };
};

/** Answers every request of the parent process. This process ends when its parent ends. */
export function answerParent<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', (request: Request) => {
    // If the parent has ended meanwhile, the reply can't be sent. This error is ignored.
    void answer(request).then(reply => process.send?.(reply, undefined, undefined, () => {}));
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends its signal to all processes. This process ignores it, since only the bot may end it, after the bot's own
  // work is done.
  for (const signal of ENDING_SIGNALS) process.on(signal, () => {});
}
