import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { LastLine } from './test/reporter.ts';

/** What both forms share: `npm test` and `npm run test:long`. */
export const base = defineConfig({
  test: {
    // In a worker thread node-canvas crashes the whole process when the thread ends.
    pool: 'forks',
    // Only what hangs is ended: nothing fails for being slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests wait as often as they work: two at once use a machine of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', new LastLine()],
  },
});

export default mergeConfig(
  base,
  defineConfig({
    test: {
      include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
      exclude: ['**/*.long.test.ts', '**/node_modules/**'],
    },
  }),
);
