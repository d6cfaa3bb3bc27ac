import type { Refusal } from '../../../core/contract/result.ts';
import { saidWith } from '../../../presentation/catalogue/index.ts';
import { gameOver, possibleIn, quoted } from '../../../presentation/text/refusals.ts';
import { REFUSALS, type RefusalCode } from '../rules/refusals.ts';
import { COLUMNS, type PhaseType, SIDES, type View } from '../rules/types.ts';
import { possibleKinds } from '../views/openers.ts';
import type { VintageWords } from './all.ts';
import { fieldName } from './choices.ts';
import type { SeatName } from './facts.ts';
import { anyText, categoryText, listed } from './terms.ts';
import { FACTS } from './topics.ts';

/** Facts of a refusal whose values are names from the rules and are put into words. */
const NAMED = ['column', 'place', 'vine', 'to', 'side', 'category', 'highest', 'card'] as const;
/** Facts of a refusal whose values are printed as they are. */
const PLAIN = ['typed', 'circle', 'cheapest', 'has', 'most', 'price', 'estate', 'round', 'free'] as const;

const AWAITED: Readonly<Record<PhaseType, readonly (keyof VintageWords['choices']['types'])[]>> = {
  turn: ['buy', 'plant', 'harvest', 'age', 'first', 'take', 'play', 'sail', 'pass'],
  gather: ['gather', 'leave'],
  sail: ['sail', 'stop'],
  unload: ['unload'],
  plant: ['plant', 'stop'],
  add: ['add'],
  over: [],
};

const awaited = (words: VintageWords, view: View): string => {
  const possible = possibleKinds(view);
  return listed(
    words,
    AWAITED[view.phase.type].filter(type => possible.has(type)).map(type => words.choices.types[type]),
    'or',
  );
};

/** Facts that name categories. Some categories have the same names as cards or sides. */
const CATEGORY_FACTS: readonly string[] = ['category', 'highest'];
const sideOf = (given: Refusal['with']) => SIDES.find(side => side === given.side);

/** Codes of refusals whose sentences already name the possible alternatives. */
const NAMES_ALL: readonly RefusalCode[] = ['wrong-phase', 'malformed', 'read-action'];

const isCode = (code: string): code is RefusalCode => REFUSALS.some(each => each === code);

const asCode = (written: string): string => `\`${written.replaceAll('`', '')}\``;

/** Returns the facts that a refusal's sentence can name, in words. A fact that is not known is empty. */
const factsOf = (words: VintageWords, { with: given }: Refusal, view: View, called: SeatName) => {
  const text = (key: string): string => [given[key] ?? ''].flat().join(' ');
  const named = (key: string): string => {
    if (given[key] === undefined) return '';
    // Some columns have the same names as actions.
    const column = key === 'column' ? COLUMNS.find(each => each === given.column) : undefined;
    if (column) return words.terms.columns[column];
    const side = CATEGORY_FACTS.includes(key) ? sideOf(given) : undefined;
    return side ? categoryText(words, side, text(key)) : anyText(words, text(key));
  };
  return {
    name: typeof given.seat === 'number' ? called(given.seat) : '',
    awaited: awaited(words, view),
    field: given.field === undefined ? '' : fieldName(words, text('field')),
    as: text('as') === '' ? '' : asCode(text('as')),
    ...Object.fromEntries(NAMED.map(key => [key, named(key)])),
    ...Object.fromEntries(PLAIN.map(key => [key, quoted(text(key))])),
  };
};

/**
 * Explains a refused action, with the possible alternatives. A refusal that is not from the rules of Vintage is answered with
 * the actions that are possible now.
 */
export const refusal = (words: VintageWords, refused: Refusal, view: View, called: SeatName): string => {
  const { code } = refused;
  if (!isCode(code)) return words.refusals.codes['wrong-phase'](awaited(words, view));
  if (code === 'game-over') return gameOver(words.language);
  const sentence = saidWith(words.refusals.codes[code], {
    ...FACTS,
    ...factsOf(words, refused, view, called),
  });
  const possible = NAMES_ALL.includes(code) ? [] : [refused.with.possible ?? []].flat();
  if (possible.length === 0) return sentence;
  const landing = view.phase.type === 'unload';
  const side = code === 'no-such-category' ? sideOf(refused.with) : undefined;
  const names = possible.map(each => {
    // The alternatives to an unreadable word are words of the notation and not names of things.
    if (code === 'read-word') return asCode(String(each));
    if (landing && each === 'boat') return words.choices.aboard;
    return side ? categoryText(words, side, String(each)) : anyText(words, each);
  });
  return `${sentence} ${possibleIn(words.language, listed(words, [...new Set(names)], 'or'))}`;
};
