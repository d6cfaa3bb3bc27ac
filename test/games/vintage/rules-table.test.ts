import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import { stateOf } from '../../../src/games/vintage/rules/setup.ts';
import type { Card, State } from '../../../src/games/vintage/rules/types.ts';
import { eventsOf, played, position, refusal, step, throwing, typesOf, ways } from './position.ts';

const OPENING = position({ display: 'boat vintage enologist colheita' });
const dealt = (seats: number): State =>
  stateOf({
    variant: 'standard',
    seats,
    chips: [1, 0, 2, 2, 1, 0, 1],
    deck: [...OPENING.display, ...OPENING.deck] as Card[],
  });

const kinds = (state: State) => {
  const counts: Record<string, number> = {};
  for (const { type } of vintage.legal(state, state.turn)) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

describe('Set-up', () => {
  test.each([
    [2, 30],
    [3, 36],
    [4, 37],
  ])('with %i seats the first has %i ways to begin', (seats, count) => {
    expect(vintage.legal(dealt(seats), 0)).toHaveLength(count);
  });

  test('the first of four seats can pass, and has ten purchases, eight vines, five harvests, the token twice, ten cards, one move', () => {
    expect(kinds(dealt(4))).toEqual({ pass: 1, buy: 10, plant: 8, harvest: 5, first: 2, take: 10, sail: 1 });
  });

  test.each([
    [2, [3, 4]],
    [3, [3, 4, 4]],
    [4, [3, 3, 4, 4]],
  ])('%i seats begin with %j markers, and have four each in round 2', (seats, markers) => {
    let state = dealt(seats);
    expect(state.players.map(player => player.markers)).toEqual(markers);
    expect(state.players.map(({ vp, brandy, overseer }) => [vp, brandy, overseer])).toEqual(
      markers.map(() => [3, 1, true]),
    );
    expect(state.players.map(({ estates }) => estates[0]?.place)).toEqual(
      markers.map((_, seat) => `baixo-${seat + 1}`),
    );
    state = played(
      state,
      markers.map(() => 'pass'),
    );
    expect(state.round).toBe(2);
    expect(state.players.map(player => player.markers)).toEqual(markers.map(() => 4));
  });

  test('seven of nine chips, 36 cards, four of them open; nothing else is asked', () => {
    const state = vintage.setup(3, { variant: 'standard' }, new SeededDice(new Uint8Array(32)));
    expect(state.chips).toHaveLength(7);
    expect([state.display.length, state.deck.length]).toEqual([4, 32]);
    for (const seats of [1, 5, 2.5]) expect(() => dealtBy(seats)).toThrow(RangeError);
    expect(() => vintage.setup(2, { variant: 'simple' as 'standard' }, throwing())).toThrow(
      'no such variant',
    );
  });
  const dealtBy = (seats: number) => vintage.setup(seats, { variant: 'standard' }, throwing());
});

describe('The action table', () => {
  const second = { taken: { harvest: [0] } };

  test('the first circle taken: two markers, or the overseer on any that is left', () => {
    expect(ways(position(second), 'harvest')).toEqual([
      'harvest pay 2',
      'harvest pay overseer-2',
      'harvest pay overseer-3',
      'harvest pay overseer-4',
    ]);
    const poor = position({ ...second, me: { markers: 1 } });
    expect(ways(poor, 'harvest')).toEqual([
      'harvest pay overseer-2',
      'harvest pay overseer-3',
      'harvest pay overseer-4',
    ]);
    expect(refusal(poor, 'harvest pay 2')).toBe('not-enough-markers');
    expect(refusal(position(second), 'harvest pay 1')).toBe('circle-taken');
    expect(refusal(position(second), 'harvest pay 3')).toBe('not-cheapest');
    expect(refusal(position(second), 'harvest pay 5')).toBe('no-such-circle');
    expect(refusal(position({ ...second, me: { overseer: false } }), 'harvest pay overseer-2')).toBe(
      'overseer-used',
    );
  });

  test('a dear circle that an overseer took leaves the cheap one', () => {
    const state = played(position(), ['harvest pay overseer-4', 'gather 1 wine 2']);
    expect(state.turn).toBe(1);
    expect(ways(state, 'harvest')).toEqual([
      'harvest pay 1',
      'harvest pay overseer-1',
      'harvest pay overseer-2',
      'harvest pay overseer-3',
    ]);
  });

  test('a full column is closed, and circles with one number are the same', () => {
    const full = position({ taken: { harvest: [0, 1, 2, 3] } });
    expect(ways(full, 'harvest')).toEqual([]);
    expect(refusal(full, 'harvest pay 1')).toBe('column-full');
    expect(ways(position({ taken: { card: [0, 1, 2] } }), 'take deck')).toEqual([
      'take deck pay 1',
      'take deck pay overseer-1',
    ]);
  });

  test('three markers are three moves, and then the turn ends', () => {
    let state = position({ me: { markers: 3, overseer: true } });
    state = played(state, ['sail baixo', 'sail cima']);
    expect([state.turn, state.phase.type]).toEqual([0, 'sail']);
    const last = step(state, 'sail gaia');
    expect([last.state.turn, last.goesOn]).toEqual([1, false]);
    expect(last.state.players[0]).toMatchObject({ markers: 0, overseer: true });
    expect(ways(position({ me: { markers: 0 } }), 'sail')).toEqual([]);
    expect(refusal(position({ me: { markers: 0 } }), 'sail baixo')).toBe('no-marker-to-sail');
  });

  test('a pass is final; seats without a piece are skipped; the last to pass ends the round', () => {
    let state = position({ seats: 3, others: { 1: { markers: 0, overseer: false } } });
    state = played(state, ['pass']);
    expect(state.turn).toBe(2);
    const end = step(state, 'pass');
    expect(typesOf(end)).toEqual(['passed', 'roundEnded', 'roundBegan']);
    expect(end.state.players.map(({ passed }) => passed)).toEqual([false, false, false]);
    expect(end.reveals).toBe(true);
    expect(vintage.forced(position({ me: { markers: 0, overseer: false } }), 0)).toEqual({ type: 'pass' });
  });

  test('a forced action is not done unasked where it starts the next round', () => {
    const others = { 1: { passed: true } };
    const alone = position({ seats: 2, me: { markers: 0, overseer: false }, others });
    expect(ways(alone)).toEqual(['pass']);
    expect(vintage.forced(alone, 0)).toBeUndefined();
    const last = position({ seats: 2, round: 7, me: { markers: 0, overseer: false }, others });
    expect(vintage.forced(last, 0)).toEqual({ type: 'pass' });
  });

  test('a seat that is not asked is refused, and so is text that is no action', () => {
    const state = position();
    const say = (given: unknown, seat = 0) => {
      const done = vintage.apply(state, seat, given as never, throwing());
      return done.ok ? 'accepted' : done.refusal.code;
    };
    expect(say({ type: 'pass' }, 1)).toBe('not-your-turn');
    expect(say({ type: 'gather', estate: 1, wine: 1 })).toBe('wrong-phase');
    expect(say({ type: 'pass', circle: 1 })).toBe('malformed');
    expect(say({ type: 'harvest', circle: 1, overseer: false })).toBe('malformed');
    expect(say({ type: 'play', card: 'constructor', circle: 1 })).toBe('no-such-card');
    expect(say(null)).toBe('malformed');
    expect(say([])).toBe('wrong-phase');
  });
});

describe('The first player, and the end of a round', () => {
  test('the token is taken once a round, and counts from the next', () => {
    let state = played(position({ seats: 3 }), ['pass']);
    const taken = step(state, 'first pay 1');
    expect(eventsOf(taken)).toContainEqual({ type: 'tookFirst', seat: 1, from: 0 });
    state = taken.state;
    expect([state.turn, state.first]).toEqual([2, 1]);
    expect(ways(state, 'first')).toEqual([]);
    expect(refusal(state, 'first pay 1')).toBe('column-full');
    state = played(state, ['pass', 'pass']);
    expect([state.round, state.turn]).toEqual([2, 1]);
  });

  test('the holder of the first-player card may take it from themselves', () => {
    const taken = step(position({ first: 0 }), 'first pay overseer-1');
    expect(eventsOf(taken)).toContainEqual({ type: 'tookFirst', seat: 0, from: 0 });
  });

  test('one card is left when a round ends: it opens first, then the shuffled used pile with the old display in it', () => {
    const state = position({
      seats: 2,
      display: 'boat vintage',
      deck: 'colheita',
      used: 'buying planting enologist',
      aside: [{ seat: 0, card: 'harvesting' }],
      others: { 1: { passed: true } },
    });
    const end = step(state, 'pass');
    expect(eventsOf(end)[2]).toEqual({ type: 'reshuffled', cards: 6 });
    // The shuffle reverses the pile. The pile was buying, planting and enologist, then the display, then the cards laid aside,
    // with the oldest card first.
    expect(end.state.display).toEqual(['colheita', 'harvesting', 'vintage', 'boat']);
    expect(end.state.deck).toEqual(['enologist', 'planting', 'buying']);
    expect([end.state.used, end.state.aside, end.state.reshuffles]).toEqual([[], [], 1]);
    expect(end.chance.map(place => typesOf(end)[place])).toEqual(['roundBegan']);
  });

  test('once-a-round marks, enologists and pieces come back; Estates bring their markers', () => {
    const me = {
      estates: ['baixo-1 green', 'cima-1', 'superior-1'],
      bought: true,
      harvested: true,
      enologists: 2,
      markers: 0,
      overseer: false,
    };
    const state = played(position({ seats: 2, me, others: { 1: { passed: true } }, taken: { buy: [0] } }), [
      'pass',
    ]);
    expect(state.players[0]).toMatchObject({
      bought: false,
      harvested: false,
      enologists: 0,
      markers: 6,
      overseer: true,
    });
    expect(
      Object.values(state.table)
        .flat()
        .every(piece => piece === null),
    ).toBe(true);
    expect(state.players[1]?.markers).toBe(4);
  });
});
