import { grammar } from '../../../../stage/grammar.ts';
import type { Colour } from '../../rules/types.ts';
import type { Part } from '../facts.ts';
import { terms } from './terms.ts';

const { listed, plural } = grammar('en');
const cardsOf = (cards: number): string => plural(cards, { one: '# card', other: '# cards' });

/** Names and lists come ready to print. */
export const story = {
  picked: (name: string, colour: Colour) => `**${name}** picks a ${colour} cube.`,
  reshuffled: (cards: number) =>
    `The deck is empty: ${plural(cards, { one: '# discarded card becomes', other: '# discarded cards become' })} the new one.`,
  reshuffledAll: (cards: number) => `After the green X all ${cards} cards are shuffled into a new deck.`,
  revealed: (name: string, card: string) => `**${name}** reveals ${card}.`,
  /** Hire as a whole: how many cards were revealed, and what came of it. */
  revealing: {
    cards: (name: string, cards: number) => `**${name}** reveals ${cardsOf(cards)}.`,
    hire: (name: string, cards: number, cubes: string, parts: string) =>
      `**${name}** reveals ${cardsOf(cards)} and hires **${cubes}** (${parts}).`,
    nobody: (name: string, cards: number) => `**${name}** reveals ${cardsOf(cards)} and hires nobody.`,
    bust: (name: string, cards: number) =>
      `**${name}** reveals ${cardsOf(cards)} and is bust: no hire this turn.`,
    flip: (name: string, cards: number, gone: string) =>
      `**${name}** reveals ${cardsOf(cards)} and flips the tile: the pool (${gone}) goes, and Hire begins anew.`,
  },
  threatened: (name: string) => `That is a bust, unless **${name}** flips the tile.`,
  busted: (name: string) => `**${name}** is bust: no hire this turn.`,
  flippedAgainstBust: (name: string, gone: string) =>
    `**${name}** flips the tile: the pool (${gone}) goes, and Hire begins anew.`,
  flippedAgainstLoss: (name: string) => `**${name}** flips the tile and loses nothing.`,
  overLimit: (losses: readonly string[]) => `Too many cubes: ${listed(losses)}.`,
  loses: (name: string, count: number) => `**${name}** loses ${count}`,
  lost: (name: string, cubes: string) => `**${name}** loses ${cubes}.`,
  underdogs: (names: readonly string[], by: 'points' | 'cubes') =>
    `An underdog cube for ${listed(names)}: fewest ${by}.`,
  helped: (name: string, colour: Colour) => `**${name}** takes a ${colour} cube.`,
  /** `parts` such as "cards 2, tile 1". */
  hired: (name: string, cubes: string, parts: string) => `**${name}** hires **${cubes}** (${parts}).`,
  inSync: 'In Sync: one cube of each other colour as well.',
  hiredNobody: (name: string) => `**${name}** hires nobody.`,
  gain: {
    cards: (count: number) => `cards ${count}`,
    tile: (count: number) => `tile ${count}`,
    boosts: (count: number) => `boost ${count}`,
  },
  referred: (name: string, gained: string, paid: string, to: string) =>
    `**${name}** takes ${gained} and gives **${to}** ${paid}.`,
  passed: (name: string) => `**${name}** passes.`,
  /** Two or more. */
  pass: (names: readonly string[]) => `${listed(names)} pass.`,
  completed: (name: string, number: number, paid: string, points: string) =>
    `**${name}** completes ${terms.objective(number)} with ${paid}: **${points}**.`,
  lastRound: 'That was the last Objective: the round is played to its end.',
  bought: (name: string, headquarters: string, price: string) =>
    `**${name}** buys ${headquarters} for ${price}.`,
  unflipped: (name: string, paid: string) => `**${name}** turns the tile up for ${paid}.`,
  specialised: (name: string, paid: string, colour: Colour) => `**${name}** trades ${paid} for 1 ${colour}.`,
  turnEnded: (name: string) => `**${name}** ends the turn.`,
  purchased: (name: string, headquarters: string) => `At the end **${name}** buys ${headquarters}.`,
  ended: 'The game is over.',
};

export const finale = {
  wins: (name: string, points: string) => `**${name}** wins with ${points}.`,
  /** Points were equal: what decided. */
  winsBy: {
    cubes: (name: string, points: string) =>
      `**${name}** wins with ${points}; the tie is broken by more cubes left.`,
    cards: (name: string, points: string) =>
      `**${name}** wins with ${points}; the tie is broken by the higher Objective card.`,
  },
  shared: (names: readonly string[], points: string) => `${listed(names)} share the win with ${points}.`,
  /** A sentence about everybody who gave up. */
  /** In brackets behind a seat. */
  left: (cubes: string) => `${cubes} left`,
  /** The parts of a total: each stands before its number. */
  parts: {
    objectives: (points: number) => `Objectives ${points}`,
    headquarters: (points: number) => `Headquarters ${points}`,
    endPurchases: (points: number) => `bought at the end ${points}`,
  } satisfies Record<Part, unknown>,
  /** Points were equal: why the first is ahead. */
  tie: {
    cubes: (first: string, second: string) => `${first} is ahead of ${second} by more cubes left.`,
    cards: (first: string, second: string) => `${first} is ahead of ${second} by the higher Objective card.`,
  },
};
