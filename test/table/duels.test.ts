import { expect, test } from 'vitest';
import { checkedAnswers } from '../../src/cli/record/answers.ts';
import { type AnyGame, redealt } from '../../src/core/contract/game.ts';
import { type Players, playerOf } from '../../src/core/contract/player.ts';
import { RecordError } from '../../src/core/contract/record.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { thinkerHere } from '../../src/core/search/thinker.ts';
import { beginOf, dayAt } from '../../src/core/values/days.ts';
import { players } from '../../src/games/bots.ts';
import { formats } from '../../src/games/formats.ts';
import { games } from '../../src/games/registry.ts';
import { type DealSeries, dailyId, GRACE_MS, seriesId } from '../../src/table/deals/daily.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { seriesOf } from '../support/series.ts';
import { some } from '../support/test-form.ts';
import { ANN, accepted, BEN, HOUR, type Room, refused, reload, room } from './room.ts';

const TODAY = dayAt(Date.parse('2026-11-22T12:00Z'), 0);
const GUILD = 'g1';
/** Number of the person's actions in a test that needs no whole duel. */
const SOME = 14;
const DUELS = Object.values(games).flatMap(game => seriesOf(game).filter(({ form }) => form === 'duel'));
const NAMED = some(DUELS, 1).map(series => [seriesId(series), series] as const);

/**
 * The games' bots with a hard bot that is quick and depends on its dice: it plays as the easy bot or as the medium bot. So other
 * random numbers soon lead to other answers.
 */
const wavering: Players = Object.fromEntries(
  Object.entries(players).map(([id, { strengths, ...rest }]) => {
    if (!strengths) return [id, rest];
    const { easy, medium } = strengths;
    const hard: typeof medium = {
      ...medium,
      choose: (game, view, seat, dice) =>
        (dice.below(3, 'which') === 0 ? medium : easy).choose(game, view, seat, dice),
    };
    return [id, { ...rest, strengths: { ...strengths, hard } }];
  }),
);

const house = (needs: object = {}, path?: string): Promise<Room> =>
  room({ games, needs: { players: wavering, ...needs }, path, now: beginOf(TODAY, 0) + 12 * HOUR });

/** Makes a room in which today's duel of a series is dealt. */
async function dealing(series: DealSeries, needs?: object, path?: string) {
  const here = await house(needs, path);
  accepted(await here.table.deals.today(series, ANN, GUILD));
  return { here, id: dailyId(series, TODAY) };
}

const gameIn = (match: Match): AnyGame => games[match.game] as AnyGame;

/** Waits until the bot has answered. */
async function answered(here: Room, match: Pick<Match, 'id'>): Promise<Match> {
  await here.table.answers(match.id);
  return reload(here, match);
}

/** Returns an action of the easy bot for the person's seat. The same number gives the same action in equal positions. */
function choice(match: Match, number: number): string {
  const game = gameIn(match);
  const seat = match.seats.findIndex(({ strength }) => strength === null);
  const easy = playerOf(match.game, players, 'easy');
  const action = easy?.choose(game, match.position.view(seat), seat, new LightDice(number));
  return game.write(action);
}

/** Plays a number of the person's actions, or to the end. */
async function play(
  here: Room,
  begun: Match,
  person: Person,
  most = Number.POSITIVE_INFINITY,
): Promise<Match> {
  let match = await answered(here, begun);
  for (let count = 0; count < most && match.status === 'running'; count++) {
    accepted(await here.table.act(match.id, person.id, choice(match, 1)));
    match = await answered(here, match);
  }
  return match;
}

/** Returns all standing moves of a match with all their events, as the database has them. */
async function movesOf({ store }: Room, { id, rev }: Match) {
  const all = await store.moves.list(id, 0, rev);
  let line: typeof all = [];
  for (const move of all)
    line = move.restores === null ? [...line, move] : line.filter(other => other.rev <= (move.restores ?? 0));
  return line.map(({ seat, action, by, events }) => ({ seat, action, by, events }));
}

const dealt = async (here: Room, id: string, person: Person): Promise<Match> =>
  accepted(await here.table.deals.begin(id, person, 'on', GUILD));

test.each(NAMED)(
  '%s: the same moves meet the same answers, in another process, match, language and hour',
  async (_, series) => {
    const [{ here: one, id }, { here: two }] = [await dealing(series), await dealing(series)];
    two.clock.now += 3 * HOUR;
    const mine = await play(one, await dealt(one, id, ANN), ANN);
    const theirs = await play(two, await dealt(two, id, BEN), BEN);
    expect(mine.id).not.toBe(theirs.id);
    expect([mine.status, theirs.status]).toEqual(['over', 'over']);
    expect(await movesOf(two, theirs)).toEqual(await movesOf(one, mine));
    const results = await Promise.all([
      one.table.deals.page(id, ANN, GUILD),
      two.table.deals.page(id, BEN, GUILD),
    ]);
    const [own, other] = results.map(page => accepted(page).first);
    expect(other?.points).toBe(own?.points);
    expect(own?.points).toBe((own?.course.at(-1) ?? 0) - (own?.against?.at(-1) ?? 0));
    expect(own?.course.length).toBe(own?.against?.length);
    const totals = mine.position.outcome?.totals ?? [];
    const seat = mine.seats.findIndex(({ strength }) => strength === null);
    expect(own?.points).toBe((totals[seat] ?? 0) - (totals[1 - seat] ?? 0));
  },
);

test.each(NAMED)('%s: the seed decides the seat, the same for everybody', async (_, series) => {
  const here = await house();
  const seats = new Set<number>();
  for (let day = TODAY; day < TODAY + 6; day++) {
    here.clock.now = beginOf(day, 0);
    accepted(await here.table.deals.today(series, ANN, GUILD));
    const id = dailyId(series, day);
    const [mine, theirs] = [await dealt(here, id, ANN), await dealt(here, id, BEN)];
    const [own, other] = [mine, theirs].map(({ seats: at }) =>
      at.findIndex(({ strength }) => strength === null),
    );
    expect(other).toBe(own);
    seats.add(own ?? -1);
    for (const [match, person] of [
      [mine, ANN],
      [theirs, BEN],
    ] as const)
      accepted(await here.table.resign(match.id, person.id));
  }
  expect([...seats].toSorted()).toEqual([0, 1]);
});

test.each(NAMED)(
  '%s: a bot that was interrupted answers in the same way after the restart',
  async (_, series) => {
    const { here: whole, id } = await dealing(series);
    const wanted = await movesOf(whole, await play(whole, await dealt(whole, id, ANN), ANN, 12));

    const path = await sharedDatabase();
    // The first process dies while the bot thinks: its thoughts never end.
    const never = {
      ...thinkerHere({ games, players: wavering }),
      choose: () => new Promise<string>(() => {}),
    };
    let { here } = await dealing(series, {}, path);
    let match = await play(here, await dealt(here, id, ANN), ANN, 6);
    await here.store.close();
    here = await house({ thinker: never }, path);
    accepted(await here.table.act(match.id, ANN.id, choice(match, 1)));
    await here.store.close();
    here = await house({}, path);
    await here.table.thinking.resume();
    await here.table.thinking.idle();
    match = await play(here, await reload(here, match), ANN, 5);
    expect(await movesOf(here, match)).toEqual(wanted);
  },
);

test.each(NAMED)('%s: the bot answers in the same way in practice, after an undo too', async (_, series) => {
  const { here, id } = await dealing(series);
  // The first attempt is given up after some moves, so that practice begins.
  const first = await play(here, await dealt(here, id, ANN), ANN, SOME);
  accepted(await here.table.resign(first.id, ANN.id));
  let match = await answered(here, await dealt(here, id, ANN));
  expect([match.practised, match.hints]).toEqual([true, true]);
  for (let count = 0; count < SOME; count++) {
    const { rev } = match;
    if (count % 5 === 3) {
      const other = match.position.legal(match.position.toAct[0] ?? 0).at(-1);
      accepted(await here.table.act(match.id, ANN.id, gameIn(match).write(other)));
      match = await answered(here, match);
      here.clock.now += 60_000;
      accepted(await here.table.undo(match.id, ANN.id));
      match = await answered(here, match);
      expect(match.rev).toBeGreaterThan(rev);
    }
    accepted(await here.table.act(match.id, ANN.id, choice(match, 1)));
    match = await answered(here, match);
  }
  expect(await movesOf(here, match)).toEqual(await movesOf(here, first));
});

test.each(NAMED)(
  '%s: the bot is never replaced by a weaker one: a failed thought is tried again',
  async (_, series) => {
    const { here: whole, id } = await dealing(series);
    const wanted = await movesOf(whole, await play(whole, await dealt(whole, id, ANN), ANN, 8));
    let calls = 0;
    const real = thinkerHere({ games, players: wavering });
    const shaky = {
      ...real,
      choose: (thought: Parameters<typeof real.choose>[0]) =>
        ++calls % 2 === 1
          ? Promise.reject(new Error('the thinking process has ended'))
          : real.choose(thought),
    };
    const waits: number[] = [];
    const pause = async (milliseconds: number) => {
      // The answer to a person waits longer than any retry.
      if (milliseconds > 60_000) await new Promise(() => {});
      waits.push(milliseconds);
    };
    const { here } = await dealing(series, { thinker: shaky, pause });
    const match = await play(here, await dealt(here, id, ANN), ANN, 8);
    expect(await movesOf(here, match)).toEqual(wanted);
    expect(new Set(waits)).toEqual(new Set([1_000]));
  },
);

test.each(NAMED.slice(0, 1))('%s: days played count as a streak of this series alone', async (_, series) => {
  const here = await house();
  const { table, clock } = here;
  for (let day = TODAY; day < TODAY + 3; day++) {
    clock.now = beginOf(day, 0) + HOUR;
    accepted(await table.deals.today(series, ANN, GUILD));
    await play(here, await dealt(here, dailyId(series, day), ANN), ANN);
  }
  const page = accepted(await table.deals.today(series, ANN, GUILD));
  expect(page.streak).toMatchObject({ days: 3, longest: 3 });
  const solo = { ...series, form: 'solo' } as const;
  if (games[series.game]?.deals?.solo)
    expect(accepted(await table.deals.today(solo, ANN, GUILD)).streak?.longest).toBe(0);
  const archive = accepted(await table.deals.archive(series, 'daily', ANN));
  expect(archive.deals.map(({ deal, first }) => [deal.id, first !== undefined])).toEqual(
    [TODAY + 1, TODAY].map(day => [dailyId(series, day), true]),
  );
});

test.each(NAMED)(
  '%s: the bots play the same duel in the person’s seat, and the best way needs no answer of the bot',
  async (_, series) => {
    const { here, id } = await dealing(series);
    const { deals } = here.table;
    expect(refused(await deals.par(id, ANN)).code).toBe('table/deal-unplayed');
    const over = await play(here, await dealt(here, id, ANN), ANN);
    const par = accepted(await deals.par(id, ANN));
    expect(par?.rivals.map(({ strength }) => strength)).toEqual(['easy', 'medium', 'hard']);
    // The test's person plays as the easy bot does with other dice, so the easy bot's game may differ, but never its opponent's.
    const own = over.seats.findIndex(({ strength }) => strength === null);
    const way = accepted(await deals.way(id, ANN));
    expect(way.points).toBe(
      Math.max(par?.points ?? 0, accepted(await deals.page(id, ANN, null)).first?.points ?? 0),
    );
    // A person who plays the way's actions gets its result: the bot's answers follow by themselves.
    let match = await answered(here, await dealt(here, id, BEN));
    const game = gameIn(match);
    for (const { action } of way.steps) {
      if (game.forced((await here.store.matches.get(match.id))?.state, own) !== undefined) continue;
      const text = game.write(action);
      if (
        match.position.toAct.includes(own) &&
        match.position.legal(own).some(legal => game.write(legal) === text)
      )
        accepted(await here.table.act(match.id, BEN.id, text));
      match = await answered(here, match);
    }
    expect(match.status).toBe('over');
    expect(accepted(await deals.page(id, BEN, null)).first?.points).toBe(way.points);
  },
);

test.each(NAMED)(
  '%s: neither the seed nor the bot’s hidden things are reported before the close',
  async (_, series) => {
    const { here, id } = await dealing(series);
    const { table, store } = here;
    let match = await answered(here, await dealt(here, id, ANN));
    const own = match.seats.findIndex(({ strength }) => strength === null);
    const game = gameIn(match);
    const { seed = 'none', salt = 'none' } = (await store.deals.get(id)) ?? {};
    for (let count = 0; count < 2 * SOME && match.status === 'running'; count++) {
      if (count % 5 === 0) {
        const { state } = (await store.matches.get(match.id)) ?? {};
        // A deal with other hidden things looks the same to the person.
        const other = redealt(game, state, own, new LightDice(count));
        expect(match.position.view(own)).toEqual(game.view(other, own));
        const text = JSON.stringify([match.position.view(own), await table.archive.proof(match.id), match]);
        for (const secret of [seed, salt]) expect(text).not.toContain(secret);
      }
      accepted(await table.act(match.id, ANN.id, choice(match, 1)));
      match = await answered(here, match);
    }
    match = await play(here, match, ANN);
    const page = accepted(await table.deals.page(id, ANN, GUILD));
    const text = JSON.stringify([page, await table.archive.proof(match.id), await table.deals.way(id, ANN)]);
    for (const secret of [seed, salt]) expect(text).not.toContain(secret);
    here.clock.now = beginOf(TODAY + 1, 0) + GRACE_MS;
    expect(accepted(await table.deals.page(id, ANN, GUILD)).deal.proof).toMatchObject({ seed, salt });
  },
);

test.each(NAMED)(
  '%s: after the close anybody can compute the bot’s choices again, and a changed game is found out',
  async (_, series) => {
    const { here, id } = await dealing(series);
    const match = await play(here, await dealt(here, id, ANN), ANN);
    const { seed = '' } = (await here.store.deals.get(id)) ?? {};
    const record = JSON.parse(accepted(await here.table.archive.recordFor(match.id, 0))) as {
      readonly actions: readonly { readonly seat: number }[];
    };
    const thinkers = { games, players: wavering };
    const checked = checkedAnswers(thinkers, formats, record, seed);
    expect(checked).toEqual({ answers: expect.any(Number), agrees: true, differs: null });
    const bot = match.seats.findIndex(({ strength }) => strength === 'hard');
    expect(checked.answers).toBe(record.actions.filter(({ seat }) => seat === bot).length);
    // Another bot plays otherwise, and another seed has another deal.
    const other = {
      games,
      players: {
        ...wavering,
        [series.game]: { ...wavering[series.game], strengths: players[series.game]?.strengths },
      },
    };
    expect(checkedAnswers(other as never, formats, record, seed).agrees).toBe(false);
    const elsewhere = (): boolean => {
      try {
        return checkedAnswers(thinkers, formats, record, 'ab'.repeat(32)).agrees;
      } catch (error) {
        // The record's first action is not possible on the other deal.
        return !(error instanceof RecordError);
      }
    };
    expect(elsewhere()).toBe(false);
  },
);
