import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import { resultOf } from '../../../src/games/vintage/rules/scoring.ts';
import type { Action } from '../../../src/games/vintage/rules/types.ts';
import { eventsOf, position, type SeatWish, step, typesOf } from './position.ts';

const ended = (me: SeatWish, other: SeatWish = {}) =>
  step(position({ seats: 2, round: 7, me, others: { 1: { passed: true, ...other } } }), 'pass');

const OWNER: SeatWish = {
  vp: 10,
  estates: [
    'baixo-1 green purple yellow 3x2',
    'cima-3 green purple red white yellow',
    'superior-1 green purple',
  ],
  boat: 'gaia 5x4',
  ruby: '4x3',
  warehouse: { ruby: [1, 2, 0, 0], tawny: [0, 2, 0, 0] },
};

describe('End of the game', () => {
  test('10 points, 14 barrels, Baixo planted, a Cima for 4 with five vines, Superior with two: 20', () => {
    const { state, events } = ended(OWNER);
    expect(vintage.outcome(state)).toEqual({ totals: [20, 5], ranks: [1, 2] });
    expect(events.at(-1)?.event).toMatchObject({
      type: 'ended',
      result: { scores: [10, 3], barrels: [3, 0], estates: [6, 2], vineyards: [1, 0] },
    });
    expect(vintage.toAct(state)).toEqual([]);
    expect(vintage.view(state, 'table').result?.totals).toEqual([20, 5]);
  });

  test('after round 7 only the count follows: no card is turned, and nothing revealed', () => {
    const done = ended({});
    expect(typesOf(done)).toEqual(['passed', 'roundEnded', 'ended']);
    expect([done.reveals, done.goesOn]).toEqual([false, false]);
    expect(eventsOf(done)[1]).toEqual({ type: 'roundEnded', round: 7 });
  });

  test.each<[string, SeatWish, SeatWish, readonly number[]]>([
    ['more Estates, planted or not', { estates: ['baixo-1', 'cima-1'] }, { estates: ['baixo-2'] }, [1, 2]],
    ['then Cima before Superior', { estates: ['superior-1'] }, { estates: ['cima-1'] }, [2, 1]],
    ['an old vineyard counts', { estates: ['cima-1'] }, { estates: ['cima-2 old'] }, [2, 1]],
    ['another vine does not', { estates: ['superior-1'] }, { estates: ['superior-2 green'] }, [1, 1]],
    [
      'more Estates go before better ones',
      { estates: ['baixo-1', 'baixo-2'] },
      { estates: ['cima-1'] },
      [1, 2],
    ],
    ['else a shared rank', { estates: ['cima-1'] }, { estates: ['cima-2'] }, [1, 1]],
  ])('equal totals: %s', (_why, me, other, ranks) => {
    expect(vintage.outcome(ended(me, other).state)).toEqual({ totals: [3, 3], ranks });
  });

  test('the sentence on a tie names its breaker for each seat ahead, first to last', () => {
    const seats: readonly SeatWish[] = [
      { estates: ['cima-1'] },
      { estates: ['baixo-1', 'baixo-2'] },
      { estates: ['superior-1'] },
    ];
    const [me = {}, ...others] = seats;
    const deal = position({
      seats: 3,
      round: 7,
      me,
      others: Object.fromEntries(others.map((wish, at) => [at + 1, { passed: true, ...wish }])),
    });
    const { state, events } = step(deal, 'pass');
    const [action] = vintage.legal(deal, 0);
    const ended = vintage.summary?.({
      deal,
      played: [{ seat: 0, action: action as Action, events, state }],
      resigned: [],
    });
    expect(vintage.outcome(state)?.ranks).toEqual([2, 1, 3]);
    expect(ended?.ties).toEqual([
      { seats: [1, 0], by: 'estates' },
      { seats: [0, 2], by: 'quality' },
    ]);
  });

  test('a seat that resigns ranks behind all who stay', () => {
    const { state } = ended(OWNER);
    expect(resultOf(state, [0]).ranks).toEqual([2, 1]);
    expect(vintage.view(state, 'table', { resigned: [0], stopped: null }).result?.ranks).toEqual([2, 1]);
  });

  test('there is no outcome before', () => {
    expect(vintage.outcome(position({ round: 7 }))).toBeUndefined();
    expect(vintage.view(position(), 0).result).toBeNull();
  });
});
