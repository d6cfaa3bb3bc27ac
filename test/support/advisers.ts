import type { GamePlayers, Player } from '../../src/core/contract/player.ts';

/**
 * Player that computes nothing, for any game. It prefers the action with the most immediate points, and gives those as its only
 * reason.
 */
const adviser: Player = {
  choose(game, view, seat, dice) {
    const [first] = game.legal(game.imagine(view, seat, dice), seat);
    if (first === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to choose`);
    return first;
  },
  lines: (game, view, seat, dice) =>
    game
      .legal(game.imagine(view, seat, dice), seat)
      .map(action => ({ action, value: game.worth?.(view, seat, action) ?? 0 }))
      .sort((one, other) => other.value - one.value)
      .map(line => ({ ...line, terms: [{ name: 'worth', value: line.value }], playouts: 0 })),
};

/** Returns players for a game: the adviser at every strength, and `steady` as the stand-in. */
export const advised = (steady: Player = adviser): GamePlayers => ({
  steady,
  strengths: { easy: adviser, medium: adviser, hard: adviser },
});
