import { accept, type Result } from '../../../core/contract/result.ts';
import { BETWEEN } from '../../../presentation/language/grammar.ts';
import { LANGUAGES } from '../../../presentation/language/languages.ts';
import { waysToPay } from '../rules/circles.ts';
import { PLACES } from '../rules/estates.ts';
import { CARDS, CATEGORIES, COLUMNS, GRAPES, HARBOURS, SIDES, VINES, type View } from '../rules/types.ts';
import { placeShort } from '../words/actions.ts';
import { type VintageWords, vintageWords } from '../words/all.ts';
import { MARKER_SIGN, OVERSEER_SIGN } from '../words/facts.ts';
import { categoryText, placeText } from '../words/terms.ts';

const tidy = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
const LONGEST = 200;

const namesOverseer = (text: string): boolean =>
  text.includes(OVERSEER_SIGN) ||
  LANGUAGES.some(language => text.includes(tidy(vintageWords(language).alt.overseer)));

/** Reads the payment for a circle: "2", "2 markers", "●●", "overseer 3", "the overseer". Undefined for an unclear text. */
const payTyped = (text: string, view: View): string | undefined => {
  if (/^●+$/.test(text)) return String(text.split(MARKER_SIGN).length - 1);
  const number = /\d+/.exec(text)?.[0];
  const named = namesOverseer(text);
  if (named) {
    if (number !== undefined) return `overseer-${Number(number)}`;
    const player = view.players[view.turn];
    const ways = player ? COLUMNS.flatMap(column => waysToPay(view, player, column)) : [];
    // A text without the number of a circle is clear only where the overseer can pay on just one circle.
    const circles = new Set(ways.flatMap(({ circle, overseer }) => (overseer ? [circle] : [])));
    return circles.size === 1 ? `overseer-${[...circles][0]}` : undefined;
  }
  return number !== undefined && /^\d+(\s*\p{L}+)?$/u.test(text) ? String(Number(number)) : undefined;
};

/** Reads an Estate of the seat: its number, or the name of its place in any language. */
const estateTyped = (text: string, view: View): string | undefined => {
  if (/^[1-9]$/.test(text)) return text;
  const place = PLACE_NAMES.get(text);
  const seat = view.viewer === 'table' ? view.turn : view.viewer;
  const index = view.players[seat]?.estates.findIndex(estate => estate.place === place) ?? -1;
  return index < 0 ? undefined : String(index + 1);
};

/**
 * Reads the Estates whose lots the seat loads, as in "1 and 2" or "Cima 2, Baixo 1". The word for "nothing" is read in any
 * language.
 */
const loadTyped = (text: string, view: View): string | undefined => {
  const none = LANGUAGES.flatMap(language => {
    const { choices, actions } = vintageWords(language);
    return [choices.loadNothing, actions.none];
  });
  if (text === 'none' || none.map(tidy).includes(text)) return 'none';
  const found = text.split(BETWEEN).map(piece => estateTyped(piece.trim(), view));
  return found.every(each => each !== undefined) ? found.toSorted().join(',') : undefined;
};

/** Maps the names of things in every language to their names in the rules. */
const names = <T extends string>(
  all: readonly T[],
  called: (words: VintageWords, value: T) => readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(value =>
      [value, ...LANGUAGES.flatMap(language => called(vintageWords(language), value))].map(
        name => [tidy(name), value] as const,
      ),
    ),
  );

const PLACE_NAMES = names(PLACES, (words, place) => [placeText(words, place), placeShort(words, place)]);
const CARD_NAMES = names([...CARDS, 'deck'] as const, ({ terms, actions }, card) =>
  card === 'deck' ? [terms.deck, actions.deck] : [terms.cards[card], actions.cards[card]],
);
const VINE_NAMES = names(VINES, ({ terms, actions }, vine) => [terms.vines[vine], actions.vines[vine]]);
const SIDE_NAMES = names(SIDES, ({ terms }, side) => [terms.sides[side]]);

/** Names of values by field. Illegal values are included, so that the rules can explain the mistake. */
const NAMED: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  place: PLACE_NAMES,
  card: CARD_NAMES,
  discard: CARD_NAMES,
  vine: VINE_NAMES,
  bonus: new Map([
    ...VINE_NAMES,
    ...names(['discount'] as const, ({ choices }) => [choices.discount]),
    ...names(GRAPES, ({ choices }, grape) => [choices.firstVine[grape]]),
  ]),
  deed: names(['buy', 'plant', 'harvest', 'age'] as const, ({ choices }, free) => [
    choices.freeActions[free],
  ]),
  to: new Map([
    ...names(HARBOURS, ({ terms, actions }, harbour) => [
      terms.harbours[harbour],
      harbour === 'gaia' ? actions.gaia : actions.regions[harbour],
    ]),
    ...SIDE_NAMES,
    ...names(['boat'] as const, ({ choices }) => [choices.aboard]),
  ]),
  side: SIDE_NAMES,
  category: new Map(
    SIDES.flatMap(side => [
      ...names(CATEGORIES[side], (words, category) => [categoryText(words, side, category)]),
      ...names(['reserva'] as const, ({ choices }) => [choices.reserva]),
    ]),
  ),
};

const NUMBER = /^\D{0,12}([1-9])\D{0,12}$/u;

const valueTyped = (field: string, text: string, view: View): string | undefined => {
  switch (field) {
    case 'pay':
      return payTyped(text, view);
    case 'load':
      return loadTyped(text, view);
    case 'estate':
      return estateTyped(text, view);
    case 'wine':
      return /^\d/.exec(text)?.[0];
    case 'round':
    case 'column':
      return NUMBER.exec(text)?.[1];
    case 'columns': {
      const found = text.match(/\d/g) ?? [];
      return found.length === 2 ? found.toSorted().join(',') : undefined;
    }
    default:
      return Object.hasOwn(NAMED, field) ? NAMED[field]?.get(text) : undefined;
  }
};

/**
 * Reads a field's value as a person types it in any language, legal or not. Undefined for values that the shared code of all
 * games reads.
 */
export const typed = (field: string, given: string, view: View): Result<string> | undefined => {
  const text = tidy(given);
  const value = text.length > LONGEST ? undefined : valueTyped(field, text, view);
  return value === undefined ? undefined : accept(value);
};
