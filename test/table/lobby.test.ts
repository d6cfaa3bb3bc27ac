import { describe, expect, test } from 'vitest';
import { openerNamed } from '../../src/table/match/strangers.ts';
import { truth } from '../support/reads.ts';
import { times } from '../support/test-form.ts';
import { ANN, accepted, BEN, CAT, DAN, opening, refused, reload, room, running } from './room.ts';

describe('opening', () => {
  test('neither seed nor dice leave the table', async () => {
    const here = await room();
    const match = await running(here);
    expect(Object.keys(match)).not.toEqual(expect.arrayContaining(['seed']));
    expect(Object.keys(match)).not.toEqual(expect.arrayContaining(['dice']));
  });

  test.each([0, 1, 5, 2.5, Number.NaN])('%s seats are refused with what is possible', async seats => {
    const { table } = await room();
    const result = await table.open(opening({ seats }));
    expect(refused(result)).toEqual({ code: 'table/bad-seats', with: { min: 2, max: 4 } });
    // A channel with a table offers a table elsewhere, but never for an unplayable number of seats.
    accepted(await table.open(opening()));
    expect(refused(await table.open(opening({ seats }))).code).toBe('table/bad-seats');
  });

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

  test('the opener leaves: the next one opens', async () => {
    const { table } = await room();
    const { id } = accepted(await table.open(opening()));
    accepted(await table.join(id, BEN));
    accepted(await table.join(id, CAT));
    const match = accepted(await table.leave(id, ANN.id));
    expect(match).toMatchObject({ status: 'lobby', opener: BEN });
    expect(match.seats).toMatchObject([
      { ...BEN, seat: 0, resigned: false },
      { ...CAT, seat: 1, resigned: false },
    ]);
    expect(refused(await table.leave(id, ANN.id)).code).toBe('table/not-seated');
    accepted(await table.join(id, ANN));
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
