import type { Seat } from '../../../core/game.ts';
import { commandName } from '../../../stage/names.ts';
import { box } from '../rules/box.ts';
import { ambitionOf, demandOf, isPublicContract } from '../rules/cards.ts';
import { type Colour, ID, type Points, type PrivateContract, type View } from '../rules/types.ts';

/** Porto's command, as sentences name it. */
export const command = (words: string): string => commandName(ID, words);

export type Field = 'type' | 'contracts' | 'cards' | 'number' | 'colour' | 'house' | 'roof' | 'claim';

/** A build as a button would say it. */
export interface Order {
  readonly floors: number;
  readonly colour: Colour;
  readonly house: string;
  /** What it brings, where that is known. */
  readonly points?: number;
  /** The roof that the ground token goes to. */
  readonly token?: string;
}

/** What a build places, and with which cards ("red 3 + blue 1"). */
export interface Work {
  readonly floors: number;
  readonly colour: Colour;
  readonly house: string;
  readonly completed: boolean;
  readonly cards: string;
}

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

export const { points: publicPays } = box.publicContracts;
export const { points: privatePoints } = box.privateContracts;
export const { roofs } = box.end;
export const { goal, levels } = box.solo;
export const { copiesByValue: copies } = box.constructionCards;
export const { tiles } = box;

/** "2 / 5 / 10". */
export const paid = (steps: readonly number[]): string => steps.join(' / ');

/** What a public contract pays; 0 for a text that is none. */
export const publicVp = (contract: string): number =>
  isPublicContract(contract) ? demandOf(contract).vp : 0;

/** "2 / 5 / 10": what a private contract pays for 1, 2, 3 times. */
export const privatePays = (contract: PrivateContract): string =>
  paid(privatePoints[ambitionOf(contract).type]);

/** All that a build brings. */
export const sumOf = (points: Points): number =>
  points.house + points.neighbours + points.ground + points.roof + points.contracts;

/** Whether a seat's private contracts are chosen; while others choose, they are sealed. */
export const hasChosen = ({ players, sealed }: View, seat: Seat): boolean =>
  players[seat]?.ready === true || sealed.includes(seat);
