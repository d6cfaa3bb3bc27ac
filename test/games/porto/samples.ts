import { HEIGHTS, housesInPlay, ROOFS_FOR_THE_END } from '../../../proof/oracle/box.ts';
import { porto } from '../../../src/games/porto/game.ts';
import {
  COLOURS,
  type Colour,
  type Event,
  type House,
  type HouseId,
  type PlayerView,
  type PrivateContract,
  type State,
  type View,
} from '../../../src/games/porto/rules/types.ts';
import { wholeGames } from '../../contract/whole-games.ts';
import { PORTO } from '../../support/acts.ts';
import { TABLES } from '../harnesses.ts';

export interface Sample {
  readonly name: string;
  readonly view: View;
  readonly names: readonly string[];
  readonly marked: readonly Event[];
}

const TOKENS = [1, 3, 2, 1, 4, 2, 1, 3, 1, 2, 4, 1, 2, 3];
type Built = Partial<Record<HouseId, readonly [Colour, number]>>;

/**
 * Returns Porto's houses with these storeys.
 * @param roofs value of the token on each house's roof
 */
export const houses = (
  seats: number,
  built: Built = {},
  roofs: Partial<Record<HouseId, number>> = {},
): House[] =>
  (housesInPlay(seats) as HouseId[]).map((id, index) => {
    const [colour, level] = built[id] ?? [null, 0];
    return {
      id,
      height: HEIGHTS[id] as number,
      level,
      colour,
      ground: level === 0 ? (TOKENS[index] ?? 1) : 0,
      roof: roofs[id] ?? 0,
    };
  });

const supplyOf = (street: readonly House[]): View['supply'] =>
  Object.fromEntries(
    COLOURS.map(colour => {
      const own = street.filter(house => house.colour === colour);
      const floors = own.reduce((sum, house) => sum + house.level - 1, 0);
      return [colour, { floors: 15 - floors, grounds: 3 - own.length }];
    }),
  ) as unknown as View['supply'];

export const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  hand: [],
  score: 0,
  claimed: [],
  ready: true,
  private: null,
  ...change,
});

/** Returns private contracts in hands of three. */
export const threes = (deck: readonly PrivateContract[]): readonly (readonly PrivateContract[])[] =>
  Array.from({ length: Math.ceil(deck.length / 3) }, (_, at) => deck.slice(at * 3, at * 3 + 3));

/** Returns the view of seat 0, which keeps these private contracts. */
export const holding = (
  contracts: readonly PrivateContract[],
  board: readonly House[] = houses(2),
  own: Partial<PlayerView> = {},
  seats = 2,
): View =>
  viewOf(seats, {
    viewer: 0,
    houses: board,
    players: Array.from({ length: seats }, (_, seat) =>
      player(seat === 0 ? { ...own, private: contracts.map(contract => ({ contract, vp: 0 })) } : {}),
    ),
  });

export const viewOf = (seats: number, change: Partial<View> = {}): View => {
  const street = change.houses ?? houses(seats);
  return {
    viewer: 'table',
    variant: seats === 1 ? 'solo' : 'standard',
    phase: { type: 'turn', seat: 0 },
    round: 1,
    lastRound: null,
    passes: 0,
    houses: street,
    market: ['blue-1', 'red-3', 'yellow-2', 'green-1', 'purple-2'],
    contracts: ['floors-1-yellow', 'house-blue', 'cards-green-red', 'floors-3-purple'],
    supply: supplyOf(street),
    roofs: {
      placed: street.filter(house => house.level === house.height).length,
      end: ROOFS_FOR_THE_END[seats] ?? null,
    },
    deck: 45,
    discards: [],
    publicDeck: 31,
    publicDiscards: [],
    timer: seats === 1 ? { left: 28, size: 28 } : { left: 0, size: 0 },
    reshuffles: 0,
    players: Array.from({ length: seats }, () => player()),
    dealt: null,
    result: null,
    sealed: [],
    resigned: [],
    ends: [],
    stopped: null,
    ...change,
  };
};

/** Houses of a game of two that is nearly over. */
export const LATE = houses(2, {
  L3: ['blue', 6],
  L4: ['red', 5],
  L5: ['green', 3],
  R3: ['blue', 6],
  R4: ['purple', 5],
});

const PEOPLE = ['Maximiliana of the Ribeira', 'Miguel', '김민수', 'W'.repeat(32)];

/** Boards of whole games: at the deal, in the middle, and at the end. Every second of them, since painting takes long. */
export const samples: readonly Sample[] = wholeGames(PORTO, TABLES.porto ?? [])
  .flatMap(({ name, seats, deal, decisions }) =>
    [0, Math.floor(decisions.length / 2), decisions.length].map(count => {
      const { state = deal, events = [] } = decisions[count - 1] ?? {};
      return {
        name: `${name}, ${count}`,
        view: porto.view(state as State, 'table'),
        names: PEOPLE.slice(0, seats),
        marked: events.map(({ event }) => event as Event),
      };
    }),
  )
  .filter((_, at) => at % 2 === 0);
