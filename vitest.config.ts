import { defineConfig } from 'vitest/config';
import { LastLine } from './test/reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // In a worker thread node-canvas crashes the whole process when the thread ends.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    reporters: ['default', new LastLine()],
  },
});
