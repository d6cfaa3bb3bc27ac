import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { porto } from '../../../src/games/porto/game.ts';
import type { Kind, Options, State } from '../../../src/games/porto/rules/types.ts';
import {
  eventOf,
  everyHouse,
  legalTexts,
  play,
  playAll,
  position,
  refusal,
  TurningDice,
} from './position.ts';

const deal = (seats: number, options: Options, seed = 7) =>
  porto.setup(seats, options, new SeededDice(new Uint8Array(32).fill(seed)));
const GAMES: readonly [number, Options][] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'standard' }],
  [4, { variant: 'standard' }],
  [2, { variant: 'family' }],
  [3, { variant: 'family' }],
  [4, { variant: 'family' }],
  [1, { variant: 'solo', timer: 28 }],
  [1, { variant: 'solo', timer: 26 }],
  [1, { variant: 'solo', timer: 24 }],
];

describe('Set-up', () => {
  it.each(GAMES)('for %i, %j: five cards, four contracts, empty hands, nothing built', (seats, options) => {
    const state = deal(seats, options);
    expect(state.market.filter(card => card !== null)).toHaveLength(5);
    expect(state.contracts.filter(card => card !== null)).toHaveLength(4);
    expect(state.publicDeck).toHaveLength(31);
    expect(state.timer).toHaveLength(options.timer ?? 0);
    expect(state.deck).toHaveLength(45 - (options.timer ?? 0));
    expect(state.players).toHaveLength(seats);
    for (const { hand, score, claimed } of state.players) expect([hand, score, claimed]).toEqual([[], 0, []]);
    for (const { level, colour, roof, ground } of state.houses) {
      expect([level, colour, roof]).toEqual([0, null, 0]);
      expect(ground).toBeGreaterThan(0);
    }
  });

  it('leaves out the outer houses with fewer than four', () => {
    const ids = (seats: number, options: Options) =>
      deal(seats, options)
        .houses.map(({ id }) => id)
        .join(' ');
    const two = 'L3 L4 L5 L6 L7 R1 R2 R3 R4 R5';
    expect(ids(4, { variant: 'family' })).toBe('L1 L2 L3 L4 L5 L6 L7 R1 R2 R3 R4 R5 R6 R7');
    expect(ids(3, { variant: 'family' })).toBe('L2 L3 L4 L5 L6 L7 R1 R2 R3 R4 R5 R6');
    expect(ids(2, { variant: 'family' })).toBe(two);
    expect(ids(1, { variant: 'solo', timer: 28 })).toBe(two);
  });

  it('uses all fourteen tokens with four seats', () => {
    const tokens = deal(4, { variant: 'family' }).houses.map(({ ground }) => ground);
    expect(tokens.sort().join('')).toBe('11111222233344');
  });

  it('holds fifty construction cards: four ones, three twos, three threes of each colour', () => {
    const { market, deck } = deal(2, { variant: 'standard' });
    const all = [...market, ...deck];
    for (const colour of ['blue', 'green', 'purple', 'red', 'yellow'])
      expect([1, 2, 3].map(value => all.filter(card => card === `${colour}-${value}`).length)).toEqual([
        4, 3, 3,
      ]);
  });

  it('deals five different private contracts to each seat, none in a family game', () => {
    const { players } = deal(4, { variant: 'standard' });
    expect(players.map(({ dealt }) => dealt.length)).toEqual([5, 5, 5, 5]);
    expect(new Set(players.flatMap(({ dealt }) => dealt)).size).toBe(20);
    expect(deal(4, { variant: 'family' }).players.flatMap(({ dealt }) => dealt)).toEqual([]);
  });

  it('each seat keeps three of five, in any order of seats, and seat 0 begins when the last is in', () => {
    let state = deal(3, { variant: 'standard' });
    expect(porto.toAct(state)).toEqual([0, 1, 2]);
    for (const seat of [2, 0]) {
      const keeps = porto.legal(state, seat);
      expect(keeps).toHaveLength(10);
      const keep = keeps[3];
      if (keep === undefined) throw new Error('ten choices');
      const step = play(state, keep, seat);
      state = step.state;
      expect(state.phase).toEqual({ type: 'keep' });
      for (const addressed of step.events.filter(({ to }) => to !== 'all'))
        expect(JSON.stringify('others' in addressed ? addressed.others : null)).not.toMatch(
          /houses|pair|trio|twins|ends|side|palette/,
        );
    }
    expect(porto.toAct(state)).toEqual([1]);
    expect(
      refusal(state, porto.write(porto.legal(deal(3, { variant: 'standard' }), 2)[0] ?? { type: 'pass' }), 2),
    ).toBe('not-your-turn');
    state = play(state, porto.legal(state, 1)[0] ?? { type: 'pass' }, 1).state;
    expect(state.phase).toEqual({ type: 'turn', seat: 0 });
    expect(state.players.map(({ kept }) => kept?.length)).toEqual([3, 3, 3]);
  });

  it('refuses two, four, one twice, a foreign one, and a turn before all have kept', () => {
    const state = deal(2, { variant: 'standard' });
    const [one, two, three, four] = [...(state.players[0]?.dealt ?? [])].sort();
    if (!one || !two || !three || !four) throw new Error('five are dealt');
    const foreign = state.players[1]?.dealt[0] ?? one;
    expect(refusal(state, { type: 'keep', contracts: [one, two] }, 0)).toBe('keep-three');
    expect(refusal(state, { type: 'keep', contracts: [one, two, three, four] }, 0)).toBe('keep-three');
    expect(refusal(state, { type: 'keep', contracts: [one, two, two] }, 0)).toBe('keep-three');
    expect(refusal(state, { type: 'keep', contracts: [one, two, foreign].sort() }, 0)).toBe('not-dealt');
    expect(refusal(state, 'draw 1', 0)).toBe('wrong-phase');
    expect(refusal(state, 'pass', 1)).toBe('wrong-phase');
  });
});

describe('Draw', () => {
  const market: Kind[] = ['blue-1', 'green-1', 'purple-1', 'red-2', 'yellow-3'];

  it('takes every set of one to three cards of value 3 or less, and no other', () => {
    // Of three cards of value 1, two or three fit together. A card of value 1 fits with the 2. The 3 stands alone.
    expect(legalTexts(position({ market })).toSorted()).toEqual(
      ['1', '2', '3', '4', '5', '1,2', '1,3', '2,3', '1,2,3', '1,4', '2,4', '3,4']
        .map(slots => `draw ${slots}`)
        .sort(),
    );
  });

  it('a draw of five ones takes at most three', () => {
    const ones: Kind[] = ['blue-1', 'blue-1', 'green-1', 'red-1', 'yellow-1'];
    expect(legalTexts(position({ market: ones }))).toHaveLength(5 + 10 + 10);
  });

  it('a draw of five twos takes one', () => {
    const twos: Kind[] = ['blue-2', 'blue-2', 'green-2', 'red-2', 'yellow-2'];
    expect(legalTexts(position({ market: twos }))).toHaveLength(5);
  });

  it('puts the cards into the hand and refills their slots in order', () => {
    const state = position({ market, deck: ['red-1', 'red-3', 'blue-2'], hands: [['green-3']] });
    const step = play(state, 'draw 1,4');
    expect(step.state.market).toEqual(['red-1', 'green-1', 'purple-1', 'red-3', 'yellow-3']);
    expect(step.state.deck).toEqual(['blue-2']);
    expect([...(step.state.players[0]?.hand ?? [])].sort()).toEqual(['blue-1', 'green-3', 'red-2']);
    expect(step.state.discards).toEqual([]);
    expect(step.state.phase).toEqual({ type: 'turn', seat: 1 });
    expect(eventOf(step, 'drew')?.cards).toEqual([
      { slot: 1, card: 'blue-1' },
      { slot: 4, card: 'red-2' },
    ]);
    expect(step.reveals).toBe(true);
  });

  it('is refused: none, four, slot 6, an empty slot, more than three in value, out of turn', () => {
    const state = position({ market: ['blue-1', null, 'purple-1', 'red-2', 'yellow-3'] });
    expect(refusal(state, { type: 'draw', slots: [] })).toBe('draw-nothing');
    expect(refusal(state, { type: 'draw', slots: [1, 3, 4, 5] })).toBe('draw-too-many');
    expect(refusal(state, 'draw 6')).toBe('no-such-slot');
    expect(refusal(state, 'draw 2')).toBe('slot-empty');
    expect(refusal(state, 'draw 1,5')).toBe('draw-over-three');
    expect(refusal(state, 'draw 1,3,4')).toBe('draw-over-three');
    expect(refusal(state, 'draw 1', 1)).toBe('not-your-turn');
    expect(refusal(state, { type: 'draw', slots: [1, 1] })).toBe('malformed');
    expect(refusal(state, 'timer')).toBe('wrong-phase');
  });
});

describe('Every turn ends so', () => {
  it('an exhausted deck is made anew at the moment a card is needed, in the middle of a refill', () => {
    const dice = new TurningDice();
    const state = position({
      market: ['blue-1', 'green-1', 'purple-1', 'red-2', 'yellow-3'],
      deck: ['red-3'],
      discards: ['green-3', 'blue-3', 'yellow-2'],
    });
    const step = play(state, 'draw 1,2,3', 0, dice);
    expect(dice.shuffled).toEqual([{ label: 'reshuffle/1', cards: ['green-3', 'blue-3', 'yellow-2'] }]);
    expect(step.state.market).toEqual(['red-3', 'yellow-2', 'blue-3', 'red-2', 'yellow-3']);
    expect([step.state.deck, step.state.discards, step.state.reshuffles]).toEqual([['green-3'], [], 1]);
  });

  it('a deck that has just run out is not shuffled before it is needed', () => {
    const dice = new TurningDice();
    const { state } = play(position({ deck: ['red-3'], discards: ['green-3'] }), 'draw 1', 0, dice);
    expect([dice.shuffled, state.deck, state.discards]).toEqual([[], [], ['green-3']]);
  });

  it('with both piles empty a slot stays empty until cards come back', () => {
    const state = position({
      market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'],
      deck: [],
      houses: { L4: 'blue 2/5' },
      hands: [[], ['blue-1', 'red-1']],
    });
    const drawn = playAll(state, 'draw 1,2');
    expect(drawn.market).toEqual([null, null, 'purple-2', 'red-2', 'yellow-3']);
    const dice = new TurningDice();
    const built = play(drawn, 'build red-1 blue-1 L4', 1, dice).state;
    expect(dice.shuffled[0]?.cards).toEqual(['red-1', 'blue-1']);
    expect(built.market).toEqual(['blue-1', 'red-1', 'purple-2', 'red-2', 'yellow-3']);
    expect([built.deck, built.discards]).toEqual([[], []]);
  });

  it('played cards lie on the discards before the market refills', () => {
    const state = position({
      market: [null, 'green-1', 'purple-2', 'red-2', 'yellow-3'],
      deck: [],
      houses: { L4: 'blue 2/5' },
      hands: [['blue-1', 'red-3']],
    });
    const { state: after } = play(state, 'build red-3 blue-1 L4');
    expect(after.market[0]).toBe('blue-1');
    expect([after.deck, after.discards]).toEqual([['red-3'], []]);
  });

  it('contracts refill after the market, in slot order, and stay empty when their deck is', () => {
    const state = position({
      contracts: ['floors-3-blue', 'house-red', 'cards-blue-red', 'floors-1-red'],
      publicDeck: ['house-green'],
      houses: { L4: 'blue 1/5' },
      hands: [['blue-1', 'red-3']],
    });
    const step = play(state, 'build red-3 blue-1 L4 claim 1,3');
    expect(step.state.contracts).toEqual(['house-green', 'house-red', null, 'floors-1-red']);
    expect(step.state.players[0]?.claimed).toEqual(['floors-3-blue', 'cards-blue-red']);
    expect(step.state.publicDiscards).toEqual([]);
    expect(eventOf(step, 'refilled')?.contracts).toEqual([{ slot: 1, card: 'house-green' }]);
  });

  it("refills after the game's last turn too", () => {
    const state = position({ phase: { type: 'turn', seat: 1 }, round: 9, lastRound: 9, deck: ['red-3'] });
    const { state: after } = play(state, 'draw 1', 1);
    expect(after.phase).toEqual({ type: 'over' });
    expect(after.market[0]).toBe('red-3');
  });
});

describe('Pass', () => {
  const NOTHING: readonly null[] = [null, null, null, null, null];
  const stuck = (sketch: object = {}): State => position({ market: NOTHING, deck: [], ...sketch });

  it('is there only when the market is empty and no build is legal', () => {
    expect(legalTexts(stuck())).toEqual(['pass']);
    expect(porto.forced(stuck(), 0)).toEqual({ type: 'pass' });
    expect(legalTexts(stuck({ hands: [['blue-1']] }))).toEqual(['pass']);
    expect(refusal(stuck({ market: [null, null, null, null, 'red-3'] }), 'pass')).toBe('must-draw');
    expect(refusal(stuck({ hands: [['blue-1', 'red-1']] }), 'pass')).toBe('must-build');
    expect(porto.forced(position(), 0)).toBeUndefined();
    const last = { phase: { type: 'turn', seat: 1 }, round: 9, lastRound: 9 } as const;
    expect(legalTexts(stuck(last), 1)).toEqual(['pass']);
    expect(porto.forced(stuck(last), 1)).toBeUndefined();
    expect(porto.forced(stuck({ ...last, round: 8 }), 1)).toEqual({ type: 'pass' });
  });

  it('is the choice of a hand that no house takes', () => {
    const COLOURS = ['blue', 'green', 'purple', 'red'];
    const houses = Object.fromEntries(
      Object.keys(everyHouse('')).map((id, index) => [id, `${COLOURS[index % 4]} 3/4`]),
    );
    // Every house has one free floor. A yellow card can give the number 1 and the red card the colour, but no house is yellow.
    expect(legalTexts(stuck({ houses, hands: [['yellow-1', 'yellow-1', 'red-2']] })).toSorted()).toEqual([
      'build yellow-1 red-2 L6',
      'build yellow-1 red-2 R3',
    ]);
    expect(legalTexts(stuck({ houses, hands: [['yellow-1', 'yellow-1']] }))).toEqual(['pass']);
  });

  it('a pass by a whole round ends the game', () => {
    const state = play(stuck({ scores: [3, 2] }), 'pass').state;
    expect(state.phase).toEqual({ type: 'turn', seat: 1 });
    const over = play(state, 'pass').state;
    expect(over.phase).toEqual({ type: 'over' });
    expect(porto.outcome(over)).toEqual({ totals: [3, 2], ranks: [1, 2] });
  });

  it('a pass by some of a round, or by seats of two rounds, does not end it', () => {
    const hands = [[], ['blue-1', 'red-1']] as const;
    const state = playAll(stuck({ hands, houses: { L4: 'blue 2/5' } }), 'pass', 'build red-1 blue-1 L4');
    expect(state.phase).toEqual({ type: 'turn', seat: 0 });
    const second = stuck({ phase: { type: 'turn', seat: 1 } });
    const third = playAll(second, 'pass', 'pass');
    expect(third.phase).toEqual({ type: 'turn', seat: 1 });
    expect(play(third, 'pass').state.phase).toEqual({ type: 'over' });
  });

  it('a pass by a whole round after the end is triggered leaves the last round to be played', () => {
    const state = playAll(stuck({ round: 5, lastRound: 6 }), 'pass', 'pass');
    expect([state.phase, state.round]).toEqual([{ type: 'turn', seat: 0 }, 6]);
    expect(playAll(state, 'pass', 'pass').phase).toEqual({ type: 'over' });
  });
});
