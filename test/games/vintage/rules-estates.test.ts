import { describe, expect, test } from 'vitest';
import { estateAt, isPlanted, qualityOf } from '../../../src/games/vintage/rules/estates.ts';
import type { State } from '../../../src/games/vintage/rules/types.ts';
import { eventsOf, played, position, refusal, step, ways } from './position.ts';

const mine = (state: State, estate: number) => {
  const [player] = state.players;
  if (!player) throw new Error('nobody');
  return estateAt(player, estate);
};

describe('Buying an Estate', () => {
  test('costs its price, once a round by whatever means, and brings a marker with the next round', () => {
    const state = position({ me: { known: 'buying', vp: 9 }, display: 'boat harvesting planting' });
    const bought = step(state, 'buy cima-1 pay 1');
    expect(bought.state.players[0]).toMatchObject({ vp: 6, markers: 3, bought: true });
    expect(mine(bought.state, 2)).toEqual({ place: 'cima-1', vines: [], lot: null });
    const later = { ...bought.state, turn: 0 };
    expect(ways(later, 'buy')).toEqual([]);
    expect(ways(later, 'play buying')).toEqual([]);
    expect(refusal(later, 'buy cima-2 pay 2')).toBe('bought-already');
    expect(refusal(later, 'play buying cima-2 discount pay 1')).toBe('bought-already');
    const next = played(later, ['pass', 'pass', 'pass', 'pass']);
    expect(next.players.map(({ markers }) => markers)).toEqual([5, 4, 4, 4]);
  });

  test('3 points buy what costs 3, and leave nothing', () => {
    expect(ways(position(), 'buy')).toHaveLength(10);
    expect(step(position(), 'buy cima-1 pay 1').state.players[0]?.vp).toBe(0);
    expect(refusal(position(), 'buy cima-3 pay 1')).toBe('too-dear');
  });

  test('with few seats some of Baixo is free; of alike places the lowest stands for all', () => {
    const places = (state: State) => [...new Set(ways(state, 'buy').map(text => text.split(' ')[1]))];
    expect(places(position({ seats: 2 }))).toEqual(['baixo-3', 'cima-1', 'superior-1']);
    expect(refusal(position({ seats: 2 }), 'buy baixo-4 pay 1')).toBe('place-like');
    expect(refusal(position({ seats: 2 }), 'buy baixo-2 pay 1')).toBe('place-taken');
    const taken = position({ others: { 1: { estates: ['baixo-2', 'cima-1'] } } });
    expect(places(taken)).toEqual(['cima-2', 'superior-1']);
  });

  test('an Estate needs a tile that is left', () => {
    const state = position({ me: { vp: 20, estates: ['baixo-1', 'cima-1', 'cima-2'] } });
    expect(ways(state, 'buy')).toEqual([]);
    expect(refusal(state, 'buy superior-1 pay 1')).toBe('no-tile-left');
  });

  test('the card: fourteen ways with 3 points, one point less or a vine; the column stays empty', () => {
    const state = position({ me: { known: 'buying' }, display: 'boat' });
    const found = ways(state, 'play buying').filter(text => text.endsWith('pay 1'));
    expect(found).toHaveLength(14);
    expect(found.filter(text => text.includes('discount'))).toEqual([
      'play buying cima-1 discount pay 1',
      'play buying cima-3 discount pay 1',
      'play buying superior-1 discount pay 1',
      'play buying superior-3 discount pay 1',
    ]);
    const done = played(state, ['play buying cima-1 white pay 1']);
    expect(done.table.buy.every(piece => piece === null)).toBe(true);
    expect(mine(done, 2).vines).toEqual(['white']);
    expect(done.aside).toEqual([{ seat: 0, card: 'buying' }]);
    const cheap = played(state, ['play buying cima-3 discount pay 1']);
    expect(cheap.players[0]?.vp).toBe(0);
  });
});

describe('Planting a vineyard', () => {
  test('quality of Cima: 5, with an old vineyard 6, with five vines 7', () => {
    const state = position({ me: { estates: ['cima-1 green purple'] } });
    expect([qualityOf(mine(state, 1)), isPlanted(mine(state, 1))]).toEqual([5, false]);
    const old = played(state, ['plant 1 old pay 2']);
    expect([qualityOf(mine(old, 1)), isPlanted(mine(old, 1))]).toEqual([6, true]);
    const full = played({ ...old, turn: 0 }, ['plant 1 red pay 1']);
    const five = played({ ...full, turn: 0 }, ['plant 1 white pay 1']);
    expect([qualityOf(mine(five, 1)), mine(five, 1).vines.length]).toEqual([7, 5]);
    expect(ways({ ...five, turn: 0 }, 'plant')).toEqual([]);
    expect(refusal({ ...five, turn: 0 }, 'plant 1 yellow pay 2')).toBe('estate-full');
    expect(qualityOf({ place: 'cima-1', vines: ['old'], lot: null })).toBe(6);
  });

  test('an old vineyard: in Cima alone, once on an Estate, once a round, three in the game', () => {
    const estates = ['baixo-1 green', 'cima-1 old'];
    const state = position({ me: { estates } });
    expect(ways(state, 'plant 1 old')).toEqual([]);
    expect(refusal(state, 'plant 1 old pay 2')).toBe('old-elsewhere');
    expect(refusal(state, 'plant 2 old pay 2')).toBe('vine-there');
    const again = position({ me: { estates: ['cima-1'] }, taken: { old: [0] } });
    expect(refusal(again, 'plant 1 old pay 2')).toBe('column-full');
    const others = { 1: { estates: ['cima-2 old', 'cima-3 old'] }, 2: { estates: ['cima-4 old'] } };
    expect(refusal(position({ me: { estates: ['cima-1'] }, others }), 'plant 1 old pay 2')).toBe('old-gone');
    expect(ways(position({ me: { estates: ['cima-1'] } }), 'plant 1 old')).toEqual([
      'plant 1 old pay 2',
      'plant 1 old pay overseer-2',
    ]);
  });

  test('vines that share a column share its circles', () => {
    const state = played(position(), ['plant 1 red pay 1']);
    expect(state.table['green-red'][0]).toEqual({ seat: 0, overseer: false });
    expect(ways({ ...state, turn: 1 }, 'plant 1 red')[0]).toBe('plant 1 red pay 2');
    expect(mine(state, 1).vines).toEqual(['green', 'purple', 'red', 'yellow']);
  });

  test('the card: each vine later in their order than the one before, on any Estates', () => {
    const me = { known: 'planting', estates: ['baixo-1 green purple yellow', 'cima-1 old'] };
    const state = played(position({ me, display: 'boat' }), ['play planting pay 1']);
    expect(ways(state)).toHaveLength(7);
    expect(refusal(state, 'stop')).toBe('must-begin');
    const purple = played(state, ['plant 2 purple']);
    expect(ways(purple)).toEqual([
      'stop',
      'plant 1 red',
      'plant 1 white',
      'plant 2 red',
      'plant 2 white',
      'plant 2 yellow',
    ]);
    expect(refusal(purple, 'plant 2 green')).toBe('vine-order');
    expect(refusal(purple, 'plant 2 old')).toBe('old-not-so');
    const done = played(purple, ['plant 2 red', 'plant 1 white']);
    expect([done.turn, done.phase.type]).toEqual([1, 'turn']);
    expect(mine(done, 2).vines).toEqual(['purple', 'red', 'old']);
    const yellow = step(state, 'plant 2 yellow');
    expect([yellow.state.turn, yellow.goesOn]).toEqual([1, false]);
  });
});

describe('Harvesting', () => {
  test('plain Cima, bonus 1, one barrel of brandy', () => {
    const state = played(position({ me: { estates: ['cima-1 green purple yellow'] } }), ['harvest pay 1']);
    const done = step(state, 'gather 1 wine 3');
    expect(mine(done.state, 1).lot).toEqual({ quality: 6, barrels: 3 });
    expect(done.state.players[0]).toMatchObject({ brandy: 0, harvested: true });
    expect(eventsOf(done).at(-1)).toEqual({ type: 'stored', seat: 0, gained: 0, lost: 0, brandy: 0 });
  });

  test('Superior: without brandy only brandy, three at most; with one, wine and three too', () => {
    const superior = (brandy: number) =>
      played(position({ me: { brandy, estates: ['superior-1 green purple yellow'] } }), ['harvest pay 1']);
    expect(ways(superior(0))).toEqual(['gather 1 wine 0']);
    expect(refusal(superior(0), 'gather 1 wine 1')).toBe('no-brandy');
    const only = step(superior(0), 'gather 1 wine 0');
    expect(only.state.players[0]?.brandy).toBe(3);
    expect(eventsOf(only).at(-1)).toMatchObject({ gained: 3, lost: 1 });
    expect(mine(only.state, 1).lot).toBeNull();
    expect(played(superior(1), ['gather 1 wine 1']).players[0]?.brandy).toBe(3);
    expect(refusal(superior(1), 'gather 1 wine 5')).toBe('wine-range');
    expect(refusal(superior(1), 'gather 2 wine 1')).toBe('other-estate');
  });

  test('each wine costs a barrel of what was there before; with the card one pays for all', () => {
    const me = {
      known: 'harvesting',
      estates: ['baixo-1 green purple yellow', 'cima-1 green purple yellow'],
    };
    const state = position({ me, display: 'boat' });
    const table = played(state, ['harvest pay 1', 'gather 1 wine 1']);
    expect(ways(table)).toEqual(['gather 2 wine 0']);
    expect(played(table, ['gather 2 wine 0']).players[0]?.brandy).toBe(3);
    const card = played(state, ['play harvesting pay 1', 'gather 1 wine 1', 'gather 2 wine 3']);
    expect(card.players[0]?.brandy).toBe(1);
    expect(card.aside).toEqual([{ seat: 0, card: 'harvesting' }]);
    expect(refusal({ ...card, turn: 0 }, 'harvest pay 1')).toBe('harvested-already');
    const dry = position({ me: { ...me, brandy: 0 }, display: 'boat' });
    expect(ways(played(dry, ['play harvesting pay 1']))).toEqual(['gather 1 wine 0']);
  });

  test('waiting barrels bar a harvest, unless the boat lies there with a hold free', () => {
    const lot = 'baixo-1 green purple yellow 3x2';
    expect(refusal(position({ me: { estates: [lot] } }), 'harvest pay 1')).toBe('nothing-to-harvest');
    expect(ways(position({ me: { estates: [lot], boat: 'baixo 1x1 2x1 3x1' } }), 'harvest')).toEqual([]);
    const state = played(position({ me: { estates: [lot], boat: 'baixo' } }), ['harvest pay 1']);
    expect(ways(state)).toEqual(['gather 1 wine 0', 'gather 1 wine 1', 'gather 1 wine 2']);
    expect(refusal(state, 'leave 1')).toBe('leave-last');
    const done = step(state, 'gather 1 wine 2');
    expect(done.state.players[0]?.boat.lots).toEqual([{ quality: 3, barrels: 2 }]);
    expect(eventsOf(done)[0]).toMatchObject({ loaded: { quality: 3, barrels: 2 } });
  });

  test('barrels that wait may be left where another Estate was gathered or is asked; a full boat asks no more', () => {
    const estates = ['baixo-1 green purple yellow 3x2', 'baixo-3 green purple yellow 4x2'];
    const one = played(position({ seats: 2, me: { estates, boat: 'baixo 1x1 2x1' } }), ['harvest pay 1']);
    expect(ways(one)).toContain('leave 1');
    const left = played(one, ['leave 1']);
    expect(ways(left)).not.toContain('leave 2');
    expect(left.phase).toMatchObject({ type: 'gather', left: [2] });
    const full = step(one, 'gather 1 wine 0');
    expect([full.state.turn, full.state.phase.type]).toEqual([1, 'turn']);
    const free = position({
      seats: 2,
      me: { estates: ['baixo-1 green purple yellow', estates[1] ?? ''], boat: 'baixo' },
    });
    const gathered = played(free, ['harvest pay 1']);
    expect(refusal(gathered, 'leave 1')).toBe('leave-free');
    expect(ways(played(gathered, ['gather 1 wine 1']))).toContain('leave 2');
  });

  test('an Estate with two vines is none to harvest', () => {
    expect(ways(position({ me: { estates: ['cima-1 green old'] } }), 'harvest')).toEqual([]);
  });
});
