import type { PartOfTotal } from '../../picture/words/index.ts';
import { counts } from './cards.ts';

/** How the points came about. */
export const account = {
  /** "40 floors": a part of a total. */
  parts: {
    floors: (points: number) => `floors ${points}`,
    neighbours: (points: number) => `neighbours ${points}`,
    tokens: (points: number) => `tokens ${points}`,
    publicContracts: (points: number) => `public contracts ${points}`,
    privateContracts: (points: number) => `private contracts ${points}`,
  } satisfies Record<PartOfTotal, unknown>,
  /** A private contract and the houses that meet it. */
  met: (contract: string, points: number, houses: string) =>
    `${contract}: ${counts.points(points)} for ${houses}`,
  unmet: (contract: string) => `${contract}: nothing`,
  /** Of a lost solo game. */
  wouldBe: (contract: string, points: number, houses: string) =>
    `${contract}: would have been ${counts.points(points)} for ${houses}`,
  /** Points were equal: why the first is ahead. */
  tie: {
    publicContracts: (first: string, second: string) =>
      `${first} is ahead of ${second} by more public contracts.`,
    laterSeat: (first: string, second: string) => `${first} is ahead of ${second} by the later seat.`,
  } satisfies Record<'publicContracts' | 'laterSeat', unknown>,
};
