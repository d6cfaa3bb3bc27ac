import { SeededDice } from '../../../src/core/dice.ts';
import { greedy } from '../../../src/games/green-port/player/greedy.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import type { Variant } from '../../../src/games/green-port/rules/types.ts';
import { seedBytes } from '../../contract/tools.ts';
import { type Choose, game } from './games.ts';

/** Chooses from what its seat sees. */
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

/** Returns the paper's figures for one game among greedy players. */
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
