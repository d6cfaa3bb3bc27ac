import { expect, test } from 'vitest';
import { fittedPlayer } from '../../proof/bench/players/fitted.ts';
import { TOURNAMENTS } from '../../proof/bench/players/main.ts';
import { playAll } from '../../proof/bench/players/tournament.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { AT_ONCE, type Player } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { games } from '../../src/games/registry.ts';
import { isRelease } from '../support/test-form.ts';

const without = (player: Player): Player => ({
  choose: (game, view, seat, dice) => player.choose(game, view, seat, dice, AT_ONCE),
});

/**
 * Games of each bot, and the least mean of points that hard must have over medium. In few games points tell more than wins. The
 * deals are fixed and playouts are counted, so each machine plays the same games. They take a quarter of an hour of a core.
 */
test.runIf(isRelease).each([
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

/** Recorded games from which the fitted player learns here, unless it is for a release. */
const FEW_RECORDS = 3;

const OTHER_KINDS = Object.entries(TOURNAMENTS).flatMap(([id, { pairings }]) =>
  pairings
    .filter(({ name }) => name.includes('medium against the '))
    .map(({ name, others }) => [id, name, others] as const),
);

test.each(OTHER_KINDS)('%s, %s: the opponent chooses a legal action', (id, name, others) => {
  const game = games[id] as AnyGame;
  const isFitted = name.endsWith('the fitted player');
  const player = isFitted && !isRelease ? fittedPlayer(id, 2, FEW_RECORDS) : others;
  const dice = new LightDice(1);
  const state = game.setup(2, game.defaults, dice);
  const [seat = 0] = game.toAct(state);
  const action = player.choose(game, game.view(state, seat), seat, dice);
  expect(game.legal(state, seat).map(each => game.write(each))).toContain(game.write(action));
});
