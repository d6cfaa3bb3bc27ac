import type { StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { startBot } from '../support/bot.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { timed } from './clock-and-texts.ts';
import { family, last, openTurn, readyToBuild, type Scene, scene, sharedScene } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const MINUTE = 60_000;

/** Trouble in which each message reaches Discord, but the bot never receives the response. */
const LOST = { method: 'POST', path: /\/messages$/, drop: true, afterwards: true, times: 20 };

const alike = sharedScene({ paints: false });

/** Deletes a message as a moderator. The bot gets no event. */
const deleted = ({ discord }: Scene, message: StoredMessage): Promise<void> =>
  discord.useSwitch('delete-message', { message });

async function another(stage: Scene, gone: StoredMessage): Promise<StoredMessage> {
  await expect.poll(() => BigInt(last(stage.channel).id)).toBeGreaterThan(BigInt(gone.id));
  const found = last(stage.channel);
  await stage.quiet();
  return found;
}

const looks = ({ discord }: Scene): number =>
  discord.requests.filter(({ method, path }) => method === 'GET' && /\/messages\/\d+$/.test(path)).length;

const boards = ({ channel }: Scene): readonly StoredMessage[] =>
  channel.messages.filter(({ attachments }) => attachments.length > 0);

test('a board that is being brought back when the bot is killed comes once', async () => {
  const discord = await ownDiscord();
  const database = await sharedDatabase();
  const stage = await scene({ paints: false, database, discord });
  const { channel } = stage;
  await family(stage);
  const before = boards(stage).length;
  const match = await stage.table.live(channel.id);
  const gone = last(channel);
  await deleted(stage, gone);
  const withdraw = discord.fail(LOST);
  await stage.table.outbox.lost(match?.id ?? '', gone.id);
  await stage.table.outbox.lost(match?.id ?? '', gone.id);
  await expect.poll(() => boards(stage)).toHaveLength(before);
  // The bot does not know that the message has arrived, so the message counts as unsent.
  await stage.table.outbox.lost(match?.id ?? '', gone.id);
  await stage.bot.stop();
  withdraw();
  const again = await startBot({ database, discord });
  await again.quiet();
  await again.table.outbox.lost(match?.id ?? '', gone.id);
  await again.quiet();
  expect(boards(stage)).toHaveLength(before);
  await again.stop();
});

test('a board that is deleted before it is known to have arrived stands again, and pings nobody once more', async () => {
  const stage = await alike();
  const { channel, discord } = stage;
  const [first, second] = await family(stage);
  const withdraw = discord.fail(LOST);
  const before = boards(stage).length;
  void first.command(channel, 'porto draw', { cards: '1', now: true });
  await expect.poll(() => boards(stage)).toHaveLength(before + 1);
  const gone = last(channel);
  expect(gone.mentions).toEqual([second.id]);
  await deleted(stage, gone);
  withdraw();
  const after = await another(stage, gone);
  expect(after.content).toBe(gone.content);
  expect([after.mentions, after.buttons]).toEqual([[], gone.buttons]);
  expect((await stage.table.live(channel.id))?.boardMessageId).toBe(after.id);
  await second.press(after, 'Draw cards');
});

test('a press on the newest board asks Discord for nothing, nor does a panel within a minute; then it asks once', async () => {
  const stage = await timed({ paints: false });
  const [first] = await readyToBuild(stage);
  const { channel } = stage;
  const before = looks(stage);
  const board = last(channel);
  await first.press(board, 'Hand');
  const panel = await openTurn(first, board);
  await first.press(panel, 'Another build');
  await stage.quiet();
  expect(looks(stage)).toBe(before);
  await stage.quiet();
  stage.clock.at += MINUTE;
  await first.press(panel, 'Back');
  await expect.poll(() => looks(stage)).toBe(before + 1);
  await first.press(panel, 'Another build');
  await stage.quiet();
  expect(looks(stage)).toBe(before + 1);
});
