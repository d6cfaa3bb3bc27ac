import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { worthTo } from '../../src/presentation/choosing/menu.ts';
import { chance, pick, seedBytes } from '../contract/tools.ts';

export interface Turn {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  worth(action: unknown): number | undefined;
}

export interface Course {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
}

/** Yields the decisions of a random game in which the players prefer points. */
export function* turns({ game, seats, options, seed }: Course): Generator<Turn> {
  const below = chance(seed);
  const dice = new SeededDice(seedBytes(seed));
  let state: unknown = game.setup(seats, options, dice);
  for (let awaited = game.toAct(state); awaited.length > 0; awaited = game.toAct(state)) {
    const seat = pick(awaited, below);
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    const worth = worthTo(game, view, seat);
    yield { seat, view, legal, worth };
    const good = legal.filter(action => (worth(action) ?? 0) > 0);
    const action = pick(good.length > 0 && below(5) > 0 ? good : legal, below);
    const done = game.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(done.refusal.code);
    state = done.value.state;
  }
}
