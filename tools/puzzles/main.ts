import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { onSnapshot } from '../../src/cli/db/opening.ts';
import { presenters } from '../../src/games/presenters.ts';
import { puzzlesIn } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { harnessed } from '../../test/games/harnesses.ts';
import { writePuzzles } from './file.ts';
import { judgedAgain, puzzleWithLines, searched, searchedDeal } from './find-puzzles.ts';
import { Finds } from './finds.ts';
import { dealOf } from './games.ts';
import { decisionsOfPeople } from './people.ts';
import type { PuzzleRules } from './rules.ts';
import { show } from './show.ts';

const RULES = await harnessed('puzzles');

interface Wishes {
  readonly game?: string;
  readonly more: number;
  readonly series: number;
  readonly out?: string;
  readonly from?: string;
  readonly again?: boolean;
  readonly tell?: boolean;
  readonly show?: string;
}

const whole = (text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number < 2 ** 31) return number;
  throw new InvalidArgumentError('a whole number from 1 is expected.');
};

async function search(id: string, wishes: Wishes): Promise<void> {
  const { more, series, from, out = `data/${id}/puzzles.json` } = wishes;
  const [game, rules] = [games[id], RULES[id]];
  if (!game || !rules) return;
  const finds = new Finds(game, rules, out, more);
  await (from === undefined ? searchDeals(finds, rules, series) : searchDatabase(finds, rules, from));
  finds.close();
}

async function searchDeals(finds: Finds, rules: PuzzleRules, series: number): Promise<void> {
  const { game, mix, puzzles } = finds;
  const numbers = puzzles.map(dealOf).flatMap(deal => (deal.series === series ? deal.number : []));
  for (let number = Math.max(0, ...numbers) + 1; !finds.isComplete; number++)
    finds.add(searchedDeal(game, { series, number }, rules, mix), `deal ${number}`);
}

/** Searches the ended matches of people in a database, except matches that already gave a puzzle. */
async function searchDatabase(finds: Finds, rules: PuzzleRules, database: string): Promise<void> {
  const { game, mix, puzzles } = finds;
  let number = 0;
  await onSnapshot(database, async store => {
    for await (const decisions of decisionsOfPeople(game, store)) {
      number += 1;
      if (finds.isComplete || puzzles.some(({ seed }) => seed === decisions[0]?.seed)) continue;
      finds.add(searched(game, decisions, rules, mix, number), `match ${number} of the database`);
    }
  });
}

/** Makes all puzzles of a file again. Decisions that are no puzzles any more leave the file. */
function remade(id: string, { out = `data/${id}/puzzles.json` }: Wishes, make: typeof judgedAgain): void {
  const [game, rules] = [games[id], RULES[id]];
  if (!game || !rules) return;
  const puzzles = puzzlesIn(out);
  const made = puzzles.flatMap((puzzle, index) => {
    const result = make(game, puzzle, rules);
    const outcome = 'because' in result ? `no puzzle any more, ${result.because}` : 'made again';
    console.log(`${id}, ${index + 1} of ${puzzles.length}, ${puzzle.id}: ${outcome}`);
    return 'because' in result ? [] : [result.puzzle];
  });
  writePuzzles(out, made);
}

const again = (id: string, wishes: Wishes): void => remade(id, wishes, judgedAgain);

/** Makes the lines of play of all puzzles of a file again. */
const tell = (id: string, wishes: Wishes): void => remade(id, wishes, puzzleWithLines);

async function shown(
  id: string,
  { out = `data/${id}/puzzles.json`, show: folder = '' }: Wishes,
): Promise<void> {
  const [game, presenter] = [games[id], presenters[id]?.('en')];
  if (game && presenter) await show(game, presenter, puzzlesIn(out), join(folder, id));
}

await new Command('puzzles')
  .description('Search for puzzles in games between bots or people, and add them to data/<game>/puzzles.json')
  .addOption(new Option('--game <id>', 'for this game alone (default: all)').choices(Object.keys(RULES)))
  .option('--more <number>', 'number of puzzles to add for each game', whole, 20)
  .option('--series <number>', 'another series of deals; the same series gives the same puzzles', whole, 1)
  .option('--out <file>', 'another file of puzzles, which is read first (with --game alone)')
  .option('--again', 'prove the puzzles of the file again instead, as after a training of the bots')
  .option('--tell', 'tell the lines of play of the puzzles again instead, as after a change of words')
  .option(
    '--from <database>',
    'search the ended games of people who allow it, in a file or at a postgres:// address',
  )
  .option(
    '--show <folder>',
    'paint the puzzles of the file into a folder instead, with their choices and reasons',
  )
  .action(async (wishes: Wishes, command: Command) => {
    if (wishes.out !== undefined && wishes.game === undefined) command.error('--out needs --game');
    const run = wishes.show === undefined ? (wishes.again ? again : wishes.tell ? tell : search) : shown;
    for (const id of wishes.game === undefined ? Object.keys(RULES) : [wishes.game]) await run(id, wishes);
  })
  .parseAsync();
