import { join } from 'node:path';
import type { Channel, Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { patientDiscord, startBot } from '../../support/bot.ts';
import { dump } from '../../support/contents.ts';
import { folder } from '../../support/folder.ts';
import { inGames, inLeague, saidIn } from '../../support/in-game.ts';
import { sharedDatabase } from '../../support/postgres.ts';
import {
  drawNow,
  family,
  labels,
  last,
  liveIn,
  openTurn,
  type Scene,
  type SceneOptions,
  said,
  scene,
  shown,
} from '../kit.ts';
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
  test('is refused to everybody but an owner, in private and in their language', async () => {
    const stage = await owned();
    await family(stage);
    const { id } = await liveIn(stage);
    const answer = await stage.ann.command(stage.channel, 'games host', { do: `game close ${id}` });
    expect(shown(answer).ephemeral).toBe(true);
    expect(answer.content).toBe('Only the operator of this bot can use this command.');
    stage.bob.locale = 'ko';
    expect(await typed(stage.channel, stage.bob)).toBe('이 명령은 봇을 운영하는 사람만 쓸 수 있습니다.');
    expect((await liveIn(stage)).status).toBe('running');
    expect(await stage.store.host.newest(9)).toEqual([]);
  });

  test('lists its lines, and works in direct messages and in any server', async () => {
    const stage = await owned();
    await family(stage);
    const { id } = await liveIn(stage);
    expect(await typed(await stage.cid.dm(), stage.cid)).toContain('game show ID: who sits');
    expect(await typed(await stage.cid.dm(), stage.cid, `game show ${id}`)).toContain(
      `Game ${id}: porto, running, revision 0`,
    );
    const elsewhere = stage.discord.addGuild({ name: 'Elsewhere' }).addChannel({ name: 'any' });
    expect(await typed(elsewhere, stage.cid, `game pause ${id}`)).toContain(`Game ${id} is paused.`);
    await stage.quiet();
    expect(last(stage.channel).content).toContain('The operator of this bot has paused this game.');
    expect(await typed(elsewhere, stage.cid, 'gmae')).toContain('Did you mean game?');
    expect((await stage.store.host.newest(9)).map(({ by, line, status }) => [by, line, status])).toEqual([
      [stage.cid.id, `game pause ${id}`, 'done'],
    ]);
  });

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

  test('closes a game: its people are informed once, with the reason, in the language of their server', async () => {
    const stage = await owned();
    stage.guild.preferredLocale = 'de';
    await family(stage);
    const { id } = await liveIn(stage);
    const before = stage.channel.messages.length;
    await typed(stage.channel, stage.cid, `game close ${id} --reason "@everyone: a <b>fault</b>"`);
    await stage.quiet();
    const news = stage.channel.messages.slice(before);
    expect(news.map(({ content }) => content)).toEqual([
      '**Der Betreiber dieses Bots hat diese Partie beendet.** Sie wird nicht gewertet.\n> @everyone: a <b>fault</b>',
    ]);
    expect(news[0]?.mentions).toEqual([]);
    const board = stage.channel.messages.slice(0, before).at(-1);
    expect(board?.buttons.map(({ label }) => label)).not.toContain('Karten ziehen');
  });
});

describe('a blocked person', () => {
  test('is refused at commands, buttons, menus and suggestions, but may delete their data', async () => {
    const stage = await owned({ supportUrl: SUPPORT });
    const [first, second] = await family(stage);
    const board = last(stage.channel);
    const panel = await openTurn(first, board);
    const { id, rev } = await liveIn(stage);
    await typed(stage.channel, stage.cid, `block person ${first.id} --reason rude`);
    await stage.quiet();
    const refusal = `The operator of this bot does not let you use it any more. With \`/games settings\` you can still view or delete your data.\nSupport: <${SUPPORT}>`;
    for (const command of ['porto board', 'porto hand', 'games list', 'games server', 'porto new'])
      expect(await said(first, stage.channel, command, {})).toBe(refusal);
    expect(await said(first, await first.dm(), 'porto solo')).toBe(refusal);
    expect((await first.press(panel, panel.buttons[0]?.label ?? '')).content).toBe(refusal);
    const newest = stage.channel.messages.findLast(({ buttons }) =>
      buttons.some(({ label }) => label === 'Hand'),
    );
    expect((await first.press(newest, 'Hand')).content).toBe(refusal);
    expect(await first.autocomplete(stage.channel, 'porto do', {}, 'action', '')).toEqual([]);
    expect((await stage.table.get(id))?.seats.find(seat => seat.id === first.id)?.state).toBe('absent');
    expect((await stage.table.get(id))?.rev).toBeGreaterThan(rev);
    expect(await said(second, stage.channel, 'porto hand')).not.toBe(refusal);

    // The settings of a blocked person are the page of their data.
    const data = await first.command(stage.channel, 'games settings');
    expect(labels(shown(data))).toEqual(['Export', 'Delete my data…']);
    expect((await first.pressRaw(stage.channel, shown(data), '1:-:-:games:settings')).content).toBe(refusal);
    const asked = await inGames(first, stage.channel, 'privacy forget');
    const deleted = await first.press(asked.message, 'Delete my data for good');
    expect(deleted.content).toContain('Your data was deleted');
    expect(await said(first, stage.channel, 'porto hand')).toBe(refusal);
    await typed(stage.channel, stage.cid, `unblock person ${first.id}`);
    expect(await said(first, stage.channel, 'games list')).not.toBe(refusal);
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

describe('a blocked server', () => {
  test('is answered that the operator has closed the bot, and gets no message until the block ends', async () => {
    const stage = await owned({ supportUrl: SUPPORT });
    const [first] = await family(stage);
    await typed(stage.channel, stage.cid, `block server ${stage.guild.id}`);
    const { id } = await liveIn(stage);
    const before = stage.channel.messages.length;
    const refusal = `The operator of this bot has switched it off in this server. With \`/games settings\` you can still view or delete your data.\nSupport: <${SUPPORT}>`;
    expect((await drawNow(first, stage.channel)).content).toBe(refusal);
    expect(await said(stage.ann, await stage.ann.dm(), 'games list')).not.toBe(refusal);
    await typed(stage.channel, stage.cid, `game pause ${id}`);
    await stage.quiet();
    expect(stage.channel.messages).toHaveLength(before);
    expect(await typed(stage.channel, stage.cid, 'parked')).toContain('blocked by the operator');
    expect(await saidIn(stage.cid, stage.channel, 'doctor')).toContain(
      'The operator of this bot has switched it off in this server.',
    );
    await typed(stage.channel, stage.cid, `unblock server ${stage.guild.id}`);
    await stage.quiet();
    expect(stage.channel.messages.length).toBeGreaterThan(before);
    expect(await said(first, stage.channel, 'games list')).not.toBe(refusal);
  });
});

test('a league of a blocked server is shown again only after the block', async () => {
  const stage = await owned();
  await stage.ann.command(stage.channel, 'games new-league', { game: 'porto', name: 'Spring', seats: 2 });
  await inLeague(stage.bob, stage.channel, 'join');
  await stage.quiet();
  const shownNow = () => stage.channel.messages.map(({ content }) => content).join('\n');
  expect(shownNow()).toContain('Bob');
  await typed(stage.channel, stage.cid, `block server ${stage.guild.id}`);
  const dm = await stage.bob.dm();
  const asked = await inGames(stage.bob, dm, 'privacy forget');
  await stage.bob.press(asked.message, 'Delete my data for good');
  const [league] = await stage.store.leagues.inGuild(stage.guild.id, 9);
  await expect.poll(async () => (await stage.store.leagues.get(league?.id ?? ''))?.retryAt).not.toBeNull();
  expect(shownNow()).toContain('Bob');
  await typed(stage.channel, stage.cid, `unblock server ${stage.guild.id}`);
  await expect.poll(shownNow).not.toContain('Bob');
});

describe('an announcement', () => {
  test('comes once in each channel that plays, in the language of its server', async () => {
    const stage = await owned();
    await family(stage);
    const other = stage.discord.addGuild({ name: 'Autre', preferredLocale: 'fr' });
    const salon = other.addChannel({ name: 'salon' });
    await stage.ann.command(salon, 'porto new', { seats: 3 });
    stage.guild.addChannel({ name: 'quiet' });
    await stage.quiet();
    const at = '2099-01-01T18:00Z';
    expect(
      await typed(
        stage.channel,
        stage.cid,
        `announce maintenance --at ${at} --minutes 30 --text "Sorry, @here" --yes`,
      ),
    ).toContain('Announced in 2 channels of 2 servers');
    await stage.quiet();
    const from = Date.parse(at) / 1_000;
    const [t, u] = [`<t:${from}:f>`, `<t:${from + 1_800}:f>`];
    expect(last(stage.channel).content).toBe(
      `**Maintenance:** from ${t} until about ${u} I'll be offline (it begins <t:${from}:R>). Every game continues afterwards.\n> Sorry, @here`,
    );
    expect(last(salon).content).toBe(
      `**Maintenance\u202f:** du ${t} jusque vers ${u}, je serai indisponible (début <t:${from}:R>). Toutes les parties reprennent ensuite.\n> Sorry, @here`,
    );
    expect(last(stage.channel).mentions).toEqual([]);
  });

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

test('the address for support is in the doctor’s report and below the rules', async () => {
  const stage = await scene({ paints: false, supportUrl: SUPPORT });
  expect(await saidIn(stage.ann, stage.channel, 'doctor')).toContain(`Support: <${SUPPORT}>`);
  expect(await said(stage.ann, stage.channel, 'porto rules')).toMatch(/-# Support: <https:\S+>$/);
  const without = await scene({ paints: false });
  expect(await saidIn(without.ann, without.channel, 'doctor')).not.toContain('Support');
});
