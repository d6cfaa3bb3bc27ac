import { expect, test } from 'vitest';
import type { Pairing } from '../../../../proof/bench/players/pairing.ts';
import { interval, playAll } from '../../../../proof/bench/players/tournament.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import type { Player } from '../../../../src/core/contract/player.ts';
import { players } from '../../../../src/games/bots.ts';
import { porto } from '../../../../src/games/porto/game.ts';

const game: AnyGame = porto;
const easy = players.porto?.strengths?.easy as Player;
const pairing: Pairing = {
  name: 'alike',
  seats: 2,
  options: { variant: 'standard' },
  one: easy,
  others: easy,
};

test('deals are mirrored: of two players who play alike each wins half of the games', () => {
  const result = playAll(game, pairing, 4);
  expect(result).toMatchObject({ games: 4, wins: 2, margin: 0 });
  expect(result.decisions.length).toBeGreaterThan(40);
  expect(playAll(game, pairing, 3).games).toBe(4);
});

test('the interval of a share is the one that Wilson gives', () => {
  expect(interval(50, 100).map(Math.round)).toEqual([40, 60]);
  expect(interval(0, 10)[0]).toBe(0);
  expect(interval(10, 10)[1]).toBeCloseTo(100, 6);
  expect(interval(10, 10)[0]).toBeCloseTo(72.2, 1);
});
