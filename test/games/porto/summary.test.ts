import { describe, expect, test } from 'vitest';
import type { History } from '../../../src/core/contract/game.ts';
import { porto } from '../../../src/games/porto/game.ts';
import type { Action, Event, State } from '../../../src/games/porto/rules/types.ts';
import { actionOf, play, position } from './position.ts';

type PortoHistory = History<State, Action, Event>;

const summaryOf = (deal: State, played: PortoHistory['played'] = [], gone: readonly number[] = []) => {
  const summary = porto.summary?.({ deal, played, resigned: gone.map(seat => ({ seat, before: 0 })) });
  if (!summary) throw new Error('no summary');
  return summary;
};

const after = (deal: State, ...actions: readonly string[]): PortoHistory['played'] => {
  let state = deal;
  return actions.map(text => {
    const [seat = 0] = porto.toAct(state);
    const step = play(state, text, seat);
    state = step.state;
    const action = actionOf(text);
    return { seat, action, events: step.events, state };
  });
};

test('the best house of a seat is the one that brought it most, contracts left out', () => {
  const deal = position({
    houses: { L3: 'red 2/6', L4: 'blue 2/5', L1: 'empty/4 ground 2' },
    hands: [['blue-1', 'red-1', 'red-1', 'red-2'], []],
    contracts: ['cards-blue-red', null, null, null],
  });
  const played = after(deal, 'build red-1 blue-1 L4 claim 1', 'draw 1', 'build red-2 red-1 L3');
  expect(summaryOf(deal, played.slice(0, 2)).best).toEqual(['L4', null]);
  expect(summaryOf(deal, played).best).toEqual(['L3', null]);
});

test('a build is reported part by part, a claimed contract with the house that met it', () => {
  const deal = position({
    houses: { L3: 'red 2/6 roof 3', L4: 'blue 2/5', L1: 'empty/4 ground 2' },
    hands: [['blue-1', 'red-1'], []],
    contracts: ['cards-blue-red', null, null, null],
  });
  const played = after(deal, 'build red-1 blue-1 L4 claim 1', 'draw 1');
  const summary = summaryOf(deal, played);
  const points = Object.fromEntries(summary.parts.map(({ part, points }) => [part, points]));
  expect(points).toEqual({
    floors: [3, 0],
    neighbours: [expect.any(Number), 0],
    tokens: [0, 0],
    publicContracts: [2, 0],
  });
  const gained = played[0]?.state.players[0]?.score ?? 0;
  expect(summary.gains).toEqual([gained, 0]);
  expect(summary.parts.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)).toBe(gained);
  expect(summary.scored).toEqual([
    [{ part: 'publicContracts', card: 'cards-blue-red', points: 2, places: ['L4'], counted: true }],
    [],
  ]);
  expect(summary.best).toEqual(['L4', null]);
  expect(summary.rounds).toEqual([[gained, 0]]);
});

describe('private contracts name the houses that make them count', () => {
  const standard = (contract: string, houses: object) => {
    const deal = position({
      variant: 'standard',
      seats: 4,
      phase: { type: 'over' },
      houses,
      kept: [[contract as 'side-1'], [], [], []],
    });
    const [[card] = []] = summaryOf(deal).scored;
    return [card?.points, card?.places];
  };

  test.each([
    ['houses-blue', { L1: 'blue 4/4', L3: 'blue 3/6', R2: 'blue 4/4' }, ['L1', 'R2']],
    ['ends-red', { L1: 'red 4/4', L3: 'red 6/6' }, ['L1']],
    ['twins-blue', { L3: 'blue 4/4', L5: 'blue 5/5', R4: 'blue 4/4' }, ['L3', 'R4']],
    ['pair-blue-red', { L3: 'red 6/6', L4: 'blue 5/5' }, ['L3', 'L4']],
    ['side-1', {}, []],
  ])('%s', (contract, houses, places) => {
    const [points, scoredPlaces] = standard(contract, houses);
    expect(scoredPlaces).toEqual(places);
    expect(Number(points) > 0).toBe(places.length > 0);
  });

  test('more houses than are paid for are not named', () => {
    const four = { L1: 'blue 4/4', L4: 'blue 5/5', R2: 'blue 4/4', R4: 'blue 4/4', R6: 'blue 4/4' };
    const [, places] = standard('houses-blue', four);
    expect(places).toHaveLength(3);
  });

  test('a lost solo game tells what they would have brought, and counts nothing', () => {
    const deal = position({
      variant: 'solo',
      phase: { type: 'over' },
      scores: [10],
      houses: { L4: 'blue 5/5' },
      kept: [['houses-blue']],
    });
    const { scored, parts } = summaryOf(deal);
    expect(scored[0]).toMatchObject([{ card: 'houses-blue', counted: false, places: ['L4'] }]);
    expect(scored[0]?.[0]?.points).toBeGreaterThan(0);
    expect(parts.at(-1)).toEqual({ part: 'privateContracts', points: [0] });
  });
});

describe('ties', () => {
  const over = (over: object) =>
    position({ seats: 3, phase: { type: 'over' }, scores: [20, 20, 30], ...over });

  test('more public contracts, then the later seat', () => {
    expect(summaryOf(over({ claimed: [['house-red'], [], []] })).ties).toEqual([
      { seats: [0, 1], by: 'publicContracts' },
    ]);
    expect(summaryOf(over({})).ties).toEqual([{ seats: [1, 0], by: 'laterSeat' }]);
    expect(summaryOf(over({ scores: [1, 2, 3] })).ties).toEqual([]);
  });

  test('a resigned seat ties with no seat that stayed', () => {
    expect(summaryOf(over({}), [], [1]).ties).toEqual([]);
  });
});

test('categories of games that compare', () => {
  expect(porto.category?.({ variant: 'standard' })).toBe('standard');
  expect(porto.category?.({ variant: 'family' })).toBe('family');
  expect(porto.category?.({ variant: 'solo' })).toBe('solo-28');
  expect(porto.category?.({ variant: 'solo', timer: 24 })).toBe('solo-24');
});
