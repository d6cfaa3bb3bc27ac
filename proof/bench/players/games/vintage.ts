import { hardBudget } from '../../../../src/games/vintage/bots/strengths.ts';
import { headroomOf, pairingsOf, type Tournament } from '../pairing.ts';

const pairing = pairingsOf('vintage', 'steady');

export const VINTAGE: Tournament = {
  games: 10,
  pairings: [
    pairing(2, 'easy', 'steady', { atMost: 25 }),
    pairing(2, 'medium', 'steady', { atLeast: 50 }),
    pairing(2, 'hard', 'medium', { atLeast: 80 }),
    pairing(3, 'hard', 'medium', { atLeast: 53 }),
    pairing(4, 'hard', 'medium', { atLeast: 40 }),
    pairing(2, 'hard', 'steady', { atLeast: 70 }),
    pairing(3, 'hard', 'steady', { atLeast: 50 }),
    pairing(4, 'hard', 'steady', { atLeast: 40 }),
    headroomOf('vintage', 'hard with four times its playouts against hard', hardBudget),
  ],
};
