import { describe, expect, test } from 'vitest';
import { ask, kinds, late, say } from './late-seat.ts';
import { accepted, at, EVE, HOUR, refused, reload } from './room.ts';

describe('a seat on offer', () => {
  async function offered() {
    const { here, match, last, absentee } = await late(3);
    const { request: motion } = accepted(await ask(here, match, 0, 'offer', last));
    const done = accepted(await say(here, match, 1, motion.id, true));
    expect(done.match.seats[last]).toMatchObject({ state: 'offered', absent: false });
    return { here, match, last, absentee };
  }

  test('is taken by another person, and the game waits for that person from then on', async () => {
    const { here, match, last, absentee } = await offered();
    expect(refused(await here.table.seatChanges.take(match.id, { id: at(match, 0), name: '' })).code).toBe(
      'table/already-seated',
    );
    here.clock.now += HOUR;
    const taken = accepted(await here.table.seatChanges.take(match.id, EVE));
    expect(taken.seats[last]).toMatchObject({ id: EVE.id, name: EVE.name, state: 'player' });
    expect(await kinds(here)).toContain('taken');
    expect((await here.table.waiting(match.id)).find(({ seat }) => seat === last)).toMatchObject({
      since: here.clock.now,
      late: false,
      prompts: 0,
    });
    expect(refused(await here.table.act(match.id, absentee, 'bid 2')).code).toBe('table/not-seated');
    expect(refused(await here.table.seatChanges.take(match.id, { id: 'u6', name: 'Fay' })).code).toBe(
      'table/no-offer',
    );
    accepted(await here.table.act(match.id, EVE.id, 'bid 2'));
  });

  test('is taken back by its person, or by acting', async () => {
    const { here, match, last, absentee } = await offered();
    expect(accepted(await here.table.seatChanges.back(match.id, absentee)).seats[last]?.state).toBe('player');
    expect(refused(await here.table.seatChanges.take(match.id, EVE)).code).toBe('table/no-offer');

    const other = await offered();
    const acted = accepted(await other.here.table.act(other.match.id, other.absentee, 'bid 2'));
    expect(acted.match.seats[other.last]?.state).toBe('player');
  });

  test('lapses after 48 hours', async () => {
    const { here, match, last } = await offered();
    here.clock.now += 48 * HOUR;
    await here.table.dueWork.run();
    await here.table.dueWork.run();
    expect((await reload(here, match)).seats[last]?.state).toBe('player');
    expect((await kinds(here)).filter(kind => kind === 'offer-lapsed')).toHaveLength(1);
    expect(refused(await here.table.seatChanges.take(match.id, EVE)).code).toBe('table/no-offer');
  });

  test('two take it at once: one sits', async () => {
    const { here, match } = await offered();
    const both = await Promise.all(
      [EVE, { id: 'u6', name: 'Fay' }].map(person => here.table.seatChanges.take(match.id, person)),
    );
    expect(both.filter(result => result.ok)).toHaveLength(1);
  });
});
