import { describe, expect, test } from 'vitest';
import { SWITCHES } from '../../../src/discord/panels/games-command/settings-input.ts';
import { hoursChart } from '../../../src/discord/panels/games-command/settings-panel.ts';
import { setSettings } from '../../support/menus.ts';
import { family, said, sharedScene, shown } from '../kit.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const alike = sharedScene({ now: () => NOON, paints: false });

describe('/games settings', () => {
  test('shows what is set, in all three languages', async () => {
    const { ann, channel } = await alike();
    const answer = shown(await ann.command(channel, 'games settings'));
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain('Pings when it is your turn: **on**');
    const [switches] = answer.selects;
    expect(switches?.options.map(({ value, default: on }) => [value, on === true])).toEqual(
      SWITCHES.map(name => [name, ['pings', 'invitations', 'stats'].includes(name)]),
    );
    expect(answer.content).toContain('Away: **no**');
    ann.locale = 'ko';
    expect((await ann.command(channel, 'games settings')).text).toContain('차례 알림: **켜짐**');
    ann.locale = 'pt-BR';
    expect(await said(ann, channel, 'games settings')).toContain('Fora: **não**');
  });

  test('names who is blocked once they have met at a table, and by their id alone before', async () => {
    const stage = await alike();
    const { ann, bob, channel } = stage;
    await setSettings(bob, channel, { stats: false });
    await setSettings(ann, channel, { block: bob.id });
    const labels = async () =>
      shown(await ann.press(shown(await ann.command(channel, 'games settings')), 'Blocked people'))
        .selects.find(({ customId }) => customId.includes('unblock'))
        ?.options.map(({ label }) => label);
    expect((await stage.table.people.settings(bob.id)).name).toBe('Bob');
    expect(await labels()).toEqual([bob.id]);
    await setSettings(ann, channel, { unblock: bob.id });
    await family(stage);
    await setSettings(ann, channel, { block: bob.id });
    expect(await labels()).toEqual(['Bob']);
  });

  test('counts blocked players whose names the person does not see, and ends each block by its day', async () => {
    const { ann, bob, channel, store, table } = await alike();
    await store.seatBlocks.put(ann.id, 'abc', bob.id, NOON - 2 * DAY);
    await store.seatBlocks.put(ann.id, 'abd', bob.id, NOON - DAY);
    await table.people.block(ann.id, bob.id);
    const blocks = async () =>
      shown(await ann.press(shown(await ann.command(channel, 'games settings')), 'Blocked people'));
    const before = await blocks();
    expect(before.content).toContain(
      `Blocked: **1 person** <@${bob.id}> · **2 players whose names you do not see**`,
    );
    const options =
      before.selects.find(({ placeholder }) => placeholder === 'Unblock somebody')?.options ?? [];
    expect(options.map(({ label }) => label)).toEqual([
      'Hidden player, blocked on 18 November 2026',
      'Hidden player, blocked on 19 November 2026',
      bob.id,
    ]);
    expect(JSON.stringify(options.slice(0, 2))).not.toContain(bob.id);
    await setSettings(ann, channel, { unblock: bob.id });
    expect(await table.conduct.seatBlocks(ann.id)).toHaveLength(2);
    const after = await ann.select(before, 'Unblock somebody', [options[0]?.value ?? '']);
    expect(after.content).toContain('Blocked: **1 player whose name you do not see**');
    expect(await store.seatBlocks.inMatch(ann.id, 'abd')).toEqual([bob.id]);
    const last = await blocks();
    await ann.select(last, 'Unblock somebody', [options[1]?.value ?? '']);
    expect((await ann.command(channel, 'games settings')).text).toContain('Blocked: **nobody**');
  });

  test('takes nobody for blocked whose id is none', async () => {
    const { ann, channel, table, trouble } = await alike();
    for (const block of ['', 'x'.repeat(200), '-7']) {
      const answer = await setSettings(ann, channel, { block });
      expect(answer.content).not.toContain('Saved.');
    }
    expect(await table.people.blocked(ann.id)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('every setting is a menu or a form of the panel, and shows its new value', async () => {
    const { ann, bob, channel, table } = await alike();
    const panel = shown(await ann.command(channel, 'games settings'));
    await ann.select(panel, 'What is on …', ['learns', 'everywhere', 'named', 'puzzles']);
    await ann.select(panel, 'Your time zone …', ['Asia/Seoul']);
    await ann.select(panel, 'Quiet hours: no pings from … to …', ['23:00-07:00']);
    await ann.select(panel, 'Away for …', ['21']);
    expect(await table.people.settings(ann.id)).toMatchObject({
      ...{ pings: false, invitations: false, stats: false },
      ...{ learns: true, everywhere: true, named: true, puzzles: true },
      zone: 'Asia/Seoul',
      quiet: { from: '23:00', to: '07:00' },
      awayUntil: NOON + 21 * DAY,
    });
    for (const line of [
      'Saved.',
      'Time zone: **Asia/Seoul, now 21:00**',
      'Quiet hours: **23:00 – 07:00**',
      `Away: **until <t:${(NOON + 21 * DAY) / 1000}:f>**`,
      'Pings when it is your turn: **off**',
      'Name shown to players of other servers: **on**',
    ])
      expect(panel.content).toContain(line);
    const chosen = panel.selects.map(({ options }) =>
      options.flatMap(({ value, default: isChosen }) => (isChosen === true ? value : [])),
    );
    expect(chosen).toEqual([
      ['learns', 'everywhere', 'named', 'puzzles'],
      ['Asia/Seoul'],
      ['23:00-07:00'],
      [],
    ]);
    for (const menu of ['Quiet hours: no pings from … to …', 'Away for …', 'Your time zone …'])
      await ann.select(panel, menu, ['off']);
    expect(await table.people.settings(ann.id)).toMatchObject({ zone: null, quiet: null, awayUntil: null });
    await ann.press(panel, 'Blocked people');
    await ann.select(panel, 'Block somebody', [bob.id]);
    expect(panel.content).toBe(`Saved.\nBlocked: **1 person** <@${bob.id}>`);
    await ann.select(panel, 'Unblock somebody', [bob.id]);
    expect(await table.people.blocked(ann.id)).toEqual([]);
    await ann.press(panel, 'Back');
    expect(panel.content).toContain('Your settings');
  });

  test('a panel speaks the language of the reader at the next press', async () => {
    const { ann, channel } = await alike();
    const panel = shown(await ann.command(channel, 'games settings'));
    ann.locale = 'de';
    await ann.select(panel, 'Your time zone …', ['Europe/Berlin']);
    expect(panel.content).toContain('Zeitzone: **Europe/Berlin');
    expect(panel.selects.map(({ placeholder }) => placeholder)).toContain('Deine Zeitzone …');
  });

  test('options of an earlier version change nothing, and the answer leads to the menus', async () => {
    const { ann, channel, discord, table } = await alike();
    for (const name of ['settings', 'server']) {
      const options = [{ name, type: 1, options: [{ name: 'zone', type: 3, value: 'Asia/Seoul' }] }];
      const data = { id: discord.applicationId, name: 'games', type: 1, options };
      const { answer } = discord.forge({ person: ann, channel, type: 2, data });
      expect((await answer).content).toContain('You choose settings in the menus below now.');
    }
    expect((await table.people.settings(ann.id)).zone).toBeNull();
  });

  test('settings that make no sense are refused with the reason, and nothing changes', async () => {
    const { ann, bob, channel, table } = await alike();
    await ann.command(channel, 'games list');
    const before = await table.people.settings(ann.id);
    expect((await setSettings(ann, channel, { quiet: '22:00-07:00' })).content).toContain(
      'Quiet hours need your time zone',
    );
    expect((await setSettings(ann, channel, { zone: 'Europe/Atlantis' })).content).toContain(
      "I don't know that time zone.",
    );
    expect((await setSettings(ann, channel, { away: '22' })).content).toContain(
      'You can be away for 21 days at most.',
    );
    expect(await table.people.settings(ann.id)).toEqual(before);
    expect((await setSettings(bob, channel, { block: bob.id })).content).toContain(
      "You can't block yourself.",
    );
  });

  test('a zone keeps the typed name, and hours are read as people write them', async () => {
    const { ann, channel, table } = await alike();
    const typed = async (button: string, fields: Record<string, string>): Promise<string> => {
      const panel = shown(await ann.command(channel, 'games settings'));
      await ann.submit(await ann.press(panel, button), fields);
      return panel.content;
    };
    for (const [zone, shownAs] of [
      ['Kyiv', 'Europe/Kyiv'],
      ['asia/kolkata', 'Asia/Kolkata'],
      ['Asia/Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ] as const)
      expect(await typed('Other time zone', { 0: zone })).toContain(`Time zone: **${shownAs}, now`);
    const unknown = await typed('Other time zone', { 0: 'Atlantis' });
    expect(unknown).toContain("I don't know that time zone.");
    expect(unknown).toContain('Time zone: **Asia/Ho_Chi_Minh');
    for (const [from, to] of [
      ['22.30', '7h'],
      ['22h30', '7：００'],
      ['10:30 PM', '7 am'],
      ['오후 10시 30분', '7 Uhr'],
    ] as const) {
      expect(await typed('Other quiet hours', { 0: from, 1: to })).toContain('Saved.');
      expect(await table.people.settings(ann.id)).toMatchObject({ quiet: { from: '22:30', to: '07:00' } });
      await setSettings(ann, channel, { quiet: 'off' });
    }
    for (const [from, to] of [
      ['25', '7'],
      ['24:00', '7'],
      ['soon', 'later'],
      ['7', '7:00'],
    ] as const)
      expect(await typed('Other quiet hours', { 0: from, 1: to })).toContain(
        'from 0:00 to 23:59, like 22:30, 22.30, 22h30 or 10pm',
      );
    expect((await table.people.settings(ann.id)).quiet).toBeNull();
  });

  test('the learnt hours as a chart of 24 columns, which can be deleted', async () => {
    const { ann, channel, store, table } = await alike();
    const page = shown(await ann.command(channel, 'games settings'));
    await ann.press(page, 'Your active hours');
    expect(page.content).toContain('None of your actions have been counted yet.');
    expect(page.content).toContain('you can turn that on');
    const hours = Array.from({ length: 24 }, (_, hour) => (hour >= 9 && hour < 22 ? hour : 0));
    await store.people.change(ann.id, { hours, zone: 'Asia/Seoul', learns: true });
    await ann.press(page, 'Back');
    expect(page.content).toContain('Quiet hours: **22:00 – 09:00 UTC, learnt**');
    await ann.press(page, 'Your active hours');
    expect(page.content).toContain('195 actions counted, by hour of the day in Asia/Seoul');
    const [columns = '', axis] = page.content.split('\n').slice(2);
    expect(columns).toHaveLength(24);
    // Hours 9 to 22 in UTC are hours 18 to 7 in Seoul.
    expect(columns).toMatch(/^[▁-█]{7}·{11}[▁-█]{6}$/u);
    expect(columns[6]).toBe('█');
    expect(axis).toBe('0     6     12    18');
    await ann.press(page, 'Delete these');
    expect(page.content).toContain('Deleted.');
    expect((await table.people.settings(ann.id)).hours.every(count => count === 0)).toBe(true);
    expect(hoursChart([1, ...Array.from({ length: 23 }, () => 0)], -3)).toContain(`${'·'.repeat(21)}█··`);
  });

  test('a forged or old menu changes nothing', async () => {
    const { ann, channel, table, trouble } = await alike();
    const panel = shown(await ann.command(channel, 'games settings'));
    await ann.command(channel, 'games list');
    const before = await table.people.settings(ann.id);
    for (const id of [
      'settings:set:pings:off',
      'settings:zone:x',
      'settings:block',
      'settings:quiet',
      'settings:fly',
      'fly',
      '',
    ]) {
      await ann.pressRaw(channel, panel, `1:-:-:games:${id}`);
      await ann.selectRaw(channel, panel, `1:-:-:games:${id}`, ['x; drop']);
    }
    await ann.selectRaw(channel, panel, '1:-:-:games:settings:switches', ['pings', 'x; drop']);
    expect(await table.people.settings(ann.id)).toEqual(before);
    expect(await table.people.blocked(ann.id)).toEqual([]);
    expect(trouble).toEqual([]);
  });
});
