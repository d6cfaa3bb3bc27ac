import type { Dice } from '../../../src/core/dice.ts';
import {
  AMOUNTS,
  CARDS,
  LETTERS,
  LETTERS_IN_HAND,
  type Options,
  type State,
  TILES_OF_EACH,
} from './types.ts';

export const seatsFor = ({ solo, tiles = TILES_OF_EACH }: Options) =>
  solo ? { min: 1, max: 1 } : { min: 2, max: Math.min(4, AMOUNTS.length * tiles) };

export const allTiles = (box: number): readonly number[] => AMOUNTS.map(() => box);

export function setup(seats: number, { tiles: box = TILES_OF_EACH }: Options, dice: Dice): State {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const letters = dice.shuffle(LETTERS, 'letters');
  return {
    phase: { type: 'bid' },
    round: 1,
    tide: 0,
    box,
    tiles: allTiles(box),
    bids: each.map(() => null),
    lastBids: each.map(() => null),
    scores: each.map(() => 0),
    quay: [],
    out: [],
    spent: [],
    shuffles: 0,
    knows: null,
    hands: each.map(seat => letters.slice(seat * LETTERS_IN_HAND, (seat + 1) * LETTERS_IN_HAND).sort()),
    letters: letters.slice(seats * LETTERS_IN_HAND),
    deck: dice.shuffle(CARDS, 'deck'),
  };
}
