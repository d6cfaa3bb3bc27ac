import { grammar } from '../../../../stage/grammar.ts';
import type { CardWords } from '../cards.ts';
import type { CountWords } from '../counts.ts';

const { plural, listed } = grammar('en');

export const counts: CountWords = {
  cards: n => plural(n, { one: '# card', other: '# cards' }),
  floors: n => plural(n, { one: '# floor', other: '# floors' }),
  points: n => plural(n, { one: '# point', other: '# points' }),
  publicContracts: n => plural(n, { one: '# public contract', other: '# public contracts' }),
};

export const cards: CardWords = {
  colours: { blue: 'blue', green: 'green', purple: 'purple', red: 'red', yellow: 'yellow' },
  card: (colour, value) => `${colour} ${value}`,
  noCards: 'no cards',
  demands: {
    floors: (n, colour) => plural(n, { one: `# ${colour} floor`, other: `# ${colour} floors` }),
    house: colour => `${colour} house`,
    twoCards: colour => `two ${colour} cards`,
    mixedCards: (one, other) => `${one} + ${other} cards`,
  },
  toDo: {
    floors: (n, colour) =>
      `place exactly ${plural(n, { one: `# ${colour} floor`, other: `# ${colour} floors` })} in one turn`,
    house: colour => `complete a ${colour} house`,
    twoCards: colour => `build with two ${colour} cards`,
    mixedCards: (one, other) => `build with one ${one} and one ${other} card, either way round`,
  },
  ambitions: {
    houses: colour => `${colour} houses`,
    twins: colour => `${colour} twins`,
    ends: colour => `${colour} ends`,
    pair: colours => `${colours} pair`,
    trio: colours => `${colours} trio`,
    palette: 'palette',
    side: 'full street',
    secondCard: name => `${name} (2nd card)`,
  },
  meanings: {
    houses: (pays, colour) => `${pays} for 1 / 2 / 3 completed ${colour} houses`,
    twins: (pays, colour) =>
      `${pays} if both streets have a completed ${colour} house and the two are equally tall`,
    ends: (pays, colour) => `${pays} for 1 / 2 / 3 completed ${colour} houses at the ends of the streets`,
    pair: (pays, one, other) =>
      `${pays} for 1 / 2 / 3 pairs of completed neighbours, one ${one}, one ${other}`,
    trio: (pays, ...colours) =>
      `${pays} for 1 / 2 rows of three completed neighbours: ${listed(colours)}, in any order`,
    palette: pays => `${pays} if one street has completed houses in all five colours`,
    side: pays => `${pays} if every house of one street is complete`,
  },
};
