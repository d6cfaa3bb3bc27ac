import { SeededDice } from '../../../../src/core/dice.ts';
import { LightDice } from '../../../../src/core/light-dice.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import { topBuilds } from '../../../../src/games/porto/rules/legal.ts';
import type { Action, Options, State } from '../../../../src/games/porto/rules/types.ts';

export interface Position {
  readonly state: State;
  readonly seat: number;
}

export const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [1, { variant: 'solo', timer: 26 }],
  [2, { variant: 'standard' }],
  [3, { variant: 'family' }],
  [4, { variant: 'standard' }],
];

const seeded = (seed: number): SeededDice => {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  return new SeededDice(bytes);
};

const dealt = (seats: number, options: Options, seed: number): State =>
  porto.setup(seats, options, seeded(seed));

/** Chooses a build in half of the decisions that allow one, so that houses grow. */
const anyAction = (state: State, seat: number, chance: LightDice): Action => {
  const builds = chance.below(2) === 0 && state.phase.type === 'turn' ? topBuilds(state, seat) : [];
  const actions = builds.length > 0 ? builds : porto.legal(state, seat);
  return actions[chance.below(actions.length)] as Action;
};

export function positionsOf(seats: number, options: Options, seed: number, every: number): Position[] {
  const chance = new LightDice(seed);
  const positions: Position[] = [];
  let state = dealt(seats, options, seed);
  for (let ply = seed; porto.outcome(state) === undefined; ply++) {
    const seat = porto.toAct(state)[0] as number;
    if (ply % every === 0) positions.push({ state, seat });
    const done = porto.apply(state, seat, anyAction(state, seat, chance), chance);
    if (!done.ok) throw new Error(done.refusal.code);
    state = done.value.state;
  }
  return positions;
}

export const stateAfter = (state: State, seat: number, action: Action): State => {
  const done = porto.apply(state, seat, action, new LightDice(1));
  if (!done.ok) throw new Error(`${porto.write(action)}: ${done.refusal.code}`);
  return done.value.state;
};
