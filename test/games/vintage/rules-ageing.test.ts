import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { Event } from '../../../src/games/vintage/rules/events.ts';
import { SIDES } from '../../../src/games/vintage/rules/types.ts';
import { aged, raised, sold } from '../../../src/games/vintage/rules/warehouse.ts';
import { eventsOf, position, refusal, type SeatWish, step, throwing, typesOf, ways } from './position.ts';

const warehouse = (ruby: readonly number[], tawny: readonly number[]) => ({ ruby, tawny });
const EMPTY = warehouse([0, 0, 0, 0], [0, 0, 0, 0]);

const ageing = (me: SeatWish, roll: number, text = 'age pay 1') => {
  const done = step(position({ me: { vp: 0, ...me } }), text, throwing(roll));
  const player = done.state.players[0];
  return [player?.vp, player?.warehouse.ruby, player?.warehouse.tawny];
};

describe('Ageing and selling', () => {
  test('the example: 2 + 3 + 3, one barrel stays', () => {
    expect(ageing({ ruby: '4x2 7x3', tawny: '6x4' }, 3)).toEqual([8, [0, 0, 0, 0], [0, 1, 0, 0]]);
  });

  test('the bottom sells in sets, and holds any number', () => {
    const me = { ruby: '4x6', tawny: '4x7', warehouse: warehouse([3, 0, 0, 0], [4, 0, 0, 0]) };
    expect(ageing(me, 1)).toEqual([4, [1, 0, 0, 0], [1, 0, 0, 0]]);
    expect(ageing({ ruby: '9x7', tawny: '6x10' }, 6)).toEqual([5 + 9, [2, 0, 0, 0], [1, 0, 0, 0]]);
  });

  test('events tell the roll, where each lot came to lie and what was sold; the actor foresees none of it', () => {
    const done = step(position({ me: { ruby: '7x3' } }), 'age pay 1', throwing(3));
    const [, rolled, agedLots, sale] = eventsOf(done);
    expect(rolled).toEqual({ type: 'rolled', seat: 0, die: 3, more: 0 });
    expect(agedLots).toMatchObject({
      lots: [
        {
          side: 'ruby',
          laid: [
            { category: 'lbv', barrels: 2 },
            { category: 'reserva', barrels: 1 },
          ],
        },
      ],
    });
    expect(sale).toMatchObject({
      sales: [{ side: 'ruby', category: 'lbv', barrels: 2, points: 3 }],
      points: 3,
    });
    expect(done.chance).toEqual([1, 2, 3]);
    expect(done.reveals).toBe(true);
    expect(refusal(position(), 'age pay 1')).toBe('cellar-empty');
  });

  test('several ageings in a round, each on the next circle', () => {
    const state = step(position({ me: { ruby: '7x3', boat: 'gaia 5x1' } }), 'age pay 1').state;
    const landed = step(state, 'unload tawny').state;
    expect(ways({ ...landed, turn: 0 }, 'age')[0]).toBe('age pay 2');
  });

  test('the order of lots changes nothing', () => {
    const lot = fc.record({
      quality: fc.integer({ min: 2, max: 9 }),
      barrels: fc.integer({ min: 1, max: 6 }),
    });
    const any = fc.record({
      one: lot,
      other: lot,
      side: fc.constantFrom(...SIDES),
      roll: fc.integer({ min: 1, max: 7 }),
      held: fc.tuple(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 1 }),
        fc.constant(0),
      ),
    });
    fc.assert(
      fc.property(any, ({ one, other, side, roll, held }) => {
        const before = { ...EMPTY, [side]: held };
        const laid = (first: typeof one, second: typeof one) =>
          aged(before, { ruby: [], tawny: [], [side]: [first, second] }, roll).warehouse;
        expect(laid(one, other)).toEqual(laid(other, one));
      }),
    );
  });

  test('barrels are conserved by ageing and by enologists; a sale takes what it says', () => {
    const side = fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 1 }),
    );
    const sum = (all: { readonly ruby: readonly number[]; readonly tawny: readonly number[] }) =>
      [...all.ruby, ...all.tawny].reduce((one, two) => one + two, 0);
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 20 }), (ruby, tawny, barrels) => {
        const before = { ruby, tawny };
        const lot = { quality: 5, barrels };
        expect(sum(aged(before, { ruby: [lot], tawny: [lot] }, 4).warehouse)).toBe(sum(before) + 2 * barrels);
        expect(sum(raised(before).warehouse)).toBe(sum(before));
        const { warehouse: left, sales } = sold(before);
        expect(sum(left) + sales.reduce((all, each) => all + each.barrels, 0)).toBe(sum(before));
      }),
    );
  });
});

describe('Cards about ageing', () => {
  test('the enologist: Vintage 4 and LBV 3, one stays; Colheita is filled from below', () => {
    expect(ageing({ ruby: '8x1 5x3', enologists: 1 }, 2)).toEqual([7, [0, 1, 0, 0], [0, 0, 0, 0]]);
    const me = { tawny: '5x4 9x3', enologists: 1, warehouse: warehouse([0, 0, 0, 0], [0, 0, 0, 1]) };
    expect(ageing(me, 1)).toEqual([7, [0, 0, 0, 0], [0, 3, 0, 0]]);
  });

  test('two of them do it twice', () => {
    expect(ageing({ ruby: '1x1', enologists: 2 }, 1)).toEqual([0, [0, 0, 1, 0], [0, 0, 0, 0]]);
    const done = step(position({ me: { ruby: '1x1', enologists: 2 } }), 'age pay 1');
    expect(typesOf(done)).toEqual(['placed', 'rolled', 'aged', 'raised', 'raised']);
  });

  test('the look: six chips in round 1, none in round 7; it is for the seat alone', () => {
    const me = { known: 'enologist' };
    const state = position({ me });
    expect(ways(state, 'play').filter(text => text.endsWith('pay 1'))).toHaveLength(6);
    const done = step(state, 'play enologist 3 pay 1');
    expect(done.events.at(-1)).toEqual({
      to: 0,
      event: { type: 'looked', seat: 0, round: 3, bonus: 2 },
      others: { type: 'lookedHidden', seat: 0, round: 3 },
    });
    expect(vintage.view(done.state, 0).chips).toEqual([1, null, 2, null, null, null, null]);
    for (const viewer of [1, 'table'] as const)
      expect(vintage.view(done.state, viewer).chips).toEqual([1, null, null, null, null, null, null]);
    expect(done.state).toMatchObject({
      aside: [{ seat: 0, card: 'enologist' }],
      players: [{ enologists: 1 }, {}, {}, {}],
    });
    const last = position({ round: 7, me });
    expect(ways(last, 'play')).toEqual(['play enologist pay 1', 'play enologist pay overseer-1']);
    expect(refusal(last, 'play enologist 7 pay 1')).toBe('round-needless');
    expect(refusal(state, 'play enologist 1 pay 1')).toBe('no-such-round');
    expect(refusal(state, 'play enologist pay 1')).toBe('no-such-round');
    expect(step(last, 'play enologist pay 1').state.players[0]?.enologists).toBe(1);
  });

  test('an added barrel: five places, never above what lies there; in Tawny reserva it brings 2', () => {
    const me = {
      vp: 0,
      ruby: '9x1',
      known: 'ageing-barrel',
      warehouse: warehouse([0, 0, 0, 0], [0, 3, 0, 0]),
    };
    const state = step(position({ me, display: 'boat' }), 'play ageing-barrel pay 1', throwing(1)).state;
    expect(ways(state)).toEqual([
      'add ruby ruby',
      'add ruby reserva',
      'add ruby lbv',
      'add tawny tawny',
      'add tawny reserva',
    ]);
    expect(refusal(state, 'add ruby vintage')).toBe('category-above');
    const done = step(state, 'add tawny reserva');
    expect(done.state.players[0]).toMatchObject({
      vp: 2,
      warehouse: { ruby: [0, 0, 1, 0], tawny: [0, 0, 0, 0] },
    });
    expect(
      vintage.worth?.(vintage.view(state, 0), 0, { type: 'add', side: 'tawny', category: 'reserva' }),
    ).toBe(2);
    const one = step(
      position({ me: { ...me, warehouse: EMPTY }, display: 'boat' }),
      'play ageing-barrel pay 1',
    );
    expect(refusal(one.state, 'add tawny tawny')).toBe('side-without-barrels');
  });

  test('an added barrel finds no full category', () => {
    const me = {
      ruby: '9x1',
      known: 'ageing-barrel',
      enologists: 0,
      warehouse: warehouse([0, 0, 1, 0], [0, 0, 0, 0]),
    };
    const state = step(position({ me, display: 'boat' }), 'play ageing-barrel pay 1', throwing(1)).state;
    expect(ways(state)).toEqual(['add ruby ruby', 'add ruby reserva']);
    expect(refusal(state, 'add ruby lbv')).toBe('category-full');
    const bottom = step(state, 'add ruby ruby');
    expect((eventsOf(bottom).at(-1) as Event & { points: number }).points).toBe(3);
  });

  test('roll + 1: 9 with a 1', () => {
    const me = { tawny: '7x3', known: 'ageing-quality' };
    expect(ageing(me, 1, 'play ageing-quality pay 1')).toEqual([3, [0, 0, 0, 0], [0, 0, 0, 0]]);
    expect(ageing({ tawny: '7x3' }, 1)).toEqual([0, [0, 0, 0, 0], [0, 3, 0, 0]]);
  });
});
