import type { Options } from '../../../src/games/green-port/rules/types.ts';
import { type Named, type Pairing, playerNamed, QUICK, type Tournament } from '../pairing.ts';

const of = (name: Named) => playerNamed('green-port', name);
const [easy, medium, hard, greedy] = [of('easy'), of('medium'), of('hard'), of('steady')];

const STANDARD: Options = { variant: 'standard' };

const against = (name: 'medium' | 'greedy', seats: number, atLeast: number): Pairing => ({
  name: `${seats} seats: hard against ${name}`,
  seats,
  options: STANDARD,
  one: hard,
  others: name === 'medium' ? medium : greedy,
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
    against('medium', 2, 80),
    against('medium', 3, 53),
    against('medium', 4, 40),
    against('greedy', 2, 70),
    against('greedy', 3, 50),
    against('greedy', 4, 40),
  ],
};
