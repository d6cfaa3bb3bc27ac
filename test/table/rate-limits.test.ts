import { describe, expect, test } from 'vitest';
import { LIMITS, type Limited } from '../../src/table/match/limits.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { begin, START } from './passing-time.ts';
import { ANN, accepted, DAN, MINUTE, opening, type Room, refused } from './room.ts';

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
