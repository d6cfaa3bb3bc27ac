import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { eventsOf, held, legalTexts, played, position, refusal, step, type Wish } from './position.ts';

const utilise = (wish: Wish = {}) => position({ phase: { type: 'utilise' }, ...wish });

describe('Complete Objectives', () => {
  const objectives = ['red-1 blue-2 red-5', 'green-6'];

  test('the sum of each colour is paid, a cube less for each Blue Headquarters, of which colours one likes', () => {
    const rich = { objectives, cubes: ['r9 b9 y9'] };
    expect(legalTexts(utilise(rich), 'complete')).toEqual(['complete 1 pay blue-2,red-6']);
    const insider = utilise({ ...rich, headquarters: ['blue-2 blue-1'] });
    expect(legalTexts(insider, 'complete')).toEqual([
      'complete 1 pay blue-2,red-4',
      'complete 1 pay blue-1,red-5',
      'complete 1 pay red-6',
    ]);
    expect(refusal(insider, 'complete 1 pay blue-2,red-6')).toEqual({
      code: 'pay-exactly',
      with: { count: 6, given: 8 },
    });
    expect(refusal(insider, 'complete 1 pay blue-3,red-3')).toEqual({
      code: 'pay-not-asked',
      with: { colour: 'blue', asked: 2, given: 3 },
    });
    expect(refusal(insider, 'complete 1 pay red-5,yellow-1')).toMatchObject({ code: 'pay-not-asked' });
    const done = step(insider, 'complete 1 pay red-6');
    expect(held(done.state)[0]).toBe('b9 r3 y9');
    expect(eventsOf(done)).toEqual([
      { type: 'completed', seat: 0, objective: 1, pay: { red: 6 }, points: 8 },
    ]);
    expect(greenPort.view(done.state, 'table').players[0]?.points).toBe(11);
    expect(refusal(done.state, 'complete 1 pay red-3')).toEqual({
      code: 'objective-taken',
      with: { objective: 1, seat: 0, possible: [2] },
    });
    expect(refusal(done.state, 'complete 5 pay red-3')).toEqual({
      code: 'no-such-objective',
      with: { objective: '5', possible: [2] },
    });
  });

  test('the wild one takes cubes of a single colour, less the discount', () => {
    const wild = { objectives: ['wild-6'], cubes: ['r6 b5 g4'] };
    expect(legalTexts(utilise(wild), 'complete')).toEqual(['complete 1 pay red-6']);
    const cheaper = utilise({ ...wild, headquarters: ['blue-2'] });
    expect(legalTexts(cheaper, 'complete')).toEqual(['complete 1 pay blue-5', 'complete 1 pay red-5']);
    expect(refusal(cheaper, 'complete 1 pay blue-3,red-2')).toEqual({
      code: 'pay-one-colour',
      with: { colours: ['blue', 'red'] },
    });
    expect(refusal(cheaper, 'complete 1 pay red-6')).toMatchObject({ code: 'pay-exactly' });
  });

  test('where the discount is as large as the price nothing is paid', () => {
    const free = utilise({ objectives: ['red-1 blue-2'], headquarters: ['blue-2 blue-1 blue-1'] });
    expect(legalTexts(free, 'complete')).toEqual(['complete 1 pay none']);
    expect(played(free, 'complete 1 pay none').objectives[0]?.by).toBe(0);
    const wild = utilise({ objectives: ['wild-2'], headquarters: ['blue-2 blue-1 blue-1'] });
    expect(legalTexts(wild, 'complete')).toEqual(['complete 1 pay none']);
  });
});

describe('Buy Headquarters', () => {
  test('a Headquarters costs two, and one more for each card on Objectives that are left', () => {
    const dear = ['blue', 'green', 'red', 'yellow'].map(colour => {
      const { with: details } = refusal(utilise(), `buy ${colour}${colour === 'green' ? ' boost red' : ''}`);
      return details.price;
    });
    expect(dear).toEqual([4, 3, 5, 2]);
  });

  test('a Green one boosts a colour, any, one that is boosted already too', () => {
    const state = utilise({ cubes: ['g3 y2'], headquarters: ['green-2>red'] });
    expect(legalTexts(state, 'buy')).toEqual([
      'buy green boost blue',
      'buy green boost green',
      'buy green boost red',
      'buy green boost yellow',
      'buy yellow',
    ]);
    const done = played(state, 'buy green boost red');
    expect(done.players[0]?.headquarters).toEqual([
      { colour: 'green', value: 2, boost: 'red' },
      { colour: 'green', value: 2, boost: 'red' },
    ]);
    expect(done.piles.green).toEqual([1]);
    expect(held(done)[0]).toBe('y2');
    expect(refusal(state, 'buy green')).toMatchObject({ code: 'boost-missing' });
    expect(refusal(state, 'buy yellow boost red')).toMatchObject({ code: 'boost-needless' });
  });

  test('an empty pile is refused with those that are left', () => {
    const state = utilise({ cubes: ['r9'], piles: { red: [] } });
    expect(refusal(state, 'buy red')).toEqual({
      code: 'pile-empty',
      with: { colour: 'red', possible: ['blue', 'green', 'yellow'] },
    });
  });

  test('every price is counted anew', () => {
    const state = utilise({ objectives: ['red-3', 'red-1 green-2'], cubes: ['r6'] });
    expect(legalTexts(state, 'buy')).toEqual(['buy red']);
    const cheaper = played(state, 'complete 1 pay red-3');
    const bought = played(cheaper, 'buy red');
    expect([held(bought)[0], bought.players[0]?.headquarters]).toEqual([
      '',
      [{ colour: 'red', value: 2, boost: null }],
    ]);
    expect(held(played(state, 'buy red'))[0]).toBe('r2');
  });
});

describe('Re-activate the profile', () => {
  const down = { cubes: ['r1 b1'], tiles: ['drop'] };
  const bust = { turn: { bust: true } };

  test('two cubes, one after a bust, one less for each Yellow Headquarters', () => {
    expect(legalTexts(utilise(down), 'unflip')).toEqual(['unflip pay blue-1,red-1']);
    expect(legalTexts(utilise({ ...down, ...bust }), 'unflip')).toEqual([
      'unflip pay blue-1',
      'unflip pay red-1',
    ]);
    const spy = { ...down, headquarters: ['yellow-2'] };
    expect(legalTexts(utilise({ ...spy, ...bust }), 'unflip')).toEqual(['unflip pay none']);
    expect(legalTexts(utilise(spy), 'unflip')).toEqual(['unflip pay blue-1', 'unflip pay red-1']);
    expect(legalTexts(utilise({ ...down, headquarters: ['yellow-2 yellow-1 yellow-1'] }), 'unflip')).toEqual([
      'unflip pay none',
    ]);
    const done = played(utilise(down), 'unflip pay blue-1,red-1');
    expect([done.players[0]?.tile?.up, held(done)[0]]).toEqual([true, '']);
    expect(refusal(done, 'unflip pay none')).toEqual({ code: 'tile-up', with: {} });
    expect(refusal(utilise(down), 'unflip pay red-1')).toEqual({
      code: 'pay-exactly',
      with: { count: 2, given: 1 },
    });
  });
});

describe('Specialise Units', () => {
  const cubes = ['b3 r1 y1'];

  test('three alike or three different, and two of any with a Red Headquarters', () => {
    expect(legalTexts(utilise({ cubes }), 'specialise').toSorted()).toEqual([
      'specialise green pay blue-1,red-1,yellow-1',
      'specialise green pay blue-3',
      'specialise red pay blue-3',
      'specialise yellow pay blue-3',
    ]);
    const trader = utilise({ cubes, headquarters: ['red-1'] });
    expect(legalTexts(trader, 'specialise')).toHaveLength(9);
    expect(legalTexts(utilise({ cubes, headquarters: ['red-1 red-2'] }), 'specialise')).toHaveLength(9);
    expect(refusal(trader, 'specialise green pay blue-3')).toEqual({
      code: 'pay-exactly',
      with: { count: 2, given: 3 },
    });
    expect(held(played(trader, 'specialise green pay blue-1,red-1'))[0]).toBe('b2 g1 y1');
  });

  test('two alike and one other are no payment of three, and no colour is traded for itself', () => {
    const state = utilise({ cubes });
    expect(refusal(state, 'specialise green pay blue-2,red-1')).toEqual({
      code: 'specialise-mixture',
      with: { count: 3 },
    });
    expect(refusal(state, 'specialise blue pay blue-3')).toEqual({
      code: 'specialise-same',
      with: { colour: 'blue' },
    });
  });

  test('it is asked in Hire too, before the first reveal and after it', () => {
    const state = position({ cubes, deck: 'red-drop' });
    expect(legalTexts(state)).toHaveLength(1 + 4);
    expect(legalTexts(played(state, 'specialise red pay blue-3', 'reveal'))).toEqual(['hire red', 'reveal']);
  });

  test('over the limit one flips or loses, nothing else; nor is it asked of a seat out of turn', () => {
    const state = played(position({ deck: 'x-orange', cubes: ['r9', 'b8'], tiles: ['+drop'] }), 'reveal');
    expect(legalTexts(state)).toEqual(['flip', 'lose red-4']);
    expect(refusal(state, 'specialise blue pay red-3')).toMatchObject({ code: 'wrong-phase' });
    const other = played(state, 'lose red-4');
    expect(legalTexts(other)).toEqual(['lose blue-4']);
  });

  test('after an orange X, trades are allowed again in the same turn once its losses are settled', () => {
    const cubes = ['r9', 'b2', 'g9'];
    const begun = played(position({ deck: 'x-orange', cubes }), 'reveal', 'lose red-4', 'lose green-4');
    const settled = played(begun, 'bonus blue');
    expect(legalTexts(settled, 'specialise')).toEqual(
      ['blue', 'green', 'yellow'].map(colour => `specialise ${colour} pay red-3`),
    );
    expect(held(played(settled, 'specialise blue pay red-3'))[0]).toBe('b1 r2');
  });

  test('a bust and an underdog cube are questions of their own: it is asked before them and after', () => {
    const tiles = ['+drop'];
    const bust = played(position({ pool: 'red-drop', deck: 'black', cubes, tiles }), 'reveal');
    expect(legalTexts(bust)).toEqual(['flip', 'bust']);
    expect(refusal(bust, 'specialise red pay blue-3')).toMatchObject({ code: 'wrong-phase' });
    expect(legalTexts(played(bust, 'bust'), 'specialise')).toHaveLength(4);
    expect(legalTexts(played(bust, 'flip'), 'specialise')).toHaveLength(4);
    const gift = played(position({ deck: 'x-green', cubes: ['b3', 'r9', 'r9'] }), 'reveal');
    expect(legalTexts(gift)).toEqual(['bonus blue', 'bonus green', 'bonus red', 'bonus yellow']);
    expect(refusal(gift, 'specialise red pay blue-3')).toMatchObject({ code: 'wrong-phase' });
    expect(legalTexts(played(gift, 'bonus red'), 'specialise')).toHaveLength(3);
  });
});
