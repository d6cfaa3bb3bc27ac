import { describe, expect, test } from 'vitest';
import { LightDice } from '../../../../src/core/search/light-dice.ts';
import { portoEvaluation } from '../../../../src/games/porto/bots/evaluation.ts';
import { FEATURES, STRETCHES } from '../../../../src/games/porto/bots/features.ts';
import { countsOf, Reach } from '../../../../src/games/porto/bots/reach.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import type { Action, Options, PrivateContract, State } from '../../../../src/games/porto/rules/types.ts';
import { randomGame } from '../words/games.ts';

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [1, { variant: 'solo', timer: 26 }],
  [2, { variant: 'standard' }],
  [3, { variant: 'family' }],
  [4, { variant: 'standard' }],
];

const positionsOf = (seats: number, options: Options, seed: number, every: number) =>
  [...randomGame(seats, options, seed)].filter((_, ply) => ply % every === 0);

const stateAfter = (state: State, seat: number, action: Action): State => {
  const done = porto.apply(state, seat, action, new LightDice(1));
  if (!done.ok) throw new Error(`${porto.write(action)}: ${done.refusal.code}`);
  return done.value.state;
};

/** Random weights, because these tests hold for any weights. */
const chance = new LightDice(7);
const anyWeights = Array.from({ length: STRETCHES }, () => FEATURES.map(() => chance.below(2000) / 500 - 2));
const evaluation = portoEvaluation({
  seats: { 1: anyWeights, 2: anyWeights, 4: anyWeights },
  keep: { pair: 3, side: 1 },
});

describe.each(TABLES)('with %s seats, %o', (seats, options) => {
  const positions = [1, 2, 3].flatMap(seed => positionsOf(seats, options, seed, 3));

  test('the worth that is found without carrying an action out is its worth once carried out', () => {
    let compared = 0;
    for (const [index, { state, seat }] of positions.entries()) {
      const wide = index % 4 === 0;
      const rated = evaluation.rated?.(state, seat, wide);
      if (rated === undefined) continue;
      const actions = rated.map(({ action }) => action);
      const candidates = evaluation.candidates(state, seat, wide);
      if (!wide) expect(actions).toEqual(candidates);
      const texts = candidates.map(porto.write);
      for (const action of actions) expect(texts).toContain(porto.write(action));
      for (const { action, value } of rated) {
        expect(value).toBeCloseTo(evaluation.value(stateAfter(state, seat, action), seat, state), 6);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('the best build of a hand is the best that is legal', () => {
    for (const { state, seat } of positions) {
      if (state.phase.type !== 'turn') continue;
      const view = porto.view(state, seat);
      const builds = porto.legal(state, seat).filter(({ type }) => type === 'build');
      const most = Math.max(0, ...builds.map(build => porto.worth?.(view, seat, build) ?? 0));
      const best = new Reach(state.houses, state.contracts).best(countsOf(state.players[seat]?.hand ?? []));
      expect(Math.abs(best.points - most)).toBeLessThan(0.05);
    }
  });
});

test('a number of seats that nobody has trained for is judged as the one next to it', () => {
  const other = anyWeights.map(row => row.map(weight => -weight));
  const [two, both] = [
    portoEvaluation({ seats: { 2: anyWeights }, keep: {} }),
    portoEvaluation({ seats: { 2: anyWeights, 4: other }, keep: {} }),
  ];
  for (const { state, seat } of positionsOf(4, { variant: 'family' }, 1, 5)) {
    const action = porto.legal(state, seat)[0];
    if (!action) continue;
    const after = stateAfter(state, seat, action);
    expect(two.value(after, seat, state)).not.toBe(both.value(after, seat, state));
  }
});

test('of contracts of the same types those are kept that ask for fewer colours, and that is a reason', () => {
  const [dealt] = positionsOf(2, { variant: 'standard' }, 1, 1);
  if (dealt?.state.phase.type !== 'keep') throw new Error('nothing is kept');
  const { state, seat } = dealt;
  const of = (...kept: readonly PrivateContract[]) => {
    const after = {
      ...state,
      players: state.players.map((player, at) => (at === seat ? { ...player, kept } : player)),
    };
    const terms = evaluation.terms(after, seat, state);
    const colours = terms.find(({ name }) => name === 'colours')?.value ?? 0;
    return { value: evaluation.value(after, seat, state), colours };
  };
  const few = of('houses-blue', 'ends-blue', 'pair-blue-red');
  const many = of('houses-blue', 'ends-green', 'pair-red-yellow');
  expect(few.value).toBeGreaterThan(many.value);
  expect(few.value - many.value).toBeCloseTo(few.colours - many.colours, 6);
});
