import { describe, expect, test } from 'vitest';
import { gameOf, type Seat } from '../../../src/core/contract/game.ts';
import { games } from '../../../src/games/registry.ts';
import type { Pace } from '../../../src/store/index.ts';
import { ANN, accepted, BEN, CAT, DAN, DAY, HOUR, MINUTE, ranking, refused } from '../room.ts';
import { ask, deliver, GAMES, HOME, pass, rowOf, toBen, type World, world } from './world.ts';

describe.each(GAMES)('%s: who leaves the server of a game, with closed direct messages', game => {
  /** Lets Ben be out of the server of a game in which he must decide. Nobody can tell whose doing that is. */
  async function left(here: World, pace: Pace, needs: { readonly opponent?: typeof ANN } = {}) {
    here.shut.add('dm-u2');
    const { opponent = ANN } = needs;
    const { id } = accepted(
      await here.table.lobby.begin({
        ...{ game, options: gameOf({ games }, game).defaults, pace, rated: true },
        places: [{ channelId: `home-${here.clock.now}`, guildId: HOME, language: null }],
        people: [opponent, BEN].map(person => ({ ...person, place: 0 })),
      }),
    );
    await deliver(here);
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    if (pace !== 'live') accepted(await here.table.seatChanges.gone(id, ben));
    const end = () =>
      pass(here, pace === 'live' ? 40 * MINUTE : 3 * DAY, pace === 'live' ? MINUTE : 3 * HOUR);
    return { id, ben, end };
  }

  /** Lets the others have the seat played, where the bot lets them, and end the match. */
  async function claim(here: World, id: string, ben: Seat, opponent = ANN): Promise<void> {
    const { requests } = here.table;
    await requests.ask(id, opponent.id, { kind: 'play-until-back', seat: ben });
    await pass(here, 2.1 * DAY, 3 * HOUR);
    await here.table.cancel(id, opponent, { moderator: false });
  }

  test.each(['live', 'day'] as const)(
    'and comes back to it, loses time as usual: a pace of %s',
    async pace => {
      const here = await world();
      const { id, ben, end } = await left(here, pace);
      await pass(here, pace === 'live' ? 17 * MINUTE : 12 * HOUR, pace === 'live' ? MINUTE : HOUR);
      here.out.delete(BEN.id);
      await end();
      if (pace !== 'live') await claim(here, id, ben);
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    },
  );

  test('and comes back where Discord opened no direct messages, has a day, and then loses time as usual', async () => {
    const here = await world({ directChannel: async () => undefined });
    const { id, ben, end } = await left(here, 'day');
    here.out.delete(BEN.id);
    await pass(here, 40 * HOUR, HOUR);
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: false, absentAt: null });
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/not-late');
    await end();
    await claim(here, id, ben);
    expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
  });

  test('a live game: who is removed does not lose where Discord opens no direct messages', async () => {
    const here = await world({ directChannel: async () => undefined });
    const { id, end } = await left(here, 'live');
    await end();
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled', endedBy: 'unreached' });
  });

  test.each(['live', 'day'] as const)(
    'has the benefit of the doubt once in 90 days: a pace of %s',
    async pace => {
      const here = await world();
      const first = await left(here, pace);
      await first.end();
      expect(await rowOf(here, first.id)).toMatchObject({ status: 'cancelled' });
      const second = await left(here, pace, { opponent: CAT });
      await second.end();
      if (pace !== 'live') await claim(here, second.id, second.ben, CAT);
      expect((await ranking(here, second)).toSorted()).toEqual(['Ben 2', 'Cat 1']);
      here.clock.now += 91 * DAY;
      const third = await left(here, pace, { opponent: DAN });
      await third.end();
      expect(await rowOf(here, third.id)).toMatchObject({ status: 'cancelled' });
    },
  );

  test('nobody wins by removing the same person again', async () => {
    const here = await world();
    for (let time = 0; time < 3; time++) {
      const { id, end } = await left(here, 'day');
      await end();
      expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    }
  });
});
