import { expect, test } from 'vitest';
import { players } from '../../../src/games/bots.ts';
import { inGame } from '../../support/in-game.ts';
import { setSettings } from '../../support/menus.ts';
import { drawNow, last, liveIn, type Scene, said, scene, shown, startGame } from '../kit.ts';

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

test('the end tells what became of the ratings; leaderboard and card show them, and who opts out is nowhere', async () => {
  const stage = await scene();
  await ended(stage);
  const { ann, bob, cid, channel, table } = stage;
  expect(last(channel).content).toContain('Rating: **Ann** 1579? (+79), **Bob** 1421? (−79).');
  const board = await said(cid, channel, 'games leaderboard');
  expect(board).toMatch(/1\. \*\*Ann\*\* 1579\?: 1 win in 1 game/);
  expect(board).toMatch(/2\. \*\*Bob\*\* 1421\?: 0 wins in 1 game/);
  expect(board).toContain('question mark until ten rated games');

  const card = shown(await ann.command(channel, 'games profile'));
  expect(card.content).toContain('Rating: **1579?** after 1 rated game');
  const alt = card.attachments[0]?.description ?? '';
  expect(alt).toMatch(/^Ann, Porto · .*Rating 1579\? ± \d+.*Bob: ahead in 1 of 1.*1500, 1579/);
  const others = shown(await cid.command(channel, 'games profile', { person: bob.id }));
  expect(others.content).toContain('Rating: **1421?**');
  expect(others.attachments[0]?.description).toContain('Ann: ahead in 0 of 1');
  ann.locale = 'ko';
  expect(await said(ann, channel, 'games profile')).toContain('레이팅: **1579?**');
  ann.locale = 'en-US';

  expect(await said(cid, channel, 'games leaderboard', { everywhere: true })).toContain(
    'Nobody has asked to be listed everywhere.',
  );
  await ann.press(card, 'List me in all servers');
  expect(await said(cid, channel, 'games leaderboard', { everywhere: true })).toMatch(
    /\*\*Porto everywhere\*\*\n.*\n1\. \*\*Ann\*\* 1579\?/,
  );

  await setSettings(bob, channel, { stats: false });
  expect(await said(cid, channel, 'games leaderboard')).not.toContain('Bob');
  expect(await said(cid, channel, 'games profile', { person: bob.id })).not.toContain('1421');
  const hers = shown(await ann.command(channel, 'games profile'));
  expect(hers.attachments[0]?.description).not.toContain('Bob');
  const match = await table.latest(channel.id);
  expect(await said(ann, channel, 'porto board')).not.toContain('1421');
  expect((await table.archive.ending(match?.id ?? ''))?.ratings).toHaveLength(1);
  expect(await said(bob, channel, 'games profile')).toContain('1421?');
  await table.housekeeping.forget(ann.id);
  expect(await said(cid, channel, 'games leaderboard', { everywhere: true })).not.toContain('Ann');
  expect(await said(ann, channel, 'games profile')).toMatch(/^No rated game yet\./);
});
