import type { AccountWords } from '../account.ts';
import { counts } from './cards.ts';

export const account: AccountWords = {
  parts: {
    floors: points => `floors ${points}`,
    neighbours: points => `neighbours ${points}`,
    tokens: points => `tokens ${points}`,
    publicContracts: points => `public contracts ${points}`,
    privateContracts: points => `private contracts ${points}`,
  },
  met: (contract, points, houses) => `${contract}: ${counts.points(points)} for ${houses}`,
  unmet: contract => `${contract}: nothing`,
  wouldBe: (contract, points, houses) =>
    `${contract}: would have been ${counts.points(points)} for ${houses}`,
  tie: {
    publicContracts: (first, second) => `${first} is ahead of ${second} by more public contracts.`,
    laterSeat: (first, second) => `${first} is ahead of ${second} by the later seat.`,
  },
};
