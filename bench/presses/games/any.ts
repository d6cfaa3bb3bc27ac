import type { AnyGame } from '../../../src/core/game.ts';
import type { Pressed } from './pressed.ts';

export function pressedByAnyone(game: AnyGame): Pressed {
  const { min, max } = game.seats(game.defaults);
  return {
    game,
    kinds: [...new Set([min, max])].map(seats => ({
      name: `${seats} seats`,
      path: 'new',
      options: { seats },
      seats,
    })),
    games: 2,
    every: 4,
    sought: () => [],
    wanted: (_match, _seat, random) => [random],
  };
}
