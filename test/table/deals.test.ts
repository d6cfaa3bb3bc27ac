import { expect, test } from 'vitest';
import { commitmentOf } from '../../src/core/contract/dice.ts';
import { formatOf } from '../../src/core/contract/record.ts';
import { beginOf, dayAt } from '../../src/core/values/days.ts';
import { dealPage } from '../../src/discord/panels/contests/deal-page.ts';
import { players } from '../../src/games/bots.ts';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { games } from '../../src/games/registry.ts';
import { dailyId, GRACE_MS, readDailyId, seriesId } from '../../src/table/deals/daily.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { roomOf } from '../support/room.ts';
import { seriesOf } from '../support/series.ts';
import { ANN, accepted, BEN, HOUR, type Room, refused, room } from './room.ts';
import { daily, finished } from './sitting-deeds.ts';

const TODAY = dayAt(Date.parse('2026-11-22T12:00Z'), 0);
const GUILD = 'g1';
const PORTO = { game: 'porto', form: 'solo' } as const;
const SERIES = Object.values(games)
  .flatMap(seriesOf)
  .map(series => [seriesId(series), series] as const);
const DAILY = dailyId(PORTO, TODAY);

const dailies = (path?: string): Promise<Room> => room({ games, path, now: beginOf(TODAY, 0) + 12 * HOUR });

test.each(SERIES)(
  'a year of %s: what was sealed the day before is dealt, and nothing is reported before its time',
  async (name, series) => {
    const { table, clock } = await room({ games, needs: { players } });
    let sealed: string | null = null;
    const seen = new Set<string>();
    for (let day = TODAY; day < TODAY + 365; day++) {
      clock.now = beginOf(day, 0);
      const { deal } = accepted(await table.deals.today(series, ANN, GUILD));
      const shown = [deal.number, deal.isOn, deal.isClosed, deal.form];
      expect(shown).toEqual([day - TODAY + 1, true, false, series.form]);
      expect(deal.proof).toEqual({ commitment: sealed ?? deal.proof.commitment });
      sealed = deal.next;
      expect(refused(await table.deals.page(dailyId(series, day + 1), ANN, GUILD)).code).toBe(
        'table/deal-to-come',
      );
      // Only two of seven days are tested in full, to save time.
      if (day === TODAY || (day - TODAY) % 7 > 1) continue;
      const before = dailyId(series, day - 1);
      expect(before).toMatch(new RegExp(`^${name}\\.\\d{4}-\\d\\d-\\d\\d$`));
      expect(readDailyId(before)).toEqual({ series, day: day - 1 });
      clock.now = beginOf(day, 0) + GRACE_MS - 1;
      expect(accepted(await table.deals.page(before, ANN, GUILD)).deal.proof.seed).toBeUndefined();
      clock.now += 1;
      const {
        commitment,
        seed = '',
        salt = '',
      } = accepted(await table.deals.page(before, ANN, GUILD)).deal.proof;
      expect(commitmentOf(seed, salt)).toBe(commitment);
      seen.add(seed);
    }
    expect(seen.size).toBe(104);
    const archive = accepted(await table.deals.archive(series, 'daily', ANN, 36));
    expect([archive.deals.length, archive.more, archive.deals.at(-1)?.deal.number]).toEqual([4, false, 1]);
    expect(refused(await table.deals.page(dailyId(series, TODAY - 1), ANN, GUILD)).code).toBe(
      'table/no-deal',
    );
    // Each series counts its own days.
    for (const [other, own] of SERIES.filter(([each]) => each !== name)) {
      const { deal } = accepted(await table.deals.today(own, ANN, GUILD));
      expect([other, deal.number]).toEqual([other, 1]);
      expect(deal.proof.commitment).not.toBe(sealed);
    }
    if (games[series.game]?.deals?.solo) return;
    const solo = await table.deals.today({ ...series, form: 'solo' }, ANN, GUILD);
    expect(refused(solo).code).toBe('table/no-solo-deal');
  },
);

test('asked twice at once, by two processes: one attempt; everybody is dealt the same, and draws the same', async () => {
  const path = await sharedDatabase();
  const [one, two] = [await dailies(path), await dailies(path)];
  const both = await Promise.all([one, two, one, two].map(({ table }) => table.deals.begin(DAILY, ANN)));
  expect(new Set(both.map(made => accepted(made).id)).size).toBe(1);
  expect(await one.store.deals.attempts(DAILY, ANN.id)).toHaveLength(1);
  const [first] = both;
  if (!first) throw new Error('no match');
  const [own, other] = [accepted(first), accepted(await two.table.deals.begin(DAILY, BEN))];
  expect(other.id).not.toBe(own.id);
  expect(other.position.view(0)).toEqual(own.position.view(0));
  const [mine, theirs] = [await finished(one, own.id, 5), await finished(two, other.id, 5)];
  expect(theirs.position.outcome).toEqual(mine.position.outcome);
});

test('the seed that is told after the close proves the record, and no other seed does', async () => {
  const here = await dailies();
  const { id } = await daily(here, ANN, GUILD);
  const record = JSON.parse(accepted(await here.table.archive.recordFor(id, 0))) as unknown;
  here.clock.now = beginOf(TODAY + 1, 0) + GRACE_MS;
  const { seed = '' } = accepted(await here.table.deals.page(DAILY, ANN, null)).deal.proof;
  const agrees = (each: string) => formatOf([portoRecords], record).prove(record, each).agrees;
  expect([agrees(seed), agrees('ab'.repeat(32))]).toEqual([true, false]);
});

test('the strong player plays the same deal from what a person would see, once; its way can be followed', async () => {
  const found = players.porto;
  const medium = found?.strengths?.medium;
  if (!found?.strengths || !medium) throw new Error('nobody plays Porto');
  let thoughts = 0;
  const quick: typeof medium = {
    ...medium,
    choose: (game, view, seat, dice) => {
      thoughts += 1;
      return (found.strengths?.easy ?? medium).choose(game, view, seat, dice);
    },
  };
  const house = { porto: { ...found, strengths: { ...found.strengths, hard: quick } } };
  const here = await room({ games, needs: { players: house }, now: beginOf(TODAY, 0) });
  await daily(here, ANN, GUILD);
  const [one, two] = await Promise.all([here.table.deals.par(DAILY, ANN), here.table.deals.par(DAILY, ANN)]);
  expect(accepted(one)).toEqual(accepted(two));
  const counted = thoughts;
  const par = accepted(await here.table.deals.par(DAILY, ANN));
  expect(thoughts).toBe(counted);
  const way = accepted(await here.table.deals.way(DAILY, ANN));
  const best = (await here.store.deals.best(DAILY))?.points ?? 0;
  expect(way.points).toBe(Math.max(best, par?.points ?? 0));
  expect(way.steps.at(-1)?.score).toBe(way.points);
  const { content } = await dealPage(roomOf(here.table), { person: ANN, guildId: GUILD }, DAILY);
  const own = accepted(await here.table.deals.page(DAILY, ANN, GUILD)).ownBest?.points ?? 0;
  expect(content).toContain(`par is ${par?.points}`);
  expect(way.points).toBeGreaterThan(own);
  // A bot of the list has found more.
  expect(content).not.toContain('Best found so far');
});
