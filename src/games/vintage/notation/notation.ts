import { accept, refuse } from '../../../core/contract/result.ts';
import {
  type ActionPart,
  named,
  notationIn,
  optional,
  partOf,
  wordIf,
} from '../../../core/rules/notation-words.ts';
import { isHarbour } from '../rules/boat.ts';
import { isPlace, PLACES } from '../rules/estates.ts';
import {
  type Action,
  type ActionType,
  CARDS,
  CATEGORIES,
  type CardEffect,
  GRAPES,
  HARBOURS,
  SIDES,
  type Spend,
  VINES,
} from '../rules/types.ts';

const NOTHING = 'none';

const refusedWord = (field: string, possible: readonly string[]) => (typed: string) =>
  refuse('read-word', { typed, field, possible });

const oneOf = (field: string, possible: readonly string[]): ActionPart =>
  partOf(field, word => possible.find(each => each === word), refusedWord(field, possible));

const numberPart = (field: string): ActionPart =>
  partOf(
    field,
    word => (/^(0|[1-9]\d?)$/.test(word) ? Number(word) : undefined),
    typed => refuse('read-number', { typed, field }),
  );

const numbersPart = (field: string): ActionPart =>
  partOf(
    field,
    word => (/^[1-9](,[1-9])*$/.test(word) ? word.split(',').map(Number) : undefined),
    typed => refuse('read-numbers', { typed, field, as: '1,2' }),
  );

const PAY: ActionPart = named({
  name: 'pay',
  write: action => {
    const { circle, overseer } = action as Partial<Spend>;
    return overseer ? `overseer-${circle}` : circle?.toString();
  },
  read: word => {
    if (!/^(overseer-)?[1-9]\d?$/.test(word)) return refusedWord('pay', ['2', 'overseer-2'])(word);
    const circle = Number(word.replace('overseer-', ''));
    return accept(word.startsWith('overseer') ? { circle, overseer: true } : { circle });
  },
});
const PLACE = partOf('place', wordIf(isPlace), refusedWord('place', PLACES));
const ESTATE = numberPart('estate');
const SIDE = oneOf('side', SIDES);
const CARD = oneOf('card', CARDS);

const PARTS: Readonly<Record<Exclude<ActionType, 'play'>, readonly ActionPart[]>> = {
  pass: [],
  buy: [PLACE, PAY],
  plant: [ESTATE, oneOf('vine', VINES), { ...PAY, isAbsent: next => next === undefined }],
  harvest: [PAY],
  age: [PAY],
  first: [PAY],
  take: [oneOf('card', [...CARDS, 'deck']), optional(oneOf('discard', CARDS)), PAY],
  sail: [
    partOf('to', wordIf(isHarbour), refusedWord('to', HARBOURS)),
    optional(numbersPart('load'), NOTHING),
  ],
  gather: [ESTATE, named(numberPart('wine'))],
  leave: [ESTATE],
  stop: [],
  unload: [oneOf('to', [...SIDES, 'boat'])],
  add: [SIDE],
};

const FREE_ACTION = oneOf('deed', ['buy', 'plant', 'harvest', 'age']);
const EFFECTS: Readonly<Record<CardEffect['card'], readonly ActionPart[]>> = {
  buying: [PLACE, oneOf('bonus', ['discount', ...GRAPES])],
  harvesting: [],
  planting: [],
  'two-barrels': [ESTATE],
  'free-action': [FREE_ACTION],
  // Only the payment follows in the last round, in which no chip is left to look at.
  enologist: [{ ...numberPart('round'), isAbsent: next => next === PAY.name }],
  vintage: [numberPart('column')],
  colheita: [numbersPart('columns')],
  boat: [],
  'ageing-barrel': [],
  'ageing-quality': [],
};
const FREE_VINE = oneOf('vine', GRAPES);

const effectParts = (effect: CardEffect): readonly ActionPart[] => {
  if (effect.card !== 'free-action' || effect.deed === undefined) return EFFECTS[effect.card];
  if (effect.deed === 'buy') return [FREE_ACTION, PLACE];
  return effect.deed === 'plant' ? [FREE_ACTION, ESTATE, FREE_VINE] : [FREE_ACTION];
};

const partsIn = (action: Action): readonly ActionPart[] => {
  if (action.type === 'play') return action.card === undefined ? [CARD] : [CARD, ...effectParts(action), PAY];
  return action.type === 'add' && action.side !== undefined
    ? [SIDE, oneOf('category', CATEGORIES[action.side])]
    : PARTS[action.type];
};

/**
 * Notation of actions, which has one spelling for each action. No two legal actions have equal fields. If the first n fields of
 * two actions are equal, their next fields have the same name.
 */
export const { fields, write, read } = notationIn<Action>({
  examples: {
    pass: 'pass',
    buy: 'buy cima-1 pay 2',
    plant: 'plant 1 red pay 2',
    harvest: 'harvest pay overseer-2',
    age: 'age pay 1',
    first: 'first pay 1',
    take: 'take deck discard boat pay 1',
    play: 'play vintage 1 pay 1',
    sail: 'sail gaia load 1,2',
    gather: 'gather 1 wine 2',
    leave: 'leave 1',
    stop: 'stop',
    unload: 'unload ruby',
    add: 'add tawny reserva',
    'play buying': 'play buying cima-1 discount pay 1',
    'play harvesting': 'play harvesting pay 1',
    'play planting': 'play planting pay 1',
    'play two-barrels': 'play two-barrels 1 pay 1',
    'play free-action': 'play free-action plant 1 red pay 1',
    'play enologist': 'play enologist 5 pay 1',
    'play colheita': 'play colheita 1,2 pay 1',
    'play boat': 'play boat pay 1',
    'play ageing-barrel': 'play ageing-barrel pay 1',
    'play ageing-quality': 'play ageing-quality pay 1',
  },
  parts: partsIn,
});
