import { Command, InvalidArgumentError, Option } from 'commander';
import { DATABASES } from '../chaos/database.ts';
import { beginRun } from '../run-time.ts';
import { benchBurst } from './burst.ts';
import { benchCommands } from './commands/main.ts';
import { benchHints } from './hints.ts';
import { benchLive } from './live.ts';
import { benchPage } from './page.ts';
import { benchPlayers, TOURNAMENTS } from './players/main.ts';
import { benchPress } from './press.ts';
import { benchPresses, PRESSED } from './presses/main.ts';
import { benchRatings, RATED } from './ratings.ts';
import { benchRender } from './render.ts';
import { type Report, tableOf, type Wishes } from './report.ts';
import { benchRequests } from './requests/main.ts';
import { benchReview } from './review.ts';
import { benchRules } from './rules.ts';
import { benchScale } from './scale/main.ts';

interface Bench {
  readonly run: (wishes: Wishes) => Report | Promise<Report>;
  /** Usual minutes on two quiet cores. Absent: hours, or the time depends on the options. */
  readonly minutes?: number;
}

const benches: Readonly<Record<string, Bench>> = {
  rules: { run: benchRules, minutes: 2 },
  render: { run: benchRender, minutes: 8 },
  commands: { run: benchCommands, minutes: 30 },
  press: { run: benchPress, minutes: 1 },
  presses: { run: benchPresses, minutes: 10 },
  requests: { run: benchRequests, minutes: 3 },
  review: { run: benchReview },
  hints: { run: benchHints },
  scale: { run: benchScale },
  ratings: { run: benchRatings },
  live: { run: benchLive, minutes: 10 },
  burst: { run: benchBurst, minutes: 5 },
  page: { run: benchPage, minutes: 2 },
  players: { run: benchPlayers },
};

const atLeast =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`a whole number from ${least} is expected.`);
  };

const GAMES = [...new Set([...Object.keys(PRESSED), ...Object.keys(TOURNAMENTS), ...Object.keys(RATED)])];
const known = (text: string): string | undefined => {
  if (text === 'all') return undefined;
  if (GAMES.includes(text)) return text;
  throw new InvalidArgumentError(`all, or one of ${GAMES.join(', ')} is expected.`);
};

await new Command('bench')
  .description('Measure, side by side, in one run; exits with 1 where a bar is missed')
  .argument('<name>', `one of: ${Object.keys(benches).join(', ')}`)
  .option('--short', 'the form that tests run: press, presses, commands, render, requests, rules, page')
  .option('--json', 'print one JSON document instead of a table')
  .option(
    '--renders <number>',
    'render: how many pictures the memory is watched for (default: 10000)',
    atLeast(10),
  )
  .option('--games <number>', 'presses, requests, players: games of each kind (default: few)', atLeast(1))
  .option('--puzzles <file>', 'hints: puzzles of this file (default: data/<game>/puzzles.json)')
  .option('--write', 'ratings: into data/<game>/ratings.json')
  .option(
    '--game <id>',
    'presses, ratings, requests, commands, players: of this game alone (default: all)',
    known,
  )
  .option(
    '--only <text>',
    'commands, players, ratings: those whose name holds this, "/games watch" or "against greedy" (commands: or one of several, between commas); scale: matches or processes',
  )
  .option('--matches <number>', 'scale: how many matches the many are (default: 10000)', atLeast(100))
  .addOption(new Option('--database <name>', 'scale: on this alone (default: both)').choices(DATABASES))
  .action(async (name: string, options: Wishes, command: Command) => {
    const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
    if (bench === undefined)
      command.error(`no bench "${name}"; there is: ${Object.keys(benches).join(', ')}`);
    else {
      const isUsual = Object.keys(options).every(option => option === 'json' || option === 'database');
      const { step, end } = beginRun(`bench ${name}`, isUsual ? bench.minutes : undefined);
      const report = await bench.run({ ...options, step });
      end();
      console.log(options.json ? JSON.stringify(report) : tableOf(report));
      if (report.metrics.some(({ holds }) => holds === false)) process.exitCode = 1;
    }
  })
  .parseAsync();
