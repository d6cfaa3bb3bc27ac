import { NotationWords } from '../../../core/notation-words.ts';
import { accept, type Result, refuse } from '../../../core/result.ts';
import { isKind, isPrivateContract } from './cards.ts';
import { type Action, HOUSE_IDS, type HouseId, type Kind, type PortoRefusal } from './types.ts';

const isHouse = (text: string | undefined): text is HouseId =>
  (HOUSE_IDS as readonly (string | undefined)[]).includes(text);
const slotsOf = (text: string): number[] => text.split(',').map(Number);
const isSlots = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9](,[1-9])*$/.test(text);

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
  readonly fulfil?: readonly number[];
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

function readBuild(words: NotationWords): Read<BuildFields> {
  const number = words.next('number', isKind, noCard);
  if (!number.ok) return number;
  const colour = words.next('colour', isKind, noCard);
  if (!colour.ok) return colour;
  const house = words.next('house', isHouse, noHouse);
  if (!house.ok) return house;
  const token = words.takes('roof') ? words.next('roof', isHouse, noHouse) : undefined;
  if (token?.ok === false) return token;
  return accept({
    number: number.value,
    colour: colour.value,
    house: house.value,
    ...(token && { token: token.value }),
  });
}

function readClaim(words: NotationWords): Read<{ readonly fulfil?: readonly number[] }> {
  if (!words.takes('claim')) return accept({});
  const slots = words.next('claim', isSlots, noSlot('claim'));
  return slots.ok ? accept({ fulfil: slotsOf(slots.value) }) : slots;
}

function readParts(type: Action['type'], words: NotationWords, bare: boolean): Read<Action> {
  switch (type) {
    case 'keep': {
      const contracts = words.next('contracts', isContracts, noContracts);
      if (!contracts.ok) return contracts;
      return accept({ type, contracts: contracts.value.split(',').filter(isPrivateContract) });
    }
    case 'draw': {
      const slots = words.next('cards', isSlots, noSlot('cards'));
      return slots.ok ? accept({ type, slots: slotsOf(slots.value) }) : slots;
    }
    case 'build': {
      const built = readBuild(words);
      if (!built.ok) return built;
      const claim = readClaim(words);
      return claim.ok ? accept({ type, ...built.value, ...claim.value }) : claim;
    }
    case 'timer': {
      if (bare) return accept({ type });
      const built = readBuild(words);
      return built.ok ? accept({ type, ...built.value }) : built;
    }
    case 'pass':
      return accept({ type });
  }
}

/** Reads an action from its text. Only one spelling of an action is accepted, so that each action has exactly one text. */
export function read(text: string): Read<Action> {
  const [type = '', ...rest] = text.split(' ');
  if (!isType(type)) return refuse('read-action', { typed: type });
  const words = new NotationWords(SHAPES[type], rest);
  const action = readParts(type, words, rest.length === 0);
  if (!action.ok) return action;
  const ended = words.end();
  if (!ended.ok) return ended;
  const as = write(action.value);
  return as === text ? action : refuse('read-spelling', { as });
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
