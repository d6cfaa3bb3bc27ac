import { describe, expect, test } from 'vitest';
import { openerNamed } from '../../src/table/match/strangers.ts';
import { truth } from '../support/reads.ts';
import { times } from '../support/test-form.ts';
import { ANN, accepted, BEN, CAT, DAN, opening, reload, room, running } from './room.ts';

describe('opening', () => {
  test('a game that nobody knows is our own mistake', async () => {
    const { table } = await room();
    await expect(table.open(opening({ game: 'chess' }))).rejects.toThrow(/chess/);
    await expect(table.open(opening({ game: 'constructor' }))).rejects.toThrow(/constructor/);
  });
});

describe('coming and going', () => {
  test('many who join at once find a seat each, in a lobby with an id that is read aloud well', async () => {
    const { table } = await room();
    const { id } = accepted(await table.open(opening()));
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
    await Promise.all([BEN, CAT, DAN, BEN].map(person => table.join(id, person)));
    const match = await reload({ table }, { id });
    expect(match.seats.map(seat => seat.name)).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
  });
});

describe('starting', () => {
  test('a second start finds the first', async () => {
    const { table } = await room();
    const { id } = accepted(await table.open(opening({ seats: 2 })));
    accepted(await table.join(id, BEN));
    const both = await Promise.all([table.start(id, ANN.id), table.start(id, BEN.id)]);
    expect(both.filter(result => result.ok)).toHaveLength(1);
  });

  test('seats are drawn: every order comes up, each by its seed', async () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < times(20, 40); seed++) {
      const here = await room({ seed });
      const match = await running(here, 3);
      expect(match.seats.map(seat => seat.seat)).toEqual([0, 1, 2]);
      orders.add(match.seats.map(seat => seat.name).join());
      const there = await room({ seed });
      const again = await running(there, 3);
      expect(again.seats).toEqual(match.seats);
      expect(await truth(there, again)).toEqual(await truth(here, match));
    }
    expect(orders.size).toBe(6);
  });
});

test('a refusal names no opener who has deleted their data', () => {
  expect(openerNamed({ openerId: '1', openerName: 'Ann' })).toEqual({ opener: 'Ann' });
  expect(openerNamed({ openerId: 'forgotten/opener', openerName: 'Player' })).toEqual({});
});
