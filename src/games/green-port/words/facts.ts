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

/** Letters of the colours, for places where names have no room. */
export const LETTERS: Readonly<Record<Colour, string>> = { blue: 'B', green: 'G', red: 'R', yellow: 'Y' };

export const deckSize = DECK.length;
export const blacks = DECK.filter(card => card === 'black').length;
export const units = deckSize - blacks - 2;

/** Numbers in the texts about the powers of Headquarters: cubes saved, cubes gained, or cubes paid for a trade (red). */
export const POWERS: Readonly<Record<Colour, number>> = {
  blue: box.prices.blueDiscount,
  green: box.gains.boost,
  red: box.prices.specialiseWithRed,
  yellow: box.prices.yellowDiscount,
};
