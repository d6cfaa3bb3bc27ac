import { expect, test } from 'vitest';
import { ask, kinds, say } from './late-seat.ts';
import { accepted, at, HOUR, refused, reload, room, running } from './room.ts';

async function paused(seats = 3) {
  const here = await room();
  const match = await running(here, seats, { pace: 'day' });
  const { request: motion } = accepted(await ask(here, match, 0, 'pause'));
  expect(motion.needed).toBe(seats);
  for (let seat = 1; seat < seats; seat++) accepted(await say(here, match, seat, motion.id, true));
  const now = await reload(here, match);
  expect(now.pausedAt).toBe(here.clock.now);
  return { here, match };
}

test('a pause needs the agreement of all; meanwhile nothing is played and no clock runs', async () => {
  const { here, match } = await paused();
  expect(refused(await here.table.act(match.id, at(match, 0), 'bid 1')).code).toBe('table/paused');
  expect(refused(await here.table.undo(match.id, at(match, 0))).code).toBe('table/paused');
  expect(refused(await here.table.pings.nudge(match.id, at(match, 0))).code).toBe('table/paused');
  expect(refused(await ask(here, match, 0, 'pause')).code).toBe('table/paused');
  expect(refused(await ask(here, match, 0, 'play-once', 1)).code).toBe('table/paused');
  const before = await kinds(here);
  here.clock.now += 500 * HOUR;
  await here.table.dueWork.run();
  expect(await kinds(here)).toEqual(before);
  expect(await here.table.dueWork.nextAt()).toBeUndefined();
});

test('a pause ends by agreement, with the clocks where they were', async () => {
  const here = await room();
  const match = await running(here, 3, { pace: 'day' });
  here.clock.now += 5 * HOUR;
  const { request: motion } = accepted(await ask(here, match, 0, 'pause'));
  for (const seat of [1, 2]) accepted(await say(here, match, seat, motion.id, true));
  here.clock.now += 300 * HOUR;
  const asked = accepted(await ask(here, match, 1, 'unpause'));
  expect(asked.request).toMatchObject({ status: 'open', needed: 2 });
  const on = accepted(await say(here, match, 0, asked.request.id, true));
  expect(on.match.pausedAt).toBeNull();
  expect((await kinds(here)).at(-1)).toBe('board');
  expect((await here.table.waiting(match.id)).map(({ lateAt }) => lateAt)).toEqual(
    [0, 1, 2].map(() => here.clock.now + 19 * HOUR),
  );
  const [board] = (await here.table.outbox.outlook()).notices;
  if (!board) throw new Error('no board');
  expect((await here.table.outbox.begin(board))?.pinged).toEqual([0, 1, 2]);
  accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
});

test('a seat that resigns in a pause is played for when it ends', async () => {
  const { here, match } = await paused();
  accepted(await here.table.resign(match.id, at(match, 2)));
  expect((await reload(here, match)).rev).toBe(0);
  const { request: motion } = accepted(await ask(here, match, 0, 'unpause'));
  accepted(await say(here, match, 1, motion.id, true));
  accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
  const done = accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
  expect(done.moves[2]).toMatchObject({ seat: 2, by: 'stand-in' });
});

test('a pause of two people ends after 48 hours though one of them never answers', async () => {
  const here = await room();
  const match = await running(here, 2, { pace: 'day' });
  const { request } = accepted(await ask(here, match, 0, 'pause'));
  accepted(await say(here, match, 1, request.id, true));
  here.clock.now += 100 * HOUR;
  expect(accepted(await ask(here, match, 0, 'unpause')).request.status).toBe('open');
  here.clock.now += 48 * HOUR;
  await here.table.dueWork.run();
  expect((await reload(here, match)).pausedAt).toBeNull();
});
