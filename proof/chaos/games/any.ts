import type { AnyGame } from '../../../src/core/contract/game.ts';
import type { Played } from './played.ts';

const MOST_SEATS = 4;

/**
 * Returns what the trial needs to play any game with its default options. Every number of seats up to four occurs. People act
 * by `/<game> do` and by buttons.
 */
export function playedByAnyone(game: AnyGame): Played {
  const { min, max } = game.seats(game.defaults);
  const most = Math.min(max, MOST_SEATS);
  const counts = Array.from({ length: most - min + 1 }, (_, more) => min + more);
  return {
    game,
    kinds: counts.map(seats => ({ command: 'new', options: { seats }, others: seats - 1 })),
    tables: counts.map(seats => ({ seats, options: game.defaults as object })),
  };
}
