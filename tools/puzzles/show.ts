import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { type Puzzle, stateOf } from '../../src/core/contract/puzzle.ts';
import { chosenReasons, inTenths } from '../../src/core/contract/reasons.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, sign => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** Lists a puzzle's choices in words, each with the points that it loses and the reasons. */
function linesOf(
  game: AnyGame,
  presenter: AnyPresenter,
  puzzle: Puzzle,
  view: unknown,
  names: readonly string[],
): readonly string[] {
  const { seat, choices } = puzzle;
  const action = (text = ''): unknown => {
    const read = game.read(text);
    return read.ok ? read.value : undefined;
  };
  const best = action(choices[0]?.action);
  return choices.map(choice => {
    const chosen = action(choice.action);
    const actionText = presenter.describeAction(chosen, view, foresee(game, view, seat, chosen));
    const worth = game.worth?.(view, seat, chosen) ?? '?';
    const parts = choice.reasons.map(({ ahead = true, ...part }) => ({ ...part, ahead }));
    const why = chosenReasons(parts, inTenths(choice.behind), part =>
      presenter.reason?.(part, view, seat, best, names),
    );
    return `${actionText} [${choice.action}] ${-inTenths(choice.behind)}, now ${worth}${why ? `: ${why.reasons.join('; ')} (rest ${why.rest})` : ''}`;
  });
}

/** Draws puzzles with their choices and reasons into a folder, with an index page, so that a person can judge them. */
export async function show(
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
    const lines = linesOf(game, presenter, puzzle, view, names);
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
