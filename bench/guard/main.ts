import { Command, InvalidArgumentError } from 'commander';
import { secrets } from './secrets/run.ts';
import { shuffle } from './shuffle.ts';
import { strangers } from './strangers/run.ts';

const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number is needed');
  return Number(text);
};

interface Numbers {
  readonly n?: number;
  readonly seed: number;
  readonly every: number;
}

/** What is counted, and whether all that must be none is none. */
interface Finding {
  readonly report: object;
  readonly holds: boolean;
}

const tell =
  (what: string) =>
  (done: number, wrong?: number): void => {
    const found = wrong === undefined ? '' : `, ${wrong} wrong`;
    process.stderr.write(`${new Date().toISOString()} ${done} ${what}${found}
`);
  };

const guards: Readonly<Record<string, (numbers: Numbers) => Promise<Finding>>> = {
  async strangers({ n = 2_000, seed }) {
    const report = await strangers({ count: n, seed, progress: tell('interactions') });
    const { effects, unanswered, doubled, leaks, errors, exceptions, complaints } = report;
    return { report, holds: effects + unanswered + doubled + leaks + errors + exceptions + complaints === 0 };
  },
  async secrets({ n = 24, seed, every }) {
    const report = await secrets({ games: n, seed, painted: 20, every, progress: tell('games') });
    const { differing, differingTwice, errors } = report;
    return { report, holds: differing + differingTwice + errors === 0 };
  },
  async shuffle({ n = 40, seed }) {
    const report = await shuffle(n, seed);
    return { report, holds: report.differing === 0 };
  },
};

const program = new Command('guard').description(
  'Nobody acts for another, nobody peeks, nobody stacks the deck: tried at length',
);
for (const [name, guard] of Object.entries(guards)) {
  program
    .command(name)
    .option('--n <count>', 'how many', whole)
    .option('--every <moments>', 'secrets: look at one moment in so many', whole, 1)
    .option('--seed <number>', 'the same numbers again', whole, 1)
    .action(async (numbers: Numbers) => {
      const { report, holds } = await guard(numbers);
      console.log(JSON.stringify(report, null, 2));
      if (!holds) process.exitCode = 1;
    });
}
await program.parseAsync();
