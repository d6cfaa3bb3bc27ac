import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { History } from '../../../src/core/contract/game.ts';
import { greedy } from '../../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import {
  type Action,
  type Event,
  type Options,
  type State,
  VARIANTS,
  type Variant,
  type View,
} from '../../../src/games/green-port/rules/types.ts';
import { recording } from '../../contract/recording.ts';
import { seedBytes } from '../../contract/tools.ts';
import { type Choose, playing } from '../playing.ts';

export const NAMES = ['one', 'two', 'three', 'four'];

export const GAMES: readonly (readonly [Variant, number])[] = VARIANTS.flatMap(variant =>
  [2, 3, 4].map(seats => [variant, seats] as const),
);

export const LONG_GAMES = GAMES.filter(
  ([variant, seats]) => variant === 'standard' || seats === (variant === 'no-powers' ? 3 : 2),
);

const WEIGHTS: Partial<Record<Action['type'], number>> = {
  complete: 300,
  buy: 30,
  reveal: 20,
  specialise: 1,
};

export function randomly(seed: number): Choose<State, Action> {
  const dice = new SeededDice(seedBytes(seed + 77));
  return legal => {
    const bag = [...new Set(legal.map(({ type }) => type))].flatMap(type =>
      Array.from({ length: WEIGHTS[type] ?? 10 }, () => type),
    );
    const kind = bag[dice.below(bag.length, 'kind')];
    const among = legal.filter(({ type }) => type === kind);
    return among[dice.below(among.length, 'which')] as Action;
  };
}

export function game(
  variant: Variant,
  seats: number,
  seed: number,
  actions?: number,
  choose: Choose<State, Action> = randomly(seed),
): History<State, Action, Event> {
  const dice = new SeededDice(seedBytes(seed));
  return playing(greenPort)(greenPort.setup(seats, { variant }, dice), dice, choose, actions);
}

export interface Recorded {
  readonly format: string;
  readonly variant: string;
  readonly seats: readonly string[];
  readonly setup: {
    readonly objectives: readonly (readonly string[])[];
    readonly deck: readonly string[];
    readonly tiles?: readonly string[];
  };
  readonly reshuffles: readonly { readonly cause: string; readonly order: readonly string[] }[];
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly resigned?: readonly object[];
}

export const recorded = recording<Recorded, State, Action, Event, View, Options>(greenPort);
export const whole = (variant: Variant, seats: number, seed: number) => recorded(game(variant, seats, seed));

export function greedily(seed: number): Choose<State, Action> {
  const dice = new SeededDice(seedBytes(seed + 99));
  return (_legal, state, seat) => greedy.choose(greenPort, greenPort.view(state, seat), seat, dice);
}

export interface Measured {
  readonly actions: number;
  readonly rounds: number;
  readonly turns: number;
  readonly reveals: number;
  readonly losses: number;
  readonly points: number;
  readonly best: number;
  readonly first: readonly number[];
}

export function measured(variant: Variant, seats: number, seed: number): Measured {
  const { deal, played } = game(variant, seats, seed, undefined, greedily(seed));
  const last = played.at(-1)?.state ?? deal;
  const { totals = [], ranks = [] } = greenPort.outcome(last) ?? {};
  const count = (type: string) => played.filter(({ action }) => action.type === type).length;
  return {
    actions: played.length,
    rounds: last.round,
    turns: count('end'),
    reveals: count('reveal'),
    losses: count('lose'),
    points: totals.reduce((sum, each) => sum + each, 0) / seats,
    best: Math.max(...totals),
    first: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  };
}
