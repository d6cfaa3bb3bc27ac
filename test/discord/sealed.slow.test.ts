import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { choosing, commitOf, labelFrom, last, openTurn, publicText, scene, shown } from './kit.ts';

const ticks = (text: string | undefined): number => text?.match(/^(- |• )?(\*\*)?✓ /gm)?.length ?? 0;

const MAIN = 1;

const marked = (message: StoredMessage): readonly string[] =>
  message.buttons.filter(({ style }) => style === MAIN).map(({ label }) => label.replace(/ \(.*/, ''));

async function seal(person: Person, panel: StoredMessage, three: string): Promise<string> {
  await person.press(panel, labelFrom(panel, three));
  const commit = commitOf(panel)?.customId ?? '';
  await person.press(panel, commit);
  return commit.split(':do:')[1] ?? '';
}

test('a person who has sealed contracts sees them in the hand, its picture, the panel and the recap, and can change them', async () => {
  const stage = await scene();
  await choosing(stage);
  const { ann, bob, channel, table, discord } = stage;
  const board = last(channel);
  const own = await openTurn(ann, board);
  expect(marked(own)).toEqual([]);
  const kept = await seal(ann, own, '2 + 3 + 4');
  const match = await table.live(channel.id);
  const seat = match?.seats.find(({ id }) => id === ann.id)?.seat ?? -1;
  expect(await table.sealedOf(match?.id ?? '', seat)).toBe(kept);
  expect(ann.ephemerals.at(-1)?.content).toContain('Sealed: ');
  await stage.quiet();
  const publicly = publicText(discord);
  const hand = await ann.press(board, 'Hand');
  expect(hand.ephemeral).toBe(true);
  expect(hand.content).not.toContain('keep 3');
  expect(ticks(hand.content)).toBe(3);
  expect(hand.content).toContain('Sealed: ');
  expect(hand.content).toContain('Until then you may choose again.');
  expect(ticks(hand.message?.attachments[0]?.description)).toBe(3);
  const panel = shown(await ann.press(hand.message, 'Choose again'));
  expect(marked(panel)).toEqual(['2 + 3 + 4']);
  expect(panel.content).toContain('Sealed: ');
  expect((await inGame(ann, channel, 'porto', 'recap')).content).toContain('Sealed: ');
  const other = await bob.press(board, 'Hand');
  expect(ticks(other.content)).toBe(0);
  expect(other.content).toContain('keep 3');
  expect(other.content).not.toContain('Sealed');
  expect(marked(await openTurn(bob, board))).toEqual([]);
  expect(publicText(discord)).toBe(publicly);
  const changed = await seal(ann, panel, '1 + 2 + 3');
  expect(changed).not.toBe(kept);
  expect(await table.sealedOf(match?.id ?? '', seat)).toBe(changed);
});
