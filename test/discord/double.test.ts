import type { Answer, Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { isLong } from '../support/test-form.ts';
import { timed } from './clock-and-texts.ts';
import { boardIn, family, follow, last, openTurn, readyToBuild, revIn, scene, shown } from './kit.ts';

async function twice(
  person: Person,
  message: StoredMessage,
  button: string,
): Promise<readonly [Answer, Answer]> {
  const { customId } = message.buttons.find(({ label }) => label?.startsWith(button)) ?? {};
  if (customId === undefined) throw new Error(`no ${button} among ${JSON.stringify(message.buttons)}`);
  return Promise.all([
    person.pressRaw(message.channel, message, customId),
    person.pressRaw(message.channel, message, customId),
  ]);
}

async function proposed(person: Person, board: StoredMessage, another?: string): Promise<StoredMessage> {
  const panel = await openTurn(person, board);
  if (another !== undefined) await person.press(panel, another);
  await follow(person, panel);
  return panel;
}

const deed = (panel: StoredMessage): string => panel.buttons[0]?.label ?? '';

test('a draw that is pressed twice is one draw, and its sentence stays', async () => {
  const stage = await scene({ paints: isLong });
  const [first, second] = await family(stage);
  const panel = await proposed(first, last(stage.channel));
  const rev = await revIn(stage);
  const answers = await twice(first, panel, deed(panel));
  await stage.quiet();
  expect(await revIn(stage)).toBe(rev + 1);
  for (const answer of answers) expect(answer.content).toContain(`**${first.name}** drew`);
  expect(panel.content).toContain(`**${first.name}** drew`);
  // The old button repeats its answer, since this action is still the person's last one, even after the other person's turn.
  await second.command(stage.channel, 'porto draw', { cards: '1', now: true });
  const { content } = await first.pressRaw(
    stage.channel,
    panel,
    answers[0].interaction.fields.what.slice(17, -1),
  );
  expect(content).toContain(`**${first.name}** drew`);
});

test('a build that is pressed twice says again what was built; another action of the same board is stale', async () => {
  const stage = await scene({ paints: isLong });
  const [first] = await readyToBuild(stage);
  const board = last(stage.channel);
  const build = await proposed(first, board, 'Another build');
  const draw = await proposed(first, board, 'Another draw');
  const other = draw.buttons[0]?.customId ?? '';
  await twice(first, build, deed(build));
  await stage.quiet();
  expect(build.content).toContain(`**${first.name}** built`);
  expect(build.content).not.toContain('moved on');
  const stale = await first.pressRaw(stage.channel, draw, other);
  expect(stale.content).toContain('moved on');
});

test('an undo that is pressed twice is one step back, told twice', async () => {
  const stage = await scene({ paints: isLong });
  const { table, channel } = stage;
  const [first] = await readyToBuild(stage);
  const match = await table.live(channel.id);
  if (!match) throw new Error('no game');
  // A build without a claim reveals nothing, so its undo needs no consent.
  const build = match.position
    .legal(0)
    .map(action => games.porto?.write(action) ?? '')
    .find(text => text.startsWith('build') && !text.includes('claim'));
  expect((await table.act(match.id, first.id, build ?? '')).ok).toBe(true);
  await stage.quiet();
  const answers = await twice(first, last(channel), 'Undo');
  await stage.quiet();
  expect(await revIn(stage)).toBe(match.rev + 2);
  for (const answer of answers) expect(answer.content).toMatch(/~~.*built.*~~/);
  // After the undo, the build is no longer the person's last action, so its button does not repeat the answer.
  const again = await first.pressRaw(channel, last(channel), `1:${match.id}:${match.rev}:do:${build}`);
  expect(again.content).toContain('moved on');
});

test('joining, leaving and starting twice say twice what was done; joining again later joins', async () => {
  // The clock stands still, so that all presses come within ten seconds and a second press counts as a repeat.
  const stage = await timed({ paints: isLong });
  const { channel, ann, bob, table } = stage;
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await stage.quiet();
  const lobby = last(channel);
  const join = await twice(bob, lobby, 'Join');
  expect(join[1].content).toBe(join[0].content);
  expect(join[1].content).toBe('You sit at the table, 2 of 2.');
  const leave = await twice(bob, lobby, 'Leave');
  expect(leave[1].content).toBe(leave[0].content);
  expect((await table.live(channel.id))?.seats).toHaveLength(1);
  await bob.press(lobby, 'Join');
  expect((await table.live(channel.id))?.seats).toHaveLength(2);
  // After the opener has removed Bob, his next press on Join seats him again.
  await table.remove((await table.live(channel.id))?.id ?? '', ann.id, bob.id);
  await bob.press(lobby, 'Join');
  expect((await table.live(channel.id))?.seats).toHaveLength(2);
  const start = await twice(ann, lobby, 'Start');
  await stage.quiet();
  expect(start[1].content).toBe(start[0].content);
  // Ann never joined by this button, so the bot answers her with the state of the game.
  expect(
    (await ann.pressRaw(channel, lobby, join[0].interaction.fields.what.slice(17, -1))).content,
  ).not.toContain('2 of 2');
});

test('a vote, a request and its answers that are pressed twice count once and say twice what they did', async () => {
  const stage = await timed({ paints: isLong });
  const { channel, table } = stage;
  const [first, second] = await family(stage);
  const match = await table.live(channel.id);
  await table.requests.ask(match?.id ?? '', first.id, { kind: 'pause' });
  await stage.quiet();
  const yes = await twice(second, last(channel), 'Agree');
  await stage.quiet();
  expect(yes[1].content).toBe(yes[0].content);
  expect((await table.live(channel.id))?.pausedAt).not.toBeNull();
  const on = await twice(second, boardIn(channel), 'Go on');
  await stage.quiet();
  expect(on[1].content).toBe(on[0].content);
  await first.press(last(channel), 'Agree');
  await stage.quiet();
  await first.command(channel, 'porto draw', { cards: '1', now: true });
  await stage.quiet();
  const offered = await first.command(channel, 'porto undo');
  const asked = await twice(first, shown(offered), 'Ask');
  await stage.quiet();
  expect(asked[1].content).toBe(asked[0].content);
  const no = await twice(second, last(channel), 'Refuse');
  expect(no[1].content).toBe(no[0].content);
});
