import './shelf.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { beginRun } from '../run-time.ts';
import { backupsTrial } from './backups.ts';
import { DATABASES, type DatabaseName } from './database.ts';
import { faultsTrial } from './faults.ts';
import { PLAYED } from './games/all-played.ts';
import { killTrial } from './kill.ts';
import { morningsTrial } from './mornings.ts';
import { FAULTS } from './outages/faults.ts';
import { outagesTrial } from './outages/trial.ts';
import { processesTrial } from './processes.ts';
import { racesTrial } from './races.ts';
import { seasonFaultsTrial } from './season/faults.ts';
import { seasonTrial } from './season/kill.ts';
import { seasonProcessesTrial } from './season/processes.ts';
import { serverTrial } from './server.ts';
import { soakDiscord } from './soak-discord.ts';
import { soakTable } from './soak-table.ts';
import { stopsTrial } from './stops.ts';
import type { Outcome, Trial } from './trial.ts';

interface Kind {
  readonly run: (trial: Trial) => Promise<Outcome>;
  readonly long: Size;
  readonly short: Size;
  /** Usual minutes of the long form and of the short form, on two quiet cores. */
  readonly minutes: readonly [long: number, short: number];
}

interface Size {
  readonly games: number;
  /** Absent: the trial kills nothing. */
  readonly kills?: number;
  /** Number of people who play between places. Absent: nobody. */
  readonly between?: number;
}

/** Runs both long trials: without Discord and pictures, and with both for a fiftieth of the games. */
async function soak(trial: Trial): Promise<Outcome> {
  const plain = await soakTable(trial);
  const painted = await soakDiscord({ ...trial, games: Math.max(1, Math.round(trial.games / 50)) });
  const named = (name: string, { figures }: Outcome) =>
    Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}: ${key}`, value]));
  return {
    figures: { ...named('match and store', plain), ...named('with pictures', painted) },
    faults: [...plain.faults, ...painted.faults],
    unjudged: [...plain.unjudged, ...painted.unjudged],
  };
}

const kinds: Readonly<Record<string, Kind>> = {
  kill: {
    run: killTrial,
    long: { games: 20, kills: 300, between: 10 },
    short: { games: 4, kills: 8, between: 7 },
    minutes: [120, 4],
  },
  server: {
    run: serverTrial,
    long: { games: 8, kills: 10 },
    short: { games: 3, kills: 3 },
    minutes: [15, 4],
  },
  processes: {
    run: processesTrial,
    long: { games: 12, kills: 50 },
    short: { games: 6, kills: 3 },
    minutes: [60, 4],
  },
  outages: {
    run: outagesTrial,
    long: { games: 6, kills: FAULTS.length },
    short: { games: 4, kills: 3 },
    minutes: [30, 5],
  },
  faults: {
    run: faultsTrial,
    long: { games: 100, between: 10 },
    short: { games: 3, between: 3 },
    minutes: [30, 3],
  },
  season: {
    run: seasonTrial,
    long: { games: 4, kills: 60 },
    short: { games: 1, kills: 5 },
    minutes: [60, 6],
  },
  'season-faults': { run: seasonFaultsTrial, long: { games: 4 }, short: { games: 1 }, minutes: [30, 5] },
  'season-processes': {
    run: seasonProcessesTrial,
    long: { games: 4, kills: 20 },
    short: { games: 2, kills: 2 },
    minutes: [45, 6],
  },
  mornings: {
    run: morningsTrial,
    long: { games: 40, kills: 60 },
    short: { games: 6, kills: 5 },
    minutes: [10, 2],
  },
  backups: { run: backupsTrial, long: { games: 200 }, short: { games: 20 }, minutes: [20, 3] },
  stops: { run: stopsTrial, long: { games: 0, kills: 20 }, short: { games: 0, kills: 3 }, minutes: [15, 3] },
  races: { run: racesTrial, long: { games: 200 }, short: { games: 10 }, minutes: [40, 3] },
  soak: { run: soak, long: { games: 10_000 }, short: { games: 50 }, minutes: [90, 3] },
  'soak-discord': { run: soakDiscord, long: { games: 200 }, short: { games: 2 }, minutes: [30, 1] },
  'soak-table': { run: soakTable, long: { games: 10_000 }, short: { games: 20 }, minutes: [60, 1] },
};

function count(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expects a whole number');
  return Number(text);
}

interface Options {
  readonly kills?: number;
  readonly games?: number;
  readonly between?: number;
  readonly seed?: number;
  readonly short?: boolean;
  readonly game?: string;
  readonly database: DatabaseName;
}

function known(text: string): string {
  if (Object.hasOwn(PLAYED, text)) return text;
  throw new InvalidArgumentError(`expects one of: ${Object.keys(PLAYED).join(', ')}`);
}

await new Command('chaos')
  .description('Try to break what the bot promises; the exit code tells whether it held')
  .argument('<kind>', `one of: ${Object.keys(kinds).join(', ')}`)
  .option(
    '--kills <n>',
    'how often the bot is killed; of server: PostgreSQL; of stops: stopped; of outages: how many faults',
    count,
  )
  .option(
    '--games <n>',
    'how many games; of kill: how many at once; of season: how many leagues; of backups: how many copies',
    count,
  )
  .option('--between <n>', 'how many people play between places: ten at most', count)
  .option('--seed <n>', 'the same numbers again', count)
  .option(
    '--game <id>',
    'which game; default: porto, of a season toy, and each game of the registry between places',
    known,
  )
  .addOption(new Option('--database <name>', 'where games are kept').choices(DATABASES).default('sqlite'))
  .option('--short', 'the form that CI runs')
  .action(async (name: string, options: Options, command: Command) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined)
      return command.error(`no chaos "${name}"; there is: ${Object.keys(kinds).join(', ')}`);
    const { games, kills = 0, between = 0 } = options.short ? kind.short : kind.long;
    const seed = options.seed ?? Date.now() % 1_000_000;
    const isSized = [options.games, options.kills, options.between].some(size => size !== undefined);
    const minutes = kind.minutes[options.short ? 1 : 0];
    const run = beginRun(`chaos ${name}, seed ${seed}`, isSized ? undefined : minutes);
    const outcome = await kind.run({
      played: options.game === undefined ? undefined : PLAYED[options.game],
      database: options.database,
      games: options.games ?? games,
      kills: options.kills ?? kills,
      between: options.between ?? between,
      seed,
      say: run.step,
    });
    run.end();
    const { figures, faults, unjudged } = outcome;
    const result = { chaos: name, seed, figures, faults, 'could not judge': unjudged };
    console.log(JSON.stringify(result, null, 2));
    process.exitCode = faults.length === 0 ? 0 : 1;
  })
  .parseAsync();
