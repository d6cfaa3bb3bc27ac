import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { choosing, last, publicText, scene, shown } from './kit.ts';

const ticks = (text: string | undefined): number => text?.match(/^(- |• )?(\*\*)?✓ /gm)?.length ?? 0;

/** What is marked in the menu from the start. */
const marked = (message: StoredMessage): readonly string[] => {
  const rows = message.components as readonly { components?: readonly { options?: readonly Option[] }[] }[];
  return rows
    .flatMap(row => row.components ?? [])
    .flatMap(({ options = [] }) => options)
    .flatMap(option => (option.default ? [option.value] : []));
};

interface Option {
  readonly value: string;
  readonly default?: boolean;
}

/** Seals the first three in the Keep panel; gives their names on the button. */
async function seal(person: Person, board: StoredMessage): Promise<readonly string[]> {
  const panel = shown(await person.press(board, 'Keep'));
  expect(marked(panel)).toEqual([]);
  const [select] = panel.selects;
  const values = select?.options.slice(1, 4).map(({ value }) => value) ?? [];
  await person.select(panel, select?.customId ?? '', values);
  await person.press(panel, 'Keep');
  return values;
}

test('who has sealed contracts sees them in the hand, its picture, the panel and the recap, and can change them', async () => {
  const stage = await scene();
  await choosing(stage);
  const { ann, bob, channel, table, discord } = stage;
  const board = last(channel);
  const values = await seal(ann, board);
  expect(ann.ephemerals.at(-1)?.content).toContain('Sealed: ');
  const publicly = publicText(discord);
  const hand = await ann.press(board, 'Hand');
  expect(hand.ephemeral).toBe(true);
  expect(hand.content).not.toContain('keep three');
  expect(ticks(hand.content)).toBe(3);
  expect(hand.content).toContain('Sealed: ');
  expect(hand.content).toContain('Until then you may choose again.');
  expect(ticks(hand.message?.attachments[0]?.description)).toBe(3);
  const panel = shown(await ann.press(hand.message, 'Choose again'));
  expect(marked(panel).toSorted()).toEqual(values.toSorted());
  expect(panel.content).toContain('Sealed: ');
  expect(ticks(panel.attachments[0]?.description)).toBe(3);
  expect((await ann.command(channel, 'porto recap')).content).toContain('Sealed: ');
  // Nobody else.
  const other = await bob.press(board, 'Hand');
  expect(ticks(other.content)).toBe(0);
  expect(other.content).toContain('keep three');
  expect(other.content).not.toContain('Sealed');
  expect(marked(shown(await bob.press(board, 'Keep')))).toEqual([]);
  expect(publicText(discord)).toBe(publicly);
  // Changed.
  const [select] = panel.selects;
  const others = select?.options.slice(0, 3).map(({ value }) => value) ?? [];
  await ann.select(panel, select?.customId ?? '', others);
  await ann.press(panel, 'Keep');
  const match = await table.live(channel.id);
  const seat = match?.seats.find(({ id }) => id === ann.id)?.seat ?? -1;
  expect((await table.sealedOf(match?.id ?? '', seat))?.split(' ')[1]?.split(',').toSorted()).toEqual(
    others.toSorted(),
  );
});

test('the answer to /porto keep says what is sealed; once all have chosen nothing is', async () => {
  const stage = await scene();
  await choosing(stage);
  const { ann, bob, channel } = stage;
  const [choice] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
  const answer = await ann.command(channel, 'porto keep', { contracts: String(choice?.value) });
  expect(answer.content).toMatch(/^Sealed: \*\*.+\*\*\.\n.*you may choose again/s);
  await seal(bob, last(channel));
  await stage.quiet();
  const hand = await ann.command(channel, 'porto hand');
  expect(hand.content).not.toContain('Sealed');
  expect(hand.content).toContain('Private contracts');
});
