import { Command, InvalidArgumentError, Option } from 'commander';
import { harnessed } from '../../test/games/harnesses.ts';
import { EmptyDatabases } from '../../test/support/empty-databases.ts';
import { DATABASES, type DatabaseName } from '../chaos/database.ts';
import { beginRun, type Run } from '../run-time.ts';
import { Chance } from './chance.ts';
import { drawn, ROOMS } from './mutation/draw.ts';
import { mutation } from './mutation/run.ts';
import { secrets } from './secrets/run.ts';
import { MOST_ATTACKS, MUTANTS, mutants } from './strangers/mutants.ts';
import { strangers } from './strangers/run.ts';

const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number is needed');
  return Number(text);
};

interface Numbers {
  readonly n?: number;
  readonly seed: number;
  readonly every: number;
  readonly from: number;
  readonly tries: number;
  readonly game: string;
  readonly untilHarm: boolean;
  readonly only?: string;
  readonly room?: string;
  readonly jobs: number;
  readonly database: DatabaseName;
}

const [GUARDED, ATTACKED] = [await harnessed('secrets'), await harnessed('strangers')];

function own<Part>(parts: Readonly<Record<string, Part>>, game: string): Part {
  const part = parts[game];
  if (part === undefined) throw new Error(`the harness of ${game} has no such part`);
  return part;
}

const known = (text: string): string => {
  if (Object.hasOwn(GUARDED, text)) return text;
  throw new InvalidArgumentError(`one of ${Object.keys(GUARDED).join(', ')} is needed`);
};

/** A search for leaks with at least this many games must try every kind of request. */
const FEW = 20;

/** A run with at least this many attacks must show that each kind of attack works for the right person. */
const FEW_ATTACKS = 400;
/** A run with at least this many attacks must contain each kind of attack `OF_EACH` times. */
const MANY = 100_000;
const OF_EACH = 500;

interface Finding {
  readonly report: object;
  readonly holds: boolean;
}

const tell =
  (step: Run['step'], what: string) =>
  (done: number, wrong?: number): void =>
    step(`${done} ${what}${wrong === undefined ? '' : `, ${wrong} wrong`}`);

type Fresh = (() => Promise<string>) | undefined;

type Guard = (numbers: Numbers, step: Run['step'], database: Fresh) => Promise<Finding>;

const guards: Readonly<Record<string, Guard>> = {
  async strangers({ n = 2_000, seed, game, untilHarm }, step, database) {
    let interrupted = false;
    process.once('SIGINT', () => {
      interrupted = true;
    });
    const enough = () => interrupted;
    const attacked = own(ATTACKED, game);
    const report = await strangers({
      attacked,
      count: n,
      seed,
      untilHarm,
      window: untilHarm ? 50 : 200,
      database,
      progress: tell(step, 'interactions'),
      enough,
    });
    const { effects, unanswered, doubled, leaks, errors, exceptions, complaints, unproven, wellFormed } =
      report;
    const blind = n < FEW_ATTACKS ? 0 : unproven.length;
    const wrong = effects + unanswered + doubled + leaks + errors + exceptions + complaints + blind;
    const least = Math.min(...Object.values(wellFormed));
    return { report, holds: wrong === 0 && !interrupted && (n < MANY || least >= OF_EACH) };
  },
  async mutants({ n = MOST_ATTACKS, seed, game, only = '' }, step) {
    const chosen = MUTANTS.filter(({ name }) => name.includes(only));
    if (chosen.length === 0) throw new Error(`no mutant has "${only}" in its name`);
    const reportMutant = (name: string, killed: boolean) =>
      step(`${killed ? 'found' : 'NOT FOUND'}: ${name}`);
    const report = await mutants(n, seed, game, reportMutant, chosen);
    return { report, holds: report.alive.length === 0 };
  },
  async mutation({ n = 300, seed, room, jobs }, step) {
    const rooms = room === undefined ? Object.keys(ROOMS) : [room];
    const report = await mutation(drawn(rooms, n, new Chance(seed)), { jobs, progress: step });
    const reaches = Object.values(report.rooms).every(({ percent, bar }) => percent >= bar);
    return { report, holds: reaches && report.failing.length === 0 };
  },
  async secrets({ n = 24, seed, every, from, tries, game }, step, database) {
    const sharing = { games: n, from, seed, painted: 20, every, tries, database };
    const report = await secrets({ ...sharing, guarded: own(GUARDED, game), progress: tell(step, 'games') });
    const { differing, differingTwice, errors, leaks, untried, blind } = report;
    const all = n < FEW || untried.length === 0;
    return { report, holds: differing + differingTwice + errors + leaks + blind.length === 0 && all };
  },
};

/** Usual minutes of each guard in its default size, on two quiet cores. */
const MINUTES: Readonly<Record<string, number>> = { strangers: 5, mutants: 60, mutation: 45, secrets: 30 };

const program = new Command('guard').description('Nobody acts for another, nobody peeks: tried at length');
for (const [name, guard] of Object.entries(guards)) {
  program
    .command(name)
    .option('--n <count>', 'how many', whole)
    .option('--every <moments>', 'secrets: look at one moment in so many', whole, 1)
    .option(
      '--from <game>',
      'secrets: the first game, so that several processes share the games of a seed',
      whole,
      0,
    )
    .option('--tries <count>', 'secrets: how many chance tries each viewer makes at a moment', whole, 3)
    .option('--game <id>', 'strangers, mutants, secrets: which game', known, 'porto')
    .option('--only <text>', 'mutants: those whose name holds this')
    .addOption(new Option('--room <name>', 'mutation: one room').choices(Object.keys(ROOMS)))
    .option('--jobs <count>', 'mutation: how many mutants at the same time', whole, 2)
    .option('--until-harm', 'strangers: end at the first harm', false)
    .option('--seed <number>', 'the same numbers again', whole, 1)
    .addOption(
      new Option('--database <name>', 'strangers, secrets: where games are kept')
        .choices(DATABASES)
        .default('sqlite'),
    )
    .action(async (numbers: Numbers) => {
      const databases = numbers.database === 'postgres' ? await EmptyDatabases.start() : undefined;
      const isUsual = [numbers.n, numbers.only, numbers.room].every(given => given === undefined);
      const about = name === 'mutation' ? (numbers.room ?? 'all rooms') : numbers.game;
      const run = beginRun(`guard ${name}, ${about}`, isUsual ? MINUTES[name] : undefined);
      try {
        const { report, holds } = await guard(numbers, run.step, databases?.next);
        console.log(JSON.stringify(report, null, 2));
        if (!holds) process.exitCode = 1;
      } finally {
        run.end();
        await databases?.remove();
      }
    });
}
await program.parseAsync();
