import { describe, expect, it } from 'vitest';
import { porto } from '../../../src/games/porto/game.ts';
import type { Kind, Points, PublicContract } from '../../../src/games/porto/rules/types.ts';
import { eventOf, everyHouse, house, legalTexts, play, pointsOf, position, refusal } from './position.ts';

const builds = (texts: readonly string[]) => texts.filter(text => text.startsWith('build'));
const points = (parts: Partial<Points>): Points => ({
  ...{ house: 0, neighbours: 0, ground: 0, roof: 0, contracts: 0 },
  ...parts,
});

describe('Build: the two cards', () => {
  it('one gives the number, the other the colour, whichever way round', () => {
    const houses = { ...everyHouse('purple 4/4'), L4: 'blue 1/5', R2: 'red 1/4' };
    expect(builds(legalTexts(position({ houses, hands: [['blue-1', 'red-2']] }))).sort()).toEqual([
      'build blue-1 red-2 R2',
      'build red-2 blue-1 L4',
    ]);
  });

  it('two of one kind are one way, a single card none', () => {
    const houses = { ...everyHouse('purple 4/4'), L4: 'blue 1/5' };
    expect(builds(legalTexts(position({ houses, hands: [['blue-1', 'blue-1', 'blue-1']] })))).toEqual([
      'build blue-1 blue-1 L4',
    ]);
    const one = position({ houses, hands: [['blue-1', 'red-1']] });
    expect(refusal(one, 'build blue-1 blue-1 L4')).toBe('not-in-hand');
    expect(refusal(one, 'build green-1 blue-1 L4')).toBe('not-in-hand');
  });

  it('go to the discards', () => {
    const { state } = play(
      position({ houses: { L4: 'blue 1/5' }, hands: [['blue-1', 'red-2', 'red-2']] }),
      'build red-2 blue-1 L4',
    );
    expect(state.players[0]?.hand).toEqual(['red-2']);
    expect([...state.discards].sort()).toEqual(['blue-1', 'red-2']);
  });
});

describe('Build: where the floors go', () => {
  const hands: Kind[][] = [['red-3', 'blue-2', 'blue-1', 'yellow-1']];

  it('fills a house exactly but never beyond', () => {
    const state = position({ houses: { L4: 'blue 2/5', L6: 'blue 2/4' }, hands });
    expect(house(play(state, 'build red-3 blue-1 L4').state, 'L4').level).toBe(5);
    expect(refusal(state, 'build red-3 blue-1 L6')).toBe('house-full');
    expect(house(play(state, 'build blue-2 blue-1 L6').state, 'L6').level).toBe(4);
  });

  it('a complete house takes nothing', () => {
    expect(refusal(position({ houses: { L4: 'blue 5/5' }, hands }), 'build yellow-1 blue-1 L4')).toBe(
      'house-full',
    );
  });

  it('a started house takes its own colour alone', () => {
    expect(refusal(position({ houses: { L4: 'green 2/5' }, hands }), 'build red-3 blue-1 L4')).toBe(
      'house-other-colour',
    );
  });

  it('an empty house takes no colour of a neighbour in its street, complete or not', () => {
    const state = position({ houses: { L4: 'blue 5/5', R2: 'blue 1/4' }, hands });
    for (const id of ['L3', 'L5', 'R1', 'R3'] as const)
      expect(refusal(state, `build red-3 blue-1 ${id} roof L7`)).toBe('neighbour-colour');
    expect(house(play(state, 'build red-3 blue-1 L6 roof L7').state, 'L6').colour).toBe('blue');
  });

  it('the streets are not adjacent: L7 and R1 share no wall', () => {
    const state = position({ houses: { L7: 'blue 2/5' }, hands });
    expect(house(play(state, 'build red-3 blue-1 R1 roof L3').state, 'R1').colour).toBe('blue');
  });

  it('a started house goes on beside its own colour', () => {
    // Real play can't reach this position, because a house must not start beside a house of its own colour.
    const state = position({ houses: { L3: 'blue 2/6', L4: 'blue 2/5' }, hands });
    expect(house(play(state, 'build red-3 blue-1 L4').state, 'L4').level).toBe(5);
  });

  it('starts no fourth house of a colour', () => {
    const state = position({ houses: { L3: 'blue 1/6', L5: 'blue 6/6', R5: 'blue 2/6' }, hands });
    expect(refusal(state, 'build red-3 blue-1 R2 roof L7')).toBe('no-ground-floors');
    expect(house(play(state, 'build red-3 blue-1 L3').state, 'L3').level).toBe(4);
  });

  it('needs floor tiles of the colour: fifteen there are', () => {
    const houses = { L3: 'blue 8/9', L5: 'blue 7/9', R5: 'blue 1/6' };
    const state = position({ houses, hands });
    expect(refusal(state, 'build red-3 blue-1 R5')).toBe('no-floors');
    expect(house(play(state, 'build blue-2 blue-1 R5').state, 'R5').level).toBe(3);
  });

  it('a ground floor is no floor tile: three floors of a new house take two', () => {
    const houses = { L3: 'blue 8/9', L5: 'blue 7/9' };
    expect(house(play(position({ houses, hands }), 'build red-3 blue-1 R2 roof L7').state, 'R2').level).toBe(
      3,
    );
    const fewer = { L3: 'blue 8/9', L5: 'blue 8/9' };
    expect(refusal(position({ houses: fewer, hands }), 'build red-3 blue-1 R2 roof L7')).toBe('no-floors');
  });

  it('houses out of the game take nothing', () => {
    expect(refusal(position({ hands }), 'build red-3 blue-1 L1 roof L7')).toBe('house-not-in-play');
    expect(refusal(position({ hands, seats: 3 }), 'build red-3 blue-1 R7 roof L7')).toBe('house-not-in-play');
  });
});

describe('Build: the ground-floor token', () => {
  const hands: Kind[][] = [['red-2', 'blue-1']];

  it('scores and goes to any empty roof: started or not, either street, the same house', () => {
    const houses = { L3: 'green 6/6', L5: 'red 2/6 roof 2', L6: 'purple 1/4', L4: 'empty ground 3' };
    const state = position({ houses, hands });
    const roofs = builds(legalTexts(state))
      .filter(text => text.startsWith('build red-2 blue-1 L4 '))
      .map(text => text.split(' ')[5]);
    expect(roofs).toEqual(['L4', 'L6', 'L7', 'R1', 'R2', 'R3', 'R4', 'R5']);
    for (const roof of ['L4', 'L6', 'R5'] as const) {
      const after = play(state, `build red-2 blue-1 L4 roof ${roof}`).state;
      expect(house(after, roof).roof).toBe(3);
      expect(house(after, 'L4').ground).toBe(0);
      expect(after.players[0]?.score).toBe(2 + 4 + 3);
    }
  });

  it('must be placed, and only on an empty roof', () => {
    const state = position({ houses: { L3: 'green 6/6', L5: 'red 2/6 roof 2' }, hands });
    expect(refusal(state, 'build red-2 blue-1 L4')).toBe('token-missing');
    expect(refusal(state, 'build red-2 blue-1 L4 roof L3')).toBe('roof-not-empty');
    expect(refusal(state, 'build red-2 blue-1 L4 roof L5')).toBe('roof-not-empty');
    expect(refusal(state, 'build red-2 blue-1 L4 roof L1')).toBe('house-not-in-play');
  });

  it('scores and leaves the game when no roof is empty', () => {
    const houses = { ...everyHouse('purple 1/4 roof 1'), L4: 'empty ground 4 roof 2' };
    const state = position({ houses, hands });
    expect(builds(legalTexts(state)).sort()).toEqual(['build blue-1 red-2 L4', 'build red-2 blue-1 L4']);
    expect(refusal(state, 'build red-2 blue-1 L4 roof L4')).toBe('token-needless');
    const step = play(state, 'build red-2 blue-1 L4');
    expect(eventOf(step, 'built')?.points.ground).toBe(4);
    expect(eventOf(step, 'built')?.placed.tokenTo).toBeNull();
    expect(step.state.houses.map(({ roof }) => roof).reduce((one, other) => one + other)).toBe(9 + 2);
  });

  it('is not there when no ground floor is placed', () => {
    const state = position({ houses: { L4: 'blue 1/5' }, hands });
    expect(refusal(state, 'build red-2 blue-1 L4 roof R1')).toBe('token-needless');
  });

  it('scores twice in a house of three floors started and completed at once', () => {
    const state = position({ houses: { L4: 'empty/3 ground 4' }, hands: [['red-3', 'blue-1']] });
    expect(pointsOf(state, 'build red-3 blue-1 L4 roof L4')).toEqual(
      points({ house: 3, ground: 4, roof: 4 }),
    );
    const twice = play(state, 'build red-3 blue-1 L4 roof L4').state;
    expect(house(twice, 'L4')).toEqual({ id: 'L4', height: 3, level: 3, colour: 'blue', ground: 0, roof: 0 });
    expect(pointsOf(state, 'build red-3 blue-1 L4 roof R1')).toEqual(points({ house: 3, ground: 4 }));
  });

  it('on the roof before, it pays when another token can go elsewhere', () => {
    const state = position({ houses: { L4: 'empty/3 ground 4 roof 2' }, hands: [['red-3', 'blue-1']] });
    expect(refusal(state, 'build red-3 blue-1 L4 roof L4')).toBe('roof-not-empty');
    expect(pointsOf(state, 'build red-3 blue-1 L4 roof R1')).toEqual(
      points({ house: 3, ground: 4, roof: 2 }),
    );
  });
});

describe('Points of a build', () => {
  it("Joana's turn: 5 + 3 + 2 + 2 + 2 = 14", () => {
    const state = position({
      houses: { L3: 'green 3/6', L4: 'blue 2/5 roof 2', L5: 'red 4/6' },
      hands: [['red-3', 'blue-1']],
      contracts: ['floors-3-blue', 'house-red', 'cards-blue-red', 'floors-2-green'],
    });
    const action = 'build red-3 blue-1 L4 claim 1,3';
    expect(pointsOf(state, action)).toEqual({ house: 5, neighbours: 3, ground: 0, roof: 2, contracts: 4 });
    const after = play(state, action).state;
    expect(after.players[0]?.score).toBe(14);
    expect(house(after, 'L4')).toEqual({ id: 'L4', height: 5, level: 5, colour: 'blue', ground: 0, roof: 0 });
  });

  it.each([
    // The build adds floors on levels 2 and 3. A neighbour counts for each of these levels that it has.
    ['green 1/6', 'red 1/6', 0],
    ['green 2/6', 'red 1/6', 1],
    ['green 3/6', 'red 2/6', 3],
    ['green 6/6', 'red 6/6', 4],
    ['empty', 'red 3/6', 2],
  ])('neighbours %s and %s', (left, right, neighbours) => {
    const state = position({ houses: { L3: left, L4: 'blue 1/5', L5: right }, hands: [['red-2', 'blue-1']] });
    expect(pointsOf(state, 'build red-2 blue-1 L4')).toEqual(points({ house: 3, neighbours }));
  });

  it('a roof beside a floor is no floor', () => {
    const state = position({ houses: { L4: 'blue 4/6', L5: 'red 4/4' }, hands: [['red-1', 'blue-1']] });
    expect(pointsOf(state, 'build red-1 blue-1 L4').neighbours).toBe(0);
  });

  it('the other street and houses further off are no neighbours', () => {
    const houses = { L5: 'red 4/6', L7: 'blue 1/5', R1: 'red 5/5', R2: 'green 4/4' };
    const state = position({ houses, hands: [['red-2', 'blue-1']] });
    expect(pointsOf(state, 'build red-2 blue-1 L7').neighbours).toBe(0);
  });

  it('a token on the roof of another house pays nobody', () => {
    const state = position({
      houses: { L4: 'blue 4/5', L5: 'red 1/6 roof 4' },
      hands: [['red-1', 'blue-1']],
    });
    expect(pointsOf(state, 'build red-1 blue-1 L4')).toEqual(points({ house: 5 }));
  });
});

describe('Public contracts are met exactly', () => {
  const met = (level: number, number: Kind, colour: Kind): PublicContract[] => {
    const all: PublicContract[] = [
      'floors-1-blue',
      'floors-2-blue',
      'floors-3-blue',
      'floors-2-red',
      'house-blue',
      'house-red',
      'cards-blue-blue',
      'cards-red-red',
      'cards-blue-red',
      'cards-blue-green',
      'cards-blue-yellow',
    ];
    return all.filter(contract => {
      const state = position({
        houses: { L4: `blue ${level}/5` },
        hands: [[number, colour]],
        contracts: [contract, null, null, null],
      });
      const claim = `build ${number} ${colour} L4 claim 1`;
      if (legalTexts(state).includes(claim))
        return play(state, claim).state.players[0]?.claimed[0] === contract;
      expect(refusal(state, claim)).toBe('claim-not-met');
      return false;
    });
  };

  it('floors: that number of that colour', () => {
    expect(met(1, 'red-1', 'blue-1')).toEqual(['floors-1-blue', 'cards-blue-red']);
    expect(met(1, 'red-2', 'blue-1')).toEqual(['floors-2-blue', 'cards-blue-red']);
    expect(met(1, 'red-3', 'blue-1')).toEqual(['floors-3-blue', 'cards-blue-red']);
  });

  it('house: completed now', () => {
    expect(met(2, 'green-3', 'blue-1')).toEqual(['floors-3-blue', 'house-blue', 'cards-blue-green']);
    expect(met(2, 'green-2', 'blue-1')).toEqual(['floors-2-blue', 'cards-blue-green']);
  });

  it('cards: both of the colour, or one of each, whichever gave the colour', () => {
    expect(met(1, 'blue-3', 'blue-1')).toEqual(['floors-3-blue', 'cards-blue-blue']);
    expect(met(1, 'yellow-1', 'blue-3')).toEqual(['floors-1-blue', 'cards-blue-yellow']);
    const state = position({
      houses: { R2: 'red 1/4' },
      hands: [['red-2', 'blue-1']],
      contracts: ['cards-blue-red', null, null, null],
    });
    expect(pointsOf(state, 'build blue-1 red-2 R2 claim 1').contracts).toBe(2);
  });

  it.each([
    ['floors-1-blue', 3, 'red-1'],
    ['floors-2-blue', 2, 'red-2'],
    ['floors-3-blue', 2, 'red-3'],
    ['cards-blue-red', 2, 'red-3'],
  ] as const)('%s brings %i', (contract, vp, number) => {
    const state = position({
      houses: { L4: 'blue 1/5' },
      hands: [[number, 'blue-1']],
      contracts: [null, contract, null, null],
    });
    expect(pointsOf(state, `build ${number} blue-1 L4 claim 2`).contracts).toBe(vp);
  });

  it('may be left, each in any combination', () => {
    const state = position({
      houses: { ...everyHouse('purple 4/4'), L4: 'blue 2/5' },
      hands: [['red-3', 'blue-1']],
      contracts: ['floors-3-blue', 'house-blue', 'house-red', 'cards-blue-red'],
    });
    const claims = builds(legalTexts(state)).map(text => text.split(' claim ')[1] ?? 'none');
    expect(claims.sort()).toEqual(['1', '1,2', '1,2,4', '1,4', '2', '2,4', '4', 'none']);
    expect(play(state, 'build red-3 blue-1 L4').state.contracts).toEqual(state.contracts);
  });

  it('each once, only open ones, judged on the four that were open', () => {
    const state = position({
      houses: { L4: 'blue 2/5' },
      hands: [['red-3', 'blue-1']],
      contracts: ['floors-3-blue', null, 'house-red', 'cards-green-red'],
      publicDeck: ['house-blue', 'cards-blue-red'],
    });
    const build = { type: 'build', number: 'red-3', colour: 'blue-1', house: 'L4' } as const;
    expect(refusal(state, { ...build, fulfil: [1, 1] })).toBe('claim-twice');
    expect(refusal(state, { ...build, fulfil: [2] })).toBe('claim-empty');
    expect(refusal(state, { ...build, fulfil: [1, 3] })).toBe('claim-not-met');
    expect(refusal(state, { ...build, fulfil: [5] })).toBe('no-such-slot');
    const { state: after } = play(state, 'build red-3 blue-1 L4 claim 1');
    expect(after.players[0]?.claimed).toEqual(['floors-3-blue']);
    expect(after.contracts).toEqual(['house-blue', 'cards-blue-red', 'house-red', 'cards-green-red']);
  });

  it('a claim that fails builds nothing at all', () => {
    const state = position({
      houses: { L4: 'blue 2/5' },
      hands: [['red-3', 'blue-1']],
      contracts: ['house-red', null, null, null],
    });
    expect(refusal(state, 'build red-3 blue-1 L4 claim 1')).toBe('claim-not-met');
    expect(porto.outcome(state)).toBeUndefined();
  });
});
