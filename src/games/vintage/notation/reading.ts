import { accept, andThen, type Result, refuse } from '../../../core/contract/result.ts';
import { NotationWords, spelledAs } from '../../../core/rules/notation-words.ts';
import { isHarbour } from '../rules/boat.ts';
import { isPlace, PLACES } from '../rules/estates.ts';
import { isCard } from '../rules/hand.ts';
import { isGrape, isVine } from '../rules/planting.ts';
import type { VintageRefusal } from '../rules/refusals.ts';
import {
  type Action,
  type ActionType,
  CARDS,
  CATEGORIES,
  type Card,
  type CardEffect,
  type CardPlay,
  type Category,
  GRAPES,
  HARBOURS,
  SIDES,
  type Side,
  type Spend,
  VINES,
} from '../rules/types.ts';
import { write } from './notation.ts';

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
  return andThen(word, text => accept(Number(text)));
};

const numbersIn = (words: NotationWords, field: string): Read<readonly number[]> => {
  const word = words.next(field, isNumbers, typed => refuse('read-numbers', { typed, field, as: '1,2' }));
  return andThen(word, text => accept(text.split(',').map(Number)));
};

const isPay = (text: string): text is string => /^(overseer-)?[1-9]\d?$/.test(text);

const payIn = (words: NotationWords): Read<Spend> =>
  andThen(words.named('pay'), () =>
    andThen(wordOf(words, 'pay', isPay, ['2', 'overseer-2']), (text): Read<Spend> => {
      const circle = Number(text.replace('overseer-', ''));
      return accept(text.startsWith('overseer') ? { circle, overseer: true } : { circle });
    }),
  );

const isBonus = (text: string): text is 'discount' | (typeof GRAPES)[number] =>
  text === 'discount' || isGrape(text);
const FREE = ['buy', 'plant', 'harvest', 'age'] as const;
const isFree = (text: string): text is (typeof FREE)[number] => FREE.some(free => free === text);

const placeIn = (words: NotationWords) => wordOf(words, 'place', isPlace, PLACES);

const freeIn = (words: NotationWords): Read<CardEffect> => {
  const card = 'free-action';
  return andThen(wordOf(words, 'deed', isFree, FREE), (free): Read<CardEffect> => {
    if (free === 'buy') return andThen(placeIn(words), place => accept({ card, deed: free, place }));
    if (free !== 'plant') return accept({ card, deed: free });
    return andThen(numberIn(words, 'estate'), estate =>
      andThen(wordOf(words, 'vine', isGrape, GRAPES), vine => accept({ card, deed: free, estate, vine })),
    );
  });
};

/**
 * Reads a card's effect.
 * @param isLast true where only the payment follows, as after an enologist in the last round
 */
const effectIn = (words: NotationWords, card: Card, isLast: boolean): Read<CardEffect> => {
  switch (card) {
    case 'buying':
      return andThen(placeIn(words), place =>
        andThen(wordOf(words, 'bonus', isBonus, ['discount', ...GRAPES]), bonus =>
          accept({ card, place, bonus }),
        ),
      );
    case 'two-barrels':
      return andThen(numberIn(words, 'estate'), estate => accept({ card, estate }));
    case 'free-action':
      return freeIn(words);
    case 'enologist':
      if (isLast) return accept({ card });
      return andThen(numberIn(words, 'round'), round => accept({ card, round }));
    case 'vintage':
      return andThen(numberIn(words, 'column'), column => accept({ card, column }));
    case 'colheita':
      return andThen(numbersIn(words, 'columns'), columns => accept({ card, columns }));
    case 'harvesting':
    case 'planting':
    case 'boat':
    case 'ageing-barrel':
    case 'ageing-quality':
      return accept({ card });
  }
};

const readPlay = (words: NotationWords, rest: readonly string[]): Read<CardPlay> =>
  andThen(wordOf(words, 'card', isCard, CARDS), card => {
    const own = new NotationWords(PLAY_SHAPES[card], rest.slice(1));
    return andThen(effectIn(own, card, rest[1] === 'pay'), effect =>
      own.whole(andThen(payIn(own), spend => accept({ type: 'play', ...effect, ...spend } as CardPlay))),
    );
  });

const readTake = (words: NotationWords): Read<Action> => {
  const isTaken = (text: string): text is Card | 'deck' => text === 'deck' || isCard(text);
  return andThen(wordOf(words, 'card', isTaken, [...CARDS, 'deck']), card => {
    if (!words.takes('discard'))
      return andThen(payIn(words), spend => accept({ type: 'take', card, ...spend }));
    return andThen(wordOf(words, 'discard', isCard, CARDS), discard =>
      andThen(payIn(words), spend => accept({ type: 'take', card, discard, ...spend })),
    );
  });
};

const readPlant = (words: NotationWords): Read<Action> =>
  andThen(numberIn(words, 'estate'), estate =>
    andThen(wordOf(words, 'vine', isVine, VINES), vine => {
      if (words.isEmpty) return accept({ type: 'plant', estate, vine });
      return andThen(payIn(words), spend => accept({ type: 'plant', estate, vine, ...spend }));
    }),
  );

const readSail = (words: NotationWords): Read<Action> =>
  andThen(wordOf(words, 'to', isHarbour, HARBOURS), to => {
    if (words.isEmpty) return accept({ type: 'sail', to });
    return andThen(words.named('load'), () =>
      andThen(numbersIn(words, 'load'), load => accept({ type: 'sail', to, load })),
    );
  });

const isSide = (text: string): text is Side => SIDES.some(side => side === text);
const isLanding = (text: string): text is Side | 'boat' => text === 'boat' || isSide(text);

const readAdd = (words: NotationWords): Read<Action> =>
  andThen(wordOf(words, 'side', isSide, SIDES), side => {
    const names: readonly Category[] = CATEGORIES[side];
    const isCategory = (text: string): text is Category => names.some(name => name === text);
    return andThen(wordOf(words, 'category', isCategory, names), category =>
      accept({ type: 'add', side, category }),
    );
  });

const readParts = (type: Exclude<ActionType, 'play'>, words: NotationWords): Read<Action> => {
  switch (type) {
    case 'pass':
    case 'stop':
      return accept({ type });
    case 'buy':
      return andThen(placeIn(words), place =>
        andThen(payIn(words), spend => accept({ type, place, ...spend })),
      );
    case 'plant':
      return readPlant(words);
    case 'harvest':
    case 'age':
    case 'first':
      return andThen(payIn(words), spend => accept({ type, ...spend }));
    case 'take':
      return readTake(words);
    case 'sail':
      return readSail(words);
    case 'gather':
      return andThen(numberIn(words, 'estate'), estate =>
        andThen(words.named('wine'), () =>
          andThen(numberIn(words, 'wine'), wine => accept({ type, estate, wine })),
        ),
      );
    case 'leave':
      return andThen(numberIn(words, 'estate'), estate => accept({ type, estate }));
    case 'unload':
      return andThen(wordOf(words, 'to', isLanding, [...SIDES, 'boat']), to => accept({ type, to }));
    case 'add':
      return readAdd(words);
  }
};

/** Reads an action from its typed text. Only one spelling of each action is accepted. */
export function read(text: string): Read<Action> {
  const [kind = '', ...rest] = text.split(' ');
  if (!isKind(kind)) return refuse('read-action', { typed: kind, possible: KINDS });
  const words = new NotationWords(SHAPES[kind], rest);
  const action = kind === 'play' ? readPlay(words, rest) : words.whole(readParts(kind, words));
  return spelledAs(text, action, write);
}
