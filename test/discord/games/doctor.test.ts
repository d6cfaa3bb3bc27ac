import { describe, expect, test } from 'vitest';
import { doctor } from '../../../src/discord/panels/games-command/doctor.ts';
import { games } from '../../../src/games/registry.ts';
import { openStore } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { saidIn } from '../../support/in-game.ts';
import { PLAIN, roomOf } from '../../support/room.ts';
import { timed } from '../clock-and-texts.ts';
import { family } from '../kit.ts';

describe('/games server', () => {
  test('where nothing is missing any more, what was parked is tried again at once', async () => {
    // The clock of this test stands still. With a running clock the bot would try again after a minute.
    const stage = await timed({ paints: false });
    const [first] = await family(stage);
    const { ann, channel, discord, table, quiet } = stage;
    discord.fail({
      method: 'POST',
      path: /^\/channels\/\d+\/messages$/,
      status: 403,
      body: { code: 50001, message: 'Missing Access' },
    });
    const before = channel.messages.length;
    const match = await table.live(channel.id);
    await table.act(match?.id ?? '', first.id, 'draw 1');
    await quiet();
    expect(channel.messages).toHaveLength(before);
    const text = await saidIn(ann, channel, 'doctor');
    expect(text).toContain("Discord said that I'm not allowed to see this channel.");
    expect(text).toContain('No permission is missing now: I am trying again to post what I kept.');
    await expect.poll(() => channel.messages.length).toBe(before + 1);
    await quiet();
    expect(await saidIn(ann, channel, 'doctor')).toContain('All is well here.');
  });

  test('tells a broken database and a broken brush in words that hold no secrets', async () => {
    const store = await openStore(':memory:');
    const table = new Table({ store, games, now: () => 0, announce: () => {} });
    const room = roomOf(table, { presenters: {} });
    await store.close();
    const visit = {
      ...PLAIN,
      person: { id: '1', name: 'Ann' },
      channelId: '2',
      guildId: '3',
      place: 'server',
    } as const;
    const answer = await doctor(room, visit);
    expect(answer.content).toContain('Something is missing here.');
    expect(answer.content).toContain("The database doesn't answer");
    expect(answer.content).toContain('I could not draw a board.');
    expect(answer.content).not.toMatch(/sqlite|error|\/|not open/i);
    expect(answer.file).toBeUndefined();
  });
});
