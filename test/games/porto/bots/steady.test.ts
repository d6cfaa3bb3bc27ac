import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { firstLegal, steadyOf } from '../../../../src/core/contract/player.ts';
import { players } from '../../../../src/games/bots.ts';
import { steady } from '../../../../src/games/porto/bots/stand-in.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import type { Action, State } from '../../../../src/games/porto/rules/types.ts';
import { toy } from '../../../toy/rules/index.ts';
import { playing } from '../../playing.ts';

const dice = (seed: number) => new SeededDice(new Uint8Array(32).fill(seed));
const OTHER = 200;

const choose = (state: State, seat: number, seed = OTHER): Action =>
  steady.choose(porto, porto.view(state, seat), seat, dice(seed));

/** Returns the action that the published rule of the player `steady` prescribes, from the full state. */
function expected(state: State, seat: number): Action {
  const legal = porto.legal(state, seat);
  const draws = legal.filter(action => action.type === 'draw');
  const builds = legal.flatMap(action => {
    if (action.type !== 'build') return [];
    const step = porto.apply(state, seat, action, dice(OTHER));
    const events = step.ok ? step.value.events : [];
    const built = events.map(({ event }) => event).find(event => event.type === 'built');
    if (built?.type !== 'built') throw new Error('a build tells what was built');
    return [{ action, points: Object.values(built.points).reduce((sum, part) => sum + part, 0) }];
  });
  const most = Math.max(...builds.map(({ points }) => points));
  const best = builds.find(({ points }) => points === most);
  if (best && (most >= 8 || draws.length === 0)) return best.action;
  const cards = Math.max(...draws.map(({ slots }) => slots.length));
  const [draw] = draws
    .filter(({ slots }) => slots.length === cards)
    .toSorted((a, b) => (a.slots.join('') < b.slots.join('') ? -1 : 1));
  const chosen = draw ?? legal[0];
  if (!chosen) throw new Error('nothing is legal');
  return chosen;
}

describe('the steady stand-in', () => {
  test.each([
    [2, { variant: 'standard' }],
    [4, { variant: 'family' }],
    [1, { variant: 'solo', timer: 28 }],
  ] as const)('keeps to its rule in a whole game for %s, %o', (seats, options) => {
    const types = new Set<string>();
    let decisions = 0;
    const chance = dice(seats);
    playing(porto)(porto.setup(seats, options, chance), chance, (_, state, seat) => {
      const action = choose(state, seat);
      if (decisions++ % seats > 0) return action;
      types.add(action.type);
      expect(porto.write(action)).toBe(porto.write(expected(state, seat)));
      return action;
    });
    expect(types).toContain('draw');
    expect(types).toContain('build');
  });

  test('it keeps the first three that may be kept', () => {
    const state = porto.setup(2, { variant: 'standard' }, dice(1));
    expect(choose(state, 1)).toEqual(porto.legal(state, 1)[0]);
  });
});

test('a player is handed a view: a state does not compile', () => {
  const state = porto.setup(2, { variant: 'family' }, dice(1));
  // @ts-expect-error a state is no view: it has the decks
  const wrong: Parameters<typeof steady.choose>[1] = state;
  expect(Object.keys(wrong)).toContain('publicDeck');
  expect(porto.view(state, 0).deck).toBeTypeOf('number');
});

describe('the registry', () => {
  test('a game without a stand-in takes the first legal action', () => {
    expect(steadyOf('porto', players)).toBe(steady);
    expect(steadyOf('chess', players)).toBe(firstLegal);
    expect(steadyOf('constructor', players)).toBe(firstLegal);
    const state = toy.setup(2, {}, dice(1));
    expect(firstLegal.choose(toy, toy.view(state, 1), 1, dice(2))).toEqual({ type: 'bid', amount: 1 });
  });

  test('nothing legal is no choice', () => {
    const over = { ...toy.setup(2, {}, dice(1)), phase: { type: 'over' } as const };
    expect(() => firstLegal.choose(toy, toy.view(over, 0), 0, dice(2))).toThrow(/nothing to choose/);
  });
});
