import { Command, InvalidArgumentError, Option } from 'commander';
import { puzzlesIn } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { harnessed } from '../../test/games/harnesses.ts';
import { writePuzzles } from './file.ts';
import { dealOf } from './games.ts';
import { searchedDeal } from './search.ts';

const RULES = await harnessed('puzzles');

interface Wishes {
  readonly game?: string;
  readonly more: number;
  readonly series: number;
  readonly out?: string;
}

const whole = (text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number < 2 ** 31) return number;
  throw new InvalidArgumentError('a whole number from 1 is expected.');
};

const inSeconds = (): number => Math.round(process.cpuUsage().user / 1e6);

/** Searches deal after deal until `more` puzzles are found. Each deal's puzzles are written at once, so that a run may be ended. */
function search(id: string, { more, series, out = `data/${id}/puzzles.json` }: Wishes): void {
  const [game, rules] = [games[id], RULES[id]];
  if (!game || !rules) return;
  const before = puzzlesIn(out);
  const numbers = before.map(dealOf).flatMap(deal => (deal.series === series ? deal.number : []));
  const puzzles = [...before];
  const refused = new Map<string, number>();
  const began = inSeconds();
  for (let number = Math.max(0, ...numbers) + 1; puzzles.length < before.length + more; number++) {
    const found = searchedDeal(game, { series, number }, rules);
    puzzles.push(...found.puzzles);
    for (const [because, count] of found.refused) refused.set(because, (refused.get(because) ?? 0) + count);
    if (found.puzzles.length > 0) writePuzzles(out, puzzles);
    const made = puzzles.length - before.length;
    console.log(
      `${id}, deal ${number}: ${made} of ${more} puzzles, ${inSeconds() - began} s of a core so far`,
    );
  }
  console.log(
    `${id}, no puzzles: ${[...refused].map(([because, count]) => `${because} ${count}`).join(', ')}`,
  );
}

await new Command('puzzles')
  .description('Search for puzzles in games between bots, and add them to data/<game>/puzzles.json')
  .addOption(new Option('--game <id>', 'for this game alone (default: all)').choices(Object.keys(RULES)))
  .option('--more <number>', 'number of puzzles to add for each game', whole, 20)
  .option('--series <number>', 'another series of deals; the same series gives the same puzzles', whole, 1)
  .option('--out <file>', 'another file of puzzles, which is read first (with --game alone)')
  .action((wishes: Wishes, command: Command) => {
    if (wishes.out !== undefined && wishes.game === undefined) command.error('--out needs --game');
    for (const id of wishes.game === undefined ? Object.keys(RULES) : [wishes.game]) search(id, wishes);
  })
  .parseAsync();
