import { globSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { base } from './vitest.config.ts';

/** Of the root alone: one server for both, one last line. */
const { globalSetup: _, reporters: __, maxWorkers: ___, ...each } = base.test ?? {};

/**
 * Once more with PostgreSQL under it: the table, and through the real client undo, restarts and the outbox. Any other test, a whole
 * game for example, plays there with `TEST_DATABASE=postgres npx vitest run …`.
 */
const ON_POSTGRES = [
  'test/table/**/*.test.ts',
  'test/upkeep/instance.test.ts',
  'test/discord/{messenger,undo}.test.ts',
];

/** Tests whose SQL statements other tests execute on PostgreSQL too. Only a release tries them there. */
const SLOW_ON_POSTGRES = [
  'test/table/{clock,duels,housekeeping,seat-changes,fair-contests,final,turns,ratings,week,fair-play,proof}.test.ts',
  'test/discord/{messenger,undo}.test.ts',
  'test/table/{away-time,leagues,review,porto}.slow.test.ts',
];

/** Of these, all cases take minutes: every language, every position. Only a release tries all of them. */
const SOME_CASES = new Set(
  [
    'bootstrap.slow',
    'cli/{flags,play.slow,words}',
    'contact/crooked.slow',
    'contract/{contract,players,presenter/pictures,presenter/limits.slow}',
    'discord/{do,late,lesson.slow,players,resigned,rules,share}',
    'discord/games/puzzle-secrets',
    'games/{named-parts.slow,puzzles,resigned}',
    'games/green-port/{agreement,picture,verbs.slow,views.slow}',
    'games/porto/{records,words/told.slow}',
    'games/vintage/verbs.slow',
    'guard/{secrets,stories,strangers,turn-stories}',
    'presentation/{moments,pictures/look-back,pictures/review}',
  ].flatMap(names => globSync(`test/${names}.test.ts`)),
);

const form = process.env.TEST_FORM === 'release' ? 'release' : 'long';

/** Of which `npm test` takes some cases; before a release also those of which it takes fewer repetitions, or paints nothing. */
const IS_IN_PART =
  form === 'release'
    ? /support\/form\.ts/
    : /import .*\b(?:some|onDatabases|hasPostgres)\b.*support\/form\.ts|runIf\(isLong\)/;
const FILES = ['test', 'packages/local-discord/test'].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${String(name).replaceAll('\\', '/')}`),
);
const IN_PART = FILES.filter(
  name =>
    /(?<!\.long)\.test\.ts$/.test(name) &&
    (form === 'release' || !SOME_CASES.has(name)) &&
    IS_IN_PART.test(readFileSync(name, 'utf8')),
);
/** Left out of `npm test` because they are slow, and whole in themselves. */
const SLOW = FILES.filter(name => name.endsWith('.slow.test.ts') && !IN_PART.includes(name));

/** Whole games, weeks, storms, and what needs a process or a browser for long. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      globalSetup: ['test/postgres-server.ts'],
      // Tests of whole processes wait more than they work.
      maxWorkers: 2 + Math.max(2, availableParallelism()),
      projects: [
        {
          test: {
            ...each,
            name: 'long',
            include: ['{test,packages/*/test}/**/*.long.test.ts'],
            env: { TEST_FORM: form },
          },
        },
        {
          test: { ...each, name: 'all cases', include: IN_PART, env: { TEST_FORM: form }, isolate: false },
        },
        {
          test: { ...each, name: 'slow', include: SLOW, env: { TEST_FORM: 'some' }, isolate: false },
        },
        {
          test: {
            ...each,
            name: 'postgres',
            include: ON_POSTGRES,
            // They play on PostgreSQL wherever they run.
            exclude: ['test/table/rivals*.test.ts', ...(form === 'release' ? [] : SLOW_ON_POSTGRES)],
            // All cases are tried in a file: on a server some do.
            env: { TEST_DATABASE: 'postgres', TEST_FORM: 'some' },
            // As in the short form, to which most of them belong.
            isolate: false,
          },
        },
      ],
    },
  }),
);
