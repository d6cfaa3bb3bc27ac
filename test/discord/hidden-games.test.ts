import { expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import { lookingFrom } from '../../src/table/match/places.ts';
import { inGames } from '../support/in-game.ts';
import { setSettings } from '../support/menus.ts';
import { accepted } from '../table/room.ts';
import { expectSame, startWorld } from './two-worlds.ts';

const HOUR = 3_600_000;

/**
 * Plays a rated game of Ann between two channels of one server: beside her sits Ben, and in a channel that they don't see sits a
 * suspect. The hidden player has quiet hours, comes late and comes back. The game ends, and Ann asks for a rematch in a thread.
 */
async function night(suspect: 0 | 1): Promise<readonly string[]> {
  const world = await startWorld(suspect);
  const { clock, discord, table, store, north, home, staff, ann, ben, sam, sue, hidden } = world;
  const { quiet, matches, doing, type, pressId, exported, asPerson, room, lines } = world;
  for (const person of [ann, ben, sam, sue]) await table.people.seen(person, 'en');
  const eve = discord.addUser({ name: 'Eve' });
  const asSeen = <T>(work: () => T): T =>
    lookingFrom({ personId: ann.id, channelId: home.id, guildId: north.id }, work);
  /** Lets Ann and Ben read all pages with people. */
  const look = async (): Promise<void> => {
    await type(ann, home, 'porto board');
    await type(ann, home, 'porto game');
    for (const verb of ['recap', 'log']) await pressId(ann, home, verb, matches.at(-1) ?? '');
    for (const path of ['list', 'settings', 'find', 'watch', 'profile'])
      await type(ann, home, `games ${path}`);
    await inGames(ann, home, 'year look');
    for (const person of [ann, ben, eve]) await exported(person);
    await pressId(ann, home, 'games', '-', 'find', 'players', matches.at(-1) ?? '');
  };

  await doing('server', () =>
    table.housekeeping.setServer(north.id, asPerson(ann), { place: 'threads', listed: 'yes' }),
  );
  await doing('quiet', async () =>
    accepted(await table.people.setSettings(hidden.id, { zone: 'UTC', quiet: { from: '13', to: '20' } })),
  );
  await doing('begins', async () => {
    const places = [home, staff].map(({ id }) => ({ channelId: id, guildId: north.id, language: null }));
    const people = [ann, ben, hidden].map((person, index) => ({
      ...asPerson(person),
      place: index < 2 ? 0 : 1,
    }));
    const game = { game: 'porto', options: porto.defaults, pace: 'day', rated: true } as const;
    accepted(await table.lobby.begin({ ...game, places, people }));
  });
  const id = matches.at(-1) ?? '';
  await doing('look', look);
  await doing('watch', () => pressId(eve, home, 'watch', id));
  for (const person of [sam, sue])
    for (const option of ['block', 'unblock'])
      await doing(`${option} ${person.name}`, async () => {
        await setSettings(ann, home, { [option]: person.id });
        await table.phrases.say(id, hidden.id, 1);
        await look();
      });
  await doing('nudge', async () => {
    clock.now += 2 * HOUR;
    await type(ann, home, 'porto game');
    await pressId(ann, home, 'nudge', id);
  });
  await doing('late', async () => {
    clock.now += 30 * HOUR;
    await table.dueWork.run();
    await type(ann, home, 'porto game');
    for (const kind of ['play-until-back', 'offer'])
      for (const seat of ['0', '1', '2']) await pressId(ann, home, 'propose', id, kind, seat);
    await look();
  });
  await doing('away', async () =>
    accepted(await table.people.setSettings(hidden.id, { awayUntil: clock.now + 40 * HOUR })),
  );
  await doing('look', look);
  await doing('back', async () => accepted(await table.people.setSettings(hidden.id, { awayUntil: null })));
  await doing('undo', () => type(ann, home, 'porto undo'));
  await doing('end', async () => {
    for (const person of [hidden, ben]) accepted(await asSeen(() => table.resign(id, person.id)));
  });
  expect((await store.matches.get(id))?.status).toBe('over');
  await doing('look', look);
  await doing('review', () => pressId(ann, home, 'review', id));
  await doing('share', () => pressId(ann, home, 'share', id));
  await doing('morning', async () => {
    await table.housekeeping.setServer(north.id, asPerson(ann), {
      morningChannel: room('news').id,
      morningHour: 8,
      morningZone: 'UTC',
    });
    clock.now += 24 * HOUR;
    await table.dueWork.run();
    await quiet();
  });
  await doing('rematch', () => pressId(ann, home, 'rematch', id));
  const again = (await store.matches.rematchesOf(id))[0];
  expect(again?.channelId).not.toBe(home.id);
  await doing('look', look);
  return lines();
}

test('a rated game between two channels of one server reads the same whichever suspect sits hidden', async () => {
  const [one, other] = await Promise.all([night(0), night(1)]);
  expect(one.length).toBeGreaterThan(100);
  expect(one.filter(line => line.includes('/threads'))).toHaveLength(1);
  expectSame(one, other);
});
