import { describe, expect, test } from 'vitest';
import { LIMITS, type Limited } from '../../src/table/match/limits.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { begin, START } from './passing-time.ts';
import { ANN, accepted, at, BEN, CAT, DAN, MINUTE, opening, type Room, refused, running } from './room.ts';

const tooSoon = (what: Limited, until: number) => ({
  code: 'table/too-soon',
  with: { what, ...LIMITS[what], until },
});

async function openAndCancel({ table }: Room, over: Parameters<typeof opening>[0] = {}) {
  const opened = await table.open(opening(over));
  if (opened.ok) accepted(await table.cancel(opened.value.id, ANN, { moderator: false }));
  return opened;
}

describe('opening', () => {
  test('six times in ten minutes in a server, exactly; another person and another server are counted apart', async () => {
    const here = await begin();
    for (let time = 0; time < LIMITS.open.times; time++) {
      accepted(await openAndCancel(here));
      here.clock.now += MINUTE;
    }
    const until = START + 10 * MINUTE;
    expect(refused(await openAndCancel(here))).toEqual(tooSoon('open', until));
    expect(refused(await here.table.openAndStart(opening({ options: { solo: true }, seats: 1 })))).toEqual(
      tooSoon('open', until),
    );
    accepted(await openAndCancel(here, { guildId: 'g2' }));
    const { id } = accepted(await here.table.open(opening({ opener: BEN })));
    accepted(await here.table.leave(id, BEN.id));
    here.clock.now = until - 1;
    expect(refused(await openAndCancel(here)).code).toBe('table/too-soon');
    here.clock.now = until;
    accepted(await openAndCancel(here));
    expect(refused(await openAndCancel(here))).toEqual(tooSoon('open', until + MINUTE));
  });

  test('a refused opening does not count, and a restart forgets nothing', async () => {
    const path = await sharedDatabase();
    let here = await begin({ path });
    for (let time = 0; time < LIMITS.open.times; time++) {
      expect(refused(await here.table.open(opening({ seats: 9 }))).code).toBe('table/bad-seats');
      accepted(await openAndCancel(here));
    }
    await here.store.close();
    here = await begin({ path });
    expect(refused(await openAndCancel(here))).toEqual(tooSoon('open', START + 10 * MINUTE));
    // A clock that was set back must not lock people out.
    here.clock.now = START - 24 * 60 * MINUTE;
    accepted(await openAndCancel(here));
  });

  test('a thread is counted before it is made', async () => {
    const here = await begin();
    for (let time = 0; time < LIMITS.thread.times; time++)
      accepted(await openAndCancel(here, { thread: true }));
    expect(refused(await here.table.openable(opening({ thread: true }), false))).toEqual(
      tooSoon('thread', START + 10 * MINUTE),
    );
    accepted(await openAndCancel(here));
  });
});

describe('calling people to a table', () => {
  const guests = (from: number, count: number): Person[] =>
    Array.from({ length: count }, (_, index) => ({ id: `p${from + index}`, name: 'P' }));

  test('twelve in an hour, wherever', async () => {
    const here = await begin();
    accepted(await openAndCancel(here, { invited: guests(0, 8) }));
    here.clock.now += MINUTE;
    expect(refused(await openAndCancel(here, { guildId: 'g2', invited: guests(10, 5) }))).toEqual(
      tooSoon('invite', START + 60 * MINUTE),
    );
    accepted(await openAndCancel(here, { invited: guests(10, 4) }));
    here.clock.now = START + 60 * MINUTE;
    accepted(await openAndCancel(here, { invited: guests(20, 8) }));
  });

  test('the same person four times in an hour; a rematch calls as well', async () => {
    const here = await begin();
    const match = await running(here);
    accepted(await here.table.resign(match.id, BEN.id));
    const { id } = accepted(await here.table.rematch(match.id, { personId: ANN.id }));
    accepted(await here.table.cancel(id, ANN, { moderator: false }));
    for (let time = 1; time < LIMITS['invite-one'].times; time++)
      accepted(await openAndCancel(here, { invited: [BEN] }));
    const again = tooSoon('invite-one', START + 60 * MINUTE);
    expect(refused(await openAndCancel(here, { invited: [BEN] }))).toEqual(again);
    accepted(await openAndCancel(here, { invited: [CAT] }));
  });

  test('a rematch of one game once in an hour, called off or not; the other person may ask for it meanwhile', async () => {
    const here = await begin();
    const match = await running(here);
    accepted(await here.table.resign(match.id, BEN.id));
    const again = (personId: string) => here.table.rematch(match.id, { personId });
    for (const person of [ANN, BEN]) {
      const { id } = accepted(await again(person.id));
      accepted(await here.table.cancel(id, person, { moderator: false }));
    }
    expect(refused(await again(ANN.id))).toEqual(tooSoon('rematch', START + 60 * MINUTE));
    here.clock.now += 60 * MINUTE;
    accepted(await again(ANN.id));
  });
});

describe('asking the others', () => {
  test('five questions in an hour, of whatever kind, in one game', async () => {
    const here = await begin();
    const match = await running(here, 3);
    const pause = async (by: Match, id: string) => here.table.requests.ask(by.id, id, { kind: 'pause' });
    for (let time = 0; time < LIMITS.ask.times; time++) {
      const { request: motion } = accepted(await pause(match, ANN.id));
      accepted(await here.table.requests.answer(match.id, ANN.id, false, { request: motion.id }));
    }
    expect(refused(await pause(match, ANN.id))).toEqual(tooSoon('ask', START + 60 * MINUTE));
    // Another person may still ask, and a person at the limit may still answer.
    const { request: motion } = accepted(await pause(match, BEN.id));
    expect(accepted(await pause(match, ANN.id)).request.id).toBe(motion.id);
    const other = await running({ table: here.table }, 2, { channelId: 'c2' });
    accepted(await pause(other, ANN.id));
  });

  test('a wish to take back is such a question', async () => {
    const here = await begin();
    const match = await running(here, 2);
    accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
    accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
    accepted(await here.table.act(match.id, at(match, 0), 'roll'));
    for (let time = 0; time < LIMITS.ask.times; time++) {
      expect(accepted(await here.table.requests.askUndo(match.id, at(match, 0))).done).toBe(false);
      accepted(await here.table.requests.answer(match.id, at(match, 0), false));
    }
    expect(refused(await here.table.requests.askUndo(match.id, at(match, 0)))).toEqual(
      tooSoon('ask', START + 60 * MINUTE),
    );
  });
});

test('being away is changed six times in an hour', async () => {
  const here = await begin();
  const { people } = here.table;
  const change = (time: number) =>
    people.setSettings(ANN.id, { awayUntil: time % 2 === 0 ? START + 24 * 60 * MINUTE : null });
  for (let time = 0; time < LIMITS.away.times; time++) accepted(await change(time));
  expect(refused(await change(0))).toEqual(tooSoon('away', START + 60 * MINUTE));
  // A change without a message does not count towards the limit.
  accepted(await people.setSettings(ANN.id, { pings: false }));
});

test('a deleted person leaves nothing of it behind', async () => {
  const here = await begin();
  accepted(await openAndCancel(here, { invited: [DAN] }));
  expect((await here.store.cooldowns.of(ANN.id)).map(({ what, scope }) => [what, scope])).toEqual([
    ['open', 'g1'],
    ['invite', ''],
    ['invite-one', DAN.id],
  ]);
  expect(await here.table.archive.about(ANN.id)).toMatchObject({ lately: [{ what: 'open' }, {}, {}] });
  await here.table.housekeeping.forget(DAN.id);
  expect((await here.store.cooldowns.of(ANN.id)).map(({ what }) => what)).toEqual(['open', 'invite']);
  await here.table.housekeeping.forget(ANN.id);
  expect(await here.store.cooldowns.of(ANN.id)).toEqual([]);
});
