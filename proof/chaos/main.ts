import './shelf.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { beginRun } from '../run-time.ts';
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
import type { Outcome, Trial } from './trial.ts';

interface Kind {
  readonly run: (trial: Trial) => Promise<Outcome>;
  /** Sizes of the long form and of the short form, each with its usual minutes on two quiet cores. */
  readonly long: Size;
  readonly short: Size;
}

interface Size {
  readonly minutes: number;
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

const kind = (run: Kind['run'], long: Size, short: Size): Kind => ({ run, long, short });

const kinds: Readonly<Record<string, Kind>> = {
  kill: kind(
    killTrial,
    { minutes: 120, games: 20, kills: 300, between: 10 },
    { minutes: 4, games: 4, kills: 8, between: 7 },
  ),
  server: kind(serverTrial, { minutes: 15, games: 8, kills: 10 }, { minutes: 4, games: 3, kills: 3 }),
  processes: kind(processesTrial, { minutes: 60, games: 12, kills: 50 }, { minutes: 4, games: 6, kills: 3 }),
  outages: kind(
    outagesTrial,
    { minutes: 30, games: 6, kills: FAULTS.length },
    { minutes: 5, games: 4, kills: 3 },
  ),
  faults: kind(faultsTrial, { minutes: 30, games: 100, between: 10 }, { minutes: 3, games: 3, between: 3 }),
  season: kind(seasonTrial, { minutes: 60, games: 4, kills: 60 }, { minutes: 6, games: 1, kills: 5 }),
  'season-faults': kind(seasonFaultsTrial, { minutes: 30, games: 4 }, { minutes: 5, games: 1 }),
  'season-processes': kind(
    seasonProcessesTrial,
    { minutes: 45, games: 4, kills: 20 },
    { minutes: 6, games: 2, kills: 2 },
  ),
  mornings: kind(morningsTrial, { minutes: 10, games: 40, kills: 60 }, { minutes: 2, games: 6, kills: 5 }),
  races: kind(racesTrial, { minutes: 40, games: 200 }, { minutes: 3, games: 10 }),
  soak: kind(soak, { minutes: 90, games: 10_000 }, { minutes: 3, games: 50 }),
  'soak-discord': kind(soakDiscord, { minutes: 30, games: 200 }, { minutes: 1, games: 2 }),
  'soak-table': kind(soakTable, { minutes: 60, games: 10_000 }, { minutes: 1, games: 20 }),
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
    'how often the bot is killed; of server: PostgreSQL; of outages: how many faults',
    count,
  )
  .option('--games <n>', 'how many games; of kill: how many at once; of season: how many leagues', count)
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
    const { games, kills = 0, between = 0, minutes } = options.short ? kind.short : kind.long;
    const seed = options.seed ?? Date.now() % 1_000_000;
    const isSized = [options.games, options.kills, options.between].some(size => size !== undefined);
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
