import { expect } from 'vitest';
import { HEIGHTS, housesInPlay } from '../../../proof/oracle/box.ts';
import type { Position } from '../../../proof/oracle/rules.ts';
import type { Dice } from '../../../src/core/contract/dice.ts';
import type { Seat, Step } from '../../../src/core/contract/game.ts';
import { porto } from '../../../src/games/porto/game.ts';
import type {
  Action,
  Colour,
  Event,
  House,
  HouseId,
  Kind,
  Phase,
  Points,
  PrivateContract,
  PublicContract,
  RefusalCode,
  State,
  Variant,
} from '../../../src/games/porto/rules/types.ts';
import { freezePlain } from '../../contract/tools.ts';
import { acting } from '../acting.ts';

/** Short description of a position. Absent fields have plain defaults. */
export interface Sketch {
  readonly variant?: Variant;
  readonly seats?: number;
  /**
   * Houses. `blue 2` has two blue floors and the house's own height, `blue 2/5` has two of five floors. `empty` and `empty/3`
   * have none. `roof 2` or `ground 3` may follow. Other houses are empty, with a ground token of 1.
   */
  readonly houses?: Readonly<Partial<Record<HouseId, string>>>;
  readonly hands?: readonly (readonly Kind[])[];
  readonly market?: readonly (Kind | null)[];
  readonly contracts?: readonly (PublicContract | null)[];
  readonly deck?: readonly Kind[];
  readonly discards?: readonly Kind[];
  readonly publicDeck?: readonly PublicContract[];
  readonly publicDiscards?: readonly PublicContract[];
  readonly timer?: readonly Kind[];
  readonly dealt?: readonly (readonly PrivateContract[])[];
  readonly kept?: readonly (readonly PrivateContract[] | null)[];
  readonly claimed?: readonly (readonly PublicContract[])[];
  readonly scores?: readonly number[];
  readonly phase?: Phase;
  readonly round?: number;
  readonly lastRound?: number | null;
  readonly passes?: number;
}

/** Returns a sketch of each house of a game of two. */
export const everyHouse = (sketch: string): NonNullable<Sketch['houses']> =>
  Object.fromEntries(housesInPlay(2).map(id => [id, sketch]));

const SKETCHED = /^(?:(empty)|(\w+) (\d))(?:\/(\d))?(?: ground (\d))?(?: roof (\d))?$/;

const houseOf = (id: HouseId, sketch: string): House => {
  const parts = SKETCHED.exec(sketch);
  if (parts === null) throw new Error(`${id}: can't read "${sketch}"`);
  const [, empty, colour, level, height, ground, roof] = parts;
  return {
    id,
    height: Number(height ?? HEIGHTS[id]),
    level: empty === undefined ? Number(level) : 0,
    colour: empty === undefined ? (colour as Colour) : null,
    ground: Number(ground ?? (empty === undefined ? 0 : 1)),
    roof: Number(roof ?? 0),
  };
};

const freeze = <T>(value: T): T => freezePlain(value, new WeakSet());

/**
 * Makes a state from a sketch. Default: seat 0 is to act in a family game of two. The cards may differ from those of the real
 * box.
 */
export const position = (sketch: Sketch = {}): State => {
  const variant = sketch.variant ?? 'family';
  const seats = sketch.seats ?? (variant === 'solo' ? 1 : 2);
  return freeze({
    variant,
    phase: sketch.phase ?? { type: 'turn', seat: 0 },
    round: sketch.round ?? 5,
    lastRound: sketch.lastRound ?? null,
    passes: sketch.passes ?? 0,
    houses: (housesInPlay(seats) as HouseId[]).map(id => houseOf(id, sketch.houses?.[id] ?? 'empty')),
    market: sketch.market ?? ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'],
    contracts: sketch.contracts ?? [null, null, null, null],
    deck: sketch.deck ?? [
      'yellow-1',
      'yellow-2',
      'red-1',
      'purple-1',
      'green-2',
      'blue-2',
      'blue-3',
      'red-3',
    ],
    discards: sketch.discards ?? [],
    publicDeck: sketch.publicDeck ?? [],
    publicDiscards: sketch.publicDiscards ?? [],
    timer: sketch.timer ?? [],
    timerSize: variant === 'solo' ? 28 : 0,
    reshuffles: 0,
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: sketch.hands?.[seat] ?? [],
      score: sketch.scores?.[seat] ?? 0,
      claimed: sketch.claimed?.[seat] ?? [],
      dealt: sketch.dealt?.[seat] ?? [],
      kept: sketch.kept === undefined ? [] : (sketch.kept[seat] ?? null),
    })),
  });
};

/** Dice that reverse each pile they shuffle and record its cards. */
export class TurningDice implements Dice {
  readonly shuffled: { label: string; cards: unknown[] }[] = [];

  below(): number {
    throw new Error('nothing is rolled here');
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    this.shuffled.push({ label, cards: [...items] });
    return [...items].reverse();
  }
}

const acts = acting(porto, () => new TurningDice());
export const { actionOf } = acts;

export const play = (state: State, action: string | Action, seat?: Seat, dice?: Dice): Step<State, Event> => {
  const done = acts.step(state, action, dice, seat);
  return { ...done, state: freeze(done.state) };
};

export const playAll = (state: State, ...actions: readonly string[]): State =>
  actions.reduce((now, action) => play(now, action).state, state);

export const refusal = (state: State, action: string | Action, seat?: Seat): RefusalCode =>
  acts.refusal(state, action, seat).code as RefusalCode;

export const eventOf = <T extends Event['type']>(
  step: Step<State, Event>,
  type: T,
): Extract<Event, { type: T }> | undefined =>
  step.events
    .map(({ event }) => event)
    .find((event): event is Extract<Event, { type: T }> => event.type === type);

/** Returns the points of a build. Checks that the score grows by the sum of these points. */
export const pointsOf = (state: State, action: string): Points => {
  const seat = porto.toAct(state)[0] ?? 0;
  expect(porto.legal(state, seat).map(porto.write)).toContain(action);
  const step = play(state, action, seat);
  const points = eventOf(step, 'built')?.points;
  if (points === undefined) throw new Error('nothing was built');
  const sum = Object.values(points).reduce((one, other) => one + other);
  expect((step.state.players[seat]?.score ?? 0) - (state.players[seat]?.score ?? 0)).toBe(sum);
  return points;
};

export const house = (state: State, id: HouseId): House => {
  const found = state.houses.find(other => other.id === id);
  if (found === undefined) throw new Error(`${id} is not in play`);
  return found;
};

export const legalTexts = (state: State, seat?: Seat): readonly string[] => acts.legalTexts(state, '', seat);

export const oraclePosition = (state: State): Position => ({
  variant: state.variant,
  seats: state.players.length,
  houses: state.houses.map(({ id, height, level, colour, ground, roof }) => ({
    id,
    height,
    floors: new Array<string>(level).fill(colour ?? ''),
    groundToken: ground || null,
    roofToken: roof || null,
    roofTile: level === height,
  })),
  market: [...state.market],
  contracts: [...state.contracts],
  deck: [...state.deck],
  discards: [...state.discards],
  publicDeck: [...state.publicDeck],
  publicDiscards: [...state.publicDiscards],
  timer: [...state.timer],
  timerCards: state.phase.type === 'timer' ? [...state.phase.cards] : [],
  hands: state.players.map(({ hand }) => [...hand]),
  scores: state.players.map(({ score }) => score),
  claimed: state.players.map(({ claimed }) => [...claimed]),
  dealt: state.players.map(({ dealt }) => [...dealt]),
  kept: state.players.map(({ kept }) => (kept === null ? null : [...kept])),
  phase: state.phase.type,
  turn: state.phase.type === 'turn' ? state.phase.seat : 0,
  round: state.round,
  passes: state.passes,
  lastRound: state.lastRound,
});
