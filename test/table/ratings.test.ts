import { describe, expect, test } from 'vitest';
import type { Strength } from '../../src/core/contract/player.ts';
import { FRESH, pointsOf, type Skill } from '../../src/core/contract/ratings.ts';
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
  opening,
  PEOPLE,
  type Room,
  ranking,
  refused,
  room,
  running,
  type Wishes,
} from './room.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

/** Plays two rounds of the first people of `PEOPLE`, each with the same points. */
async function rounds({ table }: Pick<Room, 'table'>, id: string, points: readonly number[]): Promise<void> {
  for (const each of [...points.entries(), ...points.entries()])
    accepted(await table.act(id, PEOPLE[each[0]]?.id ?? '', `points ${each[1]}`));
}

const pointsIn = async ({ store }: Pick<Room, 'store'>, { id }: Person, pool = 'people') =>
  (await store.ratings.ofUser(id)).find(row => row.pool === pool)?.points;
const all = async ({ store }: Pick<Room, 'store'>) =>
  Promise.all([ANN, BEN, CAT, DAN].map(({ id }) => store.ratings.ofUser(id)));

describe('a rated game', () => {
  test('raises who was ahead, of three in their order, and tells so with the end', async () => {
    const here = await rated();
    const id = await play(here, [ANN, BEN, CAT], [5, 7, 3]);
    const found = (await here.table.archive.ending(id))?.ratings ?? [];
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const [ann, ben, cat] = found.map(({ points }) => points);
    expect(ben).toBeGreaterThan(1_500);
    expect(cat).toBeLessThan(1_500);
    expect([ben, ann, cat]).toEqual([ben, ann, cat].toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    expect(found[1]).toMatchObject({ change: (ben ?? 0) - 1_500, settled: false, weight: 1, pool: 'people' });
  });

  test('is rated by the category: another has a rating of its own', async () => {
    const here = await rated();
    await play(here, [ANN, BEN], [5, 3]);
    await play(here, [ANN, BEN], [3, 5], { options: { turns: 2, category: 'other' } });
    const rows = await here.store.ratings.ofUser(ANN.id);
    expect(rows.map(({ category, games }) => [category, games])).toEqual([
      ['other', 1],
      ['plain', 1],
    ]);
    const [other, plain] = rows;
    expect((plain?.points ?? 0) + (other?.points ?? 0)).toBe(3_000);
  });

  test('unrated, called off, or alone: nothing changes', async () => {
    const here = await rated();
    await play(here, [ANN, BEN], [5, 3], { rated: false });
    const off = await dealt(here, [ANN, BEN]);
    accepted(await here.table.act(off.id, ANN.id, 'points 3'));
    accepted(await here.table.cancel(off.id, CAT, { moderator: true }));
    accepted(
      await here.table.openAndStart(
        opening({ game: 'scoring', options: { turns: 1 }, seats: 1, rated: true, channelId: 'alone' }),
      ),
    );
    await end(here, (await here.table.live('alone'))?.id ?? '', [5]);
    expect(await all(here)).toEqual([[], [], [], []]);
  });

  test('has no hints, and neither has its rematch', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN, BEN], { hints: true });
    expect(refused(await here.table.hints.ask(match.id, ANN.id)).with).toEqual({ why: 'rated' });
    await end(here, match.id, [5, 3]);
    expect(accepted(await here.table.rematch(match.id, { personId: ANN.id }))).toMatchObject({ rated: true });
    const again = await here.table.live(match.channelId);
    expect(again && here.table.hints.areOffered(again)).toBe(false);
  });

  test('settles a rating with the tenth, not before', async () => {
    const here = await rated();
    for (let game = 1; game <= 10; game++) {
      const id = await play(here, [ANN, BEN], [5, 3], { options: { turns: 1 } });
      const isShown = (await here.table.archive.ending(id))?.ratings.map(({ settled }) => settled);
      expect(isShown).toEqual([game === 10, game === 10]);
      here.clock.now += HOUR;
    }
  });

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

describe('who leaves', () => {
  test('ranks behind all who stay, however well the stand-in plays', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN, BEN, CAT], { standIn: 'steady', options: { turns: 3 } });
    await rounds(here, match.id, [1, 9, 0]);
    accepted(await here.table.resign(match.id, BEN.id));
    await end(here, match.id, [1, 9, 0]);
    expect(await ranking(here, match)).toEqual(['Ann 1', 'Ben 3', 'Cat 2']);
  });

  test('two who leave share the last place, whatever became of their seats', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN, BEN, CAT, DAN], { options: { turns: 3 } });
    await rounds(here, match.id, [1, 9, 5, 0]);
    accepted(await here.table.resign(match.id, BEN.id));
    accepted(await here.table.resign(match.id, CAT.id));
    await end(here, match.id, [1, 0, 0, 0]);
    const changes = await here.store.ratings.changesOf(match.id);
    expect(changes.map(({ rank }) => rank)).toEqual([1, 3, 3, 2]);
    expect(changes[1]?.mu).toBe(changes[2]?.mu);
  });

  test('a person who leaves by silence, until another takes the seat over, is last, and the helper wins and loses nothing', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN, BEN], { pace: 'day', options: { turns: 3 } });
    accepted(await here.table.act(match.id, ANN.id, 'points 1'));
    accepted(await here.table.act(match.id, BEN.id, 'points 0'));
    accepted(await here.table.act(match.id, ANN.id, 'points 1'));
    here.clock.now += 2 * DAY;
    await here.table.dueWork.run();
    accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'offer', seat: 1 }));
    accepted(await here.table.seatChanges.take(match.id, CAT));
    await end(here, match.id, [0, 9]);
    expect(await here.table.get(match.id)).toMatchObject({ status: 'over', endedBy: 'rules' });
    expect(await ranking(here, match)).toEqual(['Ann 1', 'Ben 2']);
    expect(await here.store.ratings.ofUser(CAT.id)).toEqual([]);
    expect(await here.table.archive.about(BEN.id)).toMatchObject({
      lostSeats: [{ matchId: match.id, seat: 1 }],
    });
  });

  test('a person leaves by leaving more than half of the choices to the stand-in, also where they are back at the end', async () => {
    for (const [missed, left] of [
      [1, false],
      [3, true],
    ] as const) {
      const here = await rated();
      const match = await dealt(here, [ANN, BEN], { pace: 'day', standIn: 'steady', options: { turns: 4 } });
      for (let turn = 0; turn < 4; turn++) {
        accepted(await here.table.act(match.id, ANN.id, 'points 1'));
        if (turn < missed) {
          here.clock.now += 2 * DAY;
          await here.table.dueWork.run();
          accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'play-once', seat: 1 }));
        } else accepted(await here.table.act(match.id, BEN.id, 'points 9'));
      }
      expect(await ranking(here, match)).toEqual(left ? ['Ann 1', 'Ben 2'] : ['Ann 2', 'Ben 1']);
    }
  });

  test('a person with an announced absence keeps the seat, and loses nothing by it', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN, BEN], { pace: 'day' });
    accepted(await here.table.act(match.id, ANN.id, 'points 1'));
    accepted(await here.table.people.setSettings(BEN.id, { awayUntil: here.clock.now + 9 * DAY }));
    here.clock.now += 5 * DAY;
    await here.table.dueWork.run();
    expect(refused(await here.table.requests.ask(match.id, ANN.id, { kind: 'offer', seat: 1 })).code).toBe(
      'table/seat-away',
    );
    await end(here, match.id, [1, 5]);
    expect(await pointsIn(here, BEN)).toBeGreaterThan(1_500);
  });
});

describe('against players of the bot', () => {
  test('alone: in a place of its own, and their own ratings stay as they were measured', async () => {
    const here = await rated();
    const id = await play(here, [ANN], [9], { players: ['medium'] });
    expect(await pointsIn(here, ANN)).toBeUndefined();
    expect(await pointsIn(here, ANN, 'players')).toBeGreaterThan(1_570);
    expect((await here.table.archive.ending(id))?.ratings).toMatchObject([{ seat: 0, pool: 'players' }]);
    expect(await here.store.ratings.ofUser('player:medium:1')).toEqual([]);
  });

  test('beside other people they count as they were measured', async () => {
    const here = await rated();
    const changes = async (players: readonly Strength[]) =>
      here.store.ratings.changesOf(await play(here, [ANN, BEN], [5, 5, 5], { players }));
    const [ann, ben] = await changes(['medium']);
    expect(ann?.pool).toBe('people');
    expect(ann?.mu).toBe(ben?.mu);
    expect(ann?.mu).toBeGreaterThan(FRESH.mu);
  });

  test('a game that an older version has marked as practice counts nowhere', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN], { players: ['easy'] });
    await here.store.transaction(({ matches }) => matches.setPractised(match.id));
    await end(here, match.id, [9]);
    expect(await here.table.get(match.id)).toMatchObject({ status: 'over', practised: true });
    expect(await here.store.ratings.ofUser(ANN.id)).toEqual([]);
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

  test('the same two count whole again after thirty days without meeting, not after twenty-nine', async () => {
    const here = await rated();
    const weightNow = async () =>
      (await here.store.ratings.changesOf(await play(here, [ANN, BEN], [5, 3], { options: { turns: 1 } })))[0]
        ?.weight;
    const weights: unknown[] = [];
    for (let game = 0; game < 6; game++) weights.push(await weightNow());
    expect(weights).toEqual([1, 1, 1, 1, 0.75, 0.5625]);
    here.clock.now += 31 * DAY;
    for (let game = 0; game < 4; game++) expect(await weightNow()).toBe(1);
    here.clock.now += 29 * DAY;
    expect(await weightNow()).toBe(0.75);
    here.clock.now += 2 * DAY;
    expect(await weightNow()).toBe(1);
  });

  test('an undo with consent halves the game', async () => {
    const here = await rated();
    const match = await dealt(here, [ANN, BEN]);
    accepted(await here.table.act(match.id, ANN.id, 'points 9'));
    accepted(await here.table.requests.askUndo(match.id, ANN.id));
    accepted(await here.table.requests.answer(match.id, BEN.id, true));
    await end(here, match.id, [5, 3]);
    const changes = await here.store.ratings.changesOf(match.id);
    expect(changes.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
    const half: Skill = { mu: changes[0]?.mu ?? 0, sigma: changes[0]?.sigma ?? 0 };
    expect(pointsOf(half) - 1_500).toBe(40);
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
