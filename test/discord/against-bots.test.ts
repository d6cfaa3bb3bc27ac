import { describe, expect, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { labels, last, type Scene, sharedScene, shown } from './kit.ts';

const alike = sharedScene({ paints: false, players });

const ADD = 'Add a bot';

async function lobbyWithABot(stage: Scene, game: string, seats?: number): Promise<void> {
  const { ann, channel, quiet } = stage;
  await ann.command(channel, `${game} new`, seats === undefined ? {} : { seats });
  await quiet();
  const choice = shown(await ann.press(last(channel), ADD));
  await ann.press(choice, choice.buttons[0]?.label ?? '');
  await quiet();
}

describe.each(gamesFrom('with-bots'))('one person against players of the bot, %s', game => {
  test('is unrated once it starts, and has hints', async () => {
    const stage = await alike();
    const { ann, channel, quiet, table } = stage;
    await lobbyWithABot(stage, game);
    const lobby = last(channel);
    expect(lobby.content).toContain('rated if one more person joins');
    expect((await table.live(channel.id))?.rated).toBe(true);
    await ann.press(lobby, 'Start');
    await quiet();
    const match = await table.live(channel.id);
    expect(match).toMatchObject({ status: 'running', rated: false });
    expect(match && table.hints.areOffered(match)).toBe(true);
    expect(lobby.content).toContain('unrated');
  });

  test('says so in a full lobby', async () => {
    const stage = await alike();
    await lobbyWithABot(stage, game, 2);
    expect(last(stage.channel).content).toMatch(/ · unrated$/m);
  });

  test('is rated where somebody else has joined', async () => {
    const stage = await alike();
    const { ann, bob, channel, quiet, table } = stage;
    await lobbyWithABot(stage, game);
    await bob.press(last(channel), 'Join');
    await quiet();
    expect(last(channel).content).toContain('rated, so no hints');
    await ann.press(last(channel), 'Start');
    expect(await table.live(channel.id)).toMatchObject({ status: 'running', rated: true });
  });

  test('is rated where it is asked for and dealt at once', async () => {
    const { ann, channel, table } = await alike();
    await ann.command(channel, `${game} new`, { players: 'easy', rated: true });
    expect(await table.live(channel.id)).toMatchObject({ status: 'running', rated: true });
  });

  test('is offered by a button where people are too few', async () => {
    const { ann, channel, quiet, table } = await alike();
    await ann.command(channel, `${game} new`);
    await quiet();
    const few = shown(await ann.press(last(channel), 'Start'));
    expect(few.content).toContain('Too few players');
    expect(labels(few)).toEqual([ADD]);
    const choice = shown(await ann.press(few, ADD));
    await ann.press(choice, choice.buttons[0]?.label ?? '');
    expect((await table.live(channel.id))?.seats.map(({ strength }) => strength)).toEqual([null, 'easy']);
  });
});
