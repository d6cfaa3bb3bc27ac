import { defineConfig, mergeConfig } from 'vitest/config';
import { base } from './vitest.config.ts';

/** Of the root alone: one server for both, one last line. */
const { globalSetup: _, reporters: __, maxWorkers: ___, ...each } = base.test ?? {};

/** What plays without caring where: once more with PostgreSQL under it. */
const ANYWHERE = [
  'test/table/**/*.test.ts',
  'test/upkeep/instance.test.ts',
  'test/discord/{bot,deleted,double,lobby,messenger,outage,preview,sealed,undo,votes}.test.ts',
  'test/discord/week.long.test.ts',
  'test/toy/table.test.ts',
  'test/whole/races.test.ts',
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
            include: ANYWHERE,
            env: { TEST_DATABASE: 'postgres' },
            // As in the short form, to which most of them belong.
            isolate: false,
          },
        },
      ],
    },
  }),
);
