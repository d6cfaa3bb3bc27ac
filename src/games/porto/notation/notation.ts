import { refuse } from '../../../core/contract/result.ts';
import { type ActionPart, notationIn, optional, partOf, wordIf } from '../../../core/rules/notation-words.ts';
import { isKind, isPrivateContract } from '../rules/cards.ts';
import { type Action, HOUSE_IDS, type HouseId, type Kind, type PrivateContract } from '../rules/types.ts';

export const isHouse = (text: string): text is HouseId => HOUSE_IDS.some(id => id === text);

const NOTHING = 'none';

const cardPart = (field: 'number' | 'colour'): ActionPart =>
  partOf(field, wordIf<Kind>(isKind), typed => refuse('read-card', { typed }));

const housePart = (key: 'house' | 'token', name: 'house' | 'roof'): ActionPart =>
  partOf(key, wordIf(isHouse), house => refuse('house-not-in-play', { house }), { name });

const slotsPart = (key: 'slots' | 'fulfil', name: 'cards' | 'claim'): ActionPart =>
  partOf(
    key,
    word => (/^[1-9](,[1-9])*$/.test(word) ? word.split(',').map(Number) : undefined),
    typed => refuse('read-slot', { typed, field: name }),
    { name },
  );

const contracts = partOf<readonly PrivateContract[]>(
  'contracts',
  word => {
    const kept = word.split(',');
    return kept.every(isPrivateContract) ? kept : undefined;
  },
  typed =>
    refuse('not-dealt', { contract: typed.split(',').find(each => !isPrivateContract(each)) ?? typed }),
);
const slots = slotsPart('slots', 'cards');
const [number, colour, house] = [cardPart('number'), cardPart('colour'), housePart('house', 'house')];
const roof = optional(housePart('token', 'roof'), NOTHING);
const claim = optional(slotsPart('fulfil', 'claim'), NOTHING);

const BARE_TIMER = [{ ...number, isAbsent: (next?: string) => next === undefined }];

/** Returns a function that lists the parts of an action. `build`: first parts of a build, in order. */
const partsWith = (...build: readonly ActionPart[]): ((action: Action) => readonly ActionPart[]) => {
  const parts = {
    keep: [contracts],
    draw: [slots],
    build: [...build, roof, claim],
    timer: [...build, roof],
    pass: [],
  };
  // The Timer's action has no parts where nothing can be built.
  return action => (action.type === 'timer' && action.number === undefined ? BARE_TIMER : parts[action.type]);
};

/** Notation of actions, which has one spelling for each action. `presenter/typed.ts` reads people's words. */
export const { fields, write, read } = notationIn<Action>({
  examples: {
    keep: 'keep side-1,palette-1,twins-blue',
    draw: 'draw 1,3',
    build: 'build red-3 blue-1 L4 roof R2 claim 1,3',
    timer: 'timer red-3 blue-1 L4 roof R2',
    pass: 'pass',
  },
  parts: partsWith(number, colour, house),
  fields: partsWith(house, number, colour),
});
