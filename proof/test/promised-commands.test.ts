import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRelease } from '../../test/support/test-form.ts';
import { benchCommands } from '../bench/commands/main.ts';
import { benchPress } from '../bench/press.ts';
import { benchPresses } from '../bench/presses/main.ts';
import { benchRender } from '../bench/render.ts';
import type { Report, Wishes } from '../bench/report.ts';
import { benchRequests } from '../bench/requests/main.ts';
import { benchRules } from '../bench/rules.ts';
import { beginRun, limitOf } from '../run-time.ts';
import { SHORT_FORMS } from './short-forms.ts';

const page = readFileSync('docs/reliability.md', 'utf8');

type Bench = (wishes: Wishes) => Report | Promise<Report>;

/** Runs a bench with one game, or in a release with all, which takes minutes. */
const withOneGame =
  (bench: Bench): Bench =>
  wishes =>
    bench({ ...wishes, ...(!isRelease && { game: 'porto' }) });

/** Benches that docs/reliability.md or docs/trials.md name. A test of `npm test` runs the short form of each. */
const BENCHES: Readonly<Record<string, Bench>> = {
  commands: withOneGame(benchCommands),
  press: benchPress,
  presses: withOneGame(benchPresses),
  render: benchRender,
  requests: withOneGame(benchRequests),
  rules: benchRules,
};

// `record -- prove` is tested in test/cli.
test('each command of the promises has a short form that a test runs', () => {
  const named = [...page.matchAll(/`npm run (chaos|guard|bench) -- ([a-z-]+)/g)].map(
    ([, command, kind]) => `${command} ${kind}`,
  );
  const tried = [...Object.keys(BENCHES).map(bench => `bench ${bench}`), ...Object.keys(SHORT_FORMS)];
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter(command => !tried.includes(command))).toEqual([]);
});

test('each file of tests and each script among the promises exists', () => {
  const lines = [...page.matchAll(/`(?:npx vitest run|node) ([^`]+)`/g)].map(([, line = '']) => line);
  const elsewhere = Object.values(SHORT_FORMS).filter(form => typeof form === 'string');
  const words = [...lines.flatMap(line => line.split(' ')), ...elsewhere];
  const paths = words.filter(word => /^(test|proof|scripts)\//.test(word));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter(path => !existsSync(path))).toEqual([]);
});

test.each(Object.entries(BENCHES))('the short form of bench %s ends with figures', async (name, run) => {
  const steps: string[] = [];
  const { metrics } = await run({ short: true, step: what => steps.push(what) });
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
  expect(steps.length).toBeGreaterThan(0);
  if (name !== 'press') return;
  // One press of a build and the delivery of its board keep to their statements, transactions and decodings.
  const held = metrics.filter(({ bar }) => bar !== undefined);
  expect(held.map(({ unit }) => unit)).toEqual(['transactions', 'statements', 'decodings']);
  expect(held.filter(({ holds }) => !holds)).toEqual([]);
});

test('a run says how long it takes, speaks after a silence, and ends at its limit', () => {
  let now = 0;
  let ended = 0;
  let look = () => {};
  const said: string[] = [];
  const clock = {
    now: () => now,
    say: (line: string) => said.push(line),
    exit: () => ended++,
    each: (work: () => void) => {
      look = work;
      return () => {};
    },
  };
  const run = beginRun('bench x', 10, clock);
  expect(said).toEqual(['bench x, 0 s: about 10 min on two quiet cores, 60 min at most']);
  now = 19_000;
  look();
  run.step('1 of 2: first');
  now = 39_500;
  look();
  expect(said.slice(1)).toEqual([
    'bench x, 19 s: 1 of 2: first',
    'bench x, 40 s: still running, newest part: 1 of 2: first',
  ]);
  now = limitOf(10) * 60_000 + 1;
  look();
  expect(said.at(-1)).toMatch(/not done after 60 minutes, newest part: 1 of 2: first$/);
  expect(ended).toBe(1);
});
