import type { Seat } from '../../../core/game.ts';
import { box } from '../rules/box.ts';
import { ambitionOf, demandOf, isPublicContract } from '../rules/cards.ts';
import type { Points, PrivateContract, View } from '../rules/types.ts';

/** The chapters of the rules, in their order. */
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

/** "2 / 5 / 10". */
export const paid = (steps: readonly number[]): string => steps.join(' / ');

/** "1 / 2 / 3": how often something is met that pays so. */
export const times = (steps: readonly number[]): string => paid(steps.map((_, index) => index + 1));

/** Returns the points of a public contract; 0 for a text that is none. */
export const publicVp = (contract: string): number =>
  isPublicContract(contract) ? demandOf(contract).vp : 0;

/** "2 / 5 / 10": points of a private contract for 1, 2, 3 times. */
export const privatePays = (contract: PrivateContract): string =>
  paid(box.privateContracts.points[ambitionOf(contract).type]);

/** "1 / 2 / 3": those times. */
export const privateTimes = (contract: PrivateContract): string =>
  times(box.privateContracts.points[ambitionOf(contract).type]);

/** All that a build brings. */
export const sumOf = (points: Points): number =>
  points.house + points.neighbours + points.ground + points.roof + points.contracts;

/** True where a seat has chosen its private contracts; the choice is sealed while others choose. */
export const hasChosen = ({ players, sealed }: View, seat: Seat): boolean =>
  players[seat]?.ready === true || sealed.includes(seat);
