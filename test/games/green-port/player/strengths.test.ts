import { describe, expect, test } from 'vitest';
import weights from '../../../../data/green-port/weights.json' with { type: 'json' };
import { LightDice } from '../../../../src/core/light-dice.ts';
import { type Budget, STRENGTHS, type Strength } from '../../../../src/core/player.ts';
import { greenPortEvaluation } from '../../../../src/games/green-port/player/evaluation.ts';
import { TERMS } from '../../../../src/games/green-port/player/features.ts';
import { greenPortPlayers } from '../../../../src/games/green-port/player/index.ts';
import { greenPort } from '../../../../src/games/green-port/rules/index.ts';
import type { Action, State, Variant } from '../../../../src/games/green-port/rules/types.ts';
import { some, times } from '../../../support/form.ts';
import { type Choose, GAMES, game, randomly } from '../games.ts';
import { anyDice, position, type Wish } from '../position.ts';

/** Search budget with the full depth of the player `hard` and fewer playouts. */
const FEW: Budget = { candidates: 2, playouts: 2, turns: 2 };
const budgetOf = (strength: Strength): Budget | undefined => (strength === 'hard' ? FEW : undefined);

const playerOf = (strength: Strength) => {
  const player = greenPortPlayers.strengths?.[strength];
  if (!player) throw new Error(`no ${strength}`);
  return player;
};

const choosing =
  (strength: Strength, seed: number): Choose =>
  (_legal, state, seat) =>
    playerOf(strength).choose(
      greenPort,
      greenPort.view(state, seat),
      seat,
      new LightDice(seed),
      budgetOf(strength),
    );

function decisions(variant: Variant, seats: number, seed: number, every: number): readonly State[] {
  const { deal, played } = game(variant, seats, seed, Number.POSITIVE_INFINITY, randomly(seed));
  const seen = new Set<string>();
  return [deal, ...played.map(({ state }) => state)].filter((state, at) => {
    const isFirst = !seen.has(state.phase.type);
    seen.add(state.phase.type);
    return state.phase.type !== 'over' && (isFirst || at % every === 0);
  });
}

describe.each(STRENGTHS)('%s', strength => {
  test.each(some(GAMES, 4))('plays %s with %i to its end', (variant, seats) => {
    const limit = strength === 'hard' ? 12 : Number.POSITIVE_INFINITY;
    const { played } = game(variant, seats, 5, limit, choosing(strength, 3));
    const last = played.at(-1)?.state;
    expect(played.length).toBeLessThan(1500);
    if (strength !== 'hard') expect(last && greenPort.outcome(last)).toBeDefined();
  });

  test('sees no more than its seat: another order of the deck changes neither its choice nor its lines', () => {
    const player = playerOf(strength);
    const budget = budgetOf(strength);
    let kinds = new Set<string>();
    for (const state of decisions('standard', 3, 11, strength === 'hard' ? times(300, 60) : times(60, 20))) {
      const [seat = 0] = greenPort.toAct(state);
      const other = greenPort.redeal(state, seat, anyDice());
      const told = [state, other].map(world => {
        const view = greenPort.view(world, seat);
        const chosen = player.choose(greenPort, view, seat, new LightDice(9), budget);
        const lines = player.lines?.(greenPort, view, seat, new LightDice(9), budget);
        return JSON.stringify({ chosen, lines });
      });
      expect(told[0]).toBe(told[1]);
      kinds = kinds.add(state.phase.type);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });
});

test('answers every question that other seats are asked', () => {
  const asked = new Set<string>();
  for (const seed of [1, 2, 3, 4])
    for (const state of decisions('standard', 4, seed, times(78, 13))) {
      const [seat = 0] = greenPort.toAct(state);
      if (seat === state.turn.seat || state.phase.type === 'pick') continue;
      asked.add(state.phase.type);
      for (const strength of STRENGTHS) {
        const action = choosing(strength, seed)([], state, seat);
        expect(greenPort.legal(state, seat)).toContainEqual(action);
      }
    }
  expect([...asked].sort()).toEqual(['bonus', 'lose', 'refer']);
});

const evaluation = greenPortEvaluation(weights.seats);
const stateAfter = (state: State, seat: number, action: Action): State => {
  const done = greenPort.apply(state, seat, action, anyDice());
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.state;
};

describe.each([2, 3, 4])('with %i seats', seats => {
  const states = some([1, 2, 3], 1).flatMap(seed => decisions('standard', seats, seed, 8));

  test('the terms, each once, sum up to the value', () => {
    for (const state of states) {
      const [seat = 0] = greenPort.toAct(state);
      for (const action of evaluation.candidates(state, seat, true).slice(0, 4)) {
        const then = stateAfter(state, seat, action);
        const terms = evaluation.terms(then, seat, state);
        const sum = terms.reduce((all, { value }) => all + value, 0);
        expect(sum).toBeCloseTo(evaluation.value(then, seat, state), 6);
        expect(TERMS).toEqual(expect.arrayContaining(terms.map(({ name }) => name)));
        expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
      }
    }
  });

  test('the worth that is found without carrying an action out is its worth once carried out', () => {
    let compared = 0;
    for (const state of states) {
      const [seat = 0] = greenPort.toAct(state);
      for (const { action, value } of evaluation.rated?.(state, seat, true) ?? []) {
        expect(value).toBeCloseTo(evaluation.value(stateAfter(state, seat, action), seat, state), 6);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(times(60, 100));
  });

  test('candidates are legal', () => {
    for (const state of states) {
      const [seat = 0] = greenPort.toAct(state);
      const legal = greenPort.legal(state, seat).map(greenPort.write);
      for (const wide of [true, false]) {
        const found = evaluation.candidates(state, seat, wide).map(greenPort.write);
        expect(found.length).toBeGreaterThan(0);
        expect(legal).toEqual(expect.arrayContaining(found));
      }
    }
  });
});

const chosenBy = (strength: Strength, wish: Wish): string => {
  const state = position(wish);
  const [seat = -1] = greenPort.toAct(state);
  return greenPort.write(choosing(strength, 1)([], state, seat));
};
const utilise = { phase: { type: 'utilise' } } as const;

test.each<[string, Wish, string]>([
  ['reveals an empty pool', {}, 'reveal'],
  ['goes on where a card risks little', { pool: 'red-drop' }, 'reveal'],
  [
    'stops where much is at stake',
    { tiles: ['-drop'], pool: 'red-drop red-wheel red-arrow red-bricks red-circles blue-drop' },
    'hire red',
  ],
  [
    'completes what brings more',
    { ...utilise, seats: 2, cubes: ['r4', 'r4'], objectives: ['red-3', 'red-4'] },
    'complete 2 pay red-4',
  ],
  [
    'passes where it gains nothing',
    { phase: { type: 'refer', seats: [1] }, cubes: ['', 'r1'], pool: 'yellow-drop' },
    'pass',
  ],
])('medium %s', (_what, wish, text) => {
  expect(chosenBy('medium', wish)).toBe(text);
});
