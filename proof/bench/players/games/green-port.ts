import { hardBudget } from '../../../../src/games/green-port/bots/strengths.ts';
import { headroomOf, pairingsOf, type Tournament } from '../pairing.ts';

const pairing = pairingsOf('green-port', 'greedy');

export const GREEN_PORT: Tournament = {
  games: 10,
  pairings: [
    pairing(2, 'easy', 'steady', { atMost: 40 }),
    pairing(2, 'medium', 'steady', { atLeast: 50 }),
    pairing(2, 'medium', 'easy'),
    pairing(2, 'hard', 'medium', { atLeast: 80 }),
    pairing(3, 'hard', 'medium', { atLeast: 53 }),
    pairing(4, 'hard', 'medium', { atLeast: 40 }),
    pairing(2, 'hard', 'steady', { atLeast: 70 }),
    pairing(3, 'hard', 'steady', { atLeast: 50 }),
    pairing(4, 'hard', 'steady', { atLeast: 40 }),
    headroomOf('green-port', 'hard with four times its playouts against hard', hardBudget),
  ],
};
