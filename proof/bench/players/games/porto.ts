import { hardBudget } from '../../../../src/games/porto/bots/strengths.ts';
import type { Options } from '../../../../src/games/porto/rules/types.ts';
import { headroomOf, type Pairing, pairingsOf, type Tournament } from '../pairing.ts';

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
    headroomOf('porto', 'hard with four times its playouts against hard', hardBudget),
    headroomOf('porto', 'hard with playouts of four turns at equal time', hardBudget, usual => ({
      ...usual,
      turns: 4,
      playouts: Math.round(usual.playouts * 0.4),
    })),
  ],
};
