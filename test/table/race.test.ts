import { expect, test } from 'vitest';
import { Queues } from '../../src/core/work/queues.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { ANN, accepted, at, BEN, CAT, opening, type Room, refused, reload, room, running } from './room.ts';

async function twoRooms(): Promise<readonly [Room, Room]> {
  const path = await sharedDatabase();
  return [await room({ path }), await room({ path })];
}

test('two tables act on one revision: one effect, the other is stale', async () => {
  const [one, two] = await twoRooms();
  const match = await running(one);
  accepted(await one.table.act(match.id, at(match, 1), 'bid 1'));
  accepted(await two.table.act(match.id, at(match, 0), 'bid 3'));
  const announced = one.announced.length + two.announced.length;
  const both = await Promise.all(
    [one, two].map(({ table }) => table.act(match.id, at(match, 0), 'roll', { rev: 2 })),
  );
  const [lost, ...others] = both.filter(result => !result.ok);
  expect(others).toEqual([]);
  if (!lost) throw new Error('both had an effect');
  expect(refused(lost)).toEqual({ code: 'table/stale', with: { rev: 4, seen: 2 } });
  expect((await reload(two, match)).rev).toBe(4);
  expect(await one.table.moves(match.id, { since: 2, to: 99 })).toHaveLength(2);
  expect(one.announced.length + two.announced.length).toBe(announced + 1);
});

test('two tables seal for one seat each: carried out once', async () => {
  const [one, two] = await twoRooms();
  const match = await running(one);
  const [a, b] = await Promise.all([
    one.table.act(match.id, at(match, 0), 'bid 1', { rev: 0 }),
    two.table.act(match.id, at(match, 1), 'bid 2', { rev: 0 }),
  ]);
  expect([accepted(a).sealed, accepted(b).sealed].toSorted()).toEqual([false, true]);
  expect(await one.table.moves(match.id, { since: 0, to: 99 })).toHaveLength(2);
});

test('two tables open in one channel: one lobby', async () => {
  const [one, two] = await twoRooms();
  const both = await Promise.all([one.table.open(opening()), two.table.open(opening({ opener: BEN }))]);
  expect(both.filter(result => result.ok)).toHaveLength(1);
  const lost = both.find(result => !result.ok);
  if (!lost) throw new Error('two lobbies');
  expect(refused(lost).code).toBe('table/channel-busy');
});

test('two tables take the last seat: one person sits', async () => {
  const [one, two] = await twoRooms();
  const { id } = accepted(await one.table.open(opening({ seats: 2 })));
  const both = await Promise.all([one.table.join(id, BEN), two.table.join(id, CAT)]);
  expect(both.filter(result => result.ok)).toHaveLength(1);
  expect((await reload(one, { id })).seats).toHaveLength(2);
});

test('a cancel and an action at once: the action is in the log before the end, or it is refused', async () => {
  const [one, two] = await twoRooms();
  const match = await running(one);
  const [cancelled, acted] = await Promise.all([
    one.table.cancel(match.id, ANN, { moderator: true }),
    two.table.resign(match.id, at(match, 0)),
  ]);
  expect([cancelled.ok, acted.ok].filter(Boolean)).toHaveLength(1);
});

test('a queue works in order, others go on beside it, and an idle one is forgotten', async () => {
  const queues = new Queues();
  const done: string[] = [];
  const task = (name: string, ms: number) => async () => {
    await new Promise(resolve => setTimeout(resolve, ms));
    done.push(name);
    return name;
  };
  const failing = queues.run('a', async () => {
    throw new Error('oops');
  });
  const rest = [
    queues.run('a', task('a1', 20)),
    queues.run('a', task('a2', 1)),
    queues.run('b', task('b1', 1)),
  ];
  await expect(failing).rejects.toThrow('oops');
  expect(await Promise.all(rest)).toEqual(['a1', 'a2', 'b1']);
  expect(done).toEqual(['b1', 'a1', 'a2']);
  await new Promise(resolve => setImmediate(resolve));
  expect(queues.size).toBe(0);
});
