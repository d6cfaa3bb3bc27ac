import {
  ambitionOf,
  cardColour,
  cardValue,
  demandOf,
  isPrivateContract,
  isPublicContract,
} from '../../../games/porto/cards.ts';
import type { Colour, Kind, PrivateContract } from '../../../games/porto/types.ts';
import { COLOURS, VALUES } from '../../../games/porto/types.ts';
import { listed, plural } from './grammar.ts';
import { privatePays, publicVp } from './points.ts';

/** Always beside the colour, never instead of it: not everybody can tell the colours apart. */
export const LETTERS: Readonly<Record<Colour, string>> = {
  blue: 'B',
  green: 'G',
  purple: 'P',
  red: 'R',
  yellow: 'Y',
};

/** "red 3"; any other text as it is. */
export const cardName = (kind: string): string => kind.replace('-', ' ');

/** "R3": for narrow places. */
export const cardShort = (kind: Kind): string => `${LETTERS[cardColour(kind)]}${cardValue(kind)}`;

/** "blue 1 ×2, 3 · red 2": a hand by colour. */
export const handByColour = (hand: readonly Kind[]): string => {
  const groups: string[] = [];
  for (const colour of COLOURS) {
    const values = VALUES.flatMap(value => {
      const n = hand.filter(kind => kind === `${colour}-${value}`).length;
      return n === 0 ? [] : [n === 1 ? `${value}` : `${value} ×${n}`];
    });
    if (values.length > 0) groups.push(`${colour} ${values.join(', ')}`);
  }
  return groups.join(' · ') || 'no cards';
};

/** "3 blue floors", "blue house", "two blue cards", "blue + red cards": short enough for a button. */
export const publicName = (contract: string): string => {
  if (!isPublicContract(contract)) return contract;
  const demand = demandOf(contract);
  switch (demand.type) {
    case 'floors':
      return plural(demand.floors, `${demand.colour} floor`);
    case 'house':
      return `${demand.colour} house`;
    case 'cards': {
      const [one, other] = demand.colours;
      return one === other ? `two ${one} cards` : `${one} + ${other} cards`;
    }
  }
};

/** What has to be done for a public contract. */
export const publicMeaning = (contract: string): string => {
  if (!isPublicContract(contract)) return contract;
  const demand = demandOf(contract);
  switch (demand.type) {
    case 'floors':
      return `place exactly ${plural(demand.floors, `${demand.colour} floor`)} in one turn`;
    case 'house':
      return `complete a ${demand.colour} house`;
    case 'cards': {
      const [one, other] = demand.colours;
      if (one === other) return `build with two ${one} cards`;
      return `build with one ${one} and one ${other} card, either way round`;
    }
  }
};

/** "3 blue floors (2)". */
export const publicWithVp = (contract: string): string => `${publicName(contract)} (${publicVp(contract)})`;

/** "blue houses", "blue-red pair", "full street": three of them fit on a label of 80 characters. */
export const privateName = (contract: string): string => {
  if (!isPrivateContract(contract)) return contract;
  const { type, colours } = ambitionOf(contract);
  const copy = contract.endsWith('-2') ? ' (2nd card)' : '';
  switch (type) {
    case 'houses':
    case 'twins':
    case 'ends':
    case 'pair':
    case 'trio':
      return `${colours.join('-')} ${type}`;
    case 'palette':
      return `palette${copy}`;
    case 'side':
      return `full street${copy}`;
  }
};

/** What a private contract asks for and what it pays. */
export const privateMeaning = (contract: PrivateContract): string => {
  const { type, colours } = ambitionOf(contract);
  const pays = privatePays(contract);
  const colour = colours[0] ?? '';
  switch (type) {
    case 'houses':
      return `${pays} for 1 / 2 / 3 completed ${colour} houses`;
    case 'twins':
      return `${pays} if both streets have a completed ${colour} house and the two are equally tall`;
    case 'ends':
      return `${pays} for 1 / 2 / 3 completed ${colour} houses at the ends of the streets`;
    case 'pair':
      return `${pays} for 1 / 2 / 3 pairs of completed neighbours, one ${colours.join(', one ')}`;
    case 'trio':
      return `${pays} for 1 / 2 rows of three completed neighbours: ${listed(colours)}, in any order`;
    case 'palette':
      return `${pays} if one street has completed houses in all five colours`;
    case 'side':
      return `${pays} if every house of one street is complete`;
  }
};
