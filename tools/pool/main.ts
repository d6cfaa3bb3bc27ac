import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { paint } from '../../src/presentation/drawing/paint.ts';
import { type PairingRules, RULES } from '../../src/table/finding/pairing.ts';
import { waitsScene } from './scene.ts';
import { type Scale, type Simulated, simulate } from './simulate.ts';

const MARK = '<!-- Made by `npm run pool`. -->';
const PAGE = fileURLToPath(new URL('../../docs/finding.md', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../docs/pictures/finding.png', import.meta.url));
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

const hours = (value: number): string =>
  value < 1
    ? `${Math.round(value * 60)} min`
    : value < 48
      ? `${value.toFixed(1)} h`
      : `${(value / 24).toFixed(1)} days`;
const percent = (share: number): string =>
  share > 0 && share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`;

const HEAD = [
  'median wait',
  '90 % wait at most',
  'rating difference, median',
  '90 % at most',
  'met before',
  'no game in a week',
];
const cells = ({ wait, difference, again, unmet }: Simulated): readonly string[] => [
  hours(wait.median),
  hours(wait.ninety),
  String(difference.median),
  String(difference.ninety),
  percent(again),
  percent(unmet),
];
const table = (first: string, rows: readonly (readonly string[])[]): string =>
  [[first, ...HEAD], [first, ...HEAD].map(() => '---'), ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n');

function told(scale: Scale, rules?: PairingRules): Simulated {
  const simulated = simulate(scale, rules);
  console.log(scale, cells(simulated).join(' · '));
  return simulated;
}

function generated(month: readonly Simulated[], week: readonly Simulated[]): string {
  const people = ({ people: count }: Simulated): string => `${count.toLocaleString('en')} people`;
  const spans = [week, month].map((all, index) =>
    table(
      SPANS[index]?.name ?? '',
      all.map(each => [people(each), ...cells(each)]),
    ),
  );
  const compared = table(
    '100 people, a month',
    OTHERS.map(([name, rules]) => [
      name,
      ...cells(told({ people: 100, towns: 10, days: 30 }, { ...RULES, ...rules })),
    ]),
  );
  return [...spans, 'Each line of the next table changes one rule:', compared].join('\n\n');
}

const command = new Command('pool')
  .description('Simulates people who look for a game. Writes the tables of docs/finding.md and its picture.')
  .action(async () => {
    const [week = [], month = []] = SPANS.map(({ days }) => CROWDS.map(crowd => told({ ...crowd, days })));
    const page = await readFile(PAGE, 'utf8');
    await writeFile(PAGE, `${page.split(MARK)[0]}${MARK}\n\n${generated(month, week)}\n`);
    await writeFile(PICTURE, await paint(waitsScene(month)));
  });

await command.parseAsync();
