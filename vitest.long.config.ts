import { defineConfig, mergeConfig } from 'vitest/config';
import { base } from './vitest.config.ts';

/** Of the root alone: one server for both, one last line. */
const { globalSetup: _, reporters: __, maxWorkers: ___, ...each } = base.test ?? {};

/**
 * Once more with PostgreSQL under it: the table, and through the real client whole games, undo, restarts and the outbox. Any other test
 * plays there with `TEST_DATABASE=postgres npx vitest run …`.
 */
const ON_POSTGRES = [
  'test/table/**/*.test.ts',
  'test/upkeep/instance.test.ts',
  'test/discord/{messenger,undo}.test.ts',
  'test/whole/games.long.test.ts',
];

/** Whole games, weeks, storms, and what needs a process or a browser for long. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      projects: [
        { test: { ...each, name: 'long', include: ['test/**/*.long.test.ts'] } },
        {
          test: {
            ...each,
            name: 'postgres',
            include: ON_POSTGRES,
            env: { TEST_DATABASE: 'postgres' },
            // As in the short form, to which most of them belong.
            isolate: false,
          },
        },
      ],
    },
  }),
);
