import { box } from './box.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type GameSymbol,
  type ObjectiveCard,
  SYMBOLS,
  type UnitCard,
} from './types.ts';

const UNITS: readonly UnitCard[] = COLOURS.flatMap(colour =>
  SYMBOLS.map((symbol): UnitCard => `${colour}-${symbol}`),
);

/** Cards of the whole deck in the order of the box. The deal shuffles this list. */
export const DECK: readonly Card[] = Object.freeze([
  ...UNITS,
  ...Array.from({ length: box.cards.black }, () => 'black' as const),
  ...box.cards.x,
]);

const places = new Map<string, number>([...new Set<Card>(DECK)].map((card, place) => [card, place]));
const unitColours = new Map<string, Colour>(
  COLOURS.flatMap(colour => SYMBOLS.map(symbol => [`${colour}-${symbol}`, colour] as const)),
);

export const unitColour = (card: Card): Colour | undefined => unitColours.get(card);
export const shows = (card: Card, symbol: GameSymbol): boolean => card.endsWith(symbol);

/** Sorts cards in the order of the box. */
export const sortedCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));

export const hasUnit = (pool: readonly Card[]): boolean => {
  for (const card of pool) if (unitColours.has(card)) return true;
  return false;
};

export const coloursIn = (pool: readonly Card[]): readonly Colour[] => {
  const there = new Set<Colour | undefined>();
  for (const card of pool) there.add(unitColours.get(card));
  return COLOURS.filter(colour => there.has(colour));
};

export const isColour = (text: unknown): text is Colour => COLOURS.some(colour => colour === text);

/** Names a card of an Objective: `red-5`, or `wild-6` for the wild card. */
export const cardName = ({ colour, value }: ObjectiveCard): string => `${colour ?? 'wild'}-${value}`;
