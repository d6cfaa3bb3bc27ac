import { globSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { evenings } from './test/evenings/run/plugin.ts';
import { base } from './vitest.config.ts';

/** The root alone has these settings: one server for both, one order, one last line. */
const { globalSetup: _, reporters: __, maxWorkers: ___, sequence: ____, ...shared } = base.test ?? {};
/** Settings of each project. Files share what they load, as in `npm test`. */
const each = { ...shared, isolate: false };

/**
 * Once more with PostgreSQL under it: the table, and through the real client undo, restarts and the outbox. Any other test, a whole
 * game for example, plays there with `TEST_DATABASE=postgres npx vitest run …`.
 */
const ON_POSTGRES = [
  'test/table/**/*.test.ts',
  'test/upkeep/instance.test.ts',
  'test/discord/{messenger,undo}.test.ts',
  'test/page/{lesson,older-pages,pairs,puzzle}.test.ts',
];

/** Tests whose SQL statements other tests execute on PostgreSQL too. Only a release tries them there. */
const SLOW_ON_POSTGRES = [
  'test/table/{decision-pings,due-work,nudge,reminders,request-pings}.test.ts',
  'test/table/{duels,duplicates,housekeeping,lobby,players,undo}.test.ts',
  'test/table/{gone-players,offered-seats,stand-in-votes}.test.ts',
  'test/table/{fair-contests,final,turns,ratings,week,fair-play,proof}.test.ts',
  'test/discord/{messenger,undo}.test.ts',
  'test/table/{away-time,choices,morning-moves,on-the-limit,rating-doors,reaches,shut-places/*}.test.ts',
  'test/table/{leagues,league-settings,review,porto}.slow.test.ts',
  'test/page/{lesson,puzzle}.test.ts',
  'test/table/{act,due-work-loop,ending,joint,live-games,older-rules,openers,outbox,pauses}.test.ts',
  'test/table/{rate-limits,server-settings,slices,undo-porto}.test.ts',
  // These execute no SQL statement.
  'test/table/{live-clock,log-end,quiet-hours}.test.ts',
  'test/table/{duplicates/core,finding/pairing,host/lines,leagues/core}.test.ts',
];

/** Tests that play on files of their own wherever they run. */
const ON_FILES = ['test/table/strange-due-work.test.ts'];

/** Tests that take minutes, and of what other tests try too. Only a release runs them. */
const SELDOM_FAILS = [
  'test/browser/showroom.long.test.ts',
  'test/cli/new-game.long.test.ts',
  'packages/local-discord/test/contact/{command-line,crooked,faults,leftovers}.slow.test.ts',
  'test/contract/green-port.long.test.ts',
  'test/deploy/{alerts.long,checks.slow}.test.ts',
  'proof/guard/test/{mutants,strangers}.long.test.ts',
  'proof/guard/test/mutation.slow.test.ts',
  'packages/local-discord/test/tarball.slow.test.ts',
  'test/evenings/run/record.slow.test.ts',
  'test/games/{green-port/player,whole-by-hand}.long.test.ts',
  'test/whole/by-text.long.test.ts',
];

const form = process.env.TEST_FORM === 'release' ? 'release' : 'long';

const FILES = ['test', 'proof', 'packages/local-discord/test'].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${String(name).replaceAll('\\', '/')}`),
);
/** Files of which a long run tries all cases: processes and sentences. It also does so with files that need PostgreSQL. */
const WHOLE = globSync([
  'test/{cli/db,whole/races}.slow.test.ts',
  'test/{contract/presenter/sentences,discord/identify,store/{file,trouble},table/rivals,upkeep/lost-database}.test.ts',
]);
const source = (name: string): string => readFileSync(name, 'utf8');
const isInForms = (name: string): boolean =>
  /(?<!\.long)\.test\.ts$/.test(name) && /\/(?:test-)?form\.ts'/.test(source(name));
/** Files that play on the databases which they choose themselves. */
const CHOOSE_DATABASES = FILES.filter(
  name => isInForms(name) && /onDatabases|hasPostgres|'postgres'/.test(source(name)),
);
/** Files that this run leaves to a release. */
const FOR_RELEASE = form === 'release' ? [] : globSync(SELDOM_FAILS);
const isSlow = (name: string): boolean => /\.slow\.(?:test\.ts|evening)$/.test(name);
/** Files of which `npm test` takes only some cases, and this run tries the others. A release tries all cases of all files. */
const IN_PART = form === 'release' ? FILES.filter(isInForms) : [...new Set([...WHOLE, ...CHOOSE_DATABASES])];
/** Left out of `npm test` because they are slow, and whole in themselves. */
const SLOW = FILES.filter(name => isSlow(name) && !IN_PART.includes(name) && !FOR_RELEASE.includes(name));

/** Whole games, weeks, storms, and what needs a process or a browser for long. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      globalSetup: ['test/postgres-server.ts'],
      // Tests of whole processes wait more than they work.
      maxWorkers: 3 + Math.max(2, availableParallelism()),
      // The tests that take longest come first, so that none is left alone at the end.
      projects: [
        {
          test: {
            ...each,
            name: 'long',
            include: ['{test,proof,packages/*/test}/**/*.long.test.ts', ...IN_PART.filter(isSlow)],
            exclude: FOR_RELEASE,
            env: { TEST_FORM: form },
          },
        },
        {
          // A project has no plugins of the root.
          plugins: [evenings],
          test: { ...each, name: 'slow', include: SLOW, env: { TEST_FORM: 'some' } },
        },
        {
          // `npm test` has tried the first cases.
          test: {
            ...each,
            name: 'other cases',
            include: IN_PART.filter(name => !isSlow(name)),
            env: { TEST_FORM: form === 'long' ? 'rest' : form },
          },
        },
        {
          test: {
            ...each,
            name: 'postgres',
            include: ON_POSTGRES,
            exclude: [
              // They play on PostgreSQL wherever they run.
              'test/table/rivals*.test.ts',
              ...CHOOSE_DATABASES,
              ...ON_FILES,
              ...(form === 'release' ? [] : SLOW_ON_POSTGRES),
            ],
            // All cases are tried in a file: on a server some do.
            env: { TEST_DATABASE: 'postgres', TEST_FORM: 'some' },
          },
        },
      ],
    },
  }),
);
