import {
  ambitionOf,
  cardColour,
  cardValue,
  demandOf,
  isKind,
  isPrivateContract,
  isPublicContract,
} from '../rules/cards.ts';
import type { Colour, Kind, PrivateContract, Value } from '../rules/types.ts';
import { COLOURS, VALUES } from '../rules/types.ts';
import type { PortoWords } from './catalog.ts';
import { privatePays, publicVp } from './points.ts';

export interface CardWords {
  readonly colours: Readonly<Record<Colour, string>>;
  /** "red 3". */
  card(colour: Colour, value: Value): string;
  readonly noCards: string;
  /** Public contracts, short enough for a button. */
  readonly demands: {
    floors(n: number, colour: Colour): string;
    house(colour: Colour): string;
    twoCards(colour: Colour): string;
    mixedCards(one: Colour, other: Colour): string;
  };
  /** What has to be done for them: continues "one has to". */
  readonly toDo: {
    floors(n: number, colour: Colour): string;
    house(colour: Colour): string;
    twoCards(colour: Colour): string;
    mixedCards(one: Colour, other: Colour): string;
  };
  /** Private contracts; a pair's and a trio's colours come joined. */
  readonly ambitions: {
    houses(colour: Colour): string;
    twins(colour: Colour): string;
    ends(colour: Colour): string;
    pair(colours: string): string;
    trio(colours: string): string;
    readonly palette: string;
    readonly side: string;
    secondCard(name: string): string;
  };
  /** What they ask for, after what they pay for once / twice / three times. At most 100 characters. */
  readonly meanings: {
    houses(pays: string, colour: Colour): string;
    twins(pays: string, colour: Colour): string;
    ends(pays: string, colour: Colour): string;
    pair(pays: string, one: Colour, other: Colour): string;
    trio(pays: string, one: Colour, two: Colour, three: Colour): string;
    palette(pays: string): string;
    side(pays: string): string;
  };
}

/** Always beside the colour, never instead of it: not everybody can tell the colours apart. The same in every language. */
export const LETTERS: Readonly<Record<Colour, string>> = {
  blue: 'B',
  green: 'G',
  purple: 'P',
  red: 'R',
  yellow: 'Y',
};

/** "red 3"; any other text as it is. */
export const cardName = (words: PortoWords, kind: string): string =>
  isKind(kind) ? words.cards.card(cardColour(kind), cardValue(kind)) : kind;

/** "R3": for narrow places. */
export const cardShort = (kind: Kind): string => `${LETTERS[cardColour(kind)]}${cardValue(kind)}`;

/** "blue 1 ×2, 3 · red 2": a hand by colour. */
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

const demanded = (phrases: CardWords['demands'], contract: string): string => {
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

/** "3 blue floors", "blue house", "two blue cards", "blue + red cards": short enough for a button. */
export const publicName = (words: PortoWords, contract: string): string =>
  demanded(words.cards.demands, contract);

/** What has to be done for a public contract. */
export const publicMeaning = (words: PortoWords, contract: string): string =>
  demanded(words.cards.toDo, contract);

/** "3 blue floors (2)". */
export const publicWithVp = (words: PortoWords, contract: string): string =>
  `${publicName(words, contract)} (${publicVp(contract)})`;

const named = (
  { ambitions }: CardWords,
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

/** "blue houses", "blue-red pair", "full street". */
export const privateName = (words: PortoWords, contract: string): string =>
  isPrivateContract(contract) ? named(words.cards, contract, words.cards.colours) : contract;

/** "B-R pair": three of them fit on a label of 80 characters in every language. */
export const privateShort = (words: PortoWords, contract: string): string =>
  isPrivateContract(contract) ? named(words.cards, contract, LETTERS) : contract;

/** What a private contract asks for and what it pays. */
export const privateMeaning = ({ cards }: PortoWords, contract: PrivateContract): string => {
  const { type, colours } = ambitionOf(contract);
  const { meanings } = cards;
  const pays = privatePays(contract);
  const [one = 'blue', two = one, three = two] = colours;
  switch (type) {
    case 'houses':
    case 'twins':
    case 'ends':
      return meanings[type](pays, one);
    case 'pair':
      return meanings.pair(pays, one, two);
    case 'trio':
      return meanings.trio(pays, one, two, three);
    case 'palette':
    case 'side':
      return meanings[type](pays);
  }
};
