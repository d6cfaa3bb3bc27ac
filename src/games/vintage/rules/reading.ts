import { NotationWords } from '../../../core/notation-words.ts';
import { accept, type Result, refuse } from '../../../core/result.ts';
import { isHarbour } from './boat.ts';
import { isPlace, PLACES } from './estates.ts';
import { isCard } from './hand.ts';
import { write } from './notation.ts';
import { isGrape, isVine } from './planting.ts';
import type { VintageRefusal } from './refusals.ts';
import {
  type Action,
  type ActionType,
  CARDS,
  CATEGORIES,
  type Card,
  type CardPlay,
  type Category,
  type Deed,
  GRAPES,
  HARBOURS,
  SIDES,
  type Side,
  type Spend,
  VINES,
} from './types.ts';

type Read<T> = Result<T, VintageRefusal>;

const SHAPES: Readonly<Record<ActionType, string>> = {
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
};
const KINDS = Object.keys(SHAPES) as readonly ActionType[];

const PLAY_SHAPES: Readonly<Record<Card, string>> = {
  buying: 'play buying cima-1 discount pay 1',
  harvesting: 'play harvesting pay 1',
  planting: 'play planting pay 1',
  'two-barrels': 'play two-barrels 1 pay 1',
  'free-action': 'play free-action plant 1 red pay 1',
  enologist: 'play enologist 5 pay 1',
  vintage: 'play vintage 1 pay 1',
  colheita: 'play colheita 1,2 pay 1',
  boat: 'play boat pay 1',
  'ageing-barrel': 'play ageing-barrel pay 1',
  'ageing-quality': 'play ageing-quality pay 1',
};

const isKind = (text: string): text is ActionType => Object.hasOwn(SHAPES, text);

const wordOf = <T extends string>(
  words: NotationWords,
  field: string,
  fits: (word: string) => word is T,
  possible: readonly string[],
): Read<T> => words.next(field, fits, typed => refuse('read-word', { typed, field, possible }));

const isNumber = (text: string): text is string => /^(0|[1-9]\d?)$/.test(text);
const isNumbers = (text: string): text is string => /^[1-9](,[1-9])*$/.test(text);

const numberIn = (words: NotationWords, field: string): Read<number> => {
  const word = words.next(field, isNumber, typed => refuse('read-number', { typed, field }));
  return word.ok ? accept(Number(word.value)) : word;
};

const numbersIn = (words: NotationWords, field: string): Read<readonly number[]> => {
  const word = words.next(field, isNumbers, typed => refuse('read-numbers', { typed, field, as: '1,2' }));
  return word.ok ? accept(word.value.split(',').map(Number)) : word;
};

const isPay = (text: string): text is string => /^(overseer-)?[1-9]\d?$/.test(text);

const payIn = (words: NotationWords): Read<Spend> => {
  const name = words.named('pay');
  if (!name.ok) return name;
  const word = words.next('pay', isPay, typed =>
    refuse('read-word', { typed, field: 'pay', possible: ['2', 'overseer-2'] }),
  );
  if (!word.ok) return word;
  const circle = Number(word.value.replace('overseer-', ''));
  return accept(word.value.startsWith('overseer') ? { circle, overseer: true } : { circle });
};

/** Passes the value that was read to the reader of the next part. The first unreadable part ends the reading. */
const then = <T, U>(read: Read<T>, go: (value: T) => Read<U>): Read<U> => (read.ok ? go(read.value) : read);

const isBonus = (text: string): text is 'discount' | (typeof GRAPES)[number] =>
  text === 'discount' || isGrape(text);
const FREE = ['buy', 'plant', 'harvest', 'age'] as const;
const isFree = (text: string): text is (typeof FREE)[number] => FREE.some(deed => deed === text);

const placeIn = (words: NotationWords) => wordOf(words, 'place', isPlace, PLACES);

const freeIn = (words: NotationWords): Read<Deed> => {
  const card = 'free-action';
  return then(wordOf(words, 'deed', isFree, FREE), (deed): Read<Deed> => {
    if (deed === 'buy') return then(placeIn(words), place => accept({ card, deed, place }));
    if (deed !== 'plant') return accept({ card, deed });
    return then(numberIn(words, 'estate'), estate =>
      then(wordOf(words, 'vine', isGrape, GRAPES), vine => accept({ card, deed, estate, vine })),
    );
  });
};

/**
 * Reads a card's effect.
 * @param isLast true where only the payment follows, as after an enologist in the last round
 */
const deedIn = (words: NotationWords, card: Card, isLast: boolean): Read<Deed> => {
  switch (card) {
    case 'buying':
      return then(placeIn(words), place =>
        then(wordOf(words, 'bonus', isBonus, ['discount', ...GRAPES]), bonus =>
          accept({ card, place, bonus }),
        ),
      );
    case 'two-barrels':
      return then(numberIn(words, 'estate'), estate => accept({ card, estate }));
    case 'free-action':
      return freeIn(words);
    case 'enologist':
      if (isLast) return accept({ card });
      return then(numberIn(words, 'round'), round => accept({ card, round }));
    case 'vintage':
      return then(numberIn(words, 'column'), column => accept({ card, column }));
    case 'colheita':
      return then(numbersIn(words, 'columns'), columns => accept({ card, columns }));
    case 'harvesting':
    case 'planting':
    case 'boat':
    case 'ageing-barrel':
    case 'ageing-quality':
      return accept({ card });
  }
};

const readPlay = (words: NotationWords, rest: readonly string[]): Read<CardPlay> =>
  then(wordOf(words, 'card', isCard, CARDS), card => {
    const own = new NotationWords(PLAY_SHAPES[card], rest.slice(1));
    return then(deedIn(own, card, rest[1] === 'pay'), deed =>
      then(payIn(own), spend =>
        then(own.end(), () => accept({ type: 'play', ...deed, ...spend } as CardPlay)),
      ),
    );
  });

const readTake = (words: NotationWords): Read<Action> => {
  const isTaken = (text: string): text is Card | 'deck' => text === 'deck' || isCard(text);
  return then(wordOf(words, 'card', isTaken, [...CARDS, 'deck']), card => {
    if (!words.takes('discard')) return then(payIn(words), spend => accept({ type: 'take', card, ...spend }));
    return then(wordOf(words, 'discard', isCard, CARDS), discard =>
      then(payIn(words), spend => accept({ type: 'take', card, discard, ...spend })),
    );
  });
};

const readPlant = (words: NotationWords): Read<Action> =>
  then(numberIn(words, 'estate'), estate =>
    then(wordOf(words, 'vine', isVine, VINES), vine => {
      if (words.isEmpty) return accept({ type: 'plant', estate, vine });
      return then(payIn(words), spend => accept({ type: 'plant', estate, vine, ...spend }));
    }),
  );

const readSail = (words: NotationWords): Read<Action> =>
  then(wordOf(words, 'to', isHarbour, HARBOURS), to => {
    if (words.isEmpty) return accept({ type: 'sail', to });
    return then(words.named('load'), () =>
      then(numbersIn(words, 'load'), load => accept({ type: 'sail', to, load })),
    );
  });

const isSide = (text: string): text is Side => SIDES.some(side => side === text);
const isLanding = (text: string): text is Side | 'boat' => text === 'boat' || isSide(text);

const readAdd = (words: NotationWords): Read<Action> =>
  then(wordOf(words, 'side', isSide, SIDES), side => {
    const names: readonly Category[] = CATEGORIES[side];
    const isCategory = (text: string): text is Category => names.some(name => name === text);
    return then(wordOf(words, 'category', isCategory, names), category =>
      accept({ type: 'add', side, category }),
    );
  });

const readParts = (type: Exclude<ActionType, 'play'>, words: NotationWords): Read<Action> => {
  switch (type) {
    case 'pass':
    case 'stop':
      return accept({ type });
    case 'buy':
      return then(placeIn(words), place => then(payIn(words), spend => accept({ type, place, ...spend })));
    case 'plant':
      return readPlant(words);
    case 'harvest':
    case 'age':
    case 'first':
      return then(payIn(words), spend => accept({ type, ...spend }));
    case 'take':
      return readTake(words);
    case 'sail':
      return readSail(words);
    case 'gather':
      return then(numberIn(words, 'estate'), estate =>
        then(words.named('wine'), () =>
          then(numberIn(words, 'wine'), wine => accept({ type, estate, wine })),
        ),
      );
    case 'leave':
      return then(numberIn(words, 'estate'), estate => accept({ type, estate }));
    case 'unload':
      return then(wordOf(words, 'to', isLanding, [...SIDES, 'boat']), to => accept({ type, to }));
    case 'add':
      return readAdd(words);
  }
};

/** Reads an action from its typed text. Only one spelling of each action is accepted. */
export function read(text: string): Read<Action> {
  const [kind = '', ...rest] = text.split(' ');
  if (!isKind(kind)) return refuse('read-action', { typed: kind, possible: KINDS });
  const words = new NotationWords(SHAPES[kind], rest);
  const action = kind === 'play' ? readPlay(words, rest) : readParts(kind, words);
  if (!action.ok) return action;
  const ended = kind === 'play' ? accept(undefined) : words.end();
  if (!ended.ok) return ended;
  const as = write(action.value);
  return as === text ? action : refuse('read-spelling', { as });
}
