import { describe, expect, test } from 'vitest';
import type { JudgedDecision } from '../../src/core/review/coach.ts';
import type { NewRatingChange, StoredResult, StoredReview } from '../../src/store/index.ts';
import { MATCH } from '../support/stored.ts';
import { ANN, accepted, BEN, CAT, type Room, refused, room } from './room.ts';

const YEAR = { kind: 'year', year: 2026 } as const;
const at = (text: string): number => Date.parse(`${text}Z`);
const MAY = at('2026-05-03T12:00');

/** A room in November 2026, whose people have names. */
async function november(hour = 0): Promise<Room> {
  const here = await room({ needs: { dailyHour: hour }, now: at('2026-11-26T12:00') });
  for (const { id, name } of [ANN, BEN, CAT]) await here.store.people.change(id, { name });
  return here;
}

let games = 0;

type Row = Partial<StoredResult> & Pick<StoredResult, 'userId'>;

/** Stores an ended game with these results, in the order of the seats, and returns the match's id. */
async function played(
  { store }: Room,
  rows: readonly Row[],
  over: Partial<StoredResult> = {},
): Promise<string> {
  const matchId = `m${++games}`;
  const { game = 'toy', guildId = 'g1', at: createdAt = MAY } = over;
  await store.matches.insert(
    { ...MATCH, id: matchId, game, channelId: `c${games}`, guildId, seatsWanted: rows.length, createdAt },
    [],
  );
  await store.results.put(
    rows.map((row, seat) => ({
      ...{ matchId, seat, guildId, game, category: 'standard', seats: rows.length, points: 50 - seat },
      ...{ rank: seat + 1, won: seat === 0, level: null, best: null, colours: null, turns: 9, standIns: 0 },
      ...{ practised: false, withPlayers: false, counts: true, at: createdAt },
      ...over,
      ...row,
    })),
  );
  return matchId;
}

const decision = (loss: number, own = true): JudgedDecision => ({
  ...{ seat: 0, rev: 1, seen: 0, turn: 1, own, played: 'take', better: 'leave', value: 3, loss, lot: 2 },
  reasons: [],
});

const review = (over: Partial<StoredReview>): StoredReview => ({
  ...{ seat: 0, rules: 1, edition: 'e', decisions: [], deal: null, shared: false, at: MAY },
  ...over,
});

const dealt = (open: number, own: number | null) => ({
  open: { mean: open, spread: 1 },
  own: own === null ? null : { mean: own, spread: 1 },
});

const own = async ({ table }: Room, who = ANN) =>
  accepted(await table.lookBacks.ofPerson(who.id, YEAR, { askedBy: who.id, guildId: 'g1' }));
const seen = async ({ table }: Room, who: { readonly id: string }, guildId = 'g1') =>
  table.lookBacks.ofPerson(who.id, YEAR, { askedBy: CAT.id, guildId });
const server = async ({ table }: Room, guildId = 'g1') =>
  accepted(await table.lookBacks.ofServer(guildId, YEAR));

describe('a year of a person', () => {
  test('without a game has no facts', async () => {
    const here = await november();
    expect(await own(here)).toEqual({
      ...{
        name: 'Ann',
        games: 0,
        wins: 0,
        contested: 0,
        months: Array(12).fill(0),
        played: [],
        colours: null,
      },
      ...{ bestMove: null, rival: null, streak: 0, rating: null, luckiest: null, dearest: null },
    });
    expect(await here.table.lookBacks.hasPlayed(ANN.id, YEAR)).toBe(false);
  });

  test('counts games, wins, colours, the best move, the rival and the longest row of wins', async () => {
    const here = await november();
    for (const month of ['02', '02', '03']) {
      const when = { at: at(`2026-${month}-07T12:00`) };
      await played(here, [{ userId: ANN.id, best: 7, colours: { red: 2 } }, { userId: BEN.id }], when);
    }
    const best = await played(here, [
      { userId: BEN.id },
      { userId: ANN.id, best: 12, colours: { red: 1, blue: 4 } },
    ]);
    await played(here, [{ userId: ANN.id, points: 88, practised: false }], {
      game: 'other',
      seats: 1,
      won: false,
    });
    await played(here, [{ userId: ANN.id, points: 99 }], {
      game: 'other',
      seats: 1,
      won: false,
      practised: true,
    });
    await played(here, [{ userId: ANN.id }, { userId: CAT.id }], { counts: false, best: 90 });
    const facts = await own(here);
    expect(facts).toMatchObject({ games: 6, wins: 3, contested: 4, streak: 3 });
    expect(facts.months).toEqual([0, 2, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0]);
    expect(facts.played).toEqual([
      { game: 'toy', games: 4, wins: 3, contested: 4, best: 50 },
      { game: 'other', games: 2, wins: 0, contested: 0, best: 88 },
    ]);
    expect(facts.colours).toEqual({
      game: 'toy',
      pieces: [
        { colour: 'red', pieces: 7 },
        { colour: 'blue', pieces: 4 },
      ],
    });
    expect(facts.bestMove).toEqual({ game: 'toy', points: 12, matchId: best, at: MAY });
    expect(facts.rival).toMatchObject({ name: 'Ben', games: 4, ahead: 3, level: 0 });
    expect(await here.table.lookBacks.hasPlayed(ANN.id, YEAR)).toBe(true);
  });

  test.each([0, 5])('has the games of its time alone, by the hour %i at which days begin', async hour => {
    const here = await november(hour);
    const [first, after] = [at('2026-01-01T00:00'), at('2027-01-01T00:00')].map(
      day => day + hour * 3_600_000,
    );
    for (const when of [first ?? 0, (after ?? 0) - 1])
      await played(here, [{ userId: ANN.id }, { userId: BEN.id }], { at: when });
    for (const when of [(first ?? 0) - 1, after ?? 0])
      await played(here, [{ userId: ANN.id }, { userId: CAT.id }], { at: when, best: 40 });
    const facts = await own(here);
    expect([facts.games, facts.bestMove, facts.rival?.name]).toEqual([2, null, 'Ben']);
    expect([facts.months[0], facts.months[11]]).toEqual([1, 1]);
    const all = await server(here);
    expect([all.games, all.people, all.months[0], all.months[11]]).toEqual([2, 2, 1, 1]);
  });

  test('has the largest gain of a rating', async () => {
    const here = await november();
    const change = (over: Partial<NewRatingChange>): NewRatingChange => ({
      ...{
        matchId: 'none',
        userId: ANN.id,
        game: 'toy',
        category: 'standard',
        pool: 'people',
        rank: 1,
        weight: 1,
      },
      ...{ muBefore: 25, sigmaBefore: 8, mu: 26, sigma: 7, points: 1_550, games: 1, at: MAY },
      ...over,
    });
    for (const [at_, points] of [
      [MAY, 1_580],
      [MAY + 1, 1_560],
      [at('2027-01-01T00:00'), 1_900],
    ] as const) {
      const matchId = await played(here, [{ userId: ANN.id }, { userId: BEN.id }]);
      await here.store.ratings.change([change({ matchId, at: at_, points })]);
    }
    const matchId = await played(here, [{ userId: ANN.id }, { userId: BEN.id }]);
    await here.store.ratings.change([change({ matchId, category: 'family', points: 1_300 })]);
    expect((await own(here)).rating).toMatchObject({ category: 'standard', to: 1_560, amongPeople: true });
  });

  test('has the best deal and the costliest own decision of the reviewed games', async () => {
    const here = await november();
    expect(await own(here)).toMatchObject({ luckiest: null, dearest: null });
    const [one, other, alone] = [
      await played(here, [{ userId: ANN.id }, { userId: BEN.id }]),
      await played(here, [{ userId: ANN.id }, { userId: BEN.id }]),
      await played(here, [{ userId: ANN.id }], { seats: 1, game: 'other' }),
    ];
    const decisions = [decision(4.2), decision(9, false), decision(1)];
    await here.store.reviews.put(one, review({ deal: dealt(-1, 6), decisions }));
    await here.store.reviews.put(one, review({ seat: 1, deal: dealt(30, 6), decisions: [decision(20)] }));
    await here.store.reviews.put(other, review({ deal: dealt(3, null), decisions: [decision(2)] }));
    // A seat alone has its expected score as the margin at the deal, which is no luck.
    await here.store.reviews.put(alone, review({ deal: dealt(120, 1), decisions: [decision(0.2)] }));
    const facts = await own(here);
    expect(facts.luckiest).toMatchObject({ matchId: one, points: 5 });
    expect(facts.dearest).toMatchObject({ matchId: one, points: 4.2 });
  });
});

describe('what others may see of a person', () => {
  test('is limited to games of their server and to shared reviews', async () => {
    const here = await november();
    const shared = await played(here, [{ userId: ANN.id, best: 3 }, { userId: BEN.id }]);
    const hidden = await played(here, [{ userId: ANN.id, best: 4 }, { userId: BEN.id }]);
    await played(here, [{ userId: ANN.id, best: 40 }, { userId: CAT.id }], { guildId: 'g2' });
    await here.store.reviews.put(shared, review({ decisions: [decision(2)], shared: true }));
    await here.store.reviews.put(hidden, review({ decisions: [decision(9)] }));
    expect(accepted(await seen(here, ANN))).toMatchObject({
      ...{ games: 2, bestMove: { points: 4 }, rival: { name: 'Ben' }, dearest: { matchId: shared } },
    });
    expect(accepted(await seen(here, ANN, 'g3'))).toMatchObject({ games: 0, bestMove: null });
    expect(await own(here)).toMatchObject({
      games: 3,
      bestMove: { points: 40 },
      dearest: { matchId: hidden },
    });
  });

  test('is nothing if the person keeps statistics private; the person sees it still', async () => {
    const here = await november();
    await played(here, [
      { userId: ANN.id, best: 20 },
      { userId: BEN.id, best: 3 },
    ]);
    await here.store.people.change(ANN.id, { stats: false });
    expect(refused(await seen(here, ANN)).code).toBe('table/stats-private');
    const shown = await here.table.lookBacks.ofPerson(ANN.id, YEAR, { askedBy: null, guildId: 'g1' });
    expect(refused(shown).code).toBe('table/stats-private');
    expect(await own(here)).toMatchObject({ games: 1 });
    expect(await own(here, BEN)).toMatchObject({ games: 1, rival: null });
  });
});

describe('a year of a server', () => {
  test('has the best score, move, row of wins, the closest game and the person with most games', async () => {
    const here = await november();
    for (const [at_, points] of [
      [MAY, [70, 60]],
      [MAY + 1, [90, 88]],
      [MAY + 2, [80, 50]],
    ] as const) {
      const rows = [
        { userId: ANN.id, points: points[0], best: points[0] / 10 },
        { userId: BEN.id, points: points[1] },
      ];
      await played(here, rows, { at: at_ });
    }
    await played(
      here,
      [
        { userId: ANN.id, points: 300 },
        { userId: CAT.id, points: 299 },
      ],
      { guildId: 'g2' },
    );
    await played(here, [{ userId: CAT.id, points: 200, best: 30 }], { seats: 1, game: 'other' });
    const facts = await server(here);
    expect(facts).toMatchObject({
      ...{ games: 4, people: 3, streak: { name: 'Ann', wins: 3 }, busiest: null },
      played: [
        { game: 'toy', games: 3 },
        { game: 'other', games: 1 },
      ],
      bestScore: { name: 'Ann', points: 90, category: 'standard', record: true },
      bestMove: { name: 'Cat', points: 30, game: 'other' },
      closest: { people: [{ name: 'Ann' }, { name: 'Ben' }], points: [90, 88] },
    });
    await played(here, [{ userId: BEN.id, points: 90 }, { userId: CAT.id }], { at: at('2025-03-01T12:00') });
    await played(here, [
      { userId: ANN.id, points: 20 },
      { userId: CAT.id, points: 2 },
    ]);
    expect(await server(here)).toMatchObject({
      ...{ bestScore: { record: false }, busiest: { name: 'Ann', games: 4 }, streak: { wins: 4 } },
    });
  });

  test('counts nobody who keeps statistics private, in no line', async () => {
    const here = await november();
    await played(here, [
      { userId: ANN.id, points: 90, best: 20 },
      { userId: BEN.id, points: 89, best: 3 },
    ]);
    await played(here, [
      { userId: ANN.id, points: 91, best: 21 },
      { userId: BEN.id, points: 50, best: 4 },
    ]);
    await played(here, [
      { userId: BEN.id, points: 93 },
      { userId: ANN.id, points: 92 },
    ]);
    await played(here, [{ userId: ANN.id, points: 95, best: 25 }], { seats: 1, game: 'other' });
    await here.store.people.change(ANN.id, { stats: false });
    expect(await server(here)).toEqual({
      ...{ games: 3, people: 1, months: [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0] },
      played: [{ game: 'toy', games: 3, best: null }],
      bestScore: expect.objectContaining({ name: 'Ben', points: 93 }),
      bestMove: expect.objectContaining({ name: 'Ben', points: 4 }),
      ...{ streak: null, closest: null, busiest: null },
    });
    await here.store.people.change(BEN.id, { stats: false });
    expect(await server(here)).toMatchObject({
      games: 0,
      people: 0,
      played: [],
      bestScore: null,
      bestMove: null,
    });
  });

  test('has nothing of people who deleted their data', async () => {
    const here = await november();
    await played(here, [
      { userId: ANN.id, points: 90, best: 20 },
      { userId: BEN.id, points: 89, best: 3 },
    ]);
    expect(await here.table.housekeeping.forget(ANN.id)).toEqual({ games: 0 });
    expect(await own(here, BEN)).toMatchObject({ games: 1, rival: null });
    expect(await server(here)).toMatchObject({ people: 1, bestScore: { name: 'Ben' }, closest: null });
    expect(await own(here)).toMatchObject({ name: null, games: 0 });
  });
});

test('a period that is not possible is refused, with the possible ones', async () => {
  const { table } = await november();
  const possible = { first: '2020', latest: '2026', months: 12 };
  for (const period of [
    { kind: 'year', year: 2027 },
    { kind: 'year', year: 2019 },
    { kind: 'months', months: 0 },
    { kind: 'months', months: 13 },
  ] as const) {
    const reader = { askedBy: ANN.id, guildId: 'g1' };
    expect(refused(await table.lookBacks.ofPerson(ANN.id, period, reader))).toEqual({
      code: 'table/no-period',
      with: possible,
    });
    expect(refused(await table.lookBacks.ofServer('g1', period)).code).toBe('table/no-period');
  }
});

test('a person posts look backs in a server only so often', async () => {
  const { table } = await november();
  for (let post = 0; post < 3; post++) accepted(await table.lookBacks.shares(ANN.id, 'g1'));
  expect(refused(await table.lookBacks.shares(ANN.id, 'g1')).code).toBe('table/too-soon');
  accepted(await table.lookBacks.shares(BEN.id, 'g1'));
});
