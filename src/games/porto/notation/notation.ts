import { accept, andThen, type Result, refuse } from '../../../core/contract/result.ts';
import { NotationWords, spelledAs } from '../../../core/rules/notation-words.ts';
import { isKind, isPrivateContract } from '../rules/cards.ts';
import { type Action, HOUSE_IDS, type HouseId, type Kind, type PortoRefusal } from '../rules/types.ts';

export const isHouse = (text: string): text is HouseId => HOUSE_IDS.some(id => id === text);
const slotsOf = (text: string): number[] => text.split(',').map(Number);
const isSlots = (text: string): text is string => /^[1-9](,[1-9])*$/.test(text);

export const write = (action: Action): string => {
  switch (action.type) {
    case 'keep':
      return `keep ${action.contracts.join(',')}`;
    case 'draw':
      return `draw ${action.slots.join(',')}`;
    case 'build': {
      const roof = action.token === undefined ? '' : ` roof ${action.token}`;
      const claim = action.fulfil === undefined ? '' : ` claim ${action.fulfil.join(',')}`;
      return `build ${action.number} ${action.colour} ${action.house}${roof}${claim}`;
    }
    case 'timer': {
      if (action.number === undefined) return 'timer';
      const roof = action.token === undefined ? '' : ` roof ${action.token}`;
      return `timer ${action.number} ${action.colour} ${action.house}${roof}`;
    }
    case 'pass':
      return 'pass';
  }
};

interface BuildFields {
  readonly number: Kind;
  readonly colour: Kind;
  readonly house: HouseId;
  readonly token?: HouseId;
}

type Read<T> = Result<T, PortoRefusal>;

/** Example of an action's text for each type, with all of its optional parts. */
const SHAPES: Readonly<Record<Action['type'], string>> = {
  keep: 'keep side-1,palette-1,twins-blue',
  draw: 'draw 1,3',
  build: 'build red-3 blue-1 L4 roof R2 claim 1,3',
  timer: 'timer red-3 blue-1 L4 roof R2',
  pass: 'pass',
};

const isType = (text: string): text is Action['type'] => Object.hasOwn(SHAPES, text);

const noCard = (typed: string): Read<never> => refuse('read-card', { typed });
const noHouse = (house: string): Read<never> => refuse('house-not-in-play', { house });
const noSlot =
  (field: 'cards' | 'claim') =>
  (typed: string): Read<never> =>
    refuse('read-slot', { typed, field });
const noContracts = (typed: string): Read<never> =>
  refuse('not-dealt', { contract: typed.split(',').find(each => !isPrivateContract(each)) ?? typed });

const isContracts = (text: string): text is string => text.split(',').every(isPrivateContract);

const readToken = (words: NotationWords): Read<{ readonly token?: HouseId }> =>
  words.takes('roof')
    ? andThen(words.next('roof', isHouse, noHouse), token => accept({ token }))
    : accept({});

const readBuild = (words: NotationWords): Read<BuildFields> =>
  andThen(words.next('number', isKind, noCard), number =>
    andThen(words.next('colour', isKind, noCard), colour =>
      andThen(words.next('house', isHouse, noHouse), house =>
        andThen(readToken(words), token => accept({ number, colour, house, ...token })),
      ),
    ),
  );

const readClaim = (words: NotationWords): Read<{ readonly fulfil?: readonly number[] }> =>
  words.takes('claim')
    ? andThen(words.next('claim', isSlots, noSlot('claim')), text => accept({ fulfil: slotsOf(text) }))
    : accept({});

function readParts(type: Action['type'], words: NotationWords): Read<Action> {
  switch (type) {
    case 'keep':
      return andThen(words.next('contracts', isContracts, noContracts), text =>
        accept({ type, contracts: text.split(',').filter(isPrivateContract) }),
      );
    case 'draw':
      return andThen(words.next('cards', isSlots, noSlot('cards')), text =>
        accept({ type, slots: slotsOf(text) }),
      );
    case 'build':
      return andThen(readBuild(words), built =>
        andThen(readClaim(words), claim => accept({ type, ...built, ...claim })),
      );
    case 'timer':
      if (words.isEmpty) return accept({ type });
      return andThen(readBuild(words), built => accept({ type, ...built }));
    case 'pass':
      return accept({ type });
  }
}

/** Reads an action from its notation, which has one spelling for each action. `presenter/typed.ts` reads people's words. */
export function read(text: string): Read<Action> {
  const [type = '', ...rest] = text.split(' ');
  if (!isType(type)) return refuse('read-action', { typed: type });
  const words = new NotationWords(SHAPES[type], rest);
  return spelledAs(text, words.whole(readParts(type, words)), write);
}

export const fields = (action: Action): readonly (readonly [string, string])[] => {
  const type = ['type', action.type] as const;
  switch (action.type) {
    case 'keep':
      return [type, ['contracts', action.contracts.join(',')]];
    case 'draw':
      return [type, ['cards', action.slots.join(',')]];
    case 'build':
      return [
        type,
        ['house', action.house],
        ['number', action.number],
        ['colour', action.colour],
        ['roof', action.token ?? 'none'],
        ['claim', action.fulfil?.join(',') ?? 'none'],
      ];
    case 'timer':
      return action.number === undefined || action.colour === undefined || action.house === undefined
        ? [type]
        : [
            type,
            ['house', action.house],
            ['number', action.number],
            ['colour', action.colour],
            ['roof', action.token ?? 'none'],
          ];
    case 'pass':
      return [type];
  }
};
