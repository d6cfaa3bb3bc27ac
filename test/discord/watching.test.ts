import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import type { Players } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import { play, seated, type Timed, timed } from './clock-and-texts.ts';
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
