import { describe, expect, it } from 'vitest';
import { porto } from '../../../src/games/porto/game.ts';
import type {
  HouseId,
  Kind,
  PrivateContract,
  PublicContract,
  State,
} from '../../../src/games/porto/rules/types.ts';
import {
  eventOf,
  everyHouse,
  house,
  legalTexts,
  play,
  playAll,
  position,
  refusal,
  type Sketch,
} from './position.ts';

type Houses = Partial<Record<HouseId, string>>;

/** Ends a game: the last seat draws in the last round. */
const ended = (sketch: Sketch) => {
  const phase = { type: 'turn', seat: (sketch.seats ?? 2) - 1 } as const;
  return play(position({ ...sketch, phase, round: 3, lastRound: 3 }), 'draw 1');
};

describe('End', () => {
  const COMPLETE = [
    'L3 green 6',
    'L5 red 6',
    'L7 green 5',
    'R1 red 5',
    'R3 yellow 6',
    'R5 purple 6',
    'L2 purple 5',
    'R2 purple 4',
    'R6 red 5',
  ];
  /** Returns houses with this many roofs. One more floor completes L4. */
  const nearly = (roofs: number): Houses => ({
    ...Object.fromEntries(COMPLETE.slice(0, roofs).map(text => [text.slice(0, 2), text.slice(3)])),
    L4: 'blue 4/5',
  });
  const hand: Kind[] = ['blue-1', 'red-1'];
  const COMPLETES = 'build red-1 blue-1 L4';
  const seatsOfTurns = (state: State): string => {
    let now = state;
    let turns = '';
    for (;;) {
      const [seat] = porto.toAct(now);
      if (seat === undefined) return turns;
      turns += seat;
      now = play(now, legalTexts(now)[0] ?? 'pass', seat).state;
    }
  };

  it.each([
    [2, 6, '101'],
    [3, 8, '12012'],
    [4, 10, '1230123'],
  ])('%i seats: roof %i by seat 0 leaves turns %s', (seats, roofs, turns) => {
    const before = position({ seats, houses: nearly(roofs - 1), hands: [hand], round: 11 });
    const step = play(before, COMPLETES);
    expect(eventOf(step, 'endTriggered')).toEqual({ type: 'endTriggered', roofs, lastRound: 12 });
    expect(step.state.lastRound).toBe(12);
    expect(seatsOfTurns(step.state)).toBe(turns);
    const early = play(position({ seats, houses: nearly(roofs - 2), hands: [hand] }), COMPLETES);
    expect([early.state.lastRound, eventOf(early, 'endTriggered')]).toEqual([null, undefined]);
  });

  it('the last seat of a round triggers one more full round', () => {
    const before = position({ houses: nearly(5), hands: [[], hand], phase: { type: 'turn', seat: 1 } });
    expect(seatsOfTurns(play(before, COMPLETES).state)).toBe('01');
  });

  it('further roofs do not put it off', () => {
    const before = position({ houses: nearly(6), hands: [hand], round: 12, lastRound: 12 });
    const step = play(before, COMPLETES);
    expect([step.state.lastRound, eventOf(step, 'endTriggered')]).toEqual([12, undefined]);
    expect(seatsOfTurns(step.state)).toBe('1');
  });

  it('afterwards nothing is legal and everything refused', () => {
    const over = ended({}).state;
    expect(porto.toAct(over)).toEqual([]);
    for (const seat of [0, 1]) {
      expect(porto.legal(over, seat)).toEqual([]);
      expect(refusal(over, 'draw 1', seat)).toBe('game-over');
    }
  });

  describe('the winner', () => {
    const red: PublicContract[] = ['house-red', 'floors-1-red'];
    const outcome = (scores: readonly number[], claimed: readonly (readonly PublicContract[])[]) => {
      const seats = scores.length;
      const step = ended({ seats, scores, claimed });
      const { winner } = eventOf(step, 'ended')?.result ?? {};
      const ranks = porto.outcome(step.state)?.ranks;
      expect(winner).toBe(ranks?.indexOf(1));
      return ranks;
    };

    it('has the most points', () => {
      expect(outcome([70, 60], [[], red])).toEqual([1, 2]);
      expect(outcome([50, 60, 70, 40], [red, [], [], []])).toEqual([3, 2, 1, 4]);
    });

    it('the winner of a tie has claimed the most public contracts', () => {
      expect(outcome([60, 60], [red, ['house-blue']])).toEqual([1, 2]);
      expect(outcome([60, 60, 60], [['house-blue'], red, []])).toEqual([2, 1, 3]);
    });

    it('the winner of a tie in both sits later', () => {
      expect(outcome([60, 60], [['house-blue'], ['house-red']])).toEqual([2, 1]);
      expect(outcome([60, 60, 60, 59], [[], [], [], red])).toEqual([3, 2, 1, 4]);
    });

    it('is found after private contracts', () => {
      const step = ended({
        variant: 'standard',
        scores: [58, 60],
        houses: { L4: 'blue 5/5', R2: 'blue 4/4', L6: 'blue 4/4' },
        kept: [
          ['houses-blue', 'houses-red', 'side-1'],
          ['houses-green', 'pair-blue-red', 'palette-1'],
        ],
      });
      expect(porto.outcome(step.state)).toEqual({ totals: [63, 60], ranks: [1, 2] });
      const shown = eventOf(step, 'ended')?.result.seats[0];
      expect(shown?.private).toEqual([
        { contract: 'houses-blue', vp: 5 },
        { contract: 'houses-red', vp: 0 },
        { contract: 'side-1', vp: 0 },
      ]);
      expect([shown?.score, shown?.total]).toEqual([58, 63]);
    });
  });
});

const worth = (contract: PrivateContract, houses: Houses, seats = 4): number => {
  const kept = Array.from({ length: seats }, (_, seat): PrivateContract[] => (seat === 0 ? [contract] : []));
  return porto.outcome(ended({ variant: 'standard', seats, houses, kept }).state)?.totals[0] ?? Number.NaN;
};

describe('Private contracts', () => {
  it('houses: 1, 2, 5 for completed houses of the colour', () => {
    expect(worth('houses-blue', {})).toBe(0);
    expect(worth('houses-blue', { L1: 'blue 4/4', L3: 'blue 5/6', L5: 'green 6/6' })).toBe(1);
    expect(worth('houses-blue', { L1: 'blue 4/4', L3: 'blue 6/6' })).toBe(2);
    expect(worth('houses-blue', { L1: 'blue 4/4', L3: 'blue 6/6', R7: 'blue 4/4' })).toBe(5);
  });

  it('pair: 2, 5, 10 for pairs side by side, in either order', () => {
    const one = { L1: 'blue 4/4', L2: 'red 5/5' };
    const two = { ...one, L5: 'red 6/6', L6: 'blue 4/4' };
    expect(worth('pair-blue-red', one)).toBe(2);
    expect(worth('pair-blue-red', two)).toBe(5);
    expect(worth('pair-blue-red', { ...two, R1: 'blue 5/5', R2: 'red 4/4' })).toBe(10);
    expect(worth('pair-blue-green', two)).toBe(0);
  });

  it('pair: not across the streets, nor with a gap, nor unfinished', () => {
    expect(worth('pair-blue-red', { L7: 'blue 5/5', R1: 'red 5/5' })).toBe(0);
    expect(worth('pair-blue-red', { L3: 'blue 6/6', L5: 'red 6/6' })).toBe(0);
    expect(worth('pair-blue-red', { L3: 'blue 6/6', L4: 'red 4/5' })).toBe(0);
  });

  it('pair: a house counts once, and the best choice of pairs counts', () => {
    expect(worth('pair-blue-red', { L1: 'blue 4/4', L2: 'red 5/5', L3: 'blue 6/6' })).toBe(2);
    // For red, blue, red, blue, the middle pair alone would be one pair, but the outer pairs are two.
    expect(worth('pair-blue-red', { L1: 'red 4/4', L2: 'blue 5/5', L3: 'red 6/6', L4: 'blue 5/5' })).toBe(5);
    const six = {
      L1: 'red 4/4',
      L2: 'blue 5/5',
      L3: 'red 6/6',
      L4: 'blue 5/5',
      L5: 'red 6/6',
      L6: 'blue 4/4',
    };
    expect(worth('pair-blue-red', six)).toBe(10);
    expect(worth('pair-blue-red', { ...six, L1: 'empty', L7: 'red 5/5' })).toBe(10);
    expect(worth('pair-blue-red', { ...six, L6: 'empty' })).toBe(5);
  });

  it('trio: 4, 9 for three in a row, in any order', () => {
    const one = { L1: 'red 4/4', L2: 'blue 5/5', L3: 'green 6/6' };
    expect(worth('trio-blue-green-red', one)).toBe(4);
    expect(worth('trio-blue-green-red', { ...one, R5: 'green 6/6', R6: 'red 5/5', R7: 'blue 4/4' })).toBe(9);
    expect(worth('trio-blue-green-red', { ...one, L4: 'red 5/5', L5: 'blue 6/6' })).toBe(4);
    expect(worth('trio-blue-green-red', { ...one, L4: 'red 5/5', L5: 'blue 6/6', L6: 'green 4/4' })).toBe(9);
    expect(worth('trio-blue-green-red', { L1: 'red 4/4', L2: 'blue 5/5', L4: 'green 5/5' })).toBe(0);
    expect(worth('trio-blue-green-red', { L6: 'red 4/4', L7: 'blue 5/5', R1: 'green 5/5' })).toBe(0);
  });

  it('trio: the best choice of disjoint runs, and never more than 9', () => {
    // A run at L2–L4 would spoil the runs at L1–L3 and L4–L6.
    const street = {
      L1: 'blue 4/4',
      L2: 'green 5/5',
      L3: 'red 6/6',
      L4: 'blue 5/5',
      L5: 'green 6/6',
      L6: 'red 4/4',
    };
    expect(worth('trio-blue-green-red', street)).toBe(9);
    const three = { ...street, R1: 'blue 5/5', R2: 'green 4/4', R3: 'red 6/6' };
    expect(worth('trio-blue-green-red', three)).toBe(9);
  });

  it('twins: a completed house of the colour and one height in each street', () => {
    expect(worth('twins-blue', { L1: 'blue 4/4', R2: 'blue 4/4' })).toBe(5);
    expect(worth('twins-blue', { L1: 'blue 4/4', R1: 'blue 5/5' })).toBe(0);
    expect(worth('twins-blue', { L1: 'blue 4/4', L6: 'blue 4/4' })).toBe(0);
    expect(worth('twins-blue', { L1: 'blue 4/4', R2: 'red 4/4' })).toBe(0);
    expect(worth('twins-blue', { L3: 'blue 4/6', R2: 'blue 4/4' })).toBe(0);
    expect(worth('twins-blue', { L1: 'blue 4/4', R1: 'blue 5/5', R7: 'blue 4/4' })).toBe(5);
  });

  it('ends: 2, 5, 9 at the first and last house in play of each street', () => {
    expect(worth('ends-blue', { L1: 'blue 4/4', L3: 'blue 6/6' })).toBe(2);
    expect(worth('ends-blue', { L1: 'blue 4/4', L7: 'blue 5/5' })).toBe(5);
    expect(worth('ends-blue', { L1: 'blue 4/4', L7: 'blue 5/5', R1: 'blue 5/5' })).toBe(9);
    expect(worth('ends-blue', { L1: 'blue 3/4', R7: 'blue 4/4' })).toBe(2);
    expect(worth('ends-blue', { L2: 'blue 5/5', R6: 'blue 5/5' })).toBe(0);
    expect(worth('ends-blue', { L2: 'blue 5/5', R6: 'blue 5/5' }, 3)).toBe(5);
    expect(worth('ends-blue', { L3: 'blue 6/6', L7: 'blue 5/5', R5: 'blue 6/6' }, 2)).toBe(9);
  });

  it('palette: all five colours in one street', () => {
    const four = { R1: 'red 5/5', R2: 'blue 4/4', R3: 'green 6/6', R4: 'purple 5/5' };
    expect(worth('palette-1', { ...four, R6: 'yellow 5/5' })).toBe(7);
    expect(worth('palette-2', { ...four, R6: 'yellow 5/5' })).toBe(7);
    expect(worth('palette-1', { ...four, R6: 'yellow 4/5' })).toBe(0);
    expect(worth('palette-1', { ...four, L3: 'yellow 6/6' })).toBe(0);
  });

  it('side: every house in play of one street', () => {
    const five = { R1: 'red 5/5', R2: 'blue 4/4', R3: 'green 6/6', R4: 'purple 5/5', R5: 'red 6/6' };
    expect(worth('side-1', five, 2)).toBe(5);
    expect(worth('side-2', five, 2)).toBe(5);
    expect(worth('side-1', five, 3)).toBe(0);
    expect(worth('side-1', { ...five, R6: 'blue 5/5' }, 3)).toBe(5);
    expect(worth('side-1', { ...five, R6: 'blue 5/5' }, 4)).toBe(0);
    expect(worth('side-1', { ...five, R2: 'blue 3/4' }, 2)).toBe(0);
  });

  it('the 3-seat example: 5 + 5 + 4 = 14', () => {
    // G–H–C–D–J of the rulebook are L2–L6, with G and J unfinished. E–F–I are R1–R3 in a complete street.
    const houses: Houses = {
      L2: 'yellow 3/5',
      L3: 'green 6/6',
      L4: 'yellow 5/5',
      L5: 'green 6/6',
      L6: 'blue 2/4',
      R1: 'yellow 5/5',
      R2: 'green 4/4',
      R3: 'blue 6/6',
      R4: 'red 5/5',
      R5: 'purple 6/6',
      R6: 'red 5/5',
    };
    expect(worth('side-1', houses, 3)).toBe(5);
    expect(worth('pair-green-yellow', houses, 3)).toBe(5);
    expect(worth('trio-blue-green-yellow', houses, 3)).toBe(4);
    expect(worth('pair-green-yellow', { ...houses, L2: 'yellow 5/5' }, 3)).toBe(10);
    expect(worth('trio-blue-green-yellow', { ...houses, L6: 'blue 4/4' }, 3)).toBe(9);
    const kept: PrivateContract[] = ['pair-green-yellow', 'side-1', 'trio-blue-green-yellow'];
    const { state } = ended({ variant: 'standard', seats: 3, houses, kept: [kept, [], []] });
    expect(porto.outcome(state)?.totals).toEqual([14, 0, 0]);
  });
});

describe('Solo', () => {
  const market: Kind[] = ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'];
  const contracts: PublicContract[] = ['house-blue', 'house-green', 'house-purple', 'house-red'];
  const solo = (sketch: Parameters<typeof position>[0] = {}) =>
    position({
      variant: 'solo',
      market,
      contracts,
      timer: ['red-2', 'blue-3', 'green-1', 'green-2'],
      deck: ['yellow-1', 'yellow-2', 'purple-3', 'purple-1'],
      publicDeck: ['floors-1-red', 'floors-1-blue'],
      ...sketch,
    });

  it('a red 2, then a blue 3: market 2, contract 2, market 5; three red floors are started without a point', () => {
    const step = play(solo(), 'draw 1');
    // The draw refilled slot 1, the first of the list. Then the Timer took the cards of slots 2 and 5.
    expect(step.state.market).toEqual(['yellow-1', null, 'purple-2', 'red-2', null]);
    expect(step.state.contracts).toEqual(['house-blue', null, 'house-purple', 'house-red']);
    expect(step.state.phase).toEqual({ type: 'timer', cards: ['red-2', 'blue-3'] });
    expect([...step.state.discards].sort()).toEqual(['green-1', 'yellow-3']);
    expect(step.state.publicDiscards).toEqual(['house-green']);
    const event = eventOf(step, 'timerDiscarded');
    expect(event?.market.map(({ slot }) => slot)).toEqual([2, 5]);
    expect(event?.contracts.map(({ slot }) => slot)).toEqual([2]);

    const built = play(step.state, 'timer blue-3 red-2 L4 roof R5').state;
    expect(house(built, 'L4')).toMatchObject({ level: 3, colour: 'red', ground: 0 });
    expect(house(built, 'R5').roof).toBe(1);
    expect(built.players[0]).toMatchObject({ score: 0, hand: ['blue-1'], claimed: [] });
    expect([...built.discards].sort()).toEqual(['blue-3', 'green-1', 'red-2', 'yellow-3']);
    expect(built.market).toEqual(['yellow-1', 'yellow-2', 'purple-2', 'red-2', 'purple-3']);
    expect(built.contracts).toEqual(['house-blue', 'floors-1-red', 'house-purple', 'house-red']);
    expect(built.phase).toEqual({ type: 'turn', seat: 0 });
    expect(built.timer).toEqual(['green-1', 'green-2']);
  });

  it.each<[Kind, Kind, number[], number[]]>([
    ['red-1', 'red-1', [1, 2], [1, 2]],
    ['red-1', 'blue-2', [1, 3], [1, 3]],
    ['red-1', 'blue-3', [1, 4], [1, 4]],
    ['red-2', 'blue-1', [2, 3], [2, 3]],
    ['red-3', 'blue-1', [3, 4], [3, 4]],
    ['red-2', 'blue-3', [2, 5], [2]],
    ['red-3', 'blue-2', [3, 5], [3]],
    ['red-3', 'blue-3', [3], [3]],
  ])('%s then %s discard market %j and contracts %j', (first, second, cards, claims) => {
    const { state } = play(solo({ timer: [first, second, 'green-1', 'green-2'] }), 'draw 4');
    const empty = (slots: readonly unknown[]) =>
      slots.flatMap((card, index) => (card === null ? [index + 1] : []));
    expect([empty(state.market), empty(state.contracts)]).toEqual([cards, claims]);
    expect([state.discards.length, state.publicDiscards.length]).toEqual([cards.length, claims.length]);
  });

  it('an empty slot is skipped', () => {
    const bare = solo({
      market: [null, null, 'purple-2', 'red-2', 'yellow-3'],
      contracts: ['house-blue', null, null, null],
      deck: [],
      publicDeck: [],
    });
    const { state } = play(bare, 'draw 4');
    expect(state.market).toEqual([null, null, 'purple-2', null, null]);
    expect([state.discards, state.publicDiscards]).toEqual([['yellow-3'], []]);
  });

  it('must build when it can, with those two cards alone, either way round', () => {
    const { state } = play(solo({ hands: [['red-1', 'green-2']] }), 'draw 1');
    const texts = legalTexts(state);
    expect(texts.every(text => /^timer (red-2 blue-3|blue-3 red-2) (L|R)\d roof (L|R)\d$/.test(text))).toBe(
      true,
    );
    // Two orders of the cards, ten houses and ten roofs make 200 actions.
    expect(texts).toHaveLength(200);
    expect(refusal(state, 'timer')).toBe('must-build');
    expect(refusal(state, 'timer red-1 green-2 L4 roof L4')).toBe('not-in-timer');
    expect(refusal(state, 'timer red-2 red-2 L4 roof L4')).toBe('not-in-timer');
    expect(refusal(state, 'draw 1')).toBe('wrong-phase');
    expect(refusal(state, 'build red-1 green-2 L4 roof L4')).toBe('wrong-phase');
    expect(refusal(state, 'timer blue-3 red-2 L4')).toBe('token-missing');
    expect(porto.forced(state, 0)).toBeUndefined();
  });

  const FULL = everyHouse('green 4/4');

  it('builds nothing only when it can not', () => {
    const { state } = play(solo({ houses: FULL }), 'draw 1');
    expect(legalTexts(state)).toEqual(['timer']);
    // The idle Timer is not forced, because the player must see the cards that refill the market.
    expect(porto.forced(state, 0)).toBeUndefined();
    const after = play(state, 'timer').state;
    expect([...after.discards].sort()).toEqual(['blue-3', 'green-1', 'red-2', 'yellow-3']);
    expect(after.phase).toEqual({ type: 'turn', seat: 0 });
  });

  it('starts a house when no roof is empty: its token is lost', () => {
    const houses: Houses = { ...everyHouse('green 1/4 roof 1'), L4: 'empty ground 4 roof 2' };
    const { state } = play(solo({ houses }), 'draw 1');
    expect(legalTexts(state)).toEqual(['timer red-2 blue-3 L4', 'timer blue-3 red-2 L4']);
    const built = play(state, 'timer blue-3 red-2 L4').state;
    expect(house(built, 'L4')).toMatchObject({ level: 3, colour: 'red', ground: 0, roof: 2 });
    expect([built.players[0]?.score, built.houses.filter(({ roof }) => roof === 4)]).toEqual([0, []]);
  });

  it("a roof completed by the Timer loses its token, and contracts met are nobody's", () => {
    const houses: Houses = { ...FULL, R2: 'red 2/5 roof 3' };
    const { state } = play(
      solo({ houses, contracts: ['house-red', 'house-blue', 'floors-3-red', 'cards-blue-red'] }),
      'draw 1',
    );
    expect(legalTexts(state)).toEqual(['timer blue-3 red-2 R2']);
    const step = play(state, 'timer blue-3 red-2 R2');
    expect(eventOf(step, 'timerBuilt')?.tokenLost).toBe(3);
    expect(house(step.state, 'R2')).toMatchObject({ level: 5, roof: 0 });
    expect(step.state.players[0]).toMatchObject({ score: 0, claimed: [] });
  });

  it('the contracts that the Timer discarded come back when their deck is empty, claimed ones never', () => {
    const state = solo({
      publicDeck: [],
      publicDiscards: ['floors-2-red'],
      claimed: [['cards-blue-blue']],
    });
    const after = playAll(state, 'draw 1', 'timer blue-3 red-2 L4 roof R5');
    expect([...after.contracts, ...after.publicDeck].sort()).toEqual([
      'floors-2-red',
      'house-blue',
      'house-green',
      'house-purple',
      'house-red',
    ]);
    expect(after.publicDiscards).toEqual([]);
    expect(after.reshuffles).toBe(1);
  });

  it('when the Timer is empty the game ends after its build, without a refill', () => {
    const state = solo({ timer: ['red-2', 'blue-3'], scores: [12] });
    const step = play(playAll(state, 'draw 1'), 'timer blue-3 red-2 L4 roof R5');
    expect(step.state.phase).toEqual({ type: 'over' });
    expect(step.state.market).toEqual(['yellow-1', null, 'purple-2', 'red-2', null]);
    expect(step.state.contracts[1]).toBeNull();
    expect(eventOf(step, 'refilled')).toBeUndefined();
  });

  it('is not ended by six roofs', () => {
    const houses: Houses = { ...FULL, L3: 'red 2/6', L5: 'red 1/6' };
    const after = playAll(solo({ houses }), 'draw 1', 'timer blue-3 red-2 L5');
    expect([after.phase, after.lastRound]).toEqual([{ type: 'turn', seat: 0 }, null]);
  });

  const houses: Houses = { L4: 'blue 5/5', R2: 'blue 4/4', L6: 'blue 4/4', L5: 'red 6/6' };
  it.each([
    [59, 59, false, null],
    [60, 65, true, 'apprentice'],
    [64, 69, true, 'apprentice'],
    [65, 70, true, 'builder'],
    [74, 79, true, 'builder'],
    [75, 80, true, 'master-builder'],
  ] as const)('%i points end as %i, won: %s, %s', (score, total, won, level) => {
    const state = solo({
      timer: ['red-2', 'blue-3'],
      scores: [score],
      houses,
      kept: [['houses-blue', 'palette-1', 'side-1']],
    });
    const step = play(playAll(state, 'draw 1'), legalTexts(playAll(state, 'draw 1'))[0] ?? 'timer');
    expect(porto.outcome(step.state)).toMatchObject({ totals: [total], won });
    const result = eventOf(step, 'ended')?.result;
    expect(result).toMatchObject({ won, level, winner: null });
    expect(result?.seats[0]?.private.map(({ vp }) => vp)).toEqual([5, 0, 0]);
  });

  it('points made in the last turn count', () => {
    const state = solo({
      timer: ['red-2', 'blue-3'],
      scores: [55],
      houses: { L4: 'blue 4/5' },
      hands: [['blue-1', 'red-1']],
    });
    const over = playAll(state, 'build red-1 blue-1 L4', 'timer blue-3 red-2 R4 roof R5');
    expect(porto.outcome(over)).toMatchObject({ totals: [60], won: true });
  });
});
