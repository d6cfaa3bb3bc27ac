import { describe, expect, test } from 'vitest';
import { accepted, at, DAY, refused, room, running } from './room.ts';

describe('settings', () => {
  test.each([
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'table/bad-zone', { zone: 'Mars/Olympus' }],
    ['an offset', { zone: '+02:00' }, 'table/bad-zone', { zone: '+02:00' }],
    ['hours without a zone', { quiet: { from: '22', to: '7' } }, 'table/no-zone', {}],
    ['no hours', { zone: 'UTC', quiet: { from: '25', to: '7' } }, 'table/bad-hours', { hours: '25 – 7' }],
    [
      'an empty span',
      { zone: 'UTC', quiet: { from: '7', to: '7:00' } },
      'table/bad-hours',
      { hours: '7 – 7:00' },
    ],
    ['a day in the past', { awayUntil: 1_000_000 }, 'table/away-past', {}],
    ['no moment', { awayUntil: Number.NaN }, 'table/away-past', {}],
    ['too long', { awayUntil: 1_000_000 + 21 * DAY + 1 }, 'table/away-long', { days: 21 }],
  ])('%s is refused, and nothing is changed', async (_name, change, code, details) => {
    const { table } = await room();
    const result = await table.people.setSettings('u1', { pings: false, ...change });
    expect(refused(result)).toEqual({ code, with: details });
    expect((await table.people.settings('u1')).pings).toBe(true);
  });

  test('21 days are allowed; the zone stays while quiet hours need it', async () => {
    const { table, clock } = await room();
    accepted(await table.people.setSettings('u1', { awayUntil: clock.now + 21 * DAY }));
    accepted(await table.people.setSettings('u1', { zone: 'UTC', quiet: { from: '22', to: '7' } }));
    expect(refused(await table.people.setSettings('u1', { zone: null })).code).toBe('table/no-zone');
  });
});

describe('hours of acting', () => {
  test('are counted in UTC, with every action in a game; refused ones do not count', async () => {
    const here = await room();
    const match = await running(here, 2);
    accepted(await here.table.people.setSettings(at(match, 0), { learns: true }));
    here.clock.now = Date.parse('2026-05-04T23:59Z');
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    refused(await here.table.act(match.id, at(match, 0), 'bid 9'));
    here.clock.now += 60_000;
    await here.table.people.learn(at(match, 0));
    const { hours } = await here.table.people.settings(at(match, 0));
    expect([hours[23], hours[0], hours.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1, 2]);
  });

  test('are counted only where that is wanted, and forgotten', async () => {
    const { table } = await room();
    await table.people.seen({ id: 'u1', name: 'Ann' }, 'en');
    await table.people.learn('u1');
    expect((await table.people.settings('u1')).hours).toEqual(Array(24).fill(0));
    accepted(await table.people.setSettings('u1', { learns: true }));
    await table.people.learn('u1');
    expect((await table.people.settings('u1')).hours).not.toEqual(Array(24).fill(0));
    expect((await table.people.forgetHours('u1')).hours).toEqual(Array(24).fill(0));
    accepted(await table.people.setSettings('u1', { learns: false }));
    await table.people.learn('u1');
    expect((await table.people.settings('u1')).hours).toEqual(Array(24).fill(0));
  });

  test('old ones weigh less and less', async () => {
    const here = await room();
    await here.store.people.change('u1', {
      learns: true,
      hours: Array.from({ length: 24 }, (_, hour) => (hour === 3 ? 400 : 0)),
    });
    here.clock.now = Date.parse('2026-05-04T05:00Z');
    await here.table.people.learn('u1');
    const { hours } = await here.table.people.settings('u1');
    expect([hours[3], hours[5]]).toEqual([200, 0]);
    await here.table.people.learn('u1');
    expect((await here.table.people.settings('u1')).hours[5]).toBe(1);
  });
});
