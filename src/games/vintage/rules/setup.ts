import type { Dice } from '../../../core/contract/dice.ts';
import { box, DECK } from './box.ts';
import { emptyTable } from './circles.ts';
import {
  type Card,
  type Estate,
  type Options,
  type PlayerState,
  SEATS,
  type State,
  VARIANTS,
  type Variant,
} from './types.ts';
import { EMPTY_WAREHOUSE } from './warehouse.ts';

/** Deal: the variant, the number of seats, and the random results before the first action. */
export interface Deal {
  readonly variant: Variant;
  readonly seats: number;
  readonly chips: readonly number[];
  /** Order of all 36 cards, top first. The first four become the open cards. */
  readonly deck: readonly Card[];
}

/** Shuffles the chips and the deck. Throws `RangeError` for a variant or a number of seats that the rules do not have. */
export const shuffledDeal = (seats: number, { variant }: Options, dice: Dice): Deal => {
  if (!VARIANTS.includes(variant)) throw new RangeError(`no such variant: ${variant}`);
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new RangeError(`${variant} with ${seats} seats`);
  return {
    variant,
    seats,
    chips: dice.shuffle(box.chips.bonus, 'chips').slice(0, box.rounds),
    deck: dice.shuffle(DECK, 'cards'),
  };
};

const missingMarkers = (seats: number): readonly number[] =>
  box.start.oneMarkerLess[seats === 2 ? '2' : seats === 3 ? '3' : '4'];

const playerAt = (seat: number, seats: number): PlayerState => {
  const { vp, brandy, markers, places, vines } = box.start;
  const place = places[seat];
  if (place === undefined) throw new Error(`no place for seat ${seat}`);
  const estate: Estate = { place, vines, lot: null };
  return {
    vp,
    brandy,
    markers: markers - (missingMarkers(seats).includes(seat) ? 1 : 0),
    overseer: true,
    passed: false,
    bought: false,
    harvested: false,
    enologists: 0,
    estates: [estate],
    boat: { harbour: 'gaia', lots: [] },
    cellar: { ruby: [], tawny: [] },
    warehouse: EMPTY_WAREHOUSE,
    known: [],
    drawn: [],
    looked: [],
  };
};

export const stateOf = ({ variant, seats, chips, deck }: Deal): State => ({
  variant,
  phase: { type: 'turn' },
  round: 1,
  turn: 0,
  first: 0,
  table: emptyTable(seats),
  display: deck.slice(0, box.cards.display),
  used: [],
  aside: [],
  reshuffles: 0,
  chips,
  deck: deck.slice(box.cards.display),
  players: Array.from({ length: seats }, (_, seat) => playerAt(seat, seats)),
});

export const setup = (seats: number, options: Options, dice: Dice): State =>
  stateOf(shuffledDeal(seats, options, dice));
