import { describe, expect, test } from 'vitest';
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
  DAY,
  HOUR,
  PEOPLE,
  type Room,
  ranking,
  room,
  running,
  type Wishes,
} from './room.ts';

const everyGame = { ...games, ...scorings };
const house = () => room({ games: everyGame, needs: { players } });

const rated = (here: Room, game: string, seats: number, over: Wishes = {}): Promise<Match> => {
  const options = everyGame[game]?.defaults;
  return running(here, seats, { game, options, seating: 'joined', rated: true, ...over });
};

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
