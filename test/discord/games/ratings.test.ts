import type { Person } from 'local-discord';
import { expect, test } from 'vitest';
import { players } from '../../../src/games/bots.ts';
import { inGame } from '../../support/in-game.ts';
import { setSettings } from '../../support/menus.ts';
import { drawNow, last, liveIn, type Scene, scene, shown, startGame } from '../kit.ts';

async function ended(stage: Scene): Promise<void> {
  const { ann, bob, channel, table } = stage;
  await startGame(stage, [ann, bob], { variant: 'family', order: 'joined' });
  for (const one of [ann, bob, ann, bob]) await drawNow(one, channel);
  await table.resign((await liveIn(stage)).id, bob.id);
  await stage.quiet();
}

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

// test/evenings/profile.evening shows what the end, the leaderboard and the card say.
test('the card draws the rating and opponents, but no person who opts out', async () => {
  const stage = await scene();
  await ended(stage);
  const { ann, bob, cid, channel, table } = stage;
  const drawn = async (by: Person, person: Person) =>
    shown(await by.command(channel, 'games profile', { person: person.id })).attachments[0]?.description;
  expect(await drawn(cid, ann)).toMatch(
    /^Ann, Porto · .*Rating 1579\? ± \d+.*Bob: ahead in 1 of 1.*1500, 1579/,
  );
  expect(await drawn(ann, bob)).toContain('Ann: ahead in 0 of 1');
  await setSettings(bob, channel, { stats: false });
  expect(await drawn(ann, ann)).not.toContain('Bob');
  expect((await table.archive.ending((await table.latest(channel.id))?.id ?? ''))?.ratings).toHaveLength(1);
});
