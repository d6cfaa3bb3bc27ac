import { greedy } from '../../src/games/green-port/bots/greedy.ts';
import { COLOURS, type Event, ID, type Options, type View } from '../../src/games/green-port/rules/types.ts';
import type { Moment } from '../../src/presentation/presenter/presenter.ts';
import { contests } from './contests.ts';
import { type Exhibit, found } from './exhibit.ts';
import { asSeen, chapters, endings, lobbies, namedBoards, ownPages, type Shown, stages } from './frame.ts';
import { lookBacks } from './look-backs.ts';
import { playedGame } from './played.ts';

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'no-powers' }],
  [4, { variant: 'standard' }],
];

/** Picks moments that look different: the deal, a full pool, a bust, a heist and the end. */
const worthSeeing = (moments: readonly Moment<View, Event>[]) => {
  const fullest = Math.max(...moments.map(({ view }) => view.pool.length));
  const told = (type: Event['type']) =>
    moments.findLast(({ marked }) => marked.some(event => event.type === type));
  return found({
    '0-dealt': moments[0],
    '1-pool': moments.find(({ view }) => view.pool.length === fullest),
    '2-hired': told('hired'),
    '3-bust': told('busted'),
    '4-heist': told('completed'),
    '5-over': moments.at(-1),
  });
};

/**
 * Shows pictures of Green Port games that stand-in players played. The chosen moments of a table are in one language, and most
 * other pictures are in all languages.
 */
export const greenPortExhibits = (seed: number): readonly Exhibit[] => {
  const games = TABLES.map(
    ([seats, options]): Shown => ({
      name: `${ID}-${seats}-${options.variant}`,
      played: playedGame(ID, seats, seed, options, greedy),
    }),
  );
  const [first, ...others] = games;
  const last = others.at(-1);
  if (!first || !last) throw new Error('no game');
  return [
    ...stages(ID, games, moments => worthSeeing(moments as readonly Moment<View, Event>[])),
    ...ownPages([last]),
    ...namedBoards([last]),
    ...games.flatMap(endings),
    ...asSeen(first),
    ...lobbies(ID, { variant: 'standard' }),
    ...chapters(ID),
    ...contests(last, 'standard', COLOURS),
    ...lookBacks('green-port'),
  ];
};
