import { SeededDice } from '../../../src/core/dice.ts';
import type { History, Seat } from '../../../src/core/game.ts';
import { greedy } from '../../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
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

export const NAMES = ['one', 'two', 'three', 'four'];

export const GAMES: readonly (readonly [Variant, number])[] = VARIANTS.flatMap(variant =>
  [2, 3, 4].map(seats => [variant, seats] as const),
);

export const LONG_GAMES = GAMES.filter(
  ([variant, seats]) => variant === 'standard' || seats === (variant === 'no-powers' ? 3 : 2),
);

type PlayedGame = History<State, Action, Event>;
export type Choose = (legal: readonly Action[], state: State, seat: Seat) => Action;

const WEIGHTS: Partial<Record<Action['type'], number>> = {
  complete: 300,
  buy: 30,
  reveal: 20,
  specialise: 1,
};

export function randomly(seed: number): Choose {
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
  actions = Number.POSITIVE_INFINITY,
  choose: Choose = randomly(seed),
): PlayedGame {
  const dice = new SeededDice(seedBytes(seed));
  const deal = greenPort.setup(seats, { variant }, dice);
  const played: PlayedGame['played'][number][] = [];
  let state = deal;
  while (played.length < actions) {
    const [seat] = greenPort.toAct(state);
    if (seat === undefined) break;
    const action = choose(greenPort.legal(state, seat), state, seat);
    const done = greenPort.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${greenPort.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    played.push({ seat, action, told: done.value.told, state });
  }
  return { deal, played, resigned: [] };
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

export function greedily(seed: number): Choose {
  const dice = new SeededDice(seedBytes(seed + 99));
  return (_legal, state, seat) => greedy.choose(greenPort, greenPort.view(state, seat), seat, dice);
}

export interface Measured {
  readonly actions: number;
  readonly rounds: number;
  readonly turns: number;
  readonly busts: number;
  readonly reveals: number;
  readonly refers: number;
  readonly bonuses: number;
  readonly losses: number;
  readonly points: number;
  readonly best: number;
  readonly first: readonly number[];
}

export function measured(variant: Variant, seats: number, seed: number): Measured {
  const { deal, played } = game(variant, seats, seed, Number.POSITIVE_INFINITY, greedily(seed));
  const last = played.at(-1)?.state ?? deal;
  const { totals = [], ranks = [] } = greenPort.outcome(last) ?? {};
  const count = (...types: readonly string[]) =>
    played.filter(({ action }) => types.includes(action.type)).length;
  const told = played.flatMap(step => step.told.map(({ event }) => event.type));
  return {
    actions: played.length,
    rounds: last.round,
    turns: count('end'),
    busts: told.filter(type => type === 'busted').length,
    reveals: count('reveal'),
    refers: count('refer', 'pass'),
    bonuses: count('bonus'),
    losses: count('lose'),
    points: totals.reduce((sum, each) => sum + each, 0) / seats,
    best: Math.max(...totals),
    first: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  };
}
