import type { Options } from '../../../../src/games/porto/rules/types.ts';
import { type Pairing, pairingsOf, type Tournament } from '../pairing.ts';

const pairing = pairingsOf('porto', 'greedy');

const solo = (timer: 28 | 26 | 24, atLeast: number): Pairing => ({
  ...pairing(1, 'hard', 'hard', { atLeast }),
  name: `solo, timer ${timer}: hard`,
  options: { variant: 'solo', timer } satisfies Options,
});

export const PORTO: Tournament = {
  games: 10,
  pairings: [
    pairing(2, 'easy', 'steady', { atMost: 25 }),
    pairing(2, 'medium', 'steady', { atLeast: 90 }),
    pairing(2, 'medium', 'easy'),
    pairing(2, 'hard', 'medium', { atLeast: 80 }),
    pairing(3, 'hard', 'medium', { atLeast: 53 }),
    pairing(4, 'hard', 'medium', { atLeast: 40 }),
    solo(28, 97),
    solo(26, 85),
    solo(24, 45),
  ],
};
