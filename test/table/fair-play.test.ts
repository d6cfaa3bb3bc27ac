import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/core/contract/game.ts';
import { games } from '../../src/games/registry.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { rebuilt } from '../../src/table/results/rebuild.ts';
import { scoringPlayers as players, scorings } from '../support/scoring.ts';
import { chooser, press } from './any-game.ts';
import {
  ANN,
  accepted,
  at,
  BEN,
  CAT,
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
const everyGame = { ...games, ...scorings };
const house = () => room({ games: everyGame, needs: { players } });
const MODERATOR = { moderator: true };

const rated = (here: Room, game: string, seats: number, over: Wishes = {}): Promise<Match> => {
  const options = everyGame[game]?.defaults;
  return running(here, seats, { game, options, seating: 'joined', rated: true, ...over });
};

const mostSeats = (game: string): number => {
  const { seats, defaults } = gameOf({ games: everyGame }, game);
  return seats(defaults).max;
};

describe.each(Object.keys(everyGame))('%s', game => {
  test('a person who resigns before any second turn loses', async () => {
    const here = await house();
    const match = await rated(here, game, 2);
    await press(here, match, chooser(1));
    accepted(await here.table.resign(match.id, BEN.id));
    expect(await ranking(here, match)).toEqual(['Ann 1', 'Ben 2']);
    expect((await here.table.archive.ending(match.id))?.early).toBe(false);
    expect(await here.store.results.tallies({ game })).toHaveLength(2);
  });

  test('an unrated game that is given up so counts nowhere', async () => {
    const here = await house();
    const match = await rated(here, game, 2, { rated: false });
    accepted(await here.table.resign(match.id, BEN.id));
    expect((await here.table.archive.ending(match.id))?.early).toBe(true);
    expect(await here.store.results.tallies({ game })).toEqual([]);
  });

  test.runIf(mostSeats(game) > 2)(
    'a person who resigns is not spared where the others call the game off',
    async () => {
      const here = await house();
      const match = await rated(here, game, 3);
      accepted(await here.table.resign(match.id, CAT.id));
      for (const person of [ANN, BEN])
        accepted(await here.table.cancel(match.id, person, { moderator: false }));
      expect(await here.table.get(match.id)).toMatchObject({ status: 'over', endedBy: 'resignation' });
      expect(await ranking(here, match)).toEqual(['Ann 1', 'Ben 1', 'Cat 3']);
    },
  );

  test('a moderator needs the others to cancel a rated game of their own', async () => {
    const here = await house();
    const match = await rated(here, game, 2);
    expect(accepted(await here.table.cancel(match.id, ANN, MODERATOR))).toMatchObject({
      agreed: 1,
      needed: 2,
      match: { status: 'running' },
    });
    expect(accepted(await here.table.cancel(match.id, CAT, MODERATOR)).match.status).toBe('cancelled');
    expect(await ranking(here, match)).toEqual([]);
  });
});

describe.each(Object.keys(everyGame))('%s, rated and without a pace', game => {
  test('waits fourteen days for a vanished opponent; then the one who remains needs nobody else', async () => {
    const here = await house();
    const match = await rated(here, game, 2);
    expect(match.pace).toBe('two-weeks');
    while ((await here.table.awaited(match)).length > 1) await press(here, match, chooser(1));
    const [late = 0] = await here.table.awaited(match);
    const [self, other] = late === 0 ? [BEN, ANN] : [ANN, BEN];
    const ask = () =>
      here.table.requests.ask(match.id, self.id, {
        kind: 'play-until-back',
        seat: late,
        standIn: undefined,
      });
    here.clock.now += 13 * DAY;
    await here.table.dueWork.run();
    expect(refused(await ask()).code).toBe('table/not-late');
    here.clock.now += DAY;
    await here.table.dueWork.run();
    accepted(await ask());
    here.clock.now += 2 * DAY;
    accepted(await here.table.cancel(match.id, self, { moderator: false }));
    expect(await ranking(here, match)).toEqual(
      [ANN, BEN].map(person => `${person.name} ${person === other ? 2 : 1}`),
    );
  });
});

describe.each(Object.keys(everyGame))('%s, with a person who renews an absence for 380 days', game => {
  test('and decides once in four weeks: after 60 days of it the pace runs, and the other ends the game', async () => {
    const here = await house();
    const chance = chooser(1);
    let match = await rated(here, game, 2, game === 'scoring' ? { options: { turns: 40 } } : {});
    const [self, vanished] = [0, 1];
    const waited = async (seat: number) =>
      (await here.table.waiting(match.id)).find(wait => wait.seat === seat);
    const decide = async (seat: number) => {
      const since = (await waited(seat))?.since;
      while (since !== undefined && (await waited(seat))?.since === since)
        match = await press(here, match, chance, seat);
    };
    let day = 0;
    for (; day < 380 && (await waited(vanished))?.late !== true; day++) {
      if (day % 20 === 0)
        accepted(await here.table.people.setSettings(BEN.id, { awayUntil: here.clock.now + 20 * DAY }));
      if (here.clock.now - ((await waited(vanished))?.since ?? here.clock.now) >= 28 * DAY)
        await decide(vanished);
      while (await waited(self)) await decide(self);
      here.clock.now += DAY;
      await here.table.dueWork.run();
    }
    expect(match.status).toBe('running');
    expect(day).toBe(28 + 28 + 4 + 14);
    const playFor = { kind: 'play-until-back', seat: vanished, standIn: undefined } as const;
    accepted(await here.table.requests.ask(match.id, ANN.id, playFor));
    here.clock.now += 2 * DAY;
    accepted(await here.table.cancel(match.id, ANN, { moderator: false }));
    expect(await ranking(here, match)).toEqual(['Ann 1', 'Ben 2']);
  });
});

describe.each(Object.keys(everyGame))('%s, paused', game => {
  const paused = async (here: Room, isRated: boolean): Promise<Match> => {
    const match = await rated(here, game, 2, { rated: isRated });
    for (const { id } of [ANN, BEN])
      accepted(await here.table.requests.ask(match.id, id, { kind: 'pause', seat: undefined }));
    expect((await here.table.get(match.id))?.pausedAt).toBe(here.clock.now);
    return match;
  };
  const goOn = async (here: Room, { id }: Match) => {
    const { request } = accepted(
      await here.table.requests.ask(id, ANN.id, { kind: 'unpause', seat: undefined }),
    );
    if (request.status === 'open')
      accepted(await here.table.requests.answer(id, BEN.id, false, { request: request.id }));
    return (await here.table.get(id))?.pausedAt === null;
  };

  test('rated: a loser who refuses to go on holds it for fourteen days at most', async () => {
    const here = await house();
    const match = await paused(here, true);
    here.clock.now += 14 * DAY - 1;
    expect(await goOn(here, match)).toBe(false);
    here.clock.now += 1;
    expect(await goOn(here, match)).toBe(true);
  });

  test('unrated: as long as one of two would rather wait', async () => {
    const here = await house();
    const match = await paused(here, false);
    here.clock.now += 40 * DAY;
    expect(await goOn(here, match)).toBe(false);
  });
});

describe('twenty even games, ten of them given up after a bad first round', () => {
  test('no person is ahead after them', async () => {
    const here = await house();
    const [cheat, honest]: readonly Person[] = PEOPLE;
    if (!cheat || !honest) throw new Error('nobody plays');
    for (let game = 0; game < 20; game++) {
      const match = await rated(here, 'scoring', 2, { channelId: `c${game}` });
      const bad = game % 2 === 1;
      accepted(await here.table.act(match.id, cheat.id, `points ${bad ? 0 : 5}`));
      if (bad) accepted(await here.table.resign(match.id, cheat.id));
      else
        for (const seat of [1, 0, 1])
          accepted(await here.table.act(match.id, at(match, seat), `points ${seat === 0 ? 5 : 3}`));
      here.clock.now += 40 * DAY;
    }
    const [mine, theirs] = await Promise.all(
      [cheat, honest].map(async ({ id }) => (await here.store.ratings.ofUser(id))[0]?.points ?? 0),
    );
    expect(Math.abs((mine ?? 0) - (theirs ?? 0))).toBeLessThan(120);
  });
});

describe('a second account that is forgotten after each game', () => {
  /**
   * Plays 24 games that Ann wins against Ben, and returns Ann's rating.
   * @param forgets true: Ben deletes his data after each game
   */
  async function farmed(forgets: boolean): Promise<number> {
    const here = await house();
    for (let game = 0; game < 24; game++) {
      const match = await rated(here, 'scoring', 2, { channelId: `c${game}`, options: { turns: 1 } });
      accepted(await here.table.act(match.id, ANN.id, 'points 9'));
      accepted(await here.table.act(match.id, BEN.id, 'points 0'));
      here.clock.now += HOUR;
      if (forgets) await here.table.housekeeping.forget(BEN.id);
      here.clock.now += HOUR;
    }
    const [row] = await here.store.ratings.ofUser(ANN.id);
    const changes = await here.store.ratings.changesOfUser(ANN.id);
    expect(changes.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(7);
    expect((await rebuilt({ games: everyGame, players }, here.store)).faults).toEqual([]);
    return row?.points ?? 0;
  }

  test('counts as one opponent: never for more than seven games in thirty days', async () => {
    // A deleted opponent begins again with 1500 points, so Ann wins slightly more points against him.
    expect((await farmed(true)) - (await farmed(false))).toBeLessThan(100);
  });

  test('a person who was known before is rated as another person', async () => {
    const here = await house();
    const play = async (other: Person) => {
      const wish = { game: 'scoring', options: { turns: 1 }, seating: 'joined', rated: true } as const;
      const { id } = await running(here, [ANN, other], wish);
      for (const person of [ANN, other]) accepted(await here.table.act(id, person.id, 'points 1'));
      here.clock.now += HOUR;
      return (await here.store.ratings.changesOf(id))[0]?.weight;
    };
    await play(CAT);
    for (let game = 0; game < 5; game++) await play(BEN);
    await here.table.housekeeping.forget(BEN.id);
    expect(await play(CAT)).toBe(1);
    expect(await play(BEN)).toBeLessThan(1);
    expect((await rebuilt({ games: everyGame, players }, here.store)).faults).toEqual([]);
  });
});
