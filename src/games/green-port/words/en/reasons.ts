import type { Colour } from '../../rules/types.ts';
import { terms } from './terms.ts';

/** Why an action is better or worse than another, each before its points: "a bust is 1 in 4: −2.1". */
export const reasons = {
  said: (reason: string, points: string) => `${reason}: ${points}`,
  points: 'points at once',
  /** What the cubes that come can be spent on in this turn. */
  pointsWith: (aim: string) => `${aim} this turn`,
  pointsLater: 'what can still be paid this turn',
  objective: terms.objective,
  pile: terms.pile,
  /** `lacks` such as "2 red and 1 blue". */
  nearer: (aim: string, lacks: string) => `${aim} then lacks only ${lacks}`,
  payable: (aim: string) => `${aim} could then be paid`,
  takesAway: (aim: string) => `nobody else gets ${aim}`,
  objectives: 'how near the Objectives are, for you and for the others',
  headquarters: 'your share of the Headquarters left',
  gains: (cubes: string) => `gains ${cubes}`,
  spends: (cubes: string) => `spends ${cubes}`,
  cubes: 'cubes held',
  limit: 'cubes above seven may be halved by the orange X',
  boost: (colour: Colour) => `a boost on ${colour} for every later hire`,
  boosts: 'boosts for later hires',
  power: (colour: Colour) => `the power of a ${colour} HQ`,
  powers: 'the powers of Headquarters',
  tileUp: 'the tile saves one bust, and its symbol brings a cube',
  tile: 'the tile, up or down',
  turn: 'who is to act next',
  /** One card in so many ends the hire. */
  bust: (cards: string) => `a bust is ${cards}`,
  noBust: (cards: string) => `no risk of a bust, which is ${cards}`,
  oneIn: (count: string) => `1 in ${count}`,
  cards: 'what one more card may bring',
  noCards: 'gives up what one more card may bring',
  cardsLater: 'what the cards may still bring',
  refers: (cubes: string) => `leaves ${cubes} to whoever refers`,
  referLess: 'leaves the others less to refer',
  /** Of what came of playing on. */
  pointsAhead: 'your points in the next turns',
  othersAhead: 'the others’ points in the next turns',
};
