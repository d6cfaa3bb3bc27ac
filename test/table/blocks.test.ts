import { describe, expect, test } from 'vitest';
import type { Person } from '../../src/table/match/types.ts';
import { ANN, accepted, at, BEN, CAT, DAN, opening, type Room, refused, room, running } from './room.ts';

const UNWELCOME = { code: 'table/unwelcome', with: {} };
const ownBlock = (...people: string[]) => ({ code: 'table/blocked-here', with: { people } });

const blocks = ({ store }: Room, one: Person, other: Person) => store.people.block(one.id, other.id, 1);

async function ended(here: Room, seats = 3) {
  const match = await running(here, seats);
  for (const person of [at(match, 0), at(match, 1)].slice(0, seats - 1))
    accepted(await here.table.resign(match.id, person));
  return match;
}

describe('no way to a seat beside a person with whom a block stands', () => {
  test('joining: a block by anyone who sits there, not by the opener alone', async () => {
    const here = await room();
    const { id } = accepted(await here.table.open(opening()));
    accepted(await here.table.join(id, BEN));
    await blocks(here, BEN, CAT);
    expect(refused(await here.table.join(id, CAT))).toEqual(UNWELCOME);
    accepted(await here.table.leave(id, BEN.id));
    accepted(await here.table.join(id, CAT));
  });

  test('joining: who has blocked a person there learns whom, which is no news', async () => {
    const here = await room();
    const { id } = accepted(await here.table.open(opening()));
    accepted(await here.table.join(id, BEN));
    await blocks(here, CAT, BEN);
    expect(refused(await here.table.join(id, CAT))).toEqual(ownBlock('Ben'));
    await here.table.people.unblock(CAT.id, BEN.id);
    accepted(await here.table.join(id, CAT));
  });

  test('an offered seat: blocks of either direction with those who stay', async () => {
    const here = await room();
    const match = await running(here, 3, { seating: 'joined', pace: 'day' });
    await here.store.seats.change(match.id, 2, { offeredAt: 1, absentAt: 1 });
    await blocks(here, DAN, BEN);
    expect(refused(await here.table.seatChanges.take(match.id, DAN))).toEqual(ownBlock('Ben'));
    await here.table.people.unblock(DAN.id, BEN.id);
    await blocks(here, BEN, DAN);
    expect(refused(await here.table.seatChanges.take(match.id, DAN))).toEqual(UNWELCOME);
    await here.table.people.unblock(BEN.id, DAN.id);
    // A block between two people has no effect at a table where neither holds a seat.
    await blocks(here, CAT, DAN);
    accepted(await here.table.seatChanges.take(match.id, DAN));
  });

  test('a rematch seats nobody beside a person with whom a block stands; the first of them to come may', async () => {
    const here = await room();
    const match = await ended(here);
    await blocks(here, BEN, CAT);
    const lobby = accepted(await here.table.rematch(match.id, { personId: ANN.id }));
    expect(lobby.seats.map(({ name }) => name)).toEqual(['Ann']);
    accepted(await here.table.join(lobby.id, CAT));
    expect(refused(await here.table.join(lobby.id, BEN))).toEqual(ownBlock('Cat'));
  });

  test('yes to a rematch: not when a person who is seated has blocked the person since', async () => {
    const here = await room();
    const match = await ended(here);
    const lobby = accepted(await here.table.rematch(match.id, { personId: ANN.id }));
    await blocks(here, BEN, CAT);
    expect(refused(await here.table.join(lobby.id, CAT))).toEqual(UNWELCOME);
    accepted(await here.table.remove(lobby.id, ANN.id, CAT.id));
    accepted(await here.table.join(lobby.id, BEN));
  });
});

describe('a rematch opens a game', () => {
  const everyone = { roles: [], managesServer: false };
  const manager = { roles: [], managesServer: true };

  test('only by whom the server lets open one', async () => {
    const here = await room();
    const match = await ended(here);
    accepted(await here.table.housekeeping.setServer('g1', ANN, { mayOpen: 'manage-server' }));
    expect(refused(await here.table.rematch(match.id, { personId: ANN.id, member: everyone }))).toEqual({
      code: 'table/may-not-open',
      with: { who: 'manage-server' },
    });
    expect(await here.table.live('c1')).toBeUndefined();
    const lobby = accepted(await here.table.rematch(match.id, { personId: BEN.id, member: manager }));
    // A manager has opened the lobby, and other people can only join it.
    expect(accepted(await here.table.rematch(match.id, { personId: ANN.id, member: everyone })).id).toBe(
      lobby.id,
    );
  });

  test('not for who has left the server: nobody is there to say yes', async () => {
    const here = await room();
    const match = await ended(here);
    await here.store.seats.change(
      match.id,
      match.seats.findIndex(({ id }) => id === CAT.id),
      { gone: true },
    );
    const lobby = accepted(await here.table.rematch(match.id, { personId: ANN.id }));
    expect(lobby.seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
  });
});
