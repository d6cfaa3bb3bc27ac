import { describe, expect, test } from 'vitest';
import { CLOSED_BY_OPERATOR } from '../../../src/table/match/closed-places.ts';
import { DAY, HOUR, MINUTE } from '../room.ts';
import { AWAY, between, channelOf, GAMES, HOME, pass, rowOf, toBen, world } from './world.ts';

describe.each(GAMES)('%s: a server that the operator closes', game => {
  test.each(['live', 'day'] as const)('nobody loses or wins, with a pace of %s', async pace => {
    const here = await world();
    const id = await between(here, game, [0, 1], { pace });
    const ben = await toBen(here, id);
    const channel = await channelOf(here, id, ben);
    const guildId = channel === 'away' ? AWAY : HOME;
    await here.store.transaction(({ host }) =>
      host.block({ kind: 'server', id: guildId, reason: null, at: here.clock.now }),
    );
    here.closed.add(channel);
    await here.table.outbox.parkGuild(guildId, CLOSED_BY_OPERATOR);
    await pass(here, pace === 'live' ? HOUR : 5 * DAY, pace === 'live' ? MINUTE : 6 * HOUR);
    expect([(await rowOf(here, id)).status, await channelOf(here, id, ben)]).toEqual(['running', channel]);
  });

  test('with all players in it: the clock stands still, and nothing is due at once', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    await toBen(here, id);
    await here.store.transaction(({ host }) =>
      host.block({ kind: 'server', id: HOME, reason: null, at: here.clock.now }),
    );
    here.closed.add('home');
    await here.table.outbox.parkGuild(HOME, CLOSED_BY_OPERATOR);
    await pass(here, 5 * DAY, 3 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'running' });
    for (let run = 0; run < 100 && ((await here.table.dueWork.nextAt()) ?? 0) <= here.clock.now; run++)
      await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBeGreaterThan(here.clock.now);
  });
});
