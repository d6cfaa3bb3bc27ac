import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/core/contract/game.ts';
import { games } from '../../../src/games/registry.ts';
import type { TableNeeds } from '../../../src/table/table.ts';
import { begun, openTables } from '../leagues/room.ts';
import { ANN, BEN, CAT, DAN, DAY, HOUR } from '../room.ts';
import { awaited, channelOf, deliver, GAMES, HOME, pass, rowOf, world } from './world.ts';

describe.each(GAMES)('%s: a league', game => {
  const four = [ANN, BEN, CAT, DAN];

  async function late(needs: Partial<TableNeeds> = {}) {
    const here = await world(needs);
    const wish = { game, options: gameOf({ games }, game).defaults, guildId: HOME, seats: 2 };
    await openTables(here, await begun(here, four, { ...wish, pace: 'day' }));
    const [first] = await here.store.matches.ids();
    const id = first ?? '';
    const [seat = 0] = await awaited(here, id);
    await deliver(here);
    here.out.add((await rowOf(here, id)).seats[seat]?.userId ?? '');
    return { here, id, seat };
  }

  test('plays on in direct messages for a late person who was shut out', async () => {
    const { here, id, seat } = await late();
    await pass(here, 30 * HOUR, HOUR);
    expect((await rowOf(here, id)).seats[seat]).toMatchObject({ absentAt: null });
    expect(await channelOf(here, id, seat)).toMatch(/^dm-/);
  });

  test('calls off a game for which a late person can not be reached', async () => {
    const { here, id, seat } = await late();
    here.shut.add(`dm-${(await rowOf(here, id)).seats[seat]?.userId}`);
    await pass(here, 4 * DAY, HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
  });
});
