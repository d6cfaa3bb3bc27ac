import { describe, expect, test } from 'vitest';
import { eventsOf, lots, played, position, refusal, step, ways } from './position.ts';

const planted = (place: string, lot = '') => `${place} green purple yellow ${lot}`.trim();

describe('Moving the boat', () => {
  test('six ways from Baixo with lots there and in Cima; up with both, down, both ashore, the turn is over', () => {
    const estates = [planted('baixo-1', '3x2'), planted('cima-1', '6x3')];
    const state = position({ seats: 2, me: { markers: 2, estates, boat: 'baixo' } });
    expect(ways(state, 'sail')).toEqual([
      'sail gaia',
      'sail gaia load 1',
      'sail cima',
      'sail cima load 1',
      'sail cima load 2',
      'sail cima load 1,2',
    ]);
    const landing = played(state, ['sail cima load 1,2', 'sail gaia']);
    expect(ways(landing)).toEqual(['unload ruby', 'unload tawny']);
    const first = played(landing, ['unload tawny']);
    expect(first.turn).toBe(0);
    const done = step(first, 'unload ruby');
    expect(done.state.players[0]).toMatchObject({
      cellar: { tawny: lots('3x2'), ruby: lots('6x3') },
      boat: { harbour: 'gaia', lots: [] },
      markers: 0,
    });
    expect([done.state.turn, done.goesOn]).toEqual([1, false]);
  });

  test('twenty ways from Superior with a lot in each region; one move brings all to Gaia', () => {
    const estates = [planted('baixo-1', '3x2'), planted('cima-1', '6x3'), planted('superior-1', '5x4')];
    const state = position({ me: { estates, boat: 'superior' } });
    const count = (to: string) => ways(state, `sail ${to}`).length;
    expect([count('gaia'), count('baixo'), count('cima'), ways(state, 'sail').length]).toEqual([8, 8, 4, 20]);
    const done = step(state, 'sail gaia load 1,2,3');
    expect(eventsOf(done)[0]).toMatchObject({
      type: 'sailed',
      from: 'superior',
      to: 'gaia',
      loaded: [{ estate: 1 }, { estate: 2 }, { estate: 3 }],
    });
    expect(done.state.phase).toEqual({ type: 'unload', next: 0, moves: null, sailing: true });
  });

  test('upriver one harbour a move, downriver any; what lies off the way is not loaded', () => {
    const estates = [planted('baixo-1'), planted('superior-1', '5x4')];
    const state = position({ me: { estates, boat: 'baixo' } });
    expect(refusal(state, 'sail superior')).toBe('too-far-up');
    expect(refusal(state, 'sail baixo')).toBe('same-harbour');
    expect(refusal(state, 'sail cima load 2')).toBe('load-out-of-way');
    expect(refusal(state, 'sail gaia load 1')).toBe('nothing-to-load');
    expect(refusal(state, 'sail gaia load 3')).toBe('no-such-estate');
    const full = position({ me: { estates: [planted('baixo-1', '3x2')], boat: 'baixo 1x1 1x1 1x1' } });
    expect(refusal(full, 'sail gaia load 1')).toBe('holds-full');
    const two = [planted('baixo-1', '3x2'), planted('baixo-3', '3x2')];
    expect(refusal(position({ me: { estates: two, boat: 'baixo' } }), 'sail gaia load 2,1')).toBe(
      'load-order',
    );
    expect(ways(position({ me: { estates: two, boat: 'baixo 1x1 1x1' } }), 'sail gaia')).toEqual([
      'sail gaia',
      'sail gaia load 1',
      'sail gaia load 2',
    ]);
  });

  test('two lots land, one Tawny column is free', () => {
    const me = { boat: 'baixo 4x2 5x3', ruby: '1x1 2x1', tawny: '3x1', markers: 1 };
    const state = played(position({ seats: 2, me }), ['sail gaia']);
    expect(ways(state)).toEqual(['unload tawny', 'unload boat']);
    expect(refusal(state, 'unload ruby')).toBe('side-full');
    const stays = played(state, ['unload boat']);
    expect(ways(stays)).toEqual(['unload tawny']);
    expect(refusal(stays, 'unload boat')).toBe('must-land');
    const done = played(stays, ['unload tawny']);
    expect(done.players[0]).toMatchObject({
      boat: { lots: lots('4x2') },
      cellar: { tawny: lots('3x1 5x3') },
    });
    expect(done.turn).toBe(1);
    const other = played(state, ['unload tawny']);
    expect([other.turn, other.players[0]?.boat.lots]).toEqual([1, lots('5x3')]);
  });

  test('after a landing in the middle of a voyage it goes on', () => {
    const state = played(position({ me: { boat: 'baixo 4x2', markers: 2 } }), ['sail gaia', 'unload ruby']);
    expect(ways(state)).toEqual(['stop', 'sail baixo']);
    expect(played(state, ['stop']).turn).toBe(1);
    expect(played(state, ['stop']).players[0]?.markers).toBe(1);
  });

  test('a full cellar lets a lot wait aboard; when it has aged that lot is asked at once', () => {
    const me = { boat: 'gaia 7x2', ruby: '1x1 2x1', tawny: '3x1 4x1' };
    const state = step(position({ seats: 2, me }), 'age pay 1');
    expect(state.goesOn).toBe(true);
    expect(ways(state.state)).toEqual(['unload ruby', 'unload tawny']);
    const done = played(state.state, ['unload tawny']);
    expect([done.turn, done.players[0]?.cellar.tawny]).toEqual([1, lots('7x2')]);
  });

  test('so is it where a card empties a column', () => {
    const me = { boat: 'gaia 7x2', ruby: '1x1 2x1', tawny: '3x1 4x1', known: 'vintage' };
    const state = played(position({ me }), ['play vintage 1 pay 1']);
    expect(ways(state)).toEqual(['unload ruby']);
    const big = played(position({ me: { ...me, ruby: '1x2 2x1' } }), ['play vintage 1 pay 1']);
    expect(big.phase.type).toBe('turn');
  });

  test('the card: one to four moves without markers, also for the overseer; the fourth ends the turn', () => {
    const me = { known: 'boat', markers: 0 };
    const state = played(position({ me, display: 'vintage' }), ['play boat pay overseer-1']);
    expect(ways(state)).toEqual(['sail baixo']);
    expect(refusal(state, 'stop')).toBe('must-begin');
    const three = played(state, ['sail baixo', 'sail cima', 'sail superior']);
    expect(ways(three)).toEqual(['stop', 'sail gaia', 'sail baixo', 'sail cima']);
    const four = step(three, 'sail cima');
    expect([four.state.turn, four.goesOn]).toEqual([1, false]);
    expect(played(state, ['sail baixo', 'stop']).turn).toBe(1);
    const landing = position({ me: { ...me, boat: 'baixo 4x2' }, display: 'vintage' });
    expect(played(landing, ['play boat pay overseer-1', 'sail gaia', 'unload ruby']).phase).toEqual({
      type: 'sail',
      moves: 3,
      mayStop: true,
    });
  });
});
