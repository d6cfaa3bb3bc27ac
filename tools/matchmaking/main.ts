import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { PairingRules } from '../../src/table/finding/pairing.ts';
import { type Asking, LIVE, type Scale, type Simulated, SLOW, simulate } from './simulate.ts';

const MARK = '<!-- Made by `npm run pool`. -->';
const PAGE = fileURLToPath(new URL('../../docs/finding.md', import.meta.url));
/** Numbers of people, and numbers of separate pools whose figures are put together. */
const CROWDS = [
  { people: 10, towns: 100 },
  { people: 100, towns: 10 },
  { people: 10_000, towns: 1 },
] as const;
const SPANS = [
  { name: 'a week', days: 7 },
  { name: 'a month', days: 30 },
] as const;

/** Other values of each rule, for comparison. */
const OTHERS: readonly (readonly [name: string, rules: Partial<PairingRules>])[] = [
  ['as it is', {}],
  ['a window of 75 points', { window: 75 }],
  ['a window of 300 points', { window: 300 }],
  ['5 points more an hour', { widening: 5 }],
  ['50 points more an hour', { widening: 50 }],
  ['the shorter wait counts', { longer: 0 }],
  ['the longer wait counts', { longer: 1 }],
  ['the same two after a day', { again: 24 * 3_600_000 }],
  ['the same two after a week', { again: 168 * 3_600_000 }],
];

/** Other rules for live games, and requests that lapse later. */
const OTHERS_LIVE: readonly (readonly [name: string, rules: Partial<PairingRules>, lapse?: number])[] = [
  ['as it is', {}],
  ['any rating at once', { window: Number.POSITIVE_INFINITY }],
  ['30 points more a minute', { widening: 30 * 60 }],
  ['120 points more a minute', { widening: 120 * 60 }],
  ['requests of 20 minutes', {}, 20 * 60_000],
];

const hours = (value: number): string =>
  value < 1
    ? `${Math.round(value * 60)} min`
    : value < 48
      ? `${value.toFixed(1)} h`
      : `${(value / 24).toFixed(1)} days`;
const percent = (share: number): string =>
  share > 0 && share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`;

const minutes = (value: number): string => `${(value * 60).toFixed(1)} min`;

const WAIT_HEAD = ['median wait', '90 % wait at most', 'rating difference, median', '90 % at most'];
const HEAD = [...WAIT_HEAD, 'met before', 'no game in a week'];
const LIVE_HEAD = ['requests that find a game', 'searches that do', ...WAIT_HEAD];
const waitCells = ({ wait, difference }: Simulated, time: (hours: number) => string): readonly string[] => [
  time(wait.median),
  time(wait.ninety),
  String(difference.median),
  String(difference.ninety),
];
const cells = (simulated: Simulated): readonly string[] => [
  ...waitCells(simulated, hours),
  percent(simulated.again),
  percent(simulated.unmet),
];
const liveCells = (simulated: Simulated): readonly string[] => [
  percent(1 - simulated.unmet),
  percent(1 - simulated.gaveUp),
  ...waitCells(simulated, minutes),
];
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

function told(scale: Scale, asking: Asking = SLOW): Simulated {
  const simulated = simulate(scale, asking);
  console.log(scale, (asking.isLive ? liveCells : cells)(simulated).join(' · '));
  return simulated;
}

const people = ({ people: count }: Simulated): string => `${count.toLocaleString('en')} people`;

const compared = (): readonly (readonly string[])[] =>
  OTHERS.map(([name, rules]) => {
    const asking = { ...SLOW, rules: { ...SLOW.rules, ...rules } };
    return [name, ...cells(told({ people: 100, towns: 10, days: 30 }, asking))];
  });

const comparedLive = (): readonly (readonly string[])[] =>
  OTHERS_LIVE.map(([name, rules, lapse = LIVE.lapse]) => {
    const asking = { ...LIVE, rules: { ...LIVE.rules, ...rules }, lapse };
    return [name, ...liveCells(told({ people: 100, towns: 10, days: 7 }, asking))];
  });

const CHANGES = 'Each line of the next table changes one rule:';

const generated = (
  month: readonly Simulated[],
  week: readonly Simulated[],
  live: readonly Simulated[],
): string =>
  [
    ...[week, month].map((all, index) =>
      table(
        [SPANS[index]?.name ?? '', ...HEAD],
        all.map(each => [people(each), ...cells(each)]),
      ),
    ),
    CHANGES,
    table(['100 people, a month', ...HEAD], compared()),
    'Live games:',
    table(
      ['live, a week', ...LIVE_HEAD],
      live.map(each => [people(each), ...liveCells(each)]),
    ),
    CHANGES,
    table(['live, 100 people, a week', ...LIVE_HEAD], comparedLive()),
  ].join('\n\n');

const command = new Command('pool')
  .description('Simulates people who look for a game. Writes the tables of docs/finding.md.')
  .action(async () => {
    const [week = [], month = []] = SPANS.map(({ days }) => CROWDS.map(crowd => told({ ...crowd, days })));
    const live = CROWDS.map(crowd => told({ ...crowd, days: 7 }, LIVE));
    const page = await readFile(PAGE, 'utf8');
    await writeFile(PAGE, `${page.split(MARK)[0]}${MARK}\n\n${generated(month, week, live)}\n`);
  });

await command.parseAsync();
