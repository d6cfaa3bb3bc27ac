import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { AnyGame } from '../../src/core/game.ts';
import { type Puzzle, stateOf } from '../../src/core/puzzle.ts';
import { chosenReasons, inTenths } from '../../src/core/reasons.ts';
import { presenters } from '../../src/games/presenters.ts';
import { puzzlesIn } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import { harnessed } from '../../test/games/harnesses.ts';
import { writePuzzles } from './file.ts';
import { dealOf } from './games.ts';
import { Mix } from './mix.ts';
import { judgedAgain, searched } from './search.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, sign => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** Lists a puzzle's choices in words, each with the points that it loses and the reasons. */
function linesOf(game: AnyGame, presenter: AnyPresenter, puzzle: Puzzle, view: unknown): readonly string[] {
  const { seat, choices } = puzzle;
  const action = (text = ''): unknown => {
    const read = game.read(text);
    return read.ok ? read.value : undefined;
  };
  const best = action(choices[0]?.action);
  return choices.map(choice => {
    const chosen = action(choice.action);
    const deed = presenter.deed(chosen, view, foresee(game, view, seat, chosen));
    const worth = game.worth?.(view, seat, chosen) ?? '?';
    const parts = choice.reasons.map(({ ahead = true, ...part }) => ({ ...part, ahead }));
    const why = chosenReasons(parts, inTenths(choice.behind), part =>
      presenter.reason?.(part, view, seat, best),
    );
    return `${deed} [${choice.action}] ${-inTenths(choice.behind)}, now ${worth}${why ? `: ${why.reasons.join('; ')} (rest ${why.rest})` : ''}`;
  });
}

/** Paints puzzles with their choices and reasons into a folder, with an index page, so that a person can judge them. */
async function show(
  game: AnyGame,
  presenter: AnyPresenter,
  puzzles: readonly Puzzle[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const figures: string[] = [];
  for (const puzzle of puzzles) {
    const view = game.view(stateOf(game, puzzle), puzzle.seat);
    const names = Array.from({ length: puzzle.seats }, (_, seat) => `P${seat + 1}`);
    const picture = await presenter.turnPicture?.(view, names, `${puzzle.id}.png`);
    if (picture) await writeFile(join(folder, `${puzzle.id}.png`), picture.file);
    const lines = linesOf(game, presenter, puzzle, view);
    const head = `${puzzle.id}: seat ${puzzle.seat} of ${puzzle.seats}, move ${puzzle.log.length}, ${puzzle.theme}, ${puzzle.rating}`;
    console.log([head, ...lines].join('\n  '));
    const items = lines.map(line => `<li>${escaped(line)}</li>`).join('\n');
    figures.push(
      `<h2>${head}</h2>\n<img src="${puzzle.id}.png" width="480" alt="${puzzle.id}">\n<ol>${items}</ol>`,
    );
  }
  const page = `<!doctype html><meta charset="utf-8"><title>Puzzles of ${game.id}</title>${figures.join('\n')}\n`;
  await writeFile(join(folder, 'index.html'), page);
}

const RULES = await harnessed('puzzles');

interface Wishes {
  readonly game?: string;
  readonly more: number;
  readonly series: number;
  readonly out?: string;
  readonly again?: boolean;
  readonly show?: string;
}

const whole = (text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number < 2 ** 31) return number;
  throw new InvalidArgumentError('a whole number from 1 is expected.');
};

const inSeconds = (): number => Math.round(process.cpuUsage().user / 1e6);

/** Searches deal after deal until `more` puzzles are found. Each puzzle is written at once, so that a run may be ended. */
function search(id: string, { more, series, out = `data/${id}/puzzles.json` }: Wishes): void {
  const [game, rules] = [games[id], RULES[id]];
  if (!game || !rules) return;
  const puzzles = [...puzzlesIn(out)];
  const wanted = puzzles.length + more;
  const numbers = puzzles.map(dealOf).flatMap(deal => (deal.series === series ? deal.number : []));
  const mix = new Mix(game, rules, puzzles);
  const refused = new Map<string, number>();
  const began = inSeconds();
  for (let number = Math.max(0, ...numbers) + 1; puzzles.length < wanted; number++)
    for (const result of searched(game, { series, number }, rules, mix)) {
      if ('because' in result) {
        refused.set(result.because, (refused.get(result.because) ?? 0) + 1);
        continue;
      }
      puzzles.push(result.puzzle);
      mix.add(result.puzzle);
      writePuzzles(out, puzzles);
      const { log, theme, rating, choices } = result.puzzle;
      const seconds = inSeconds() - began;
      console.log(
        `${id}, deal ${number}, move ${log.length}: ${choices[0]?.action} (${theme}, ${rating}); ${wanted - puzzles.length} more wanted, ${seconds} s of a core so far`,
      );
      if (puzzles.length === wanted) break;
    }
  console.log(
    `${id}, no puzzles: ${[...refused].map(([because, count]) => `${because} ${count}`).join(', ')}`,
  );
}

/** Proves all puzzles of a file again. Puzzles that are none any more leave the file. */
function again(id: string, { out = `data/${id}/puzzles.json` }: Wishes): void {
  const [game, rules] = [games[id], RULES[id]];
  if (!game || !rules) return;
  const puzzles = puzzlesIn(out);
  const proven = puzzles.flatMap((puzzle, index) => {
    const result = judgedAgain(game, puzzle, rules);
    const told = 'because' in result ? `no puzzle any more, ${result.because}` : 'proven again';
    console.log(`${id}, ${index + 1} of ${puzzles.length}, ${puzzle.id}: ${told}`);
    return 'because' in result ? [] : [result.puzzle];
  });
  writePuzzles(out, proven);
}

async function shown(
  id: string,
  { out = `data/${id}/puzzles.json`, show: folder = '' }: Wishes,
): Promise<void> {
  const [game, presenter] = [games[id], presenters[id]?.('en')];
  if (game && presenter) await show(game, presenter, puzzlesIn(out), join(folder, id));
}

await new Command('puzzles')
  .description('Search for puzzles in games between bots, and add them to data/<game>/puzzles.json')
  .addOption(new Option('--game <id>', 'for this game alone (default: all)').choices(Object.keys(RULES)))
  .option('--more <number>', 'number of puzzles to add for each game', whole, 20)
  .option('--series <number>', 'another series of deals; the same series gives the same puzzles', whole, 1)
  .option('--out <file>', 'another file of puzzles, which is read first (with --game alone)')
  .option('--again', 'prove the puzzles of the file again instead, as after a training of the bots')
  .option(
    '--show <folder>',
    'paint the puzzles of the file into a folder instead, with their choices and reasons',
  )
  .action(async (wishes: Wishes, command: Command) => {
    if (wishes.out !== undefined && wishes.game === undefined) command.error('--out needs --game');
    const run = wishes.show === undefined ? (wishes.again ? again : search) : shown;
    for (const id of wishes.game === undefined ? Object.keys(RULES) : [wishes.game]) await run(id, wishes);
  })
  .parseAsync();
