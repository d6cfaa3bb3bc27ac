import { describe, expect, test } from 'vitest';
import { lookingFrom } from '../../../src/table/match/places.ts';
import { ANN, BEN, MINUTE, ranking, refused } from '../room.ts';
import { ask, between, channelOf, decide, deliver, GAMES, pass, rowOf, toBen, world } from './world.ts';

describe.each(GAMES)('%s, live', game => {
  describe.each([
    ['direct messages', [0, 2]],
    ['a channel of an own server', [0, 1]],
  ] as const)('from %s that the own side shuts', (_, places) => {
    test('the person on turn loses by the clock after ten minutes of grace, and the other one wins', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const ben = await toBen(here, id);
      here.shut.add(await channelOf(here, id, ben)).add('dm-u2');
      await pass(here, 10 * MINUTE);
      expect(await rowOf(here, id)).toMatchObject({ status: 'running' });
      await pass(here, 15 * MINUTE);
      expect(await rowOf(here, id)).toMatchObject({ status: 'over', endedBy: 'resignation' });
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    });

    test('shutting and opening it again and again wins no further grace', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const channel = await channelOf(here, id, await toBen(here, id));
      for (let turn = 0; turn < 9; turn++) {
        here.shut.add(channel);
        await pass(here, 2 * MINUTE);
        here.shut.delete(channel);
        await here.table.outbox.unpark({ channelId: channel });
        await deliver(here);
        await pass(here, MINUTE);
      }
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    });

    test('it is the same where it was shut before the decision could be shown', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const ben = (await rowOf(here, id)).seats.find(({ userId }) => userId === BEN.id)?.seat ?? -1;
      here.shut.add(await channelOf(here, id, ben)).add('dm-u2');
      // Ben decides from elsewhere as long as Ann must decide too.
      await toBen(here, id);
      await pass(here, 30 * MINUTE);
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    });

    test('a place that opens within the grace costs nothing', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const ben = await toBen(here, id);
      const channel = await channelOf(here, id, ben);
      here.shut.add(channel);
      await pass(here, 8 * MINUTE);
      here.shut.delete(channel);
      await here.table.outbox.unpark({ channelId: channel });
      await deliver(here);
      await pass(here, 5 * MINUTE);
      await decide(here, id, ben);
      expect((await rowOf(here, id)).seats[ben]?.spentMs).toBe(0);
    });
  });

  test('one channel of both: after it has closed, the game goes on in direct messages', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0]);
    const ben = await toBen(here, id);
    here.shut.add('home');
    await pass(here, 13 * MINUTE);
    const { seats, status } = await rowOf(here, id);
    expect([status, seats.map(({ place }) => place >= 100)]).toEqual(['running', [true, true]]);
    for (const seat of seats) expect(await channelOf(here, id, seat.seat)).toBe(`dm-${seat.userId}`);
    // People who sat at one table still know each other.
    const seen = await lookingFrom({ place: seats[ben]?.place ?? 0 }, () => here.table.get(id));
    expect(seen?.seats.map(each => each.name).toSorted()).toEqual(['Ann', 'Ben']);
    await decide(here, id, ben);
  });

  test('one channel of both, and nobody can be reached: the game ends without a result', async () => {
    const here = await world({ directChannel: async () => undefined });
    const id = await between(here, game, [0, 0]);
    await toBen(here, id);
    here.shut.add('home');
    await pass(here, 30 * MINUTE);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    expect(await ranking(here, { id })).toEqual([]);
  });

  test('one channel of both, and the direct messages of one were always closed: nobody loses', async () => {
    const here = await world();
    here.shut.add('dm-u2');
    const id = await between(here, game, [0, 0]);
    await toBen(here, id);
    here.shut.add('home');
    await pass(here, 40 * MINUTE);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
  });

  test('whoever is removed on turn plays on in direct messages, with time for it', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0]);
    const ben = await toBen(here, id);
    await pass(here, 5 * MINUTE);
    here.out.add(BEN.id);
    await pass(here, 10 * MINUTE);
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    await decide(here, id, ben);
    expect(await rowOf(here, id)).toMatchObject({ status: 'running' });
  });

  test('whoever is removed on turn, and can not be reached, does not lose', async () => {
    const here = await world();
    here.shut.add('dm-u2');
    const id = await between(here, game, [0, 0]);
    await toBen(here, id);
    here.out.add(BEN.id);
    await pass(here, 40 * MINUTE);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    expect(await ranking(here, { id })).toEqual([]);
  });

  test('whoever is removed after a grace plays on in direct messages too, with time for it', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0]);
    const ben = await toBen(here, id);
    here.shut.add('home');
    await pass(here, 5 * MINUTE);
    here.shut.delete('home');
    await here.table.outbox.unpark({ channelId: 'home' });
    await pass(here, 14 * MINUTE);
    here.out.add(BEN.id);
    await pass(here, 10 * MINUTE);
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    await decide(here, id, ben);
  });

  test('the one who waits learns that the clock decides, and when', async () => {
    const here = await world();
    const id = await between(here, game, [0, 2]);
    const ben = await toBen(here, id);
    here.shut.add('dm-u2');
    await pass(here, 6 * MINUTE);
    const [clock] = await here.table.waiting(id);
    const why = { code: 'table/live-clock', with: { seat: ben, until: clock?.clock?.losesAt } };
    expect(refused(await here.table.pings.nudge(id, ANN.id))).toEqual(why);
    for (const kind of ['offer', 'play-once', 'play-until-back'] as const)
      expect(refused(await ask(here, id, kind, ben))).toEqual(why);
  });
});
