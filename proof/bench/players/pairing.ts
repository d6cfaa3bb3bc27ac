import {
  type Budget,
  type Player,
  playerOf,
  type Strength,
  steadyOf,
} from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';

export type Named = Strength | 'steady';

/** @throws Error if the game has no such bot */
export function playerNamed(game: string, name: Named): Player {
  const player = name === 'steady' ? steadyOf(game, players) : playerOf(game, players, name);
  if (!player) throw new Error(`${game} has no ${name}`);
  return player;
}

/** Time limits for a decision of a hard bot. */
const QUICK = { median: 150, p99: 500 };

/** Limit for the tested player's wins, in percent of games. */
type WinBar = { readonly atLeast: number } | { readonly atMost: number };

export interface Pairing {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  readonly one: Player;
  readonly others: Player;
  readonly bar?: WinBar;
  /** True where only `--only` measures the pairing. */
  readonly isExtra?: boolean;
  /** Time limits for a decision of the tested player, in milliseconds of a core. */
  readonly atMostMs?: { readonly median: number; readonly p99: number };
}

/** Pairings of one game. The short form of the benchmark plays `games` games of each pairing. */
export interface Tournament {
  readonly games: number;
  readonly pairings: readonly Pairing[];
}

/**
 * Returns a function that makes pairings of a game's bots in the standard variant. Decisions of hard have time limits.
 * @param steady how the names of the pairings call the stand-in
 */
export const pairingsOf = (game: string, steady: string) => {
  const called = (name: Named): string => (name === 'steady' ? steady : name);
  return (seats: number, one: Named, other: Named, bar?: WinBar): Pairing => ({
    name: `${seats} seats: ${called(one)} against ${called(other)}`,
    seats,
    options: { variant: 'standard' },
    one: playerNamed(game, one),
    others: playerNamed(game, other),
    ...(bar && { bar }),
    ...(one === 'hard' && { atMostMs: QUICK }),
  });
};

/**
 * Returns a pairing of hard with another budget against hard: it measures what hard would gain from more time.
 * @param budget budget of hard
 */
export function headroomOf<View>(
  game: string,
  name: string,
  budget: (view: View) => Budget,
  changed: (budget: Budget) => Budget = usual => ({ ...usual, playouts: usual.playouts * 4 }),
): Pairing {
  const hard = playerNamed(game, 'hard');
  const one: Player = {
    choose: (rules, view, seat, dice) => hard.choose(rules, view, seat, dice, changed(budget(view as View))),
  };
  return {
    ...{ name: `2 seats: ${name}`, seats: 2, options: { variant: 'standard' } },
    ...{ one, others: hard, isExtra: true },
  };
}
