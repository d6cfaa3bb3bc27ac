import { expect, test } from 'vitest';
import { LightDice } from '../../../../src/core/light-dice.ts';
import { greenPortPlayers } from '../../../../src/games/green-port/player/index.ts';
import { greenPort } from '../../../../src/games/green-port/rules/index.ts';
import { type Choose, game, greedily, LONG_GAMES } from '../games.ts';

const { hard, medium } = greenPortPlayers.strengths ?? {};
if (!hard || !medium) throw new Error('Green Port has no players');

const playing =
  (player: typeof hard, seed: number): Choose =>
  (_legal, state, seat) =>
    player.choose(greenPort, greenPort.view(state, seat), seat, new LightDice(seed));

test.each(LONG_GAMES)('hard plays %s with %i to its end', (variant, seats) => {
  const { deal, played } = game(variant, seats, 2, Number.POSITIVE_INFINITY, playing(hard, 1));
  expect(greenPort.outcome(played.at(-1)?.state ?? deal)).toBeDefined();
});

/**
 * Numbers of seats, and the least part of games that medium must win. With three seats medium is only as strong as greedy: 32 %
 * of 240 games.
 */
test.each([
  [2, 1 / 2],
  [3, 1 / 4],
  [4, 1 / 4],
])('with %i seats medium wins more than a part of %d against greedy', (seats, least) => {
  const games = 60;
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const own = playing(medium, seed);
    const others = greedily(seed);
    const mine = seed % seats;
    const { played } = game(
      'standard',
      seats,
      Math.floor(seed / seats),
      Number.POSITIVE_INFINITY,
      (legal, state, seat) => (seat === mine ? own : others)(legal, state, seat),
    );
    const last = played.at(-1)?.state;
    if (last && greenPort.outcome(last)?.ranks[mine] === 1) won += 1;
  }
  expect(won / games).toBeGreaterThan(least);
});
