import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { StoredOrder } from '../../src/store/types/index.ts';
import type { Match } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { accepted, at, type Room, type RoomOptions, room, running } from './room.ts';
import { stepsGame, stepsOnly } from './steps-game.ts';

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

const log = async ({ table }: Room, { id }: Match): Promise<readonly string[]> =>
  (await table.moves(id, { since: 0, to: 99 })).map(({ seat, action, by }) => `${seat} ${action} ${by}`);

describe('a standing order', () => {
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
