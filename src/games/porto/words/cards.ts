import {
  ambitionOf,
  cardColour,
  cardValue,
  demandOf,
  isKind,
  isPrivateContract,
  isPublicContract,
} from '../rules/cards.ts';
import type { Colour, Kind, PrivateContract } from '../rules/types.ts';
import { COLOURS, VALUES } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { privatePays, privateTimes, publicVp } from './facts.ts';

/**
 * Letters that name the colours for people who cannot tell the colours apart. All languages use these letters, so that pages in
 * two languages name a card alike.
 */
export const LETTERS: Readonly<Record<Colour, string>> = {
  blue: 'B',
  green: 'G',
  purple: 'P',
  red: 'R',
  yellow: 'Y',
};

/**
 * Returns the first letter of each colour's name in a language, for typed text: 빨 of 빨간색. Undefined if two names begin with the
 * same letter, such as Portuguese azul and amarelo. Undefined also if a name begins with the letter that `LETTERS` gives to
 * another colour, such as roxo (purple) with R.
 */
export function ownLetters({ cards }: PortoWords): Readonly<Record<Colour, string>> | undefined {
  const letters = COLOURS.map(
    colour => [colour, [...cards.colours[colour]][0]?.toUpperCase() ?? ''] as const,
  );
  const plain = letters.every(([colour, letter]) =>
    COLOURS.every(other => other === colour || LETTERS[other] !== letter),
  );
  const distinct = new Set(letters.map(([, letter]) => letter)).size === letters.length;
  return plain && distinct ? (Object.fromEntries(letters) as Record<Colour, string>) : undefined;
}

/** Names a card: "red 3". Text that is not a card stays as it is. */
export const cardName = ({ cards }: PortoWords, kind: string): string =>
  isKind(kind) ? cards.card(cardColour(kind), cardValue(kind)) : kind;

export const cardShort = (kind: Kind): string => `${LETTERS[cardColour(kind)]}${cardValue(kind)}`;

/** Writes a hand by colour: "blue 1 ×2, 3 · red 2". */
export const handByColour = ({ cards }: PortoWords, hand: readonly Kind[]): string => {
  const groups: string[] = [];
  for (const colour of COLOURS) {
    const values = VALUES.flatMap(value => {
      const n = hand.filter(kind => kind === `${colour}-${value}`).length;
      return n === 0 ? [] : [n === 1 ? `${value}` : `${value} ×${n}`];
    });
    if (values.length > 0) groups.push(`${cards.colours[colour]} ${values.join(', ')}`);
  }
  return groups.join(' · ') || cards.noCards;
};

const demanded = (phrases: PortoWords['cards']['demands'], contract: string): string => {
  if (!isPublicContract(contract)) return contract;
  const demand = demandOf(contract);
  switch (demand.type) {
    case 'floors':
      return phrases.floors(demand.floors, demand.colour);
    case 'house':
      return phrases.house(demand.colour);
    case 'cards': {
      const [one, other] = demand.colours;
      return one === other ? phrases.twoCards(one) : phrases.mixedCards(one, other);
    }
  }
};

/** Names a public contract, short enough for a button: "3 blue floors", "blue house", "two blue cards", "blue + red cards". */
export const publicName = (words: PortoWords, contract: string): string =>
  demanded(words.cards.demands, contract);

/** Describes what a build must do for a public contract. */
export const publicMeaning = (words: PortoWords, contract: string): string =>
  demanded(words.cards.toDo, contract);

/** Names a public contract with its points: "3 blue floors (2)". */
export const publicWithVp = (words: PortoWords, contract: string): string =>
  `${publicName(words, contract)} (${publicVp(contract)})`;

const named = (
  { ambitions }: PortoWords['cards'],
  contract: PrivateContract,
  called: Readonly<Record<Colour, string>>,
): string => {
  const { type, colours } = ambitionOf(contract);
  const [colour = 'blue'] = colours;
  const again = (name: string): string => (contract.endsWith('-2') ? ambitions.secondCard(name) : name);
  switch (type) {
    case 'houses':
    case 'twins':
    case 'ends':
      return ambitions[type](colour);
    case 'pair':
    case 'trio':
      return ambitions[type](colours.map(each => called[each]).join('-'));
    case 'palette':
    case 'side':
      return again(ambitions[type]);
  }
};

/** Names a private contract: "blue houses", "blue-red pair", "full street". */
export const privateName = (words: PortoWords, contract: string): string =>
  isPrivateContract(contract) ? named(words.cards, contract, words.cards.colours) : contract;

/** Names a private contract in short: "B-R pair". Three such names fit on a label of 80 characters in every language. */
export const privateShort = (words: PortoWords, contract: string): string =>
  isPrivateContract(contract) ? named(words.cards, contract, LETTERS) : contract;

export const privateMeaning = ({ cards }: PortoWords, contract: PrivateContract): string => {
  const { type, colours } = ambitionOf(contract);
  const { meanings } = cards;
  const [pays, times] = [privatePays(contract), privateTimes(contract)];
  const [one = 'blue', two = one, three = two] = colours;
  switch (type) {
    case 'houses':
    case 'ends':
      return meanings[type](pays, one, times);
    case 'twins':
      return meanings.twins(pays, one);
    case 'pair':
      return meanings.pair(pays, one, two, times);
    case 'trio':
      return meanings.trio(pays, one, two, three, times);
    case 'palette':
    case 'side':
      return meanings[type](pays);
  }
};
