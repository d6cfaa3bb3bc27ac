import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { evenings } from './test/evenings/run/plugin.ts';
import { LongestFirst } from './test/longest-first.ts';
import { LastLine } from './test/reporter.ts';

/** Where the tests of this run record what they leave out. */
process.env.LEFT_OUT ??= join(tmpdir(), `left-out-${process.pid}`);

/** True where a slow or long file is named: it runs as in the long form. */
const ASKED = process.argv.some(given => /\.(?:slow|long)\.(?:test|evening)/.test(given));
if (ASKED) process.env.TEST_FORM ??= 'long';

/** True where tests need a PostgreSQL server: in the long form, and where one plays on it. */
const HAS_POSTGRES = process.env.TEST_DATABASE === 'postgres' || process.env.TEST_FORM !== undefined;

/** Settings that `npm test` and `npm run test:long` share. */
export const base = defineConfig({
  plugins: [evenings],
  test: {
    // In a worker thread node-canvas crashes the whole process when the thread ends.
    pool: 'forks',
    globalSetup: ['test/bundles.ts'],
    setupFiles: ['test/properties.ts', 'test/no-strange-values.ts'],
    // The next run, and each project of the long form, reads the translated modules of this one.
    experimental: { fsModuleCache: true },
    // Only what hangs is ended: nothing fails for being slow.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 300_000, interval: 50 } },
    // Node's own: a form was still being read when its upload had ended. The bot logs it as a rejection and goes on.
    onUnhandledError: ({ message, stack }) =>
      !(message.includes('ReadableStream is already closed') && stack?.includes('node:internal/deps/undici')),
    // Tests wait as often as they work: two at once use a machine of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', new LastLine({ leftOut: process.env.LEFT_OUT })],
  },
});

export default mergeConfig(
  base,
  defineConfig({
    test: {
      // Files that follow each other in a process share what they load, which costs as much as most of the tests. So nothing
      // that a file needs may be a hook or a state of a module that other files import too.
      isolate: false,
      // Tests wait more than they work: for quiet, for another process, for a client that tries again. Not many more than there are
      // cores: the time-lapse is made at the lowest priority, within a minute.
      maxWorkers: 1 + Math.max(2, availableParallelism()),
      globalSetup: HAS_POSTGRES ? ['test/postgres-server.ts'] : [],
      include: ['{test,proof,packages/*/test}/**/*.test.ts', 'test/**/*.evening'],
      exclude: [...(ASKED ? [] : ['**/*.{slow,long}.{test.ts,evening}']), '**/node_modules/**'],
    },
  }),
);
