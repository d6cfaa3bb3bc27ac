import { capital, grammar } from '../../../presentation/language/grammar.ts';
import { type ActionType, CATEGORIES, type Grape, SIDES, type View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import type { Field } from './facts.ts';
import { anyText, categoryText, listed, placeText } from './terms.ts';

const entry = <Code extends string>(phrases: Readonly<Record<Code, string>>, text: string) =>
  Object.hasOwn(phrases, text) ? phrases[text as Code] : undefined;

export const question = ({ choices }: VintageWords, field: string): string =>
  entry<Field>(choices.questions, field) ?? field;

/** Names a field of an action as the field's button does. */
export const fieldName = ({ choices }: VintageWords, field: string): string =>
  entry<Field>(choices.fields, field) ?? capital(field);

const estateText = (words: VintageWords, text: string, view: View): string => {
  const estate = view.players[view.turn]?.estates[Number(text) - 1];
  return estate ? placeText(words, estate.place) : text;
};

/** Reads a payment from its text, such as `2` or `overseer-2`. Undefined: the text is no payment. */
export const spendIn = (text: string) => {
  const [, overseer, circle] = /^(overseer-)?(\d+)$/.exec(text) ?? [];
  if (circle === undefined) return undefined;
  return { circle: Number(circle), ...(overseer !== undefined && { overseer: true as const }) };
};

const payText = ({ terms }: VintageWords, text: string): string => {
  const spend = spendIn(text);
  if (!spend) return text;
  return spend.overseer ? terms.overseer(spend.circle) : terms.markers(spend.circle);
};

/** Names a category whose side is not given. The name includes the side, except for the one name that both sides share. */
const categoryAlone = (words: VintageWords, text: string): string => {
  if (text === 'reserva') return words.choices.reserva;
  const side = SIDES.find(each => (CATEGORIES[each] as readonly string[]).includes(text));
  return side ? categoryText(words, side, text) : text;
};

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * Writes a field's value in words. An unknown value stays unchanged.
 * @param of values of the earlier fields
 */
export const valueText = (
  words: VintageWords,
  field: string,
  text: string,
  view: View,
  of: Readonly<Record<string, string>> = {},
): string => {
  const { terms, choices, language } = words;
  switch (field) {
    case 'type':
      return entry<ActionType>(choices.types, text) ?? text;
    case 'deed':
      return entry(choices.freeActions, text) ?? text;
    case 'bonus':
      return text === 'discount' ? choices.discount : (entry<Grape>(choices.firstVine, text) ?? text);
    case 'estate':
      return estateText(words, text, view);
    case 'load':
      return text === 'none'
        ? choices.loadNothing
        : listed(
            words,
            text.split(',').map(each => estateText(words, each, view)),
          );
    case 'wine':
      return isNumber(text) ? terms.barrels(Number(text)) : text;
    case 'round':
      return isNumber(text) ? choices.round(Number(text)) : text;
    case 'column':
      return isNumber(text) ? terms.cellarColumn(terms.sides.ruby, Number(text)) : text;
    case 'columns':
      return text
        .split(',')
        .map(each => (isNumber(each) ? terms.cellarColumn(terms.sides.tawny, Number(each)) : each))
        .join(' + ');
    case 'pay':
      return payText(words, text);
    case 'to':
      return text === 'boat' ? choices.aboard : anyText(words, text);
    case 'category':
      return of.side === 'ruby' || of.side === 'tawny'
        ? categoryText(words, of.side, text)
        : categoryAlone(words, text);
    default:
      return isNumber(text) ? grammar(language).number(Number(text)) : anyText(words, text);
  }
};
