import type { Options } from '../../../src/games/vintage/rules/types.ts';
import { type Named, type Pairing, playerNamed, QUICK, type Tournament } from '../pairing.ts';

const of = (name: Named) => playerNamed('vintage', name);
const [easy, medium, hard, steady] = [of('easy'), of('medium'), of('hard'), of('steady')];

const STANDARD: Options = { variant: 'standard' };

const against = (name: 'medium' | 'steady', seats: number, atLeast: number): Pairing => ({
  name: `${seats} seats: hard against ${name}`,
  seats,
  options: STANDARD,
  one: hard,
  others: name === 'medium' ? medium : steady,
  bar: { atLeast },
  atMostMs: QUICK,
});

const two = { seats: 2, options: STANDARD, others: steady };

export const VINTAGE: Tournament = {
  games: 10,
  pairings: [
    { ...two, name: '2 seats: easy against steady', one: easy, bar: { atMost: 25 } },
    { ...two, name: '2 seats: medium against steady', one: medium, bar: { atLeast: 50 } },
    against('medium', 2, 80),
    against('medium', 3, 53),
    against('medium', 4, 40),
    against('steady', 2, 70),
    against('steady', 3, 50),
    against('steady', 4, 40),
  ],
};
