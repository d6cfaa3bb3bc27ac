import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { harnessed } from '../../test/games/harnesses.ts';
import type { Trainer } from './trainer.ts';

const TRAINERS: Readonly<Record<string, Trainer>> = await harnessed('train');

interface Wishes {
  readonly seed: number;
  readonly rounds?: number;
  readonly games?: number;
  readonly seats?: readonly number[];
  readonly out?: string;
}

const whole = (text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number < 2 ** 31) return number;
  throw new InvalidArgumentError('a whole number from 1 is expected.');
};

const numbers = (text: string): readonly number[] => text.split(',').map(whole);

await new Command('train')
  .description('Find the weights that a game’s players judge by, from games against themselves')
  .addArgument(new Argument('<game>').choices(Object.keys(TRAINERS)))
  .option('--seed <number>', 'the same seed gives the same weights', whole, 1)
  .option(
    '--rounds <number>',
    'each is played with the weights of the one before (default: the game’s)',
    whole,
  )
  .option('--games <number>', 'in each round (default: the game’s)', whole)
  .option(
    '--seats <numbers>',
    'of these numbers of seats alone, in this order: the weights of others stay (default: all)',
    numbers,
  )
  .option('--out <file>', 'where the weights go after each round (default: data/<game>/weights.json)')
  .action((game: string, wishes: Wishes, command: Command) => {
    const trainer = TRAINERS[game];
    if (trainer === undefined) return command.error(`nobody trains ${game}`);
    const known = trainer.courses.map(({ seats }) => seats);
    const strange = wishes.seats?.find(seats => !known.includes(seats));
    if (strange !== undefined)
      command.error(`${game} is trained for ${known.join(', ')} seats, not for ${strange}`);
    const courses = (wishes.seats ?? known).flatMap(seats =>
      trainer.courses
        .filter(course => course.seats === seats)
        .map(({ rounds, games }) => ({
          seats,
          rounds: wishes.rounds ?? rounds,
          games: wishes.games ?? games,
        })),
    );
    const out = wishes.out ?? `data/${game}/weights.json`;
    const before = wishes.seats && existsSync(out) ? readFileSync(out, 'utf8') : undefined;
    for (const { weights, line } of trainer.train(courses, wishes.seed, before)) {
      writeFileSync(out, weights);
      console.log(`${line}, ${Math.round(process.cpuUsage().user / 1e6)} s of a core so far`);
    }
    return undefined;
  })
  .parseAsync();
