import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import type { Players } from '../../src/core/contract/player.ts';
import { makeId } from '../../src/discord/buttons/custom-id.ts';
import { players } from '../../src/games/bots.ts';
import { hide, play, seated, type Timed, timed } from './clock-and-texts.ts';
import { labels, last, resign, shown } from './kit.ts';

const directMessagesOf = async (person: Person): Promise<readonly StoredMessage[]> =>
  (await person.dm()).messages;
async function game(stage: Timed): Promise<{ readonly id: string; readonly people: readonly Person[] }> {
  const { match, people } = await seated(stage, [stage.ann, stage.bob]);
  return { id: match.id, people };
}

async function round(stage: Timed, id: string): Promise<void> {
  await play(stage, id);
  await play(stage, id);
}

async function watch({ cid, channel }: Timed): Promise<StoredMessage> {
  const board = shown(await cid.command(channel, 'porto board'));
  return shown(await cid.press(board, 'Watch'));
}

const { porto } = players;
/** Bots with the smallest search, because these tests need a review but not a good one. */
const HASTY = (
  porto?.coach ? { porto: { ...porto, coach: { ...porto.coach, playouts: 20, worlds: 1 } } } : {}
) as Players;

test('one press follows a game: the board of all at each end of a round, and the verdict at the end', async () => {
  const stage = await timed({ paints: false, players: HASTY });
  const { cid, channel, discord } = stage;
  const { id, people } = await game(stage);
  const said = await watch(stage);
  expect(said.content).toContain('You follow **Porto**');
  expect(labels(said)).toEqual(['Only the end', 'Stop watching']);
  await play(stage, id);
  expect(await directMessagesOf(cid)).toHaveLength(1);
  expect(last(channel).content).toContain('-# 1 person watches');
  expect(last(channel).content).not.toContain('Cid');
  await play(stage, id);
  const directMessage = last(await cid.dm());
  expect(directMessage.content).toMatch(/^\*\*Porto\*\*: .*\nRound 1 has ended in <#\d+>\./);
  expect(directMessage.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^porto-.*\.png$/),
  ]);
  expect(labels(directMessage)).toEqual(['To the game', 'What is what', 'Only the end', 'Stop watching']);
  await round(stage, id);
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody');
  await resign(first, channel);
  await stage.quiet();
  const verdict = last(await cid.dm());
  expect(verdict.content).toContain('**The game is over**');
  expect(verdict.content).toContain('If one of the players shares the review');
  expect(labels(verdict)).toEqual(['To the game', 'Review', 'Done']);
  // The owner has not shared the review, so no other person may read it.
  expect((await cid.press(verdict, 'Review')).content).not.toMatch(/margin|accuracy/);
  const before = (await directMessagesOf(cid)).length;
  const review = await second.press(last(channel), 'Review');
  await expect.poll(() => shown(review).attachments).toHaveLength(1);
  await second.press(shown(review), 'Share');
  await stage.quiet();
  expect(await directMessagesOf(cid)).toHaveLength(before + 1);
  const commentary = last(await cid.dm());
  expect(commentary.content).toContain(`**${second.name}** shares how this game went`);
  expect(commentary.attachments).toHaveLength(1);
  const read = await cid.press(commentary, 'Review');
  await expect.poll(() => shown(read).attachments).toHaveLength(1);
  expect(discord.complaints).toEqual([]);
});

test('a follower who loses sight of the channel is informed no more, one who never saw it cannot start, and a seated person need not', async () => {
  const stage = await timed({ paints: false });
  const { ann, cid, channel, discord, guild, table } = stage;
  const { id } = await game(stage);
  await watch(stage);
  hide(discord, channel);
  await round(stage, id);
  expect(await directMessagesOf(cid)).toHaveLength(1);
  await expect.poll(() => table.watching.of(id, cid.id)).toBeUndefined();
  const dora = discord.addUser({ name: 'Dora' });
  const other = guild.addChannel({ name: 'other' });
  const note = await dora.say(other, 'hello');
  const press = (person: Person, ...args: readonly string[]) =>
    person.pressRaw(other, note, makeId({ match: id, rev: null, verb: 'watch', args }));
  expect((await press(dora)).content).toMatch(
    /^You can follow only games in server channels that you may see/,
  );
  const far = discord.addGuild({ name: 'Elsewhere' }).addChannel({ name: 'far' });
  const there = await dora.say(far, 'hello');
  const forged = makeId({ match: id, rev: null, verb: 'watch', args: [] });
  expect((await dora.pressRaw(far, there, forged)).content).toMatch(
    /^You can follow only games in server channels/,
  );
  expect((await dora.pressRaw(far, there, `${forged}:nonsense`)).content).toMatch(/nothing|not|button/);
  expect((await press(ann)).content).toMatch(/^You can follow only games|^You have a seat/);
  expect(await table.watching.of(id, dora.id)).toBeUndefined();
  const dm = await dora.dm();
  const line = await dora.say(dm, 'hello');
  expect((await dora.pressRaw(dm, line, forged)).content).toMatch(
    /^You can follow only games in server channels/,
  );
  // In direct messages, a person who does not follow the game can't open its review either.
  const review = makeId({ match: id, rev: null, verb: 'review', args: [] });
  expect((await dora.pressRaw(dm, line, review)).content).not.toContain('%');
});
