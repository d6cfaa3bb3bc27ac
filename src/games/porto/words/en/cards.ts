import { grammar } from '../../../../stage/grammar.ts';
import type { Colour, Value } from '../../rules/types.ts';

const { plural, listed } = grammar('en');

/** A number of things: "3 floors". */
export const counts = {
  cards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  floors: (n: number) => plural(n, { one: '# floor', other: '# floors' }),
  points: (n: number) => plural(n, { one: '# point', other: '# points' }),
  publicContracts: (n: number) => plural(n, { one: '# public contract', other: '# public contracts' }),
};

export const cards = {
  colours: { blue: 'blue', green: 'green', purple: 'purple', red: 'red', yellow: 'yellow' } satisfies Record<
    Colour,
    string
  >,
  /** "red 3". */
  card: (colour: Colour, value: Value) => `${colour} ${value}`,
  noCards: 'no cards',
  /** Public contracts, short enough for a button. */
  demands: {
    floors: (n: number, colour: Colour) =>
      plural(n, { one: `# ${colour} floor`, other: `# ${colour} floors` }),
    house: (colour: Colour) => `${colour} house`,
    twoCards: (colour: Colour) => `two ${colour} cards`,
    mixedCards: (one: Colour, other: Colour) => `${one} + ${other} cards`,
  },
  /** What has to be done for them: continues "one has to". */
  toDo: {
    floors: (n: number, colour: Colour) =>
      `place exactly ${plural(n, { one: `# ${colour} floor`, other: `# ${colour} floors` })} in one turn`,
    house: (colour: Colour) => `complete a ${colour} house`,
    twoCards: (colour: Colour) => `build with two ${colour} cards`,
    mixedCards: (one: Colour, other: Colour) =>
      `build with one ${one} and one ${other} card, either way round`,
  },
  /** Private contracts; a pair's and a trio's colours come joined. */
  ambitions: {
    houses: (colour: Colour) => `${colour} houses`,
    twins: (colour: Colour) => `${colour} twins`,
    ends: (colour: Colour) => `${colour} ends`,
    pair: (colours: string) => `${colours} pair`,
    trio: (colours: string) => `${colours} trio`,
    palette: 'palette',
    side: 'full street',
    secondCard: (name: string) => `${name} (2nd card)`,
  },
  /** What they ask for, after what they pay for once / twice / three times. At most 100 characters. */
  meanings: {
    houses: (pays: string, colour: Colour) => `${pays} for 1 / 2 / 3 completed ${colour} houses`,
    twins: (pays: string, colour: Colour) =>
      `${pays} if both streets have a completed ${colour} house and the two are equally tall`,
    ends: (pays: string, colour: Colour) =>
      `${pays} for 1 / 2 / 3 completed ${colour} houses at the ends of the streets`,
    pair: (pays: string, one: Colour, other: Colour) =>
      `${pays} for 1 / 2 / 3 pairs of completed neighbours, one ${one}, one ${other}`,
    trio: (pays: string, one: Colour, two: Colour, three: Colour) =>
      `${pays} for 1 / 2 rows of three completed neighbours: ${listed([one, two, three])}, in any order`,
    palette: (pays: string) => `${pays} if one street has completed houses in all five colours`,
    side: (pays: string) => `${pays} if every house of one street is complete`,
  },
};
