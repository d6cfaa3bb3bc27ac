import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { DECK, sortedCards } from '../../../src/games/green-port/rules/cards.ts';
import { endPurchases, resultOf } from '../../../src/games/green-port/rules/scoring.ts';
import { VARIANTS } from '../../../src/games/green-port/rules/types.ts';
import {
  anyDice,
  eventsOf,
  held,
  legalTexts,
  played,
  position,
  refusal,
  step,
  type Wish,
} from './position.ts';

const utilise = (wish: Wish = {}) => position({ phase: { type: 'utilise' }, ...wish });

describe('Clear the pool', () => {
  test('a deck that ran out is made anew from the discards, without the pool, when a card is needed', () => {
    const start = position({ deck: 'red-drop blue-drop', discards: 'rest', tiles: ['drop'] });
    const two = played(start, 'reveal', 'reveal');
    expect([two.deck, two.reshuffles]).toEqual([[], 0]);
    const third = step(two, 'reveal');
    expect(eventsOf(third).slice(0, 2)).toMatchObject([
      { type: 'reshuffled', cause: 'empty', cards: 29 },
      { type: 'revealed' },
    ]);
    expect(third.chance).not.toContain(0);
    const { deck, pool, discards } = third.state;
    expect([pool.slice(0, 2), deck.length, discards]).toEqual([['red-drop', 'blue-drop'], 28, []]);
    expect(sortedCards([...deck, ...pool])).toEqual(DECK);
  });

  test('the discards are shuffled oldest first, under the number of the shuffle', () => {
    const start = position({ deck: '', discards: 'rest' });
    const dice = anyDice();
    const order = anyDice().shuffle(start.discards, 'reshuffle/1');
    const { state } = step(start, 'reveal', dice);
    expect([...state.pool, ...state.deck]).toEqual(order);
    expect(Object.keys(dice.counters)).toEqual(['reshuffle/1']);
  });

  test('with deck and discards empty nothing can be revealed', () => {
    const state = position({ pool: DECK.join(' ') });
    expect(legalTexts(state)).toEqual(['hire blue', 'hire green', 'hire red', 'hire yellow']);
    expect(refusal(state, 'reveal')).toEqual({ code: 'nothing-to-reveal', with: {} });
  });

  test('the pool goes to the discards in the order of its reveal, and all 31 are shuffled after a green X', () => {
    const pool = 'red-drop x-green blue-drop';
    const plain = step(utilise({ pool, discards: 'yellow-wheel black' }), 'end');
    expect(plain.state.discards).toEqual(['yellow-wheel', 'black', 'red-drop', 'x-green', 'blue-drop']);
    expect(plain).toMatchObject({ goesOn: false, reveals: false, chance: [] });
    expect([greenPort.toAct(plain.state), plain.state.round]).toEqual([[1], 1]);
    const dice = anyDice();
    const green = step(utilise({ pool, turn: { shuffle: true, bust: true, underdog: true } }), 'end', dice);
    expect(green.state.deck).toEqual(anyDice().shuffle(DECK, 'reshuffle/1'));
    expect([green.state.discards, green.state.reshuffles]).toEqual([[], 1]);
    expect(green.state.turn).toEqual({ seat: 1, bust: false, shuffle: false, underdog: false });
  });

  test('after the last seat a new round begins', () => {
    const { state } = step(utilise({ active: 2 }), 'end');
    expect([state.round, greenPort.toAct(state)]).toEqual([2, [0]]);
  });

  test('every decision but the end says that the turn goes on', () => {
    const state = position({ deck: 'red-drop blue-drop', cubes: ['', 'b1'], tiles: ['+arrow'] });
    let now = state;
    for (const text of ['reveal', 'reveal', 'hire red', 'refer blue pay blue']) {
      const done = step(now, text);
      expect(done.goesOn, text).toBe(true);
      now = done.state;
    }
    expect(legalTexts(now)).toEqual(['end']);
    expect(greenPort.forced(now, 0)).toEqual({ type: 'end' });
    expect(step(now, 'end').goesOn).toBe(false);
  });

  test('a pick ends a turn; seat 0 goes on with its own', () => {
    const state = position({ seats: 2, phase: { type: 'pick', seat: 1 } });
    const offered = { ...state, offered: ['blue', 'red'] } as typeof state;
    const first = step(offered, 'pick red');
    const second = step(first.state, 'pick blue');
    expect([first.goesOn, second.goesOn, greenPort.toAct(second.state)]).toEqual([false, true, [0]]);
  });

  test('a reveal is never forced, and reveals', () => {
    const state = position({ deck: 'red-drop' });
    expect(greenPort.forced(state, 0)).toBeUndefined();
    expect(step(state, 'reveal').reveals).toBe(true);
  });
});

describe('Game end', () => {
  test('once no Objective is left the round is finished', () => {
    const last = utilise({ objectives: ['red-1'], cubes: ['r1', '', 'y4'], turn: { shuffle: true } });
    const done = step(last, 'complete 1 pay red-1');
    expect(eventsOf(done)).toContainEqual({ type: 'lastRound', round: 1 });
    let state = played(done.state, 'end');
    for (const seat of [1, 2]) {
      expect(greenPort.toAct(state)).toEqual([seat]);
      state = played({ ...state, phase: { type: 'utilise' } }, 'end');
    }
    expect(greenPort.toAct(state)).toEqual([]);
    expect(state.phase).toEqual({ type: 'over', bought: [{ seat: 2, colour: 'yellow', values: [2, 1] }] });
    expect(refusal(state, 'end', 2)).toEqual({ code: 'game-over', with: {} });
  });

  test('the last turn ends without a shuffle', () => {
    const state = utilise({ objectives: ['0: red-1'], active: 2, turn: { shuffle: true } });
    const done = step(state, 'end');
    expect(eventsOf(done).map(({ type }) => type)).toEqual(['turnEnded', 'ended']);
    expect(done).toMatchObject({ goesOn: false, state: { reshuffles: 0 } });
  });

  test('end purchases: most cubes of the colour first, of equals the later seat; two cubes each', () => {
    const state = position({ seats: 4, cubes: ['r5 b4', 'r3 b4', 'r3 g1', ''] });
    const { bought, players, piles } = endPurchases(state);
    expect(bought).toEqual([
      { seat: 1, colour: 'blue', values: [2, 1] },
      { seat: 0, colour: 'blue', values: [1] },
      { seat: 0, colour: 'red', values: [2, 1] },
      { seat: 2, colour: 'red', values: [1] },
    ]);
    expect(held({ ...state, players })).toEqual(['b2 r1', 'r3', 'g1 r1', '']);
    expect([piles.blue, piles.red, piles.green]).toEqual([[], [], [2, 1, 1]]);
    expect(players[0]?.headquarters.map(({ value, boost }) => [value, boost])).toEqual([
      [1, null],
      [2, null],
      [1, null],
    ]);
  });

  test('the last end tells its own purchases as what it is worth', () => {
    const state = utilise({ objectives: ['0: red-1'], active: 2, cubes: ['b2', '', 'r4'] });
    expect(greenPort.worth?.(greenPort.view(state, 2), 2, { type: 'end' })).toBe(3);
    const earlier = utilise({ objectives: ['0: red-1'], active: 1, cubes: ['b2', 'r4'] });
    expect(greenPort.worth?.(greenPort.view(earlier, 1), 1, { type: 'end' })).toBe(0);
  });

  test('ties: most cubes left, then the highest Objective card, then the next', () => {
    const objectives = ['0: red-5 red-2', '1: red-6 red-1', '2: red-4 red-3'];
    const ranks = (cubes: readonly string[], also: readonly string[] = objectives) =>
      resultOf(position({ objectives: also, cubes })).ranks;
    expect(ranks(['', '', ''])).toEqual([2, 1, 3]);
    expect(ranks(['', '', 'b1'])).toEqual([3, 2, 1]);
    expect(ranks(['', '', ''], ['0: red-5 red-1 red-1', '1: red-5 red-2', '2: red-6'])).toEqual([2, 1, 3]);
    // In the comparison of Objective cards a missing card counts as the lowest. Fully equal seats share a rank.
    const headquarters = ['', 'blue-1', ''];
    const state = position({ objectives: ['0: red-5 red-1', '1: red-5', '2: red-5 red-1'], headquarters });
    expect(resultOf(state).ranks).toEqual([1, 3, 1]);
  });

  test('who resigned ranks after all who stayed', () => {
    const state = position({ objectives: ['0: red-6', '1: red-2', '2: red-1'] });
    expect(resultOf(state, [0]).ranks).toEqual([3, 1, 2]);
    expect(resultOf(state, [0, 1]).ranks).toEqual([2, 3, 1]);
  });
});

describe('Simpler game', () => {
  test('simple: no flip at a bust, no discount, no boost', () => {
    const variant = 'simple';
    const bust = played(position({ variant, pool: 'red-drop', deck: 'black' }), 'reveal');
    expect(bust.phase).toEqual({ type: 'utilise' });
    const state = utilise({
      variant,
      objectives: ['red-2'],
      cubes: ['r2 g2'],
      headquarters: ['blue-2 green-1>red yellow-1 red-1'],
    });
    expect(legalTexts(state)).toEqual(['complete 1 pay red-2', 'buy green', 'end']);
    const done = played(state, 'buy green');
    expect(done.players[0]?.headquarters.at(-1)).toEqual({ colour: 'green', value: 2, boost: null });
    expect(refusal(state, 'buy green boost red')).toEqual({
      code: 'boost-needless',
      with: { colour: 'green', variant },
    });
    expect(refusal(state, 'unflip pay none')).toEqual({ code: 'no-tile', with: {} });
  });

  test('without powers nothing boosts, nothing is cheaper, and three are traded', () => {
    const wish: Wish = {
      variant: 'no-powers',
      headquarters: ['green-2>red red-1 yellow-1 blue-1'],
      tiles: ['drop'],
      cubes: ['b1 r1 y1'],
    };
    expect(held(played(position({ ...wish, pool: 'red-wheel' }), 'hire red'))[0]).toBe('b1 r2 y1');
    const state = utilise(wish);
    expect(legalTexts(state, 'unflip')).toHaveLength(3);
    expect(legalTexts(state, 'specialise')).toEqual(['specialise green pay blue-1,red-1,yellow-1']);
  });

  test('without tiles nobody gains by one, and the orange X is answered by a loss', () => {
    const state = played(position({ variant: 'no-tiles', deck: 'x-orange', cubes: ['r8'] }), 'reveal');
    expect(legalTexts(state)).toEqual(['lose red-4']);
    expect(refusal(state, 'flip')).toEqual({ code: 'no-tile', with: {} });
  });

  test('each of them compares with itself alone', () => {
    expect(VARIANTS.map(variant => greenPort.category?.({ variant }))).toEqual([...VARIANTS]);
  });
});
