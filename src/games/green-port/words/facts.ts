import { box } from '../rules/box.ts';
import { DECK } from '../rules/cards.ts';
import type { Action, Colour } from '../rules/types.ts';

/** Fields of actions. `cubes` is the field in which a person types the cubes to lose. */
export type Field = 'type' | 'colour' | 'pay' | 'objective' | 'boost' | 'cubes' | Colour;
/** Kinds of action with so many possible actions that one button leads to all of them. */
export type ManyWays = Extract<
  Action['type'],
  'lose' | 'refer' | 'complete' | 'buy' | 'unflip' | 'specialise'
>;
/** Field in which legal actions may differ while all their other fields are equal. */
export type Exchangeable = Extract<Field, 'pay' | 'boost'>;

export const ORDER_KINDS = [
  'pass',
  'refer-blue',
  'refer-green',
  'refer-red',
  'refer-yellow',
  'bonus',
  'bonus-lacking',
  'lose',
] as const;

export const TOPIC_IDS = [
  'overview',
  'turn',
  'cards',
  'hire',
  'refer',
  'utilise',
  'powers',
  'end',
  'variants',
  'notation',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

export const PARTS = ['objectives', 'headquarters', 'endPurchases'] as const;
export type Part = (typeof PARTS)[number];

/** Letters of the colours, for places where names have no room. */
export const LETTERS: Readonly<Record<Colour, string>> = { blue: 'B', green: 'G', red: 'R', yellow: 'Y' };

/** Details of a refusal in words; a detail that is not known is empty. */
export interface RefusalFacts {
  readonly typed: string;
  readonly colour: string;
  /** Sentences about the possible alternatives to the refused action. */
  readonly possible: string;
  readonly awaited: string;
  readonly name: string;
  readonly objective: string;
  readonly field: string;
  /** Example of the right spelling, in a span of code. */
  readonly as: string;
  /** Number of cubes that the rules ask for; `given` is the number in the refused action. */
  readonly count: string;
  readonly given: string;
}

export const deckSize = DECK.length;
export const blacks = DECK.filter(card => card === 'black').length;
export const units = deckSize - blacks - 2;

export { box };

/** Numbers in the texts about the powers of Headquarters: cubes saved, cubes gained, or cubes paid for a trade (red). */
export const POWERS: Readonly<Record<Colour, number>> = {
  blue: box.prices.blueDiscount,
  green: box.gains.boost,
  red: box.prices.specialiseWithRed,
  yellow: box.prices.yellowDiscount,
};
