import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/core/contract/game.ts';
import { games } from '../../../src/games/registry.ts';
import { WITH_BOTS } from '../../support/against-easy-bot.ts';
import { ANN, accepted, BEN, DAN, DAY, HOUR, ranking, refused } from '../room.ts';
import { ask, between, channelOf, decide, deliver, GAMES, HOME, pass, rowOf, toBen, world } from './world.ts';

const SLOW = ['day', 'three-days', 'two-weeks'] as const;

describe.each(GAMES)('%s, slowly', game => {
  test.each(SLOW)('with a pace of %s, a shut place loses time like any other', async pace => {
    const here = await world();
    const id = await between(here, game, [0, 2], { pace });
    const ben = await toBen(here, id);
    here.shut.add('dm-u2');
    await pass(here, 15 * DAY, 6 * HOUR);
    accepted(await ask(here, id, 'play-until-back', ben));
    await pass(here, 2 * DAY, 6 * HOUR);
    accepted(await here.table.cancel(id, ANN, { moderator: false }));
    expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
  });

  test('without a pace, the seat of a place that was shut for a day can be played and offered', async () => {
    const here = await world();
    const id = await between(here, game, [0, 2], { pace: 'none', rated: false });
    const ben = await toBen(here, id);
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/not-late');
    here.shut.add('dm-u2');
    await pass(here, 2.6 * DAY, HOUR);
    accepted(await here.table.pings.nudge(id, ANN.id));
    await deliver(here);
    await pass(here, 2 * DAY, HOUR);
    accepted(await ask(here, id, 'play-until-back', ben));
    expect((await rowOf(here, id)).seats[ben]?.absentAt).not.toBeNull();
  });

  test('whoever was removed from the server has not left: no stand-in, no offer, and no win for the other', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    accepted(await here.table.seatChanges.gone(id, ben));
    await deliver(here);
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: false, absentAt: null });
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    for (const kind of ['offer', 'play-until-back'] as const)
      expect(refused(await ask(here, id, kind, ben)).code).toBe('table/not-late');
    await pass(here, 20 * HOUR, HOUR);
    expect(accepted(await here.table.cancel(id, ANN, { moderator: true })).match.status).toBe('running');
    await decide(here, id, ben);
  });

  test('whoever may not see the channel any more is moved when the others want the seat, and gets a day', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    await pass(here, 3 * DAY, 3 * HOUR);
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/seat-moved');
    await deliver(here);
    await pass(here, 23 * HOUR, HOUR);
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/not-late');
    await pass(here, 2 * HOUR, HOUR);
    accepted(await ask(here, id, 'play-until-back', ben));
  });

  test('whoever was removed and can not be reached does not lose: the game ends without a result', async () => {
    const here = await world();
    here.shut.add('dm-u2');
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    accepted(await here.table.seatChanges.gone(id, ben));
    await pass(here, 3 * DAY, 3 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    expect(await ranking(here, { id })).toEqual([]);
  });

  test.runIf(WITH_BOTS.some(({ id }) => id === game)).each([
    ['Discord opens no direct messages', async () => undefined],
    ['another game is played in the direct messages', async () => 'other'],
  ])('whoever was removed does not lose where %s', async (_, directChannel) => {
    const here = await world({ directChannel });
    accepted(
      await here.table.openAndStart({
        ...{ game, options: gameOf({ games }, game).defaults, channelId: 'other', guildId: null },
        ...{ opener: DAN, seats: 2, players: ['easy'] },
      }),
    );
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    accepted(await here.table.seatChanges.gone(id, ben));
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: true, absentAt: null });
    await pass(here, 3 * DAY, 3 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
  });

  test('an unrated game whose channel has closed waits until it opens', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day', rated: false });
    await toBen(here, id);
    here.shut.add('home');
    await pass(here, 5 * DAY, 6 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'running', places: [] });
  });

  test('a server that removes the bot: the game goes on in direct messages', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.shut.add('home');
    await here.table.outbox.parkGuild(HOME);
    await pass(here, HOUR);
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    await decide(here, id, ben);
  });

  test('an unrated game: whoever left the server is played for at once', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day', rated: false });
    const ben = await toBen(here, id);
    accepted(await here.table.seatChanges.gone(id, ben));
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: true });
    expect((await rowOf(here, id)).seats[ben]?.absentAt).not.toBeNull();
  });
});
