import { visibleEvents } from '../../../src/core/contract/game.ts';
import { STRENGTHS } from '../../../src/core/contract/player.ts';
import type { View as PooledView } from '../../../src/games/green-port/rules/types.ts';
import { capital } from '../../../src/presentation/language/grammar.ts';
import { type Exhibit, NAMES, withPlayers } from '../exhibit.ts';
import { type Painting, presenterOf, shot } from '../frame.ts';
import { lookBackCards } from '../look-backs.ts';
import { endingOf, type PlayedGame, playedGame } from '../played.ts';

/**
 * Returns a function that draws one board of a game. `from` is the share of the moves that is skipped. The board is the first
 * of the remaining ones with the most items, as `crowd` counts them.
 */
function boardOf(
  { game, played }: PlayedGame,
  from: number,
  crowd: (view: never) => number = () => 0,
): () => Painting {
  const presenter = presenterOf(game.id, 'en');
  const boards = played.slice(Math.floor(played.length * from)).flatMap(({ state, events }) => {
    const marked = visibleEvents(events, 'table');
    return marked.length > 0 ? [{ view: game.view(state, 'table'), marked }] : [];
  });
  const counts = boards.map(({ view }) => crowd(view as never));
  const board = boards[counts.indexOf(Math.max(...counts))];
  if (!board) throw new Error(`${game.id}: no such move`);
  return () => presenter.picture(board.view, NAMES, board.marked, 'board.png');
}

/** Returns the pictures of README.md that a presenter draws, by the names of their files. */
export function docsPictures(): readonly Exhibit[] {
  const four = playedGame('porto', 4, 7);
  const three = playedGame('porto', 3, 7);
  const { game, played } = three;
  const presenter = presenterOf(game.id, 'en');
  const last = game.view(played.at(-1)?.state, 'table');
  const marked = visibleEvents(played.at(-1)?.events ?? [], 'table');
  const names = NAMES.slice(0, 3);
  const options = capital(presenter.variant?.(game.defaults) ?? '');
  const ending = endingOf(three);
  const { many } = lookBackCards('porto', 'en');
  const shots: Readonly<Record<string, () => Painting>> = {
    board: boardOf(four, 0.85),
    'green-port': boardOf(playedGame('green-port', 3, 7), 0.5, ({ pool }: PooledView) => pool.length),
    vintage: boardOf(playedGame('vintage', 4, 7), 0.8),
    end: () => presenter.ending?.(ending, last, names, ''),
    lobby: () => presenter.lobby?.(NAMES.slice(0, 3), 4, options, ''),
    players: () => presenter.lobby?.(withPlayers(NAMES, 'en'), 4, options, '', [], [undefined, ...STRENGTHS]),
    share: () => presenter.share?.(last, names, ''),
    wide: () => presenter.wide?.(last, names, marked, ''),
    year: () => presenter.lookBack?.(many, ''),
  };
  return Object.entries(shots).map(([name, paint]) => shot(name, paint));
}
