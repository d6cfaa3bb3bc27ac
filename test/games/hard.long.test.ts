import { expect, test } from 'vitest';
import { TOURNAMENTS } from '../../proof/bench/players/main.ts';
import { playerNamed } from '../../proof/bench/players/pairing.ts';
import { playAll } from '../../proof/bench/players/tournament.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { AT_ONCE, type Player } from '../../src/core/contract/player.ts';
import { games } from '../../src/games/registry.ts';

/** Returns the player without its playouts. */
const without = (player: Player): Player => ({
  choose: (game, view, seat, dice) => player.choose(game, view, seat, dice, AT_ONCE),
});

/**
 * Games of each bot, and the least mean of points that hard must have over medium. In few games points tell more than wins. The
 * deals are fixed and playouts are counted, so each machine plays the same games.
 */
test.each([
  ['porto', 16, 3],
  ['green-port', 20, 5],
  ['vintage', 6, 5],
])(
  '%s: in %i games with two seats hard is %i points ahead of medium, and is not without playouts',
  (id, count, least) => {
    const game = games[id];
    const pairing = TOURNAMENTS[id]?.pairings.find(({ name }) => name === '2 seats: hard against medium');
    if (!game || !pairing) throw new Error(`${id}: hard does not meet medium`);
    const ahead = (one: Player): number => playAll(game, { ...pairing, one }, count).margin;
    expect(ahead(pairing.one)).toBeGreaterThanOrEqual(least);
    expect(ahead(without(pairing.one))).toBeLessThan(least);
  },
);

test.each(Object.entries(TOURNAMENTS))(
  '%s: easy loses to the tree search and to the player that is fitted to records',
  (id, { pairings }) => {
    const others = pairings.filter(({ name }) => /medium against the /.test(name));
    const one = playerNamed(id, 'easy');
    const ahead = others.map(pairing => playAll(games[id] as AnyGame, { ...pairing, one }, 4).margin);
    expect(ahead.map(Math.sign)).toEqual([-1, -1]);
  },
);
