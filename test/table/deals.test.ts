import { expect, test } from 'vitest';
import { commitmentOf } from '../../src/core/contract/dice.ts';
import { formatOf } from '../../src/core/contract/record.ts';
import { beginOf, DAY_MS, dayAt } from '../../src/core/values/days.ts';
import { dealPage } from '../../src/discord/panels/contests/deal-page.ts';
import { players } from '../../src/games/bots.ts';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { games } from '../../src/games/registry.ts';
import { dailyId, GRACE_MS, readDailyId, seriesId } from '../../src/table/deals/daily.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { roomOf } from '../support/room.ts';
import { seriesOf } from '../support/series.ts';
import { chooser, playOn } from './porto-room.ts';
import { ANN, accepted, at, BEN, CAT, HOUR, type Room, refused, reload, room, running } from './room.ts';

const TODAY = dayAt(Date.parse('2026-11-22T12:00Z'), 0);
const GUILD = 'g1';
const PORTO = { game: 'porto', form: 'solo' } as const;
const SERIES = Object.values(games)
  .flatMap(seriesOf)
  .map(series => [seriesId(series), series] as const);
const SOLO = { game: 'porto', options: { variant: 'solo' } };

const dailies = (path?: string): Promise<Room> => room({ games, path, now: beginOf(TODAY, 0) + 12 * HOUR });

const pageOf = async ({ table }: Room, person: Person, guildId: string | null = GUILD) =>
  accepted(await table.deals.today(PORTO, person, guildId));

const begun = async (here: Room, person: Person, id = dailyId(PORTO, TODAY)): Promise<Match> =>
  accepted(await here.table.deals.begin(id, person));

async function played(here: Room, person: Person, seed = 1): Promise<Match> {
  return ended(here, await begun(here, person), person, seed);
}

async function ended(here: Room, match: Match, person: Person, seed = 1): Promise<Match> {
  expect(match.seats.map(({ id }) => id)).toEqual([person.id]);
  const over = await playOn(here, match, chooser(seed));
  expect(over.status).toBe('over');
  return over;
}

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
  await pageOf(one, ANN);
  const both = await Promise.all([one, two, one, two].map(here => begun(here, ANN)));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect(await one.store.deals.attempts(dailyId(PORTO, TODAY), ANN.id)).toHaveLength(1);
  const [first] = both;
  const other = await begun(two, BEN);
  if (!first) throw new Error('no match');
  expect(other.id).not.toBe(first.id);
  expect(other.position.view(0)).toEqual(first.position.view(0));
  const [mine, theirs] = [await ended(one, first, ANN, 5), await ended(two, other, BEN, 5)];
  expect(theirs.position.outcome).toEqual(mine.position.outcome);
});

test('nothing of it leaves for a channel, nobody waits for it, and no other game is in its way', async () => {
  const here = await dailies();
  const { table, store } = here;
  await running(here, 1, SOLO);
  const announced = here.announced.length;
  const before = (await store.outbox.outlook(here.clock.now)).rows.length;
  const match = await playOn(here, await begun(here, ANN), chooser(1), 3);
  expect(await store.waits.list(match.id)).toEqual([]);
  expect(await store.listings.unwaited()).not.toContain(match.id);
  here.clock.now += 5 * HOUR;
  await table.dueWork.run();
  await ended(here, await reload(here, match), ANN);
  accepted(await table.people.setSettings(ANN.id, { awayUntil: here.clock.now + 5 * DAY_MS }));
  expect(here.announced.slice(announced).filter(id => id === match.id)).toEqual([]);
  expect(
    (await store.outbox.outlook(here.clock.now)).rows.filter(({ matchId }) => matchId === match.id),
  ).toEqual([]);
  expect(before).toBeGreaterThan(0);
});

test('a restart in the middle, and over midnight: what was begun in time may be finished in time', async () => {
  const path = await sharedDatabase();
  const first = await dailies(path);
  const match = await playOn(first, await begun(first, ANN), chooser(1), 7);
  await first.store.close();
  const here = await dailies(path);
  here.clock.now = beginOf(TODAY + 1, 0) + GRACE_MS - 1;
  const page = accepted(await here.table.deals.page(dailyId(PORTO, TODAY), ANN, GUILD));
  expect([page.open, page.counting, page.results]).toEqual([match.id, true, undefined]);
  const again = await begun(here, ANN);
  expect([again.id, again.rev]).toEqual([match.id, match.rev]);
  await ended(here, again, ANN);
  const after = accepted(await here.table.deals.page(dailyId(PORTO, TODAY), ANN, GUILD));
  expect(after.results?.table.map(({ own }) => own)).toEqual([true]);
  expect(after.streak?.days).toBe(1);
  // One millisecond later a new attempt counts as practice.
  const late = await begun(here, BEN);
  expect(late.practised).toBe(true);
  await ended(here, late, BEN);
  here.clock.now += 1;
  const theirs = accepted(await here.table.deals.page(dailyId(PORTO, TODAY), BEN, GUILD));
  expect(theirs.results?.table.map(({ name }) => name)).toEqual([ANN.name]);
  expect(theirs.streak?.days).toBe(0);
});

test('no person sees a result before their own attempt, and the attempt that counts has neither undo nor hints', async () => {
  const here = await dailies();
  const { table } = here;
  const own = await begun(here, ANN);
  const deal = dailyId(PORTO, TODAY);
  const [action = ''] = own.position.legal(0).map(legal => games.porto?.write(legal) ?? '');
  accepted(await table.act(own.id, ANN.id, action));
  expect(refused(await table.undo(own.id, ANN.id)).code).toBe('table/undo-first');
  expect(own.hints).toBe(false);
  await ended(here, await reload(here, own), ANN, 3);

  const page = await pageOf(here, BEN);
  expect(page.results).toBeUndefined();
  expect(JSON.stringify(page)).not.toContain(ANN.name);
  expect(refused(await table.deals.par(deal, BEN)).code).toBe('table/deal-unplayed');
  expect(refused(await table.deals.way(deal, BEN)).code).toBe('table/deal-unplayed');
  const { seed = 'none', salt = 'none' } = (await here.store.deals.get(deal)) ?? {};
  const text = JSON.stringify([page, await pageOf(here, ANN, null), await table.archive.proof(own.id)]);
  expect([seed, salt].some(secret => text.includes(secret))).toBe(false);

  await played(here, BEN, 8);
  const results = (await pageOf(here, BEN)).results;
  expect(results?.table).toHaveLength(1);
  // The results in a server include Ann only once she has opened the page there.
  await pageOf(here, ANN);
  expect((await pageOf(here, BEN)).results?.table.map(({ name }) => name).toSorted()).toEqual([
    ANN.name,
    BEN.name,
  ]);
  expect((await pageOf(here, BEN, 'g2')).results?.table.map(({ name }) => name)).toEqual([BEN.name]);
  expect((await pageOf(here, BEN, null)).results?.table).toEqual([]);

  const record = JSON.parse(accepted(await table.archive.recordFor(own.id, 0))) as unknown;
  here.clock.now = beginOf(TODAY + 1, 0) + GRACE_MS;
  const closed = accepted(await table.deals.page(deal, ANN, null)).deal.proof;
  expect(formatOf([portoRecords], record).prove(record, closed.seed ?? '').agrees).toBe(true);
  expect(formatOf([portoRecords], record).prove(record, 'ab'.repeat(32)).agrees).toBe(false);
  here.clock.now = beginOf(TODAY, 0) + 13 * HOUR;

  const practice = accepted(await table.deals.begin(deal, ANN));
  expect([practice.practised, practice.hints]).toEqual([true, true]);
  accepted(await table.act(practice.id, ANN.id, action));
  accepted(await table.undo(practice.id, ANN.id));
  const anew = accepted(await table.deals.begin(deal, ANN, 'anew'));
  expect([anew.id === practice.id, (await reload(here, practice)).status]).toEqual([false, 'cancelled']);
  expect((await pageOf(here, ANN)).first?.points).toBe(
    own && (await pageOf(here, ANN)).results?.table.find(row => row.own)?.points,
  );
});

test('a person who opts out is in no table, and nothing is left of a deleted person', async () => {
  const here = await dailies();
  const { table, store } = here;
  for (const [index, person] of [ANN, BEN, CAT].entries()) {
    await played(here, person, index + 1);
    await pageOf(here, person);
  }
  expect((await pageOf(here, CAT)).results?.field.players).toBe(3);
  await store.transaction(({ people }) => people.change(ANN.id, { stats: false }));
  const without = (await pageOf(here, CAT)).results;
  expect([without?.field.players, without?.table.map(({ name }) => name).includes(ANN.name)]).toEqual([
    2,
    false,
  ]);
  expect(await table.archive.about(BEN.id)).toMatchObject({
    deals: { attempts: [{ number: 1 }], appearances: [{ guildId: GUILD }] },
  });
  await table.housekeeping.forget(BEN.id);
  expect((await pageOf(here, CAT)).results?.table.map(({ name }) => name)).toEqual([CAT.name]);
  expect(await store.deals.ofUser(BEN.id)).toEqual({ attempts: [], appearances: [], challenges: [] });
  expect(JSON.stringify(await store.deals.best(dailyId(PORTO, TODAY)))).not.toContain(BEN.name);
});

test('an attempt that is left goes after its time, with a record; what has ended stays', async () => {
  const here = await dailies();
  const { table, store, clock } = here;
  await played(here, ANN);
  const left = await begun(here, BEN);
  const kept: string[] = [];
  const prune = () => table.housekeeping.prune(clock.now, 90, name => void kept.push(name));
  clock.now += 90 * DAY_MS;
  expect((await prune()).matches).toEqual([]);
  clock.now += 1;
  expect([(await prune()).matches, kept]).toEqual([[left.id], [`porto-${left.id}`]]);
  const attempts = await Promise.all(
    [ANN, BEN].map(({ id }) => store.deals.attempts(dailyId(PORTO, TODAY), id)),
  );
  expect(attempts.map(({ length }) => length)).toEqual([1, 0]);
});

test('a challenge: a new deal, also after a game that was played alone; compared once both have played', async () => {
  const here = await dailies();
  const { table } = here;
  const alone = await running(here, 1, SOLO);
  expect(refused(await table.deals.challenges.makeFrom(alone.id, ANN)).code).toBe('table/not-over');
  const over = await playOn(here, alone, chooser(4));
  const { id: code, fresh } = accepted(await table.deals.challenges.makeFrom(over.id, ANN));
  expect(fresh).toBe(true);
  const mine = await ended(here, await begun(here, ANN, code), ANN, 4);
  const taken = await begun(here, BEN, code);
  expect(accepted(await table.deals.page(code, BEN, null)).results).toBeUndefined();
  await here.store.deals.setPar(code, { points: 4711, course: [], actions: [], rivals: [] });
  const parInArchive = async () =>
    accepted(await table.deals.archive(PORTO, 'challenge', BEN)).deals.map(({ par }) => par);
  expect(await parInArchive()).toEqual([null]);
  const theirs = await ended(here, taken, BEN, 4);
  expect(theirs.position.outcome).toEqual(mine.position.outcome);
  expect(accepted(await table.deals.challenges.makeFrom(mine.id, ANN))).toEqual({ id: code, fresh: false });
  const page = accepted(await table.deals.page(code, BEN, null));
  expect(page.results?.table.map(({ name, course }) => [name, course.length > 5])).toEqual([
    [ANN.name, true],
    [BEN.name, true],
  ]);
  expect(refused(await table.deals.page('nonesuch', BEN, null)).code).toBe('table/no-deal');
  expect(await parInArchive()).toEqual([4711]);
  const archive = accepted(await table.deals.archive(PORTO, 'challenge', BEN));
  expect(archive.deals.map(({ deal, first }) => [deal.id, first?.points])).toEqual([
    [code, page.first?.points],
  ]);
  const another = accepted(await table.deals.challenges.make(PORTO, ANN));
  expect(accepted(await table.deals.page(another, CAT, null)).deal.kind).toBe('challenge');
  expect(at(taken, 0)).toBe(BEN.id);
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
  const deal = dailyId(PORTO, TODAY);
  await pageOf(here, ANN);
  await played(here, ANN);
  const [one, two] = await Promise.all([here.table.deals.par(deal, ANN), here.table.deals.par(deal, ANN)]);
  expect(accepted(one)).toEqual(accepted(two));
  const counted = thoughts;
  const par = accepted(await here.table.deals.par(deal, ANN));
  expect(thoughts).toBe(counted);
  const way = accepted(await here.table.deals.way(deal, ANN));
  const best = (await here.store.deals.best(deal))?.points ?? 0;
  expect(way.points).toBe(Math.max(best, par?.points ?? 0));
  expect(way.steps.at(-1)?.score).toBe(way.points);
  const { content } = await dealPage(roomOf(here.table), { person: ANN, guildId: GUILD }, deal);
  const own = (await pageOf(here, ANN)).ownBest?.points ?? 0;
  expect(content).toContain(`par is ${par?.points}`);
  expect(way.points).toBeGreaterThan(own);
  // A bot of the list has found more.
  expect(content).not.toContain('Best found so far');
});
