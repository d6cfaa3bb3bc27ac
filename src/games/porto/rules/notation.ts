import { isKind, isPrivateContract } from './cards.ts';
import { type Action, HOUSE_IDS, type HouseId, type Kind } from './types.ts';

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
  number: Kind;
  colour: Kind;
  house: HouseId;
  token?: HouseId;
  fulfil?: number[];
}

const readBuild = (words: readonly string[]): BuildFields | undefined => {
  const [number, colour, house, ...rest] = words;
  if (!isKind(number) || !isKind(colour) || !isHouse(house)) return undefined;
  const built: BuildFields = { number, colour, house };
  while (rest.length > 0) {
    const [name, value] = rest.splice(0, 2);
    if (name === 'roof' && isHouse(value)) built.token = value;
    else if (name === 'claim' && isSlots(value)) built.fulfil = slotsOf(value);
    else return undefined;
  }
  return built;
};

const readAction = (text: string): Action | undefined => {
  const [type, ...words] = text.split(' ');
  switch (type) {
    case 'keep': {
      const contracts = (words[0] ?? '').split(',');
      return contracts.every(isPrivateContract) ? { type, contracts } : undefined;
    }
    case 'draw':
      return isSlots(words[0]) ? { type, slots: slotsOf(words[0]) } : undefined;
    case 'build': {
      const built = readBuild(words);
      return built === undefined ? undefined : { type, ...built };
    }
    case 'timer': {
      if (words.length === 0) return { type };
      const built = readBuild(words);
      return built === undefined || built.fulfil !== undefined ? undefined : { type, ...built };
    }
    case 'pass':
      return { type };
    default:
      return undefined;
  }
};

/** Only the canonical spelling is read, so that a text and an action always stand for each other. */
export const read = (text: string): Action | undefined => {
  const action = readAction(text);
  return action !== undefined && write(action) === text ? action : undefined;
};

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
        ['number', action.number],
        ['colour', action.colour],
        ['house', action.house],
        ['roof', action.token ?? 'none'],
        ['claim', action.fulfil?.join(',') ?? 'none'],
      ];
    case 'timer':
      return action.number === undefined || action.colour === undefined || action.house === undefined
        ? [type]
        : [
            type,
            ['number', action.number],
            ['colour', action.colour],
            ['house', action.house],
            ['roof', action.token ?? 'none'],
          ];
    case 'pass':
      return [type];
  }
};
