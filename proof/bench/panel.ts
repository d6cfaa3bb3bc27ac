import type { AnyGame } from '../../src/core/contract/game.ts';
import { type Player, playerOf } from '../../src/core/contract/player.ts';
import { bestOf } from '../../src/discord/panels/turn/best.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { contextFor } from '../../test/support/named-by-hint.ts';
import { measured } from './players/main.ts';
import type { Pairing, Tournament } from './players/pairing.ts';
import type { Report, Wishes } from './report.ts';

const GAMES = 20;
const SEATS = 2;
/** Least percentage of wins for a player that follows the panel against an otherwise equal player. */
const WINS = 40;
const WINS_ALONE = 90;
/** Time limits for sorting a panel's suggestions, in milliseconds. */
const QUICK = { median: 5, p99: 50 };

/**
 * Makes a player that plays the first suggestion of every panel.
 * @param rated true: a rated table without hints, so suggestions are sorted by points; false: sorted by the medium bot's values
 */
const following = (rated: boolean): Player => ({
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    const context = contextFor({ game, view, seat, seats: SEATS, legal }, { rated });
    const [first] = bestOf(context, context.legal, 1);
    if (!first) throw new Error(`${game.id}: nothing is suggested`);
    return first.action;
  },
});

const pairingsOf = (game: AnyGame, medium: Player): readonly Pairing[] => {
  const among = { seats: SEATS, options: game.defaults, others: medium };
  const solo = game.deals?.solo;
  const alone = solo && { seats: 1, options: solo.options, others: medium };
  return [
    {
      ...among,
      name: '2 seats: the panel by judgement, against medium',
      one: following(false),
      bar: { atLeast: WINS },
      atMostMs: QUICK,
    },
    { ...among, name: '2 seats: the panel by points, against medium', one: following(true) },
    ...(alone
      ? [
          {
            ...alone,
            name: 'alone: the panel by judgement',
            one: following(false),
            bar: { atLeast: WINS_ALONE },
            atMostMs: QUICK,
          },
          { ...alone, name: 'alone: the panel by points', one: following(true) },
          { ...alone, name: 'alone: medium', one: medium },
        ]
      : []),
  ];
};

const TOURNAMENTS: Readonly<Record<string, Tournament>> = Object.fromEntries(
  Object.values(games).flatMap(game => {
    const medium = playerOf(game.id, players, 'medium');
    return medium ? [[game.id, { games: GAMES, pairings: pairingsOf(game, medium) }]] : [];
  }),
);

export const benchPanel = (wishes: Wishes): Promise<Report> => measured('panel', TOURNAMENTS, wishes);
