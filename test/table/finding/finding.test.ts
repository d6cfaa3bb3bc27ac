import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { skillAt } from '../../../src/core/contract/ratings.ts';
import { Matches } from '../../../src/store/repositories/matches.ts';
import { SeekRows } from '../../../src/store/repositories/seeks.ts';
import type { SeekWish } from '../../../src/table/finding/finding.ts';
import type { Person } from '../../../src/table/match/types.ts';
import { ANN, accepted, at, BEN, CAT, DAN, type Room, refused, room, running } from '../room.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const pool = (options: Parameters<typeof room>[0] = {}): Promise<Room> =>
  room({ now: Date.parse('2026-11-26T12:00Z'), ...options });

const wish = (person: Person, over: Partial<SeekWish> = {}): SeekWish => ({
  game: 'toy',
  pace: null,
  seats: null,
  rated: null,
  language: null,
  speaks: 'en',
  channelId: `dm-${person.id}`,
  guildId: null,
  ...over,
});

const seek = async ({ table }: Room, person: Person, over: Partial<SeekWish> = {}): Promise<void> =>
  accepted(await table.finding.seek(person, wish(person, over)));

/** Returns the ids of the people of each running game, without the games of `but`. */
async function gamesOf({ store }: Room, ...but: readonly string[]): Promise<readonly (readonly string[])[]> {
  const found = new Map<string, readonly string[]>();
  for (const { id } of [ANN, BEN, CAT, DAN])
    for (const match of await store.listings.liveOf(id))
      if (!but.includes(match.id)) found.set(match.id, match.seats.map(({ userId }) => userId).sort());
  return [...found.values()];
}

const waiting = async ({ store }: Room): Promise<readonly string[]> =>
  (await store.seeks.all()).map(({ userId }) => userId);

test('a request begins a game together with its end, or not at all', async () => {
  const here = await pool();
  await seek(here, ANN);
  await seek(here, BEN);
  const killed = vi.spyOn(SeekRows.prototype, 'remove').mockRejectedValueOnce(new Error('killed'));
  onTestFinished(() => killed.mockRestore());
  await expect(here.table.finding.pair()).rejects.toThrow('killed');
  expect(await gamesOf(here)).toEqual([]);
  expect(await waiting(here)).toEqual([ANN.id, BEN.id]);
  expect(await here.table.finding.pair()).toBe(1);
});

test('a request that was taken back is not paired, and an earlier one keeps its time', async () => {
  const here = await pool();
  await seek(here, ANN);
  const since = here.clock.now;
  await seek(here, BEN);
  expect(await here.table.finding.leave(BEN.id, { game: 'toy', live: false })).toBe(true);
  expect(await here.table.finding.leave(BEN.id, { game: 'toy', live: false })).toBe(false);
  expect(await here.table.finding.pair()).toBe(0);
  here.clock.now += HOUR;
  await seek(here, ANN, { pace: 'day' });
  expect(await here.table.finding.of(ANN.id)).toMatchObject([{ since, pace: 'day' }]);
});

describe('a request for a live game', () => {
  const live = { pace: 'live' } as const;

  test('begins a live game of two places, even in quiet hours', async () => {
    const here = await pool();
    for (const person of [ANN, BEN]) {
      accepted(
        await here.table.people.setSettings(person.id, {
          zone: 'UTC',
          quiet: { from: '11:00', to: '13:00' },
          awayUntil: here.clock.now + DAY,
        }),
      );
      await seek(here, person, live);
    }
    expect(await here.table.finding.pair()).toBe(1);
    const [match] = await here.store.listings.liveOf(ANN.id);
    expect(match).toMatchObject({ status: 'running', pace: 'live', rated: true });
    expect(match?.places).toHaveLength(1);
    expect(await waiting(here)).toEqual([]);
  });

  test('lapses after ten minutes, which a new request begins anew', async () => {
    const here = await pool();
    await seek(here, ANN, live);
    here.clock.now += 9 * MINUTE;
    await seek(here, ANN, live);
    here.clock.now += 9 * MINUTE;
    expect(await here.table.finding.of(ANN.id)).toHaveLength(1);
    here.clock.now += MINUTE;
    expect(await here.table.finding.of(ANN.id)).toEqual([]);
    await seek(here, BEN, live);
    expect(await here.table.finding.of(BEN.id)).toMatchObject([{ people: 1 }]);
    expect(await here.table.finding.pair()).toBe(0);
    expect(await waiting(here)).toEqual([BEN.id]);
    here.clock.now += 10 * MINUTE;
    expect(await here.table.finding.pair()).toBe(0);
    expect(await waiting(here)).toEqual([]);
  });
});

test('a look without a change costs one query, and no transaction', async () => {
  const asked: string[] = [];
  const here = await pool({ queried: kind => void asked.push(kind) });
  const costs = async (): Promise<readonly string[]> => {
    asked.length = 0;
    await here.table.finding.pair();
    return asked.toSorted();
  };
  expect(await costs()).toEqual(['read']);
  await seek(here, ANN, { pace: 'day' });
  expect(await costs()).toEqual(['read']);
  await seek(here, BEN, { pace: 'two-weeks' });
  // The facts about two people who might meet are read once, and again after a minute.
  expect(await costs()).toEqual(Array.from({ length: 6 }, () => 'read'));
  here.clock.now += 10_000;
  expect(await costs()).toEqual(['read']);
  here.clock.now += 50_000;
  expect(await costs()).toHaveLength(6);
  await seek(here, CAT, { pace: 'live' });
  expect(await costs()).toEqual(['read']);
  here.clock.now += 10 * 60_000;
  expect(await costs()).toContain('transaction');
});

test('a game of four people is begun with one query for their requests and one for their games', async () => {
  const here = await pool();
  const [of, satIn] = [vi.spyOn(SeekRows.prototype, 'of'), vi.spyOn(Matches.prototype, 'satIn')];
  onTestFinished(() => [of, satIn].forEach(spy => void spy.mockRestore()));
  for (const person of [ANN, BEN, CAT, DAN]) await seek(here, person, { seats: 4 });
  for (const spy of [of, satIn]) spy.mockClear();
  expect(await here.table.finding.pair()).toBe(1);
  expect(of).toHaveBeenCalledTimes(1);
  // The games are counted for the requests, and again as the match begins.
  expect(satIn).toHaveBeenCalledTimes(2);
});

test('blocks of either side keep two people apart', async () => {
  for (const [one, other] of [
    [ANN, BEN],
    [BEN, ANN],
  ] as const) {
    const here = await pool();
    await here.store.people.block(one.id, other.id, 0);
    await seek(here, ANN);
    await seek(here, BEN);
    here.clock.now += 5 * DAY;
    expect(await here.table.finding.pair()).toBe(0);
    await seek(here, CAT);
    expect(await here.table.finding.pair()).toBe(1);
  }
});

test('people who have just met meet others first', async () => {
  const here = await pool();
  const { id } = await running(here);
  await seek(here, ANN);
  await seek(here, BEN);
  expect(await here.table.finding.pair()).toBe(0);
  here.clock.now += 3 * DAY;
  expect(await here.table.finding.pair()).toBe(1);
  expect(await gamesOf(here, id)).toEqual([[ANN.id, BEN.id]]);
});

test('nobody is paired in quiet hours or while away', async () => {
  const here = await pool();
  await seek(here, ANN);
  await seek(here, BEN);
  accepted(
    await here.table.people.setSettings(BEN.id, { zone: 'UTC', quiet: { from: '11:00', to: '13:00' } }),
  );
  expect(await here.table.finding.pair()).toBe(0);
  here.clock.now += HOUR;
  accepted(await here.table.people.setSettings(ANN.id, { awayUntil: here.clock.now + HOUR }));
  expect(await here.table.finding.pair()).toBe(0);
  here.clock.now += 2 * HOUR;
  expect(await here.table.finding.pair()).toBe(1);
});

test('people with equal ratings meet', async () => {
  const here = await pool();
  const strong = { ...skillAt(2_100, 60), games: 30, at: 0 };
  for (const [person, skill] of [
    [ANN, strong],
    [BEN, { ...skillAt(1_500, 60), games: 30, at: 0 }],
    [CAT, strong],
  ] as const)
    await here.store.ratings.put({
      ...{ userId: person.id, game: 'toy', category: 'toy', pool: 'people', ...skill },
      points: 0,
    });
  for (const person of [ANN, BEN]) await seek(here, person);
  expect(await here.table.finding.pair()).toBe(0);
  await seek(here, CAT);
  expect(await here.table.finding.pair()).toBe(1);
  expect(await gamesOf(here)).toEqual([[ANN.id, CAT.id]]);
});

test('a person who left a game without a word waits longer', async () => {
  const here = await pool();
  const match = await running(here, 2);
  await here.store.seats.change(match.id, 0, { absentAt: here.clock.now });
  const left = at(match, 0);
  const person = left === ANN.id ? ANN : BEN;
  await seek(here, person);
  await seek(here, CAT);
  expect(await here.table.finding.pair()).toBe(0);
  here.clock.now += 3 * HOUR;
  expect(await here.table.finding.pair()).toBe(1);
});

test('while a game is under way where the game would be shown, the person waits, and keeps nobody else waiting', async () => {
  const here = await pool();
  const { id } = await running(here, 2, { channelId: 'dm-u3' });
  for (const person of [CAT, DAN, { id: 'u5', name: 'Eve' }]) await seek(here, person);
  expect(await here.table.finding.pair()).toBe(1);
  expect(await waiting(here)).toEqual([CAT.id]);
  await seek(here, { id: 'u6', name: 'Fay' });
  expect(await here.table.finding.pair()).toBe(0);
  accepted(await here.table.resign(id, ANN.id));
  expect(await here.table.finding.pair()).toBe(1);
});

test('a wish that no game fulfils is refused, and so is a person who asks too often', async () => {
  const here = await pool();
  const refusal = async (over: Partial<SeekWish>) =>
    refused(await here.table.finding.seek(ANN, wish(ANN, over))).code;
  expect(await refusal({ game: 'chess' })).toBe('table/no-such-game');
  for (const seats of [1, 99]) expect(await refusal({ seats })).toBe('table/bad-seats');
  for (let time = 0; time < 20; time++) await seek(here, ANN);
  expect(await refusal({})).toBe('table/too-soon');
  here.clock.now += HOUR + 1;
  await seek(here, ANN);
});

test('who deletes their data is not looked for any more', async () => {
  const here = await pool();
  await seek(here, ANN);
  await seek(here, BEN);
  await here.table.housekeeping.forget(ANN.id);
  expect(await waiting(here)).toEqual([BEN.id]);
});

test('whom the operator blocks, person or server, is not looked for any more', async () => {
  const here = await pool();
  await seek(here, ANN, { channelId: 'c9', guildId: '900000000000000009' });
  await seek(here, { id: '900000000000000001', name: 'Eve' });
  await here.table.host.run('block person 900000000000000001', 'operator');
  expect(await waiting(here)).toEqual([ANN.id]);
  await here.table.host.run('block server 900000000000000009', 'operator');
  expect(await waiting(here)).toEqual([]);
});
