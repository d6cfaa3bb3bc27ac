import { playerOf, steadyOf } from '../../../src/core/player.ts';
import type { Options } from '../../../src/games/green-port/rules/types.ts';
import { players } from '../../../src/games/players.ts';
import type { Pairing, Tournament } from '../pairing.ts';

const strength = (name: 'easy' | 'medium' | 'hard') => {
  const player = playerOf('green-port', players, name);
  if (player === undefined) throw new Error(`Green Port has no ${name}`);
  return player;
};
const [easy, medium, hard] = [strength('easy'), strength('medium'), strength('hard')];
const greedy = steadyOf('green-port', players);

const STANDARD: Options = { variant: 'standard' };
const QUICK = { median: 150, p99: 500 };

const against = (seats: number, atLeast: number): Pairing => ({
  name: `${seats} seats: hard against greedy`,
  seats,
  options: STANDARD,
  one: hard,
  others: greedy,
  bar: { atLeast },
  atMostMs: QUICK,
});

const two = { seats: 2, options: STANDARD, others: greedy };

export const GREEN_PORT: Tournament = {
  games: 10,
  pairings: [
    { ...two, name: '2 seats: easy against greedy', one: easy, bar: { atMost: 40 } },
    { ...two, name: '2 seats: medium against greedy', one: medium, bar: { atLeast: 50 } },
    { ...two, name: '2 seats: medium against easy', one: medium, others: easy },
    { ...two, name: '2 seats: hard against medium', one: hard, others: medium },
    against(2, 70),
    against(3, 50),
    against(4, 40),
  ],
};
