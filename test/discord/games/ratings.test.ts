import { expect, test } from 'vitest';
import { players } from '../../../src/games/bots.ts';
import { inGame } from '../../support/in-game.ts';
import { last, scene } from '../kit.ts';

test('a table among people is rated, without hints, and says so; unrated where a person says so', async () => {
  const { ann, bob, channel, guild, table, quiet } = await scene({ players });
  await ann.command(channel, 'porto new', { seats: 2 });
  await quiet();
  expect(last(channel).content).toContain('· rated, so no hints');
  expect(await table.live(channel.id)).toMatchObject({ rated: true });
  await inGame(ann, channel, 'porto', 'cancel');
  for (const [options, rated] of [
    [{ seats: 2, rated: false }, false],
    [{ seats: 2, players: 'medium' }, false],
    [{ seats: 3, players: 'medium' }, true],
    [{ seats: 2, players: 'medium', rated: true }, true],
  ] as const) {
    const there = guild.addChannel({ name: 'table' });
    await bob.command(there, 'porto new', options);
    expect((await table.latest(there.id))?.rated, JSON.stringify(options)).toBe(rated);
  }
});
