import type { Dice } from '../../../src/core/dice.ts';
import type { Seat } from '../../../src/core/game.ts';
import {
  type Action,
  AMOUNTS,
  CARDS,
  LETTERS,
  LETTERS_IN_HAND,
  LOADS_A_TURN,
  type Options,
  type Small,
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

export const toAct = ({ phase, bids }: State): readonly Seat[] => {
  if (phase.type === 'over') return [];
  return phase.type === 'bid' ? bids.flatMap((bid, seat) => (bid === null ? seat : [])) : [phase.seat];
};

export const tilesOf = ({ tiles }: Pick<State, 'tiles'>, amount: Small): number => tiles[amount - 1] ?? 0;

/**
 * Returns the bid that is barred for a seat. No seat repeats its bid, unless too few tiles of other heights were left when
 * the round began. So a tile is left for each seat, whatever the others take.
 */
export function barred({ tiles, bids, lastBids }: State, seat: Seat): Small | null {
  const last = lastBids[seat] ?? null;
  const others = AMOUNTS.filter(amount => amount !== last).map(
    amount => tilesOf({ tiles }, amount) + bids.filter(bid => bid === amount).length,
  );
  return others.reduce((sum, left) => sum + left, 0) >= bids.length ? last : null;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  const { phase, quay, hands } = state;
  switch (phase.type) {
    case 'bid':
      return AMOUNTS.filter(amount => tilesOf(state, amount) > 0 && amount !== barred(state, seat)).map(
        amount => ({ type: 'bid', amount }),
      );
    case 'pick':
      return [
        { type: 'take' },
        ...(quay.length === 0 && phase.loaded === 0 ? [{ type: 'roll' } as const] : []),
        { type: 'reveal' },
        ...(phase.loaded < LOADS_A_TURN ? quay : []).map(card => ({ type: 'load', card }) as const),
        ...(quay.length > 0 ? [...new Set(hands[seat])] : []).map(
          letter => ({ type: 'play', letter }) as const,
        ),
      ];
    case 'rest':
      return [{ type: 'pass' }];
    case 'over':
      return [];
  }
}

export const forced = ({ phase }: State, seat: Seat): Action | undefined =>
  phase.type === 'rest' && phase.seat === seat ? { type: 'pass' } : undefined;
