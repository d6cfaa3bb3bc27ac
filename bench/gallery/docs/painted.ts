import { SeededDice } from '../../../src/core/dice.ts';
import type { AnyGame, Told } from '../../../src/core/game.ts';
import { STRENGTHS, steadyOf } from '../../../src/core/player.ts';
import { heard } from '../../../src/core/told.ts';
import type { View as PooledView } from '../../../src/games/green-port/rules/types.ts';
import { players } from '../../../src/games/players.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import { capital } from '../../../src/stage/grammar.ts';
import type { AnyPresenter } from '../../../src/stage/presenter.ts';
import { type Exhibit, fileIn, NAMES, withPlayers } from '../exhibit.ts';

interface Played {
  readonly seat: number;
  readonly action: unknown;
  readonly told: readonly Told<unknown>[];
  readonly state: unknown;
}

interface PlayedGame {
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
  readonly deal: unknown;
  readonly played: readonly Played[];
}

/** A game of stand-ins, the same every time. */
function playedGame(id: string, seats: number, seed: number): PlayedGame {
  const [game, presenter] = [games[id], presenters[id]?.('en')];
  if (!game || !presenter) throw new Error(`no game ${id}`);
  const [dice, chance] = [seed, seed + 1].map(byte => new SeededDice(new Uint8Array(32).fill(byte)));
  if (!dice || !chance) throw new Error('no dice');
  const player = steadyOf(id, players);
  const deal = game.setup(seats, game.defaults, dice);
  const played: Played[] = [];
  for (let [state, [seat]] = [deal, game.toAct(deal)]; seat !== undefined; [seat] = game.toAct(state)) {
    const action = player.choose(game, game.view(state, seat), seat, chance);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${id}: a stand-in's action was refused`);
    state = step.value.state;
    played.push({ seat, action, told: step.value.told, state });
  }
  return { game, presenter, deal, played };
}

/** The board of the most crowded moment, of equal ones the first, after a share of the game. */
function boardOf(
  { game, presenter, played }: PlayedGame,
  from: number,
  crowd: (view: never) => number = () => 0,
): () => Promise<Buffer> {
  const boards = played.slice(Math.floor(played.length * from)).flatMap(({ state, told }) => {
    const marked = heard(told, 'table');
    return marked.length > 0 ? [{ view: game.view(state, 'table'), marked }] : [];
  });
  const counts = boards.map(({ view }) => crowd(view as never));
  const board = boards[counts.indexOf(Math.max(...counts))];
  if (!board) throw new Error(`${game.id}: no such move`);
  return async () => fileIn(await presenter.picture(board.view, NAMES, board.marked, 'board.png'));
}

/** The pictures of README.md that a presenter paints, by the names of their files. */
export function docsPictures(): readonly Exhibit[] {
  const four = playedGame('porto', 4, 7);
  const three = playedGame('porto', 3, 7);
  const { game, presenter, deal, played } = three;
  const last = game.view(played.at(-1)?.state, 'table');
  const marked = heard(played.at(-1)?.told ?? [], 'table');
  const names = NAMES.slice(0, 3);
  const options = capital(presenter.variant?.(game.defaults) ?? '');
  const summary = game.summary?.({ deal, played, resigned: [] });
  if (!summary) throw new Error('no summary');
  const ending = { summary, ranks: game.outcome(played.at(-1)?.state)?.ranks };
  const shots: Readonly<Record<string, () => Promise<Buffer>>> = {
    board: boardOf(four, 0.85),
    'green-port': boardOf(playedGame('green-port', 3, 7), 0.5, ({ pool }: PooledView) => pool.length),
    vintage: boardOf(playedGame('vintage', 4, 7), 0.8),
    end: async () => fileIn(await presenter.ending?.(ending, last, names, '')),
    lobby: async () => fileIn(await presenter.lobby?.(NAMES.slice(0, 3), 4, options, '')),
    players: async () =>
      fileIn(
        await presenter.lobby?.(withPlayers(NAMES, 'en'), 4, options, '', [], [undefined, ...STRENGTHS]),
      ),
    share: async () => fileIn(await presenter.share?.(last, names, '')),
    wide: async () => fileIn(await presenter.wide?.(last, names, marked, '')),
  };
  return Object.entries(shots).map(([name, paint]) => ({ name, paint }));
}
