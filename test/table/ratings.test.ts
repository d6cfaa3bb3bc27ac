import { describe, expect, test } from 'vitest';
import { FRESH } from '../../src/core/contract/rating-formula.ts';
import type { Person } from '../../src/table/match/types.ts';
import { rebuilt, writeRatings } from '../../src/table/results/rebuild.ts';
import { scoringPlayers, scorings } from '../support/scoring.ts';
import {
  ANN,
  accepted,
  at,
  BEN,
  CAT,
  DAN,
  HOUR,
  opening,
  PEOPLE,
  type Room,
  room,
  running,
  type Wishes,
} from './room.ts';

let channels = 0;

const rated = () => room({ games: scorings, needs: { players: scoringPlayers } });

async function dealt(here: Pick<Room, 'table'>, people: readonly Person[], over: Wishes = {}) {
  const [opener = ANN, ...others] = people;
  const wish: Wishes = {
    ...{ game: 'scoring', options: { turns: 2 }, opener, seating: 'joined', rated: true },
    ...{ seats: people.length + (over.players?.length ?? 0), channelId: `c${channels++}` },
    ...over,
  };
  // A game of one person against bots is rated only if it is dealt without a lobby.
  if (others.length === 0) return accepted(await here.table.openAndStart(opening(wish)));
  return running(here, people, wish);
}

async function end({ table }: Pick<Room, 'table'>, id: string, points: readonly number[]): Promise<void> {
  for (;;) {
    const now = await table.get(id);
    const [seat] = now?.status === 'running' ? now.position.toAct : [];
    if (!now || seat === undefined) return;
    accepted(await table.act(id, at(now, seat), `points ${points[seat] ?? 0}`, { rev: now.rev }));
  }
}

async function play(
  here: Pick<Room, 'table'>,
  people: readonly Person[],
  points: readonly number[],
  over: Wishes = {},
): Promise<string> {
  const { id } = await dealt(here, people, over);
  await end(here, id, points);
  return id;
}

const pointsIn = async ({ store }: Pick<Room, 'store'>, { id }: Person, pool = 'people') =>
  (await store.ratings.ofUser(id)).find(row => row.pool === pool)?.points;
const all = async ({ store }: Pick<Room, 'store'>) =>
  Promise.all([ANN, BEN, CAT, DAN].map(({ id }) => store.ratings.ofUser(id)));

describe('a rated game', () => {
  test('is rated once: whoever would write it again is refused', async () => {
    const here = await rated();
    const id = await play(here, [ANN, BEN], [5, 3]);
    const before = await all(here);
    const [change] = await here.store.ratings.changesOf(id);
    if (!change) throw new Error('no change');
    const { id: _, ...again } = change;
    await expect(here.store.ratings.change([again])).rejects.toThrow('there already');
    expect(await here.table.housekeeping.catchUp()).toBe(0);
    expect(await all(here)).toEqual(before);
  });

  test('two that end at once are both counted', async () => {
    const here = await rated();
    const games = await Promise.all([0, 1, 2].map(() => dealt(here, [ANN, BEN], { options: { turns: 1 } })));
    for (const { id } of games) accepted(await here.table.act(id, ANN.id, 'points 5'));
    await Promise.all(games.map(({ id }) => here.table.act(id, BEN.id, 'points 3')));
    const [[ann] = []] = await all(here);
    expect(ann?.games).toBe(3);
    const course = await here.store.ratings.courseOf(
      ANN.id,
      { game: 'scoring', category: 'plain', pool: 'people' },
      9,
    );
    expect(course.map(({ games }) => games)).toEqual([1, 2, 3]);
    expect(course.map(({ muBefore }) => muBefore)).toEqual([FRESH.mu, course[0]?.mu, course[1]?.mu]);
    expect(ann?.points).toBe(course[2]?.points);
  });
});

describe('what counts less', () => {
  test('fifteen games against a second account bring less than eight against eight people', async () => {
    const here = await rated();
    for (let game = 0; game < 15; game++) {
      await play(here, [ANN, BEN], [5, 3], { options: { turns: 1 } });
      here.clock.now += 13 * HOUR;
    }
    for (let game = 0; game < 8; game++) {
      await play(here, [CAT, { id: `stranger${game}`, name: 'Eve' }], [5, 3], { options: { turns: 1 } });
      here.clock.now += HOUR;
    }
    const [farmed = 0, honest = 0] = [await pointsIn(here, ANN), await pointsIn(here, CAT)];
    expect(farmed).toBeLessThan(honest);
  });
});

describe('computed again from the games', () => {
  const PAIRS = [
    [ANN, BEN],
    [BEN, CAT, DAN],
    [ANN, DAN],
    [CAT, ANN, BEN, DAN],
  ] as const;

  async function season(): Promise<Room> {
    const here = await rated();
    for (const [index, people] of [...PAIRS, ...PAIRS].entries()) {
      await play(here, people, [index % 3, 2, index % 5, 4], { options: { turns: 1 } });
      here.clock.now += 4 * HOUR;
    }
    const left = await dealt(here, [CAT, DAN, BEN], { options: { turns: 3 } });
    for (const person of [CAT, DAN, BEN, CAT, DAN, BEN])
      accepted(await here.table.act(left.id, person.id, 'points 2'));
    accepted(await here.table.resign(left.id, DAN.id));
    await end(here, left.id, [1, 0, 5]);
    await play(here, [ANN], [9], { players: ['medium'] });
    await play(here, [ANN, BEN], [9, 9, 9], { players: ['medium'] });
    await play(here, [ANN, BEN], [1, 2], { rated: false });
    return here;
  }
  const again = ({ store }: Room) => rebuilt({ games: scorings, players: scoringPlayers }, store);
  const stored = async ({ store }: Room) => ({
    ratings: await store.ratings.list(),
    changes: await Promise.all(PEOPLE.map(({ id }) => store.ratings.changesOfUser(id))).then(rows =>
      rows.flat().map(({ id: _, ...row }) => row),
    ),
    boards: await Promise.all(
      ['g1', ''].map(guildId => store.standings.top({ guildId, game: 'scoring', alone: false }, 'plain', 9)),
    ),
  });

  test('they are what is stored, also where a person was forgotten; written anew, nothing changes', async () => {
    const here = await season();
    const before = await again(here);
    expect(before.faults).toEqual([]);
    expect(before.games).toBe(11);
    await here.table.housekeeping.forget(CAT.id);
    await play(here, [ANN, BEN, DAN], [1, 2, 3], { options: { turns: 1 } });
    const after = await again(here);
    expect(after.faults).toEqual([]);
    expect(after.ratings.map(({ userId }) => userId)).not.toContain(CAT.id);
    const was = await stored(here);
    await here.store.transaction(repositories => writeRatings(repositories, after));
    expect(await stored(here)).toEqual(was);
    expect((await again(here)).faults).toEqual([]);
  });

  test('a rating that another hand changed is reported, and mended', async () => {
    const here = await season();
    const was = await stored(here);
    const [ann] = await here.store.ratings.ofUser(ANN.id);
    if (!ann) throw new Error('Ann has no rating');
    await here.store.ratings.put({ ...ann, points: ann.points + 1 });
    await here.store.privacy.dropOwn(BEN.id, 'ratings', 'ratingChanges');
    const found = await again(here);
    expect(found.faults).toContainEqual(expect.stringMatching(/^the rating of u1 .* is \d+, not \d+$/));
    expect(found.faults).toContainEqual(expect.stringMatching(/no change of u2 is stored$/));
    await here.store.transaction(repositories => writeRatings(repositories, found));
    expect((await again(here)).faults).toEqual([]);
    expect((await stored(here)).boards).toEqual(was.boards);
  });
});
