import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { isPersonAt, playerOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { beginOf, DAY_MS, dayAt } from '../../src/core/values/days.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { dailyId, GRACE_MS, seriesId } from '../../src/table/deals/daily.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { scoring } from '../support/scoring.ts';
import { seriesOf } from '../support/series.ts';
import { quickPlayers } from '../support/slow-thinker.ts';
import { isLong, some } from '../support/test-form.ts';
import { chooser, press } from './any-game.ts';
import { begun, company, matchesOf, openTables, pageOf } from './leagues/room.ts';
import { ANN, accepted, at, BEN, CAT, HOUR, type Room, refused, reload, room, running } from './room.ts';

const TODAY = dayAt(Date.parse('2026-11-24T12:00Z'), 0);
const GUILD = 'g1';
const ZOE: Person = { id: 'zoe', name: 'Zoe' };
const lone = { ...scoring, deals: { solo: { options: { turns: 3 }, seats: 1, great: 9 } } };
const everyGame: Readonly<Record<string, AnyGame>> = { ...games, scoring: lone as unknown as AnyGame };
const everySeries = Object.values(everyGame).flatMap(seriesOf);

async function house(): Promise<Room> {
  let seed = 0;
  return room({
    games: everyGame,
    needs: { newSeed: () => new Uint8Array(32).fill(++seed % 250), players: quickPlayers },
    now: beginOf(TODAY, 0) + 12 * HOUR,
  });
}

const marksIn = async ({ store }: Room) => store.marks.scopes();

describe.each(some(Object.keys(everyGame), 2))('a league of %s', game => {
  async function round(here: Room, id: string, losers: readonly string[]): Promise<void> {
    await openTables(here, id);
    for (const match of await matchesOf(here, id)) {
      const loser = match.seats.find(seat => losers.includes(seat.id))?.id ?? at(match, 0);
      accepted(await here.table.resign(match.id, loser));
    }
  }

  test('a person who is deleted and comes again has no points for it, and no clean slate', async () => {
    const here = await house();
    const { leagues, housekeeping } = here.table;
    const people = company(4);
    const [cheat = ANN] = people;
    const id = await begun(here, people, { game, seats: 2, rounds: 3 });
    await round(here, id, [cheat.id]);
    const before = (await pageOf(here, id)).standing.map(({ player, points }) => [player, points]);
    for (let time = 0; time < 2; time++) {
      await housekeeping.forget(cheat.id);
      expect(refused(await leagues.join(id, cheat)).code).toBe('table/contest-left');
    }
    expect((await pageOf(here, id)).standing.map(({ player, points }) => [player, points])).toEqual(before);
    expect(accepted(await leagues.join(id, ZOE))).toBe('waiting');
    // A person who was only on the waiting list had no advantage, and may join again after the deletion.
    await housekeeping.forget(ZOE.id);
    expect(accepted(await leagues.join(id, ZOE))).toBe('waiting');
    expect((await here.table.archive.about(cheat.id)).marks).toMatchObject([{ scope: `league ${id}` }]);
    expect((await here.table.archive.about(ZOE.id)).marks).toEqual([]);
    accepted(await leagues.close(id, ZOE, true));
    expect(await marksIn(here)).toEqual([]);
  });

  test('a moderator who plays in it does not call off an own game alone', async () => {
    const here = await house();
    const people = company(4);
    const id = await begun(here, people, { game, seats: 2, rounds: 1 });
    await openTables(here, id);
    const [match] = await matchesOf(here, id);
    const own = people.find(({ id: person }) => match?.seats.some(seat => seat.id === person)) ?? ANN;
    expect(accepted(await here.table.cancel(match?.id ?? '', own, { moderator: true }))).toMatchObject({
      agreed: 1,
      needed: 2,
      match: { status: 'running' },
    });
  });

  test('before the start one comes and goes, forgotten or not; after its end nothing is kept', async () => {
    const here = await house();
    const people = company(5);
    const [, ben = BEN] = people;
    const id = accepted(
      await here.table.leagues.open({
        ...{ game, name: 'Autumn', guildId: GUILD, channelId: 'c1', opener: ANN, seats: 2, rounds: 1 },
      }),
    );
    for (const person of people.slice(1)) accepted(await here.table.leagues.join(id, person));
    await here.table.housekeeping.forget(ben.id);
    expect(accepted(await here.table.leagues.join(id, ben))).toBe('in');
    expect(await marksIn(here)).toEqual([]);
    accepted(await here.table.leagues.start(id, ANN.id));
    await here.table.housekeeping.forget(ben.id);
    expect(await marksIn(here)).toEqual([`league ${id}`]);
    await round(here, id, []);
    expect((await pageOf(here, id)).league.status).toBe('over');
    expect(await marksIn(here)).toEqual([]);
  });
});

/** Plays a match to its end with the easy bot, or at random without one. Random play never ends a game of Green Port. */
async function played(here: Room, begun: Match, seed = 1): Promise<Match> {
  const below = chooser(seed);
  const easy = playerOf(begun.game, players, 'easy');
  const game = everyGame[begun.game];
  let match = begun;
  while (match.status === 'running') {
    await here.table.answers(match.id);
    match = await reload(here, match);
    const seat = (await here.table.awaited(match)).find(each => isPersonAt(match, each));
    if (match.status !== 'running') break;
    if (!easy || !game || seat === undefined) match = await press(here, match, below);
    else {
      const action = easy.choose(game, match.position.view(seat), seat, new LightDice(seed + match.rev));
      match = accepted(await here.table.act(match.id, at(match, seat), game.write(action))).match;
    }
  }
  return match;
}

/** A release tries each series. The small game has a deal alone, Porto both forms. */
const tried = isLong ? everySeries : everySeries.filter(({ game }) => ['porto', 'scoring'].includes(game));
const named = tried.map(series => [seriesId(series), series] as const);

describe.each(named)('a deal of %s', (_name, series) => {
  const { game, form } = series;
  const today = dailyId(series, TODAY);
  const pageFor = async ({ table }: Room, person: Person, id = today) =>
    accepted(await table.deals.page(id, person, GUILD));
  const begin = async ({ table }: Room, person: Person, id = today) =>
    accepted(await table.deals.begin(id, person));
  const opened = async (here: Room, kind: 'daily' | 'challenge'): Promise<string> =>
    kind === 'challenge'
      ? accepted(await here.table.deals.challenges.make(series, ANN))
      : accepted(await here.table.deals.today(series, ANN, GUILD)).deal.id;

  test.each(['daily', 'challenge'] as const)(
    'a person who has played a %s and is deleted has no second first attempt',
    async kind => {
      const here = await house();
      const id = await opened(here, kind);
      for (const [index, person] of [BEN, CAT].entries())
        await played(here, await begin(here, person, id), index + 1);
      for (let time = 0; time < 2; time++) {
        await here.table.housekeeping.forget(CAT.id);
        expect(await pageFor(here, CAT, id)).toMatchObject({ mayCount: false, attempts: 0 });
        const again = await begin(here, CAT, id);
        expect([again.practised, again.hints]).toEqual([true, true]);
        await played(here, again, 3 + time);
      }
      const page = await pageFor(here, CAT, id);
      expect([page.first, page.ownBest?.number, page.streak?.days ?? 0]).toEqual([undefined, 2, 0]);
      await pageFor(here, BEN, id);
      expect((await pageFor(here, CAT, id)).results?.table.map(({ name }) => name)).toEqual([BEN.name]);
      expect(await pageFor(here, ZOE, id)).toMatchObject({ mayCount: true });
    },
  );

  test.each(['daily', 'challenge'] as const)(
    'the first attempt at a %s has no hint, no undo, no order by a bot’s judgement, no seed and no other result',
    async kind => {
      const here = await house();
      const { table } = here;
      const id = await opened(here, kind);
      let match = await begin(here, CAT, id);
      const { seed = '', salt = '' } = (await here.store.deals.get(id)) ?? {};
      const step = async () => {
        await table.answers(match.id);
        match = await reload(here, match);
        return match.seats.findIndex(each => each.id === CAT.id);
      };
      for (let time = 0; time < 2; time++) {
        const seat = await step();
        expect(table.hints.areOffered(match)).toBe(false);
        expect(table.hints.glance(match, seat)).toEqual([]);
        expect(refused(await table.hints.ask(match.id, CAT.id)).code).toBe('table/no-hints');
        const text = JSON.stringify([
          await pageFor(here, CAT, id),
          await table.archive.proof(match.id),
          match,
          match.position.view(seat),
        ]);
        expect([seed, salt].filter(secret => text.includes(secret))).toEqual([]);
        for (const hidden of [await table.deals.par(id, CAT), await table.deals.way(id, CAT)])
          expect(refused(hidden).code).toBe('table/deal-unplayed');
        expect(refused(await table.reviews.of(match.id, CAT.id)).code).toBe('table/review-running');
        const legal = match.position.legal(seat);
        accepted(await table.act(match.id, CAT.id, everyGame[game]?.write(legal[0]) ?? ''));
        expect(refused(await table.undo(match.id, CAT.id)).code).toBe('table/undo-first');
        // The first attempt can't be begun again, but goes on.
        expect(accepted(await table.deals.begin(id, CAT, 'anew')).id).toBe(match.id);
      }
      await step();
      expect(await marksIn(here)).toEqual([]);
    },
  );

  const tableOf = async (here: Room, person: Person, id = today) =>
    (await pageFor(here, person, id)).results?.table.map(({ name, points }) => [name, points !== null]);

  test('a first attempt that is given up, left or late stands last in the table of its day', async () => {
    const here = await house();
    const { deals } = here.table;
    await opened(here, 'daily');
    const inServer = async (person: Person) => accepted(await deals.begin(today, person, 'on', GUILD));
    await played(here, await inServer(BEN), 1);
    const given = await inServer(CAT);
    accepted(await here.table.resign(given.id, CAT.id));
    expect(await pageFor(here, CAT)).toMatchObject({ mayCount: false, open: undefined, results: undefined });
    expect(await tableOf(here, BEN)).toEqual([
      [BEN.name, true],
      [CAT.name, false],
    ]);
    expect((await pageFor(here, BEN)).results?.field).toEqual({ players: 2, better: 0 });
    // A person's second attempt is practice, and does not change the result.
    await played(here, await inServer(CAT), 2);
    expect(await tableOf(here, CAT)).toEqual([
      [BEN.name, true],
      [CAT.name, false],
    ]);
    const late = await inServer(ZOE);
    await inServer(ANN);
    expect(await tableOf(here, BEN)).toHaveLength(2);
    here.clock.now = beginOf(TODAY + 1, 0) + GRACE_MS;
    await played(here, late, 3);
    const [first, ...last] = (await tableOf(here, BEN)) ?? [];
    expect(first).toEqual([BEN.name, true]);
    expect(new Map(last as [string, boolean][])).toEqual(
      new Map([CAT, ANN, ZOE].map(({ name }) => [name, false])),
    );
    expect((await pageFor(here, BEN)).results?.field).toEqual({ players: 4, better: 0 });
    expect((await pageFor(here, BEN)).results?.table.filter(({ course }) => course.length > 0).length).toBe(
      (await pageFor(here, BEN)).first?.course.length === 0 ? 0 : 1,
    );
  });

  test('a challenge that is given up stands last in its table; one that is played still does not', async () => {
    const here = await house();
    const id = await opened(here, 'challenge');
    await played(here, await begin(here, BEN, id));
    accepted(await here.table.resign((await begin(here, CAT, id)).id, CAT.id));
    await begin(here, ZOE, id);
    expect(await tableOf(here, BEN, id)).toEqual([
      [BEN.name, true],
      [CAT.name, false],
    ]);
  });

  test.runIf(form === 'solo')(
    'a challenge after a game that was played alone is another deal, by the same options',
    async () => {
      const here = await house();
      const options = everyGame[game]?.deals?.solo?.options;
      const seed = new Set<string | undefined>();
      const alone = await running(here, 1, { game, options });
      const over = await played(here, alone, 4);
      seed.add((await here.table.archive.proof(over.id))?.seed);
      for (const person of [ANN, BEN]) {
        const { id, fresh } = accepted(await here.table.deals.challenges.makeFrom(over.id, person));
        const deal = await here.store.deals.get(id);
        expect([fresh, deal?.options, deal?.userId]).toEqual([true, over.options, person.id]);
        seed.add(deal?.seed);
        expect(await pageFor(here, person, id)).toMatchObject({ mayCount: true, attempts: 0 });
      }
      expect(seed.size).toBe(3);
    },
  );

  test('a mark goes once the day is closed, that of a challenge after thirty days', async () => {
    const here = await house();
    const code = await opened(here, 'challenge');
    for (const id of [await opened(here, 'daily'), code]) await begin(here, CAT, id);
    await here.table.housekeeping.forget(CAT.id);
    const prune = () => here.table.housekeeping.prune(here.clock.now, 90);
    await prune();
    expect(await marksIn(here)).toEqual([`deal ${code}`, `deal ${today}`].toSorted());
    here.clock.now = beginOf(TODAY + 1, 0) + GRACE_MS;
    await prune();
    expect(await marksIn(here)).toEqual([`deal ${code}`]);
    here.clock.now += 30 * DAY_MS;
    await prune();
    expect(await marksIn(here)).toEqual([]);
  });

  test('a mark is no name: nothing of it can be read without the secret, and two things have two', async () => {
    const here = await house();
    for (const id of [await opened(here, 'daily'), await opened(here, 'challenge')]) {
      await begin(here, CAT, id);
      await begin(here, BEN, id);
    }
    for (const { id } of [BEN, CAT]) await here.table.housekeeping.forget(id);
    const marks = await here.store.marks.list();
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(4);
    for (const { mark } of marks) expect(mark).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a duplicate that is closed', () => {
  async function duplicate(here: Room, game: string, tables: number, seats: number) {
    const { duplicates } = here.table;
    const people = company(tables * seats);
    const [opener = ANN, ...others] = people;
    const options = everyGame[game]?.defaults;
    const id = accepted(
      await duplicates.open({ game, options, guildId: GUILD, channelId: 'c1', opener, tables, seats }),
    );
    for (const person of others) accepted(await duplicates.join(id, person));
    accepted(await duplicates.start(id, opener.id));
    for (let number = 1; number <= tables; number++)
      await duplicates.openTable(id, { number, threadId: `t${number}` });
    const page = async () => (await duplicates.page(id)) ?? Promise.reject(new Error('it is gone'));
    const matches: Match[] = [];
    for (const { matchId } of (await page()).tables) matches.push(await reload(here, { id: matchId ?? '' }));
    const mine = matches.find(match => match.seats.some(seat => seat.id === opener.id));
    if (!mine) throw new Error('the opener sits nowhere');
    const share = async (person: Pick<Person, 'id'>) =>
      (await page()).comparison?.places.find(place => place.person.id === person.id)?.share;
    return { id, opener, mine, others: matches.filter(match => match !== mine), page, share };
  }

  test.each(some(Object.keys(everyGame), 2))(
    '%s: by a player whose own table is open: they come last, and their table harms and helps nobody else',
    async game => {
      const here = await house();
      const { duplicates } = here.table;
      const { id, opener, mine, others, page, share } = await duplicate(here, game, 3, 2);
      const [first, second] = others;
      if (!first || !second) throw new Error('no tables');
      await played(here, first, 2);
      expect(accepted(await duplicates.mayClose(id, opener.id))).toEqual({ forfeits: true });
      expect(accepted(await duplicates.mayClose(id, ZOE.id, true))).toEqual({ forfeits: false });
      accepted(await duplicates.close(id, opener));
      const places = async () =>
        (await page()).comparison?.places.map(({ person, share: each, points }) => [
          person.id,
          each,
          points !== null,
        ]);
      const seat = mine.seats.findIndex(({ id: person }) => person === opener.id);
      const closed = [
        [at(first, seat), 1_000, true],
        [at(first, 1 - seat), null, true],
        [opener.id, 0, false],
      ];
      expect(new Map((await places())?.map(row => [row[0], row]))).toEqual(
        new Map(closed.map(row => [row[0], row])),
      );
      expect(await here.store.duplicates.tally({ game }, opener.id)).toEqual({ count: 1, share: 0 });
      await played(here, mine, 3);
      expect(await share(opener)).toBe(0);
      expect(await places()).toHaveLength(3);
    },
  );
});
