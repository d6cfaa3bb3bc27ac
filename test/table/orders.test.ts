import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { StoredOrder } from '../../src/store/types/index.ts';
import type { Match } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { accepted, at, type Room, type RoomOptions, reload, room, running } from './room.ts';
import { type StepsState, stepsGame, stepsOnly } from './steps-game.ts';

async function begun(seats: number, options: RoomOptions = {}, supply?: Readonly<Record<string, number>>) {
  const here = await room({ games: stepsOnly, ...options });
  const match = await running(here, seats, { game: 'steps', ...(supply && { options: { supply } }) });
  const play = (seat: number, action: string, order?: string) =>
    here.table.act(match.id, at(match, seat), action, {}, order);
  /** Stores an order without a check. */
  const put = (seat: number, order: string, age: Partial<StoredOrder> = {}) =>
    here.store.orders.put(match.id, at(match, seat), { seat, order, rev: -1, at: 0, ...age });
  return { here, match, play, put };
}

const LATER = Date.parse('2100-01-01');

const log = async ({ table }: Room, { id }: Match): Promise<readonly string[]> =>
  (await table.moves(id, { since: 0, to: 99 })).map(({ seat, action, by }) => `${seat} ${action} ${by}`);

const turn = async (here: Room, match: Match) =>
  (await truth<StepsState>(here, await reload(here, match))).phase;

describe('a standing order', () => {
  test('answers at once, in the same transaction, once for each question, and is reported as an order', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'ask'));
    accepted(await play(1, 'yes', 'yes to 0'));
    const asked = accepted(await play(0, 'ask'));
    expect(asked.moves.map(({ seat, action, by, batch }) => [seat, action, by, batch])).toEqual([
      [0, 'ask', 'person', 2],
      [1, 'yes', 'order', 2],
    ]);
    accepted(await play(0, 'ask'));
    expect(await log(here, match)).toEqual([
      '0 ask person',
      '1 yes person',
      '0 ask person',
      '1 yes order',
      '0 ask person',
      '1 yes order',
    ]);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([0]);
  });

  test('asks its person where it does not fit, and is spent when the game says so', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'ask'));
    accepted(await play(1, 'yes', 'yes to 0'));
    expect(await here.table.ordersOf(match.id, 1)).toEqual(['yes to 0']);
    accepted(await play(0, 'stop'));
    expect(await here.table.ordersOf(match.id, 1)).toEqual([]);
    accepted(await play(1, 'stop'));
    accepted(await play(0, 'ask'));
    expect(await turn(here, match)).toMatchObject({ type: 'asked', seat: 1 });
  });

  test('is one that the game offers for this very action, or nothing is done', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'ask'));
    for (const order of ['no to 0', 'reckless', 'yes to 7', ''])
      expect(await play(1, 'yes', order)).toMatchObject({
        ok: false,
        refusal: { code: 'table/no-such-order' },
      });
    expect(await here.store.orders.list(match.id)).toEqual([]);
    expect((await reload(here, match)).rev).toBe(1);
  });

  test('is taken back at any time; a newer one goes before an older one', async () => {
    const { here, match, play, put } = await begun(2);
    accepted(await play(0, 'ask'));
    accepted(await play(1, 'yes', 'yes to 99'));
    accepted(await here.table.withdrawOrder(match.id, at(match, 1), 'yes to 99'));
    accepted(await play(0, 'ask'));
    expect(await turn(here, match)).toMatchObject({ type: 'asked', seat: 1 });
    accepted(await play(1, 'yes', 'yes to 99'));
    await put(1, 'no to 99', { rev: 9, at: LATER });
    accepted(await play(0, 'ask'));
    expect((await log(here, match)).at(-1)).toBe('1 no order');
    expect(await here.table.withdrawOrder(match.id, at(match, 0), 'no to 99')).toMatchObject({ ok: false });
    expect(await here.table.ordersOf(match.id, 0)).toEqual([]);
  });

  test('does nothing that is not legal, whatever the game makes of it: its person is asked', async () => {
    const { here, match, play, put } = await begun(2);
    await put(0, 'reckless');
    accepted(await play(0, 'go'));
    expect(await log(here, match)).toEqual(['0 go person']);
    expect(await turn(here, match)).toMatchObject({ type: 'turn', seat: 0 });
  });

  test('sees what its seat sees, never the state', async () => {
    const seen: unknown[] = [];
    const spying: AnyGame = {
      ...(stepsGame as unknown as AnyGame),
      view: (_state, viewer) => ({ seenBy: viewer }),
      orders: {
        offered: () => ['x'],
        applied: view => {
          seen.push(view);
          return undefined;
        },
        isSpent: () => false,
      },
    };
    const { play, put } = await begun(2, { games: { steps: spying } });
    await put(1, 'x');
    accepted(await play(0, 'ask'));
    expect(seen).toEqual([{ seenBy: 1 }]);
  });

  test('waits while the match is paused', async () => {
    const made: (readonly string[])[] = [];
    for (const pausedAt of [1, null]) {
      const { here, match, play, put } = await begun(3);
      accepted(await play(0, 'ask'));
      await put(1, 'yes to 99');
      await here.store.matches.setPaused(match.id, pausedAt);
      accepted(await here.table.resign(match.id, at(match, 2)));
      made.push((await log(here, match)).slice(1));
    }
    expect(made).toEqual([[], ['1 yes order']]);
  });

  test('ten at most, and the eleventh is refused', async () => {
    const { here, match, play, put } = await begun(2);
    accepted(await play(0, 'ask'));
    for (let last = 10; last < 20; last++) await put(1, `yes to ${last}`);
    expect(await play(1, 'no', 'no to 99')).toMatchObject({
      ok: false,
      refusal: { code: 'table/too-many-orders', with: { limit: 10 } },
    });
    expect((await reload(here, match)).rev).toBe(1);
  });
});

async function agreed({ table }: Room, match: Match, asker: number, other: number): Promise<void> {
  accepted(await table.requests.askUndo(match.id, at(match, asker)));
  expect(accepted(await table.requests.answer(match.id, at(match, other), true)).done).toBe(true);
}

describe('an undo', () => {
  test('an undo of the order’s cause takes its action back and leaves it standing', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'ask'));
    accepted(await play(1, 'yes', 'yes to 99'));
    accepted(await play(0, 'ask'));
    // An undo without consent would reveal what other people have decided in advance.
    expect(await here.table.undo(match.id, at(match, 0))).toMatchObject({
      refusal: { code: 'table/undo-consent', with: { reason: 'acted' } },
    });
    await agreed(here, match, 0, 1);
    expect(await turn(here, match)).toMatchObject({ type: 'turn', seat: 0 });
    expect(await here.table.ordersOf(match.id, 1)).toEqual(['yes to 99']);
    accepted(await play(0, 'ask'));
    expect((await log(here, match)).at(-1)).toBe('1 yes order');
  });

  test('an undo of the action with which the order was left takes the order back too', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'ask'));
    accepted(await play(1, 'yes', 'yes to 99'));
    accepted(await here.table.undo(match.id, at(match, 1)));
    expect(await here.table.ordersOf(match.id, 1)).toEqual([]);
    expect(await turn(here, match)).toMatchObject({ type: 'asked', seat: 1 });
  });
});

describe('by itself, at any time', () => {
  const leave = (here: Room, match: Match, seat: number, order: string) =>
    here.table.leaveOrder(match.id, at(match, seat), order);

  test('it is left in the turn of another, and answers when it is asked', async () => {
    const { here, match, play } = await begun(2);
    expect(accepted(await leave(here, match, 1, 'yes to 99')).moves).toEqual([]);
    expect(await here.table.ordersOf(match.id, 1)).toEqual(['yes to 99']);
    accepted(await play(0, 'ask'));
    expect(await log(here, match)).toEqual(['0 ask person', '1 yes order']);
  });

  test('it answers at once what its seat is asked', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'ask'));
    const left = accepted(await leave(here, match, 1, 'yes to 99'));
    expect(left.moves.map(({ seat, action, by }) => `${seat} ${action} ${by}`)).toEqual(['1 yes order']);
    expect(left.match.rev).toBe(2);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([0]);
  });

  test('no undo takes it back', async () => {
    const { here, match, play } = await begun(2);
    accepted(await play(0, 'go'));
    accepted(await leave(here, match, 1, 'yes to 99'));
    accepted(await play(0, 'go'));
    accepted(await here.table.undo(match.id, at(match, 0)));
    accepted(await here.table.undo(match.id, at(match, 0)));
    expect(await here.table.ordersOf(match.id, 1)).toEqual(['yes to 99']);
  });

  test('an order where several choose seals like any choice', async () => {
    const { here, match, play } = await begun(2, {}, { red: 2, blue: 3 });
    accepted(await leave(here, match, 1, 'red'));
    expect(await here.table.sealed(match.id)).toEqual([1]);
    accepted(await play(0, 'blue'));
    expect(await log(here, match)).toEqual(['0 blue person', '1 red order']);
  });

  test('only what the game offers, by who plays there, and ten at most', async () => {
    const { here, match, put } = await begun(3);
    for (const order of ['no to 99', 'reckless', 'yes to 7', ''])
      expect(await leave(here, match, 1, order)).toMatchObject({ refusal: { code: 'table/no-such-order' } });
    expect(await here.table.leaveOrder(match.id, 'u99', 'yes to 99')).toMatchObject({
      refusal: { code: 'table/not-seated' },
    });
    for (let last = 10; last < 20; last++) await put(1, `yes to ${last}`);
    expect(await leave(here, match, 1, 'yes to 99')).toMatchObject({
      refusal: { code: 'table/too-many-orders' },
    });
    accepted(await here.table.resign(match.id, at(match, 2)));
    expect(await leave(here, match, 2, 'yes to 99')).toMatchObject({ refusal: { code: 'table/resigned' } });
  });
});

describe('where several choose', () => {
  const TWO_RED = { red: 2, blue: 3 };

  test('an order seals its choice like anybody, and may be replaced', async () => {
    const { here, match, play, put } = await begun(3, {}, TWO_RED);
    await put(1, 'red');
    accepted(await play(0, 'blue'));
    expect(await here.table.sealed(match.id)).toEqual([0, 1]);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([2]);
    accepted(await play(1, 'blue'));
    accepted(await play(2, 'red'));
    expect(await log(here, match)).toEqual(['0 blue person', '1 blue person', '2 red person']);
  });

  test('one that does not fit with the others is turned down, and its person asked', async () => {
    const { here, match, play, put } = await begun(3, {}, { red: 1, blue: 3 });
    await put(2, 'red');
    accepted(await play(0, 'red'));
    accepted(await play(1, 'blue'));
    expect(await here.table.turnedDown(match.id, 2)).toMatchObject({ action: 'red' });
    expect((await reload(here, match)).rev).toBe(0);
    accepted(await play(2, 'blue'));
    expect(await log(here, match)).toEqual(['0 red person', '1 blue person', '2 blue person']);
  });

  test('after an undo it is sealed again, before anybody is asked', async () => {
    const { here, match, play, put } = await begun(2, {}, TWO_RED);
    await put(1, 'red');
    accepted(await play(0, 'blue'));
    expect(await log(here, match)).toEqual(['0 blue person', '1 red order']);
    await agreed(here, match, 0, 1);
    expect(await here.table.sealed(match.id)).toEqual([1]);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([0]);
    accepted(await play(0, 'red'));
    expect((await log(here, match)).slice(-2)).toEqual(['0 red person', '1 red order']);
  });

  test('left with a choice it is carried out once', async () => {
    const { here, match, play } = await begun(2, {}, TWO_RED);
    accepted(await play(0, 'red', 'red'));
    accepted(await play(1, 'blue'));
    expect(await log(here, match)).toEqual(['0 red person', '1 blue person']);
  });
});

describe('it goes', () => {
  async function left(seats: number) {
    const found = await begun(seats);
    accepted(await found.play(0, 'ask'));
    accepted(await found.play(1, 'yes', 'yes to 99'));
    expect(await found.here.store.orders.list(found.match.id)).toHaveLength(1);
    return found;
  }

  test('the order goes with the resignation of its seat', async () => {
    const { here, match } = await left(3);
    accepted(await here.table.resign(match.id, at(match, 1)));
    expect(await here.store.orders.list(match.id)).toEqual([]);
  });

  test('the order goes with the end of the match', async () => {
    const { here, match } = await left(2);
    accepted(await here.table.resign(match.id, at(match, 0)));
    expect(await here.store.orders.list(match.id)).toEqual([]);
  });

  test('the order goes with the person in the seat', async () => {
    const { here, match } = await left(3);
    await here.store.seats.change(match.id, 1, { offeredAt: 1 });
    expect(await here.store.seats.take(match.id, 1, 'u9', 'Eve')).toBe(true);
    expect(await here.store.orders.list(match.id)).toEqual([]);
  });

  test('the order goes with its person’s name: until then it is in their export, and in no other', async () => {
    const { here, match } = await left(3);
    const about = (seat: number) => here.table.archive.about(at(match, seat));
    expect(await about(1)).toMatchObject({ orders: [{ matchId: match.id, seat: 1, order: 'yes to 99' }] });
    expect(JSON.stringify([await about(0), await about(2)])).not.toContain('yes to 99');
    await here.table.housekeeping.forget(at(match, 1));
    expect(await here.store.orders.ofUser(at(match, 1))).toEqual([]);
    expect(await here.store.orders.list(match.id)).toEqual([]);
  });
});

test('it survives a restart', async () => {
  const path = await sharedDatabase();
  const before = await room({ games: stepsOnly, path });
  const match = await running(before, 2, { game: 'steps' });
  accepted(await before.table.act(match.id, at(match, 0), 'ask'));
  accepted(await before.table.act(match.id, at(match, 1), 'yes', {}, 'yes to 99'));
  await before.store.close();
  const after = await room({ games: stepsOnly, path });
  accepted(await after.table.act(match.id, at(match, 0), 'ask'));
  expect((await log(after, match)).at(-1)).toBe('1 yes order');
});

/** Returns everything about the match that a viewer may see, as text, except the viewer's own orders. */
const shownTo = async ({ table, store }: Room, match: Match, viewer: number | 'table'): Promise<string> => {
  const now = await table.get(match.id);
  if (!now) throw new Error('gone');
  const { position, ...rest } = now;
  const seat = viewer === 'table' ? 0 : viewer;
  return JSON.stringify([
    rest,
    position.view(viewer),
    position.openers(seat),
    position.legal(seat),
    position.toAct,
    await table.awaited(now),
    await table.sealed(match.id),
    await table.waiting(match.id),
    await table.moves(match.id, { since: 0, to: 99 }),
    await store.outbox.waiting(),
    viewer === 'table' ? [] : await table.ordersOf(match.id, viewer),
  ]);
};

/** Plays the same in two games, with an order in one of them. No other viewer may see a difference. */
async function alike(plays: (run: Awaited<ReturnType<typeof begun>>, order?: string) => Promise<void>) {
  const options = { needs: { newId: () => 'abcd1234', newSalt: () => new Uint8Array(32) } };
  const [one, other] = [await begun(3, options), await begun(3, options)];
  await plays(one, 'yes to 99');
  await plays(other);
  expect(await one.here.table.ordersOf(one.match.id, 1)).toEqual(['yes to 99']);
  for (const viewer of [0, 2, 'table'] as const)
    expect(await shownTo(one.here, one.match, viewer)).toBe(await shownTo(other.here, other.match, viewer));
}

test('no person can tell that an order was left by itself, until it acts', () =>
  alike(async ({ here, match, play }, order) => {
    accepted(await play(0, 'go'));
    if (order) accepted(await here.table.leaveOrder(match.id, at(match, 1), order));
    accepted(await play(0, 'stop'));
  }));

test('no person can tell that an order stands, until it acts', () =>
  alike(async ({ play }, order) => {
    accepted(await play(0, 'ask'));
    accepted(await play(1, 'yes', order));
    accepted(await play(0, 'go'));
    accepted(await play(0, 'stop'));
    accepted(await play(1, 'go'));
  }));
