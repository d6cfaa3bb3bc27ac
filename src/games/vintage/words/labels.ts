import { priceOf } from '../rules/buying.ts';
import { isPlace, qualityOf, siteOf, yieldOf } from '../rules/estates.ts';
import { CARDS, HARBOURS, SIDES, VINES, type View } from '../rules/types.ts';
import {
  behind,
  cargoOf,
  costSigns,
  cutTo,
  harbourShort,
  lotShort,
  lotsShort,
  placeShort,
  shortEstate,
} from './actions.ts';
import type { VintageWords } from './all.ts';
import { spendIn, valueText } from './choices.ts';
import { one } from './terms.ts';

const LONGEST_LABEL = 80;
const LONGEST_SHORT = 20;

const numbersIn = (text: string): readonly number[] =>
  /^\d+(,\d+)*$/.test(text) ? text.split(',').map(Number) : [];

const estateOf = (view: View, text: string) => view.players[view.turn]?.estates[Number(text) - 1];

/**
 * Writes how a harvest divides an Estate's yield for a number of barrels of wine. Undefined: no harvest is going on, or `text`
 * is no digit.
 */
const shared = ({ actions }: VintageWords, view: View, text: string): string | undefined => {
  if (view.phase.type !== 'gather' || !/^\d$/.test(text)) return undefined;
  const estate = estateOf(view, String(view.phase.left[0]));
  if (!estate) return undefined;
  const quality = qualityOf(estate) + (view.chips[view.round - 1] ?? 0);
  const wine = Number(text);
  const said = wine > 0 ? actions.wine(wine, String(quality)) : actions.noWine;
  const brandy = yieldOf(estate) - wine;
  return brandy > 0 ? actions.crop(said, actions.brandy(brandy)) : said;
};

const fromCellar = (words: VintageWords, view: View, side: 'ruby' | 'tawny', text: string): string => {
  const lots = view.players[view.turn]?.cellar[side] ?? [];
  return lotsShort(
    words,
    [...new Set(numbersIn(text))].flatMap(column => lots[column - 1] ?? []),
  );
};

const labelled = (words: VintageWords, field: string, text: string, view: View): string => {
  const { actions } = words;
  const plain = valueText(words, field, text, view);
  switch (field) {
    case 'place': {
      if (!isPlace(text)) return plain;
      return actions.site(plain, actions.points(priceOf(text, false)), siteOf(text).quality);
    }
    case 'estate': {
      const estate = estateOf(view, text);
      if (!estate) return plain;
      return behind(plain, estate.lot ? lotShort(words, estate.lot) : '');
    }
    case 'load':
      return behind(plain, lotsShort(words, cargoOf(view, numbersIn(text))));
    case 'wine':
      return shared(words, view, text) ?? plain;
    case 'column':
      return behind(plain, fromCellar(words, view, 'ruby', text));
    case 'columns':
      return behind(plain, fromCellar(words, view, 'tawny', text));
    default:
      return plain;
  }
};

/** Writes a field's value in words, in at most 80 characters. */
export const value = (words: VintageWords, field: string, text: string, view: View): string =>
  cutTo(labelled(words, field, text, view), LONGEST_LABEL) || '–';

/** Writes how a yield is divided: "2 wine + 1 brandy". A part of 0 is omitted. */
const shareText = ({ actions: { share } }: VintageWords, wine: number, brandy: number): string =>
  [...(wine > 0 ? [share.wine(wine)] : []), ...(brandy > 0 ? [share.brandy(brandy)] : [])].join(' + ');

const shortValue = (words: VintageWords, field: string, text: string, view: View): string => {
  const { actions, terms, choices, hand } = words;
  switch (field) {
    case 'place':
      return isPlace(text)
        ? actions.siteShort(placeShort(words, text), actions.points(priceOf(text, false)))
        : text;
    case 'estate':
      return shortEstate(words, view, Number(text));
    case 'vine':
    case 'bonus': {
      const vine = one(VINES, text);
      return vine ? terms.vines[vine] : valueText(words, field, text, view);
    }
    case 'card':
    case 'discard': {
      const card = one(CARDS, text);
      return card ? actions.cards[card] : text === 'deck' ? actions.deck : text;
    }
    case 'pay': {
      const spend = spendIn(text);
      if (!spend) return text;
      const [signs, { circle }] = [costSigns(spend), spend];
      return spend.overseer ? actions.overseerShort(signs, circle) : hand.markers(signs, circle);
    }
    case 'to': {
      const harbour = one(HARBOURS, text);
      const side = one(SIDES, text);
      return harbour ? harbourShort(words, harbour) : side ? terms.sides[side] : choices.aboard;
    }
    case 'load':
      return lotsShort(words, cargoOf(view, numbersIn(text))) || actions.none;
    case 'wine': {
      const estate = view.phase.type === 'gather' ? estateOf(view, String(view.phase.left[0])) : undefined;
      return estate && /^\d$/.test(text)
        ? shareText(words, Number(text), Math.max(0, yieldOf(estate) - Number(text)))
        : text;
    }
    case 'round':
      return /^\d+$/.test(text) ? actions.round(Number(text)) : text;
    case 'column':
      return fromCellar(words, view, 'ruby', text) || text;
    case 'columns':
      return fromCellar(words, view, 'tawny', text) || text;
    default:
      return valueText(words, field, text, view);
  }
};

/** Writes a field's value in at most 20 characters, for use where a longer text does not fit. */
export const short = (words: VintageWords, field: string, text: string, view: View): string =>
  cutTo(shortValue(words, field, text, view), LONGEST_SHORT);
