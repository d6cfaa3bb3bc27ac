import type { Options } from '../../../src/games/porto/rules/types.ts';
import { type Named, type Pairing, playerNamed, QUICK, type Tournament } from '../pairing.ts';

const of = (name: Named) => playerNamed('porto', name);
const [easy, medium, hard, greedy] = [of('easy'), of('medium'), of('hard'), of('steady')];

const STANDARD: Options = { variant: 'standard' };

const solo = (timer: 28 | 26 | 24, atLeast: number): Pairing => ({
  name: `solo, timer ${timer}: hard`,
  seats: 1,
  options: { variant: 'solo', timer } satisfies Options,
  one: hard,
  others: hard,
  bar: { atLeast },
  atMostMs: QUICK,
});

const among = (seats: number, atLeast: number): Pairing => ({
  name: `${seats} seats: hard against medium`,
  seats,
  options: STANDARD,
  one: hard,
  others: medium,
  bar: { atLeast },
  atMostMs: QUICK,
});

const two = { seats: 2, options: STANDARD, others: greedy };

export const PORTO: Tournament = {
  games: 10,
  pairings: [
    { ...two, name: '2 seats: easy against greedy', one: easy, bar: { atMost: 25 } },
    { ...two, name: '2 seats: medium against greedy', one: medium, bar: { atLeast: 90 } },
    { ...two, name: '2 seats: medium against easy', one: medium, others: easy },
    among(2, 80),
    among(3, 53),
    among(4, 40),
    solo(28, 97),
    solo(26, 85),
    solo(24, 45),
  ],
};
