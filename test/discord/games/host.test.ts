import { join } from 'node:path';
import type { Channel, Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { patientDiscord, startBot } from '../../support/bot.ts';
import { dump } from '../../support/contents.ts';
import { folder } from '../../support/folder.ts';
import { saidIn } from '../../support/in-game.ts';
import { sharedDatabase } from '../../support/postgres.ts';
import { family, liveIn, type Scene, type SceneOptions, said, scene, shown } from '../kit.ts';
import { ownedBy } from './owned-by.ts';

const SUPPORT = 'https://discord.gg/ribeira';

async function owned(options: SceneOptions = {}): Promise<Scene> {
  const stage = await scene({ paints: false, ...options });
  ownedBy(stage, stage.cid);
  return stage;
}

async function typed(channel: Channel, person: Person, line?: string): Promise<string> {
  const answer = await person.command(channel, 'games host', line === undefined ? {} : { do: line });
  expect(shown(answer).ephemeral).toBe(true);
  return answer.content;
}

describe('/games host', () => {
  test('gives a long answer as a file, and names in it format nothing', async () => {
    const stage = await owned();
    await family(stage);
    const { id } = await liveIn(stage);
    for (let count = 0; count < 20; count++)
      for (const line of ['pause', 'resume']) await typed(stage.channel, stage.cid, `game ${line} ${id}`);
    const answer = await stage.cid.command(stage.channel, 'games host', { do: 'log --last 200' });
    const [file] = shown(answer).attachments;
    expect(file?.filename).toBe('host.txt');
    expect(file?.data.toString().split('\n').length).toBeGreaterThan(40);
  });
});

test('forget leaves no trace of a person in the database, as deleting one’s own data does', async () => {
  const database = join(folder(), 'porto.sqlite');
  const stage = await owned({ database });
  const [first] = await family(stage);
  first.locale = 'ja';
  await first.command(await first.dm(), 'porto solo');
  await stage.quiet();
  const rows = () => JSON.stringify(dump(database));
  expect(rows()).toContain(`locale:${first.id}`);
  await typed(stage.channel, stage.cid, `block person ${first.id}`);
  await typed(stage.channel, stage.cid, `forget ${first.id} --yes`);
  await stage.quiet();
  for (const trace of [first.id, `"${first.name}"`]) expect(rows()).not.toContain(trace);
  expect(await said(first, stage.channel, 'games list')).toContain('ボットの運営者により');
});

describe('an announcement', () => {
  test('is neither lost nor doubled by a kill between the commit and the post, or between the post and its record', async () => {
    const discord = await patientDiscord();
    const database = await sharedDatabase();
    const first = await startBot({ discord, database });
    const guild = discord.addGuild({ name: 'Ribeira' });
    const [ann, cid] = ['Ann', 'Cid'].map(name => discord.addUser({ name }));
    if (!ann || !cid) throw new Error('nobody');
    const channels = ['one', 'two'].map(name => guild.addChannel({ name }));
    for (const channel of channels) await ann.command(channel, 'porto new', { seats: 3 });
    await first.quiet();
    // Discord accepts the first post, but the bot is killed before it learns of that. It never begins the second post.
    const failing = channels.map(({ id }, index) =>
      discord.fail({
        ...{ method: 'POST', path: new RegExp(`^/channels/${id}/messages$`) },
        ...{ drop: true, afterwards: index === 0, times: 99 },
      }),
    );
    ownedBy({ discord }, cid);
    const dm = await cid.dm();
    expect(await said(cid, dm, 'games host', { do: 'announce over --yes' })).toContain('2 channels');
    await expect.poll(() => channels[0]?.messages.length).toBe(2);
    await first.stop();
    for (const mend of failing) mend();
    const second = await startBot({ discord, database });
    await second.quiet();
    for (const channel of channels)
      expect(
        channel.messages.filter(({ content }) => content.startsWith('**The maintenance is over')),
      ).toHaveLength(1);
    await second.stop();
    await discord.close();
    expect(discord.complaints).toEqual([]);
  });

  test('that is out of date before its channel opens is not posted', async () => {
    const clock = { now: Date.now() };
    const stage = await owned({ now: () => clock.now });
    await stage.ann.command(stage.channel, 'porto new', { seats: 3 });
    await stage.quiet();
    const match = await liveIn(stage);
    const before = stage.channel.messages.length;
    const operator = { subject: 'over', until: clock.now - 1 } as const;
    await stage.store.outbox.put({
      ...{ matchId: match.id, kind: 'operator', rev: 0, since: 0, resigned: [], at: clock.now },
      details: { operator },
    });
    stage.bot.announce(match.id);
    await stage.quiet();
    expect(stage.channel.messages).toHaveLength(before);
    expect(await stage.store.hostLookups.unsent(match.id)).toEqual([]);
  });
});

test('the address for support is in the doctor’s report, below the rules and in the refusal of a blocked person', async () => {
  const stage = await scene({ paints: false, supportUrl: SUPPORT });
  expect(await saidIn(stage.ann, stage.channel, 'doctor')).toContain(`Support: <${SUPPORT}>`);
  expect(await said(stage.ann, stage.channel, 'porto rules')).toMatch(/-# Support: <https:\S+>$/);
  ownedBy(stage, stage.cid);
  await typed(stage.channel, stage.cid, `block person ${stage.bob.id}`);
  expect(await said(stage.bob, stage.channel, 'games list')).toContain(`Support: <${SUPPORT}>`);
  const without = await scene({ paints: false });
  expect(await saidIn(without.ann, without.channel, 'doctor')).not.toContain('Support');
});
