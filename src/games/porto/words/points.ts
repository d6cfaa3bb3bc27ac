import { box } from '../rules/box.ts';
import { ambitionOf, demandOf, isPublicContract } from '../rules/cards.ts';
import type { Points, PrivateContract } from '../rules/types.ts';

/** What a public contract pays; 0 for a text that is none. */
export const publicVp = (contract: string): number =>
  isPublicContract(contract) ? demandOf(contract).vp : 0;

/** "2 / 5 / 10": what a private contract pays for 1, 2, 3 times. */
export const privatePays = (contract: PrivateContract): string =>
  box.privateContracts.points[ambitionOf(contract).type].join(' / ');

/** All that a build brings. */
export const sumOf = (points: Points): number =>
  points.house + points.neighbours + points.ground + points.roof + points.contracts;
