import { expect, onTestFinished, test, vi } from 'vitest';
import { Matches } from '../../../src/store/repositories/matches.ts';
import { SeekRows } from '../../../src/store/repositories/seeks.ts';
import type { SeekWish } from '../../../src/table/finding/finding.ts';
import type { Person } from '../../../src/table/match/types.ts';
import { ANN, accepted, BEN, CAT, DAN, type Room, room } from '../room.ts';

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
