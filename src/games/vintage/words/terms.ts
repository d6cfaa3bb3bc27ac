import { grammar } from '../../../presentation/language/grammar.ts';
import {
  CARDS,
  CATEGORIES,
  type Card,
  COLUMNS,
  HARBOURS,
  type Lot,
  type PlaceId,
  REGIONS,
  SIDES,
  type Side,
  VINES,
} from '../rules/types.ts';
import type { VintageWords } from './all.ts';

/** Returns the item that a text names. Undefined: the text names none of them. */
export const one = <T extends string>(all: readonly T[], given: string): T | undefined =>
  all.find(each => each === given);

export const placeText = ({ terms }: VintageWords, place: PlaceId | string): string => {
  const [name = '', number] = place.split('-');
  const region = one(REGIONS, name);
  return region && number ? terms.place(terms.regions[region], Number(number)) : place;
};

export const lotText = ({ terms }: VintageWords, { quality, barrels }: Lot): string =>
  terms.lot(terms.barrels(barrels), quality);

/** Lists lots: "3 barrels of quality 6 and 2 barrels of quality 5". */
export const lotsText = (words: VintageWords, lots: readonly Lot[]): string =>
  listed(
    words,
    lots.map(lot => lotText(words, lot)),
  );

export const categoryText = ({ terms }: VintageWords, side: Side, category: string): string => {
  const names: Readonly<Record<string, string>> = terms.categories[side];
  return names[category] ?? category;
};

export const cardText = ({ terms }: VintageWords, card: Card): string => terms.cards[card];

export const cardsText = (words: VintageWords, cards: readonly Card[]): string =>
  listed(
    words,
    cards.map(card => cardText(words, card)),
  );

export const listed = (
  { language }: VintageWords,
  parts: readonly string[],
  last: 'and' | 'or' = 'and',
): string => grammar(language).listed(parts, last);

/** Writes any name of the rules in words. An unknown text stays unchanged. The text `boat` names the card, not the ship. */
export const anyText = (words: VintageWords, given: string | number): string => {
  const { terms, choices } = words;
  const text = String(given);
  const card = one(CARDS, text);
  if (card) return terms.cards[card];
  const vine = one(VINES, text);
  if (vine) return terms.vines[vine];
  const side = one(SIDES, text);
  if (side) return terms.sides[side];
  const harbour = one(HARBOURS, text);
  if (harbour) return terms.harbours[harbour];
  const type = Object.hasOwn(choices.types, text)
    ? choices.types[text as keyof typeof choices.types]
    : undefined;
  if (type) return type;
  const column = one(COLUMNS, text);
  if (column) return terms.columns[column];
  for (const each of SIDES) if (one<string>(CATEGORIES[each], text)) return categoryText(words, each, text);
  if (text === 'discount') return choices.discount;
  return text === 'deck' ? terms.deck : placeText(words, text);
};
