import type { Seat } from '../../../core/contract/game.ts';
import { box } from '../rules/box.ts';
import { ambitionOf, demandOf, isPublicContract } from '../rules/cards.ts';
import type { Points, PrivateContract, View } from '../rules/types.ts';

export const TOPIC_IDS = [
  'overview',
  'turn',
  'draw',
  'build',
  'points',
  'contracts',
  'private',
  'end',
  'solo',
  'family',
  'notation',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

export const paid = (steps: readonly number[]): string => steps.join(' / ');

/** Writes how many times a contract must be met for each number of points: "1 / 2 / 3". */
export const times = (steps: readonly number[]): string => paid(steps.map((_, index) => index + 1));

/** Returns the points of a public contract; 0 for text that is not a contract. */
export const publicVp = (contract: string): number =>
  isPublicContract(contract) ? demandOf(contract).vp : 0;

/** Writes the points of a private contract for meeting it once, twice, three times: "2 / 5 / 10". */
export const privatePays = (contract: PrivateContract): string =>
  paid(box.privateContracts.points[ambitionOf(contract).type]);

/** Writes the numbers of times that a private contract can be met: "1 / 2 / 3". */
export const privateTimes = (contract: PrivateContract): string =>
  times(box.privateContracts.points[ambitionOf(contract).type]);

export const sumOf = (points: Points): number =>
  points.house + points.neighbours + points.ground + points.roof + points.contracts;

/** True where a seat has chosen its private contracts. Until all seats have chosen, no other seat sees the choice. */
export const hasChosen = ({ players, sealed }: View, seat: Seat): boolean =>
  players[seat]?.ready === true || sealed.includes(seat);
