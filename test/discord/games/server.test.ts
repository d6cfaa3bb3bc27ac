import { describe, expect, test } from 'vitest';
import { inGame } from '../../support/in-game.ts';
import { setServer } from '../../support/menus.ts';
import { drawNow, family, labels, last, type Scene, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false });

async function managed(): Promise<Scene> {
  const stage = await alike();
  stage.ann.manageGuild = true;
  return stage;
}

describe('/games server', () => {
  test('only members with Manage Server change it; everybody may read it', async () => {
    const { bob, channel, table, guild } = await managed();
    const answer = shown(await bob.command(channel, 'games server'));
    expect(answer.content).toContain("Language of the boards: **the server's own**");
    expect(answer.content).toContain('Members with Manage Server can change this.');
    expect(answer.selects).toEqual([]);
    await bob.selectRaw(channel, answer, '1:-:-:games:server:set:language', ['ko']);
    await bob.pressRaw(channel, answer, '1:-:-:games:server:show');
    await bob.selectRaw(channel, answer, '1:-:-:games:server:set:mayOpen', ['manage-server']);
    await bob.selectRaw(channel, answer, '1:-:-:games:server:role:callRole', ['123456789012345678']);
    expect(answer.selects).toEqual([]);
    expect(await table.archive.server(guild.id)).toMatchObject({
      ...{ language: null, mayOpen: 'everyone', callRole: null },
    });
    expect(await table.archive.acts(guild.id)).toEqual([]);
    const dm = await bob.dm();
    expect((await bob.command(dm, 'games server')).content).toContain(
      "a server's games, so it works only in a server",
    );
  });

  test('its language is that of boards from then on, and what changed is said to all in it', async () => {
    const stage = await managed();
    const { ann, channel } = stage;
    const [first] = await family(stage);
    const answer = await setServer(ann, channel, { language: 'pt-BR' });
    expect(answer.content).toContain('Saved. It is announced in this channel.');
    await stage.quiet();
    const [said] = answer.followUps;
    expect(said?.ephemeral).toBe(false);
    expect(said?.content).toBe(
      '**Ann** mudou como são as partidas neste servidor:\n- Idioma dos tabuleiros: **português do Brasil**',
    );
    await drawNow(first, channel);
    await stage.quiet();
    expect(labels(last(channel))).toContain('Comprar cartas');
    const again = await setServer(ann, channel, { language: 'pt-BR' });
    expect(again.content).toContain('Nothing changed: that was set already.');
    await stage.quiet();
    expect(again.followUps).toEqual([]);
    ann.locale = 'ko';
    const back = await setServer(ann, channel, { language: 'off' });
    expect(back.content).toContain('게임보드의 언어: **서버의 언어**');
    await stage.quiet();
    expect(back.followUps[0]?.content).toContain("the server's own");
  });

  test('the panel sets the pace, the right to open and the right to cancel, and shows the log of moderators', async () => {
    const { ann, bob, channel, table, guild } = await managed();
    const panel = shown(await ann.command(channel, 'games server'));
    await ann.select(panel, 'Change a setting …', ['pace']);
    await ann.select(panel, 'Pace of a new game', ['day']);
    await ann.select(panel, 'Change a setting …', ['mayOpen']);
    await ann.select(panel, 'May open games', ['manage-server']);
    await ann.select(panel, 'Change a setting …', ['mayCancel']);
    await ann.select(panel, 'A role …', ['123456789012345678']);
    const mayCancel = 'role:123456789012345678';
    const set = { pace: 'day', mayOpen: 'manage-server', mayCancel };
    expect(await table.archive.server(guild.id)).toMatchObject(set);
    expect(panel.content).toContain("May cancel others' games: **<@&123456789012345678>**");
    await ann.select(panel, 'Change a setting …', ['mayOpen']);
    await ann.select(panel, 'A role …', [guild.id]);
    expect((await table.archive.server(guild.id)).mayOpen).toBe('everyone');
    const page = shown(await bob.command(channel, 'games server'));
    await bob.press(page, 'Moderator log');
    const lines = page.content.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^- \*\*Ann\*\* set: May open games: \*\*everybody\*\* · <t:\d+:R>$/);
    expect(lines[4]).toContain('Pace of a new game: **a day a turn**');
    expect((await ann.command(channel, 'porto new')).content).toContain('The table is open');
    expect((await table.live(channel.id))?.pace).toBe('day');
  });

  test('each setting has a menu that marks the value, and the hour and zone of the morning come with its channel', async () => {
    const { ann, bob, channel, table, guild } = await managed();
    const plaza = guild.addChannel({ name: 'plaza' });
    const panel = shown(await ann.command(channel, 'games server'));
    const settings = () => panel.selects[0]?.options.map(({ value }) => value) ?? [];
    expect(settings()).not.toContain('morningHour');
    const role = '123456789012345678';
    for (const [name, menu, value, text] of [
      ['language', 'Language of the boards', 'de', 'German'],
      ['place', 'Games are played', 'edited', 'in channels, each as one message that is edited'],
      ['listed', 'Tables are shown in other servers', 'no', 'never'],
      ['strangers', 'People of other servers may sit down at these tables', 'no', 'never'],
      ['callRole', 'A role …', role, `<@&${role}>`],
      ['morningChannel', 'A channel …', plaza.id, `<#${plaza.id}>`],
      ['morningHour', 'Hour of the morning message', '6', '06:00'],
      ['morningZone', 'Time zone of that hour', 'Europe/Lisbon', 'Europe/Lisbon'],
    ] as const) {
      await ann.select(panel, 'Change a setting …', [name]);
      await ann.select(panel, menu, [value]);
      expect(panel.content).toContain('Saved.');
      expect(panel.content).toContain(`**${text}**`);
      const [, own] = panel.selects;
      const marked = own?.options.flatMap(option => (option.default === true ? option.value : []));
      expect([name, marked]).toEqual([name, value.length > 16 ? [] : [value]]);
    }
    expect(settings()).toContain('morningHour');
    const form = await ann.press(panel, 'Other time zone');
    await ann.submit(form, { 0: 'Atlantis' });
    expect(panel.content).toContain("I don't know that time zone.");
    await ann.submit(form, { 0: 'seoul' });
    expect(await table.archive.server(guild.id)).toMatchObject({
      ...{ language: 'de', place: 'edited', listed: 'no', strangers: 'no', callRole: role },
      ...{ morningChannel: plaza.id, morningHour: 6, morningZone: 'Asia/Seoul' },
    });
    await bob.submit(form, { 0: 'Lisbon' });
    expect((await table.archive.server(guild.id)).morningZone).toBe('Asia/Seoul');
    for (const name of ['language', 'callRole', 'morningChannel'])
      await ann.selectRaw(channel, panel, `1:-:-:games:server:set:${name}`, ['off']);
    expect(await table.archive.server(guild.id)).toMatchObject({
      ...{ language: null, callRole: null, morningChannel: null },
    });
  });

  test('a person without the right to open games is informed, solo too', async () => {
    const { ann, bob, channel, table, guild } = await managed();
    await setServer(ann, channel, { mayOpen: 'manage-server' });
    expect((await bob.command(channel, 'porto new')).content).toContain('only members with Manage Server');
    expect((await bob.command(channel, 'porto solo')).content).toContain('only members with Manage Server');
    expect(await table.live(channel.id)).toBeUndefined();
    await setServer(ann, channel, { mayOpen: '234567890123456789' });
    expect((await bob.command(channel, 'porto new')).content).toContain('a certain role');
    expect((await ann.command(channel, 'porto new')).content).toContain('The table is open');
    expect((await table.archive.server(guild.id)).mayOpen).toBe('role:234567890123456789');
    const dm = await bob.dm();
    expect((await bob.command(dm, 'porto solo')).content).toContain('The game has started');
  });

  test('games are played in threads where the server wants it so, in every game', async () => {
    const { ann, bob, channel, guild, table, quiet } = await managed();
    const reply = await setServer(ann, channel, { place: 'threads' });
    expect(reply.content).toContain('Games are played: **each in a separate thread**');
    const opened: string[] = [];
    for (const [person, command] of [
      [ann, 'porto new'],
      [bob, 'porto solo'],
      [ann, 'vintage new'],
      [bob, 'green-port new'],
    ] as const) {
      const answer = await person.command(channel, command);
      const thread = guild.threads.at(-1);
      expect(answer.content).toContain(`<#${thread?.id}>`);
      opened.push((await table.live(thread?.id ?? ''))?.game ?? '');
    }
    await quiet();
    expect(opened).toEqual(['porto', 'porto', 'vintage', 'green-port']);
    expect(await table.live(channel.id)).toBeUndefined();
    const thread = channel.addThread({ name: 'tea' });
    expect((await ann.command(thread, 'porto new')).content).toContain('The table is open and');
    await setServer(ann, channel, { place: 'anywhere' });
    expect((await bob.command(channel, 'porto new')).content).toContain('The table is open and');
  });

  test("a moderator's cancel is public and logged; cancelling one's own lobby is not", async () => {
    const stage = await managed();
    const { ann, bob, cid, channel, table, guild } = stage;
    await bob.command(channel, 'porto new');
    expect((await inGame(cid, channel, 'porto', 'cancel')).content).toContain('Bob');
    const answer = await inGame(ann, channel, 'porto', 'cancel');
    expect(answer.content).toBe('The game is cancelled.');
    await stage.quiet();
    expect(answer.followUps.map(({ content, ephemeral }) => [content, ephemeral])).toEqual([
      ['**Ann** cancelled a game of Porto here as a moderator.', false],
    ]);
    expect(await table.archive.acts(guild.id)).toMatchObject([{ act: 'cancel', userId: ann.id }]);
    await ann.command(channel, 'porto new');
    const own = await inGame(ann, channel, 'porto', 'cancel');
    await stage.quiet();
    expect(own.followUps).toEqual([]);
    await setServer(ann, channel, { mayCancel: 'everyone' });
    await bob.command(channel, 'porto new');
    const others = await inGame(cid, channel, 'porto', 'cancel');
    await stage.quiet();
    expect(others.followUps[0]?.content).toContain('**Cid** cancelled a game of Porto here');
    const page = shown(await cid.command(channel, 'games server'));
    await cid.press(page, 'Moderator log');
    expect(page.content).toContain('**Cid** cancelled a game of Porto');
    cid.locale = 'ko';
    const korean = shown(await cid.command(channel, 'games server'));
    await cid.press(korean, '관리자 기록');
    expect(korean.content).toContain('**Cid** 님이 포르토 게임을 취소');
  });
});
