import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVERY_RUN, figuresIn, oldEvidence, versionsIn } from '../../tools/deploy/evidence.ts';

const figures = figuresIn(readFileSync('docs/trials.md', 'utf8'));

test('each figure of the test log has a version and a date, or comes from every run', () => {
  const without = figures.filter(
    ({ date, version }) => date !== EVERY_RUN && (version === '' || Number.isNaN(Date.parse(date))),
  );
  expect(figures.length).toBeGreaterThan(20);
  expect(without).toEqual([]);
});

test('each command among the promises has a figure in the test log', () => {
  const promises = readFileSync('docs/reliability.md', 'utf8');
  const commands = [...promises.matchAll(/`npm run (chaos|guard|bench|record) -- ([a-z-]+)/g)].map(
    ([, command, kind]) => `${command} -- ${kind}`,
  );
  const text = figures.map(({ harness }) => harness).join();
  expect([...new Set(commands)].filter(command => !text.includes(command))).toEqual([]);
});

test('a figure is old after ten releases or thirty days, and the newest figure of a promise counts', () => {
  const table = (rows: readonly string[]) => figuresIn(['| a |', '|---|', ...rows].join('\n'));
  const releases = Array.from({ length: 30 }, (_, at) => `0.${30 - at}.0`);
  const now = Date.parse('28 November 2026 UTC');
  const old = (...rows: readonly string[]) => oldEvidence(table(rows), releases, now);
  expect(old('| kept | k | f | 28 November 2026 | 0.20.0 |')).toEqual([]);
  expect(old('| kept | k | f | 28 November 2026 | [0.19.0](x.md) |')).toEqual([
    'kept: the newest figure is 0 days and 11 releases old',
  ]);
  expect(old('| kept | k | f | 29 October 2026 | 0.30.0 |')).toEqual([]);
  expect(old('| kept | k | f | 28 October 2026 | 0.30.0 |')).toHaveLength(1);
  expect(
    old('| kept | k | f | 28 October 2026 | 0.2.0 |', '| | l | f | 28 November 2026 | 0.30.0 |'),
  ).toEqual([]);
  expect(old('| kept | k | f | | |')).toEqual(['kept: no figure has a date and a version']);
  expect(old('| kept | k | f | every run | |')).toEqual([]);
});

test('the versions of the change log are found, the newest first', () => {
  expect(versionsIn('# Changes\n\n## 0.10.0, 24 May\n\n## 0.9.0 to 0.9.3, 23 May\n')).toEqual([
    '0.10.0',
    '0.9.3',
    '0.9.0',
  ]);
  expect(versionsIn(readFileSync('CHANGELOG.md', 'utf8')).length).toBeGreaterThan(20);
});
