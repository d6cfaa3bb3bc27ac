import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, BEN, CAT, opening, type Room, refused, reload, room } from './room.ts';

const MOST = 3;
const GAMES = { ...games, ...toys };
const full = { code: 'table/too-many', with: { what: 'live', count: MOST, limit: MOST } };

const start = (): Promise<Room> =>
  room({ games: GAMES, needs: { limits: { ...NO_LIMITS, liveGames: MOST } } });

let channels = 0;
const inServer = (game = 'toy', over: Partial<Parameters<typeof opening>[0]> = {}) => {
  channels += 1;
  const shelved = GAMES[game];
  if (!shelved) throw new Error(`no ${game}`);
  const { defaults, seats } = shelved;
  return opening({
    game,
    options: defaults,
    seats: seats(defaults).max,
    channelId: `live-${channels}`,
    guildId: `guild-${channels}`,
    ...over,
  });
};

async function busy(here: Room): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let at = 0; at < MOST; at++) ids.push(accepted(await here.table.open(inServer())).id);
  return ids;
}

describe('games of one person at a time, anywhere', () => {
  test.each(Object.keys(GAMES))(
    'one more of %s is neither opened nor joined, in whatever server',
    async game => {
      const here = await start();
      const { table } = here;
      const [first = ''] = await busy(here);
      expect(refused(await table.open(inServer(game)))).toEqual(full);
      const others = accepted(await table.open(inServer(game, { opener: BEN })));
      expect(refused(await table.join(others.id, ANN))).toEqual(full);
      accepted(await table.join(others.id, CAT));
      accepted(await table.cancel(first, ANN, { moderator: false }));
      if ((await reload(here, others)).seats.length < others.seatsWanted)
        accepted(await table.join(others.id, ANN));
      else accepted(await table.open(inServer(game)));
    },
  );

  test('solo games at once in many servers pass it no more than others', async () => {
    const { table } = await start();
    const solo = { options: { solo: true }, seats: 1 };
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => table.openAndStart(inServer('toy', solo))),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(MOST);
    accepted(await table.openAndStart(inServer('toy', { ...solo, opener: BEN })));
  });
});
