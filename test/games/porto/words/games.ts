import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import type { Action, Event, Options, State } from '../../../../src/games/porto/rules/types.ts';

export interface Position {
  readonly state: State;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

export const VARIETIES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'standard' }],
  [4, { variant: 'standard' }],
  [4, { variant: 'family' }],
  [1, { variant: 'solo', timer: 28 }],
  [1, { variant: 'solo', timer: 24 }],
];

/** Yields each decision of a random game. If builds are legal, four of five actions are builds. */
export function* randomGame(seats: number, options: Options, seed: number): Generator<Position> {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const whim = new SeededDice(new Uint8Array(32).fill(seed + 100));
  let state = porto.setup(seats, options, dice);
  for (let seat = porto.toAct(state)[0]; seat !== undefined; seat = porto.toAct(state)[0]) {
    const legal = porto.legal(state, seat);
    const builds = legal.filter(({ type }) => type === 'build');
    const from = builds.length > 0 && whim.below(5, 'build') > 0 ? builds : legal;
    const action = from[whim.below(from.length, 'which')];
    if (!action) throw new Error('nothing is legal');
    const done = porto.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(done.refusal.code);
    const events = done.value.events.map(({ event }) => event);
    yield { state, seat, legal, action, events, after: done.value.state };
    state = done.value.state;
  }
}
