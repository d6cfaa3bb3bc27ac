import { defineConfig } from 'vitest/config';

/** True where a slow or long file is named. */
const asked = process.argv.some(given => /\.(?:slow|long)\.test/.test(given));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: asked ? [] : ['**/*.{slow,long}.test.ts'],
    // Only what hangs is ended: no test fails for being slow.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000, interval: 50 } },
    isolate: false,
  },
});
