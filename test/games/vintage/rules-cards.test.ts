import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { Action, State } from '../../../src/games/vintage/rules/types.ts';
import { eventsOf, lots, position, refusal, refused, step, typesOf, ways } from './position.ts';

const only = (texts: readonly string[]) => texts.filter(text => text.endsWith('pay 1'));

describe('Drawing cards', () => {
  test('a card comes from the display, which stays empty there until the next round, or from the deck', () => {
    const state = position({ display: 'boat boat vintage', me: { known: 'colheita' } });
    expect(only(ways(state, 'take'))).toEqual(['take boat pay 1', 'take vintage pay 1', 'take deck pay 1']);
    const done = step(state, 'take boat pay 1');
    expect(done.state).toMatchObject({
      display: [null, 'boat', 'vintage', null],
      players: [{ known: ['colheita', 'boat'] }, {}, {}, {}],
    });
    expect(done.reveals).toBe(false);
    expect(refusal(state, 'take planting pay 1')).toBe('not-open');
    expect(refusal(state, 'take boat discard colheita pay 1')).toBe('discard-needless');
  });

  test('a card that was open when it was taken stays known to all', () => {
    const { state } = step(position({ display: 'vintage boat' }), 'take vintage pay 1');
    for (const viewer of ['table', 0, 1] as const)
      expect(vintage.view(state, viewer).players[0]?.known).toEqual(['vintage']);
  });

  test('a card drawn from the deck is visible to its seat alone', () => {
    const done = step(position({ deck: 'vintage boat' }), 'take deck pay 1');
    expect(done.events.at(-1)).toEqual({
      to: 0,
      event: { type: 'drew', seat: 0, card: 'vintage' },
      others: { type: 'drewHidden', seat: 0 },
    });
    expect(done.reveals).toBe(true);
    expect(vintage.view(done.state, 0)).toMatchObject({ drawn: ['vintage'], deck: 1 });
    expect(vintage.view(done.state, 1)).toMatchObject({
      drawn: [],
      players: [{ hidden: 1, known: [] }, {}, {}, {}],
    });
    expect(vintage.view(done.state, 'table').drawn).toBeNull();
  });

  test('a full hand discards first; with deck and used pile empty the discard is drawn again', () => {
    const me = { known: 'boat', drawn: 'boat' };
    const state = position({ me, display: '', deck: '', used: '' });
    expect(ways(state, 'take')).toEqual([
      'take deck discard boat pay 1',
      'take deck discard boat pay overseer-1',
    ]);
    expect(refusal(state, 'take deck pay 1')).toBe('discard-needed');
    const done = step(state, 'take deck discard boat pay 1');
    expect(typesOf(done)).toEqual(['placed', 'discarded', 'reshuffled', 'drew']);
    // The discarded boat is the card that all have seen. After the shuffle the boat is drawn again, and now it is hidden.
    expect(done.state.players[0]).toMatchObject({ known: [], drawn: ['boat', 'boat'] });
    expect(refusal(position({ display: '', deck: '', used: '' }), 'take deck pay 1')).toBe('no-card-left');
  });

  test('of two equal cards the known one is played first, and that reveals nothing', () => {
    const me = { known: 'boat', drawn: 'boat' };
    const state = position({ me });
    const first = step(state, 'play boat pay 1');
    expect([first.reveals, first.state.players[0]?.drawn]).toEqual([false, ['boat']]);
    const hidden = step(position({ me: { drawn: 'boat' } }), 'play boat pay 1');
    expect([hidden.reveals, hidden.state.used]).toEqual([true, ['boat']]);
    expect(hidden.chance).toEqual([]);
  });

  test('each card needs a circle of its own, and what it can do now', () => {
    const me = { known: 'vintage', drawn: 'two-barrels' };
    expect(ways(position({ me }), 'play')).toEqual([]);
    expect(refusal(position({ me }), 'play vintage 1 pay 1')).toBe('no-such-column');
    expect(refusal(position({ me }), 'play two-barrels 1 pay 1')).toBe('no-lot-there');
    expect(refusal(position({ me }), 'play boat pay 1')).toBe('not-in-hand');
    expect(refusal(position(), 'play boat pay 1')).toBe('hand-empty');
    const full = position({ me: { ...me, ruby: '5x1' }, taken: { card: [0, 1, 2, 3, 4, 5, 6, 7] } });
    expect(ways(full, 'play')).toEqual([]);
    expect(ways(full, 'take')).toEqual([]);
  });
});

describe('Playing cards', () => {
  test('two barrels join a lot on an Estate', () => {
    const me = {
      known: 'two-barrels',
      estates: ['baixo-1 green purple yellow 3x2', 'cima-1'],
      boat: 'gaia 5x1',
    };
    const state = position({ me });
    expect(only(ways(state, 'play'))).toEqual(['play two-barrels 1 pay 1']);
    const done = step(state, 'play two-barrels 1 pay 1');
    expect(done.state.players[0]?.estates[0]?.lot).toEqual({ quality: 3, barrels: 4 });
    expect(done.state.used).toEqual(['two-barrels']);
    expect(refusal(state, 'play two-barrels 3 pay 1')).toBe('no-such-estate');
  });

  test('a free action needs no circle of its column; it stays aside where it bought or harvested', () => {
    const me = { known: 'free-action', ruby: '7x3' };
    const state = position({
      me,
      taken: { 'green-red': [0, 1, 2], buy: [0, 1, 2, 3], harvest: [0, 1, 2, 3], age: [0, 1, 2, 3] },
    });
    const found = only(ways(state, 'play'));
    expect(found).toEqual([
      'play free-action buy cima-1 pay 1',
      'play free-action buy superior-1 pay 1',
      'play free-action plant 1 red pay 1',
      'play free-action plant 1 white pay 1',
      'play free-action harvest pay 1',
      'play free-action age pay 1',
    ]);
    const where = (text: string): Pick<State, 'used' | 'aside'> => {
      const { used, aside } = step(state, text).state;
      return { used, aside };
    };
    const aside = [{ seat: 0, card: 'free-action' }];
    expect(where('play free-action buy cima-1 pay 1')).toEqual({ used: [], aside });
    expect(where('play free-action harvest pay 1')).toEqual({ used: [], aside });
    expect(where('play free-action plant 1 red pay 1')).toEqual({ used: ['free-action'], aside: [] });
    expect(where('play free-action age pay 1')).toEqual({ used: ['free-action'], aside: [] });
    const [text = ''] = found;
    const bought = { ...step(state, text).state, turn: 0 };
    expect(ways(bought, 'buy')).toEqual([]);
  });

  test('a free action plants no old vineyard, and takes and plays no card', () => {
    const state = position({ me: { known: 'free-action boat', estates: ['cima-1 green purple'] } });
    const found = only(ways(state, 'play free-action'));
    expect(found.filter(text => text.includes('plant'))).toEqual(
      ['red', 'white', 'yellow'].map(vine => `play free-action plant 1 ${vine} pay 1`),
    );
    const free = { type: 'play', card: 'free-action', circle: 1 } as const;
    const old = { ...free, deed: 'plant', estate: 1, vine: 'old' } as unknown as Action;
    expect(refused(state, old).code).toBe('old-not-so');
    for (const deed of ['take', 'play', 'first', 'sail'])
      expect(refused(state, { ...free, deed } as unknown as Action).code).toBe('no-such-deed');
  });

  test('Colheita and Vintage take barrels from the cellar at once; a gap closes up', () => {
    const me = { vp: 0, known: 'vintage colheita', ruby: '2x1 9x3', tawny: '4x1 6x3' };
    const state = position({ me });
    expect(only(ways(state, 'play colheita'))).toEqual([
      'play colheita 1,2 pay 1',
      'play colheita 2,2 pay 1',
    ]);
    expect(refusal(state, 'play colheita 1,1 pay 1')).toBe('too-few-barrels');
    const first = step(state, 'play colheita 1,2 pay 1');
    expect(eventsOf(first).at(-1)).toMatchObject({
      type: 'soldAtOnce',
      side: 'tawny',
      columns: [1, 2],
      points: 4,
    });
    const done = step({ ...first.state, turn: 0 }, 'play vintage 1 pay 1').state;
    expect(done.players[0]).toMatchObject({ vp: 8, cellar: { ruby: lots('9x3'), tawny: lots('6x2') } });
    const pair = step(state, 'play colheita 2,2 pay 1').state;
    expect(pair.players[0]?.cellar.tawny).toEqual(lots('4x1 6x1'));
  });

  test('Colheita may use up both columns, and does not mind a barrel that waits there', () => {
    const me = {
      known: 'colheita',
      tawny: '4x1 4x1',
      warehouse: { ruby: [0, 0, 0, 0], tawny: [0, 0, 0, 1] },
    };
    const state = position({ me });
    expect(only(ways(state, 'play'))).toEqual(['play colheita 1,2 pay 1']);
    const { players } = step(state, 'play colheita 1,2 pay 1').state;
    expect(players[0]).toMatchObject({ vp: 7, cellar: { tawny: [] }, warehouse: { tawny: [0, 0, 0, 1] } });
  });

  test('two Tawny columns with equal lots are two', () => {
    expect(only(ways(position({ me: { known: 'vintage', ruby: '4x2 4x2' } }), 'play'))).toHaveLength(2);
    expect(only(ways(position({ me: { known: 'colheita', tawny: '4x2 4x2' } }), 'play'))).toHaveLength(3);
  });

  test('buttons under a public board do not tell what is in a hand', () => {
    const shown = (me: object) => vintage.openers?.(vintage.view(position({ me }), 'table'), 0);
    const useless = shown({ drawn: 'vintage' });
    expect(useless).toContainEqual(['type', 'play']);
    expect(shown({ drawn: 'boat' })).toEqual(useless);
    expect(shown({})).not.toContainEqual(['type', 'play']);
  });
});
