import { describe, expect, test } from 'vitest';
import { readAway } from '../../../src/discord/panels/games-command/settings-input.ts';
import { hoursChart } from '../../../src/discord/panels/games-command/settings-panel.ts';
import { family, said, sharedScene, shown } from '../kit.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const alike = sharedScene({ now: () => NOON, paints: false });

describe('/games settings', () => {
  test('shows what is set, in all three languages', async () => {
    const { ann, channel } = await alike();
    const answer = shown(await ann.command(channel, 'games settings'));
    expect(answer.ephemeral).toBe(true);
    expect(answer.buttons.map(({ label }) => label)).toEqual([
      'Pings when it is your turn: on',
      'Invitations to games: on',
      'Others see your statistics: on',
      'Learn my sleeping hours: off',
      'Your active hours',
    ]);
    expect(answer.content).toContain('Away: **no**');
    ann.locale = 'ko';
    expect((await ann.command(channel, 'games settings')).text).toContain('차례 알림: 켜짐');
    ann.locale = 'pt-BR';
    expect(await said(ann, channel, 'games settings')).toContain('Fora: **não**');
  });

  test('names who is blocked once they have met at a table, and by their id alone before', async () => {
    const stage = await alike();
    const { ann, bob, channel } = stage;
    await bob.command(channel, 'games settings', { stats: false });
    await ann.command(channel, 'games settings', { block: bob });
    const labels = async () =>
      shown(await ann.command(channel, 'games settings'))
        .selects.find(({ customId }) => customId.includes('unblock'))
        ?.options.map(({ label }) => label);
    expect((await stage.table.people.settings(bob.id)).name).toBe('Bob');
    expect(await labels()).toEqual([bob.id]);
    await ann.command(channel, 'games settings', { unblock: bob });
    await family(stage);
    await ann.command(channel, 'games settings', { block: bob });
    expect(await labels()).toEqual(['Bob']);
  });

  test('counts blocked players whose names the person does not see, and ends each block by its day', async () => {
    const { ann, bob, channel, store, table } = await alike();
    await store.seatBlocks.put(ann.id, 'abc', bob.id, NOON - 2 * DAY);
    await store.seatBlocks.put(ann.id, 'abd', bob.id, NOON - DAY);
    await table.people.block(ann.id, bob.id);
    const before = shown(await ann.command(channel, 'games settings'));
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
    await ann.command(channel, 'games settings', { unblock: bob });
    expect(await table.conduct.seatBlocks(ann.id)).toHaveLength(2);
    const after = await ann.select(before, 'Unblock somebody', [options[0]?.value ?? '']);
    expect(after.content).toContain('Blocked: **1 player whose name you do not see**');
    expect(await store.seatBlocks.inMatch(ann.id, 'abd')).toEqual([bob.id]);
    const last = shown(await ann.command(channel, 'games settings'));
    await ann.select(last, 'Unblock somebody', [options[1]?.value ?? '']);
    expect((await ann.command(channel, 'games settings')).text).toContain('Blocked: **nobody**');
  });

  test('takes nobody for blocked whose id is none', async () => {
    const { ann, channel, discord, table, trouble } = await alike();
    for (const value of ['', 'x'.repeat(200), '-7']) {
      const options = [{ name: 'settings', type: 1, options: [{ name: 'block', type: 6, value }] }];
      const data = { id: discord.applicationId, name: 'games', type: 1, options };
      const { answer } = discord.forge({ person: ann, channel, type: 2, data });
      expect((await answer).content).toContain('Blocked: **nobody**');
    }
    expect(await table.people.blocked(ann.id)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('every setting by option, all at once', async () => {
    const { ann, bob, channel, table } = await alike();
    const answer = shown(
      await ann.command(channel, 'games settings', {
        pings: false,
        zone: 'europe/lisbon',
        'quiet-from': '22:30',
        'quiet-to': '7',
        away: '3',
        invitations: false,
        stats: false,
        learn: false,
        block: bob,
      }),
    );
    expect(await table.people.settings(ann.id)).toMatchObject({
      pings: false,
      zone: 'Europe/Lisbon',
      quiet: { from: '22:30', to: '07:00' },
      awayUntil: NOON + 3 * DAY,
      invitations: false,
      stats: false,
      learns: false,
    });
    expect(await table.people.blocked(ann.id)).toEqual([bob.id]);
    expect(answer.content).toContain('Saved.');
    expect(answer.content).toContain('Time zone: **Europe/Lisbon, now 12:00**');
    expect(answer.content).toContain('Quiet hours: **22:30 – 07:00**');
    expect(answer.content).toContain(`Away: **until <t:${(NOON + 3 * DAY) / 1000}:f>**`);
    expect(answer.content).toContain(`Blocked: **1 person** <@${bob.id}>`);
    await ann.command(channel, 'games settings', {
      'quiet-to': 'off',
      zone: 'off',
      away: 'off',
      unblock: bob,
      pings: true,
    });
    expect(await table.people.settings(ann.id)).toMatchObject({
      pings: true,
      zone: null,
      quiet: null,
      awayUntil: null,
      stats: false,
    });
    expect(await table.people.blocked(ann.id)).toEqual([]);
  });

  test('every setting but the zone by the panel; an old button sets what it says', async () => {
    const { ann, bob, channel, table } = await alike();
    await ann.command(channel, 'games settings', { zone: 'Asia/Seoul' });
    const panel = shown(await ann.command(channel, 'games settings'));
    for (const label of ['Pings', 'Invitations', 'Others see', 'Learn']) {
      await ann.press(panel, panel.buttons.find(button => button.label.startsWith(label))?.label ?? '');
    }
    await ann.select(panel, 'Quiet hours: no pings from … to …', ['23:00-07:00']);
    await ann.select(panel, 'Away for …', ['21']);
    await ann.select(panel, 'Block somebody', [bob.id]);
    expect(await table.people.settings(ann.id)).toMatchObject({
      pings: false,
      invitations: false,
      stats: false,
      learns: true,
      quiet: { from: '23:00', to: '07:00' },
      awayUntil: NOON + 21 * DAY,
    });
    expect(await table.people.blocked(ann.id)).toEqual([bob.id]);
    await ann.select(panel, 'Unblock somebody', [bob.id]);
    await ann.select(panel, 'Quiet hours: no pings from … to …', ['off']);
    await ann.select(panel, 'Away for …', ['off']);
    expect(await table.people.settings(ann.id)).toMatchObject({ quiet: null, awayUntil: null });
    expect(await table.people.blocked(ann.id)).toEqual([]);
    const button = '1:-:-:games:settings:set:pings:on';
    for (let press = 0; press < 2; press++) await ann.pressRaw(channel, panel, button);
    expect(await table.people.settings(ann.id)).toMatchObject({ pings: true });
  });

  const REFUSED = [
    [{ zone: 'Europe/Atlantis' }, "I don't know that time zone."],
    [{ zone: '1', away: '2027-01-01' }, "I don't know that time zone."],
    [{ 'quiet-from': '22' }, 'Quiet hours need a beginning and an end'],
    [{ 'quiet-from': '22', 'quiet-to': '7' }, 'Quiet hours need your time zone'],
    [{ zone: 'UTC', 'quiet-from': '25', 'quiet-to': '7' }, "I don't understand those hours."],
    [{ away: 'soon' }, 'Write the day you return, like 2026-12-01 or 1.12.2026'],
    [{ away: '22' }, 'You can be away for 21 days at most.'],
    [{ away: '2026-11-31' }, 'That is no number of days and no date of the calendar.'],
    [{ away: '2026-13-01' }, 'That is no number of days and no date of the calendar.'],
    [
      { zone: 'UTC', 'quiet-from': '24:00', 'quiet-to': '7' },
      'from 0:00 to 23:59, like 22:30, 22.30, 22h30 or 10pm',
    ],
    [{ away: '2026-11-19' }, 'That day is already over.'],
    [{ away: '2027-01-01' }, 'You can be away for 21 days at most.'],
  ] as const;

  test('settings that make no sense are refused with the reason, and nothing changes', async () => {
    const { ann, bob, channel, table } = await alike();
    await ann.command(channel, 'games settings');
    const before = await table.people.settings(ann.id);
    for (const [options, reason] of REFUSED) {
      const answer = await ann.command(channel, 'games settings', { ...options, pings: false });
      expect(answer.content, JSON.stringify(options)).toContain(reason);
      expect(await table.people.settings(ann.id), JSON.stringify(options)).toEqual(before);
    }
    expect(await said(bob, channel, 'games settings', { block: bob, pings: false })).toContain(
      "You can't block yourself.",
    );
    expect(await table.people.settings(bob.id)).toMatchObject({ pings: true });
  });

  test('a zone keeps the typed name, and hours and days are read as people write them', async () => {
    const { ann, channel, table } = await alike();
    for (const [zone, shownAs] of [
      ['Kyiv', 'Europe/Kyiv'],
      ['asia/kolkata', 'Asia/Kolkata'],
      ['Asia/Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ] as const)
      expect(await said(ann, channel, 'games settings', { zone })).toContain(`Time zone: **${shownAs}, now`);
    for (const [from, to] of [
      ['22.30', '7h'],
      ['22h30', '７：００'],
      ['10:30 PM', '7 am'],
      ['오후 10시 30분', '7 Uhr'],
    ] as const) {
      const wish = { 'quiet-from': from, 'quiet-to': to };
      expect(await said(ann, channel, 'games settings', wish)).toContain('Saved.');
      expect(await table.people.settings(ann.id)).toMatchObject({ quiet: { from: '22:30', to: '07:00' } });
      await ann.command(channel, 'games settings', { 'quiet-from': 'off' });
    }
    await ann.command(channel, 'games settings', { zone: 'UTC', away: '２日' });
    expect(await table.people.settings(ann.id)).toMatchObject({ awayUntil: NOON + 2 * DAY });
  });

  test('away until a day means its beginning in your own time zone', () => {
    expect(readAway('2026-12-01', 'Asia/Seoul', NOON)).toBe(Date.UTC(2026, 10, 30, 15));
    expect(readAway('2026-12-01', null, NOON)).toBe(Date.UTC(2026, 11, 1));
    expect(readAway('5 days', null, NOON)).toBe(NOON + 5 * DAY);
    expect(readAway('3일', null, NOON)).toBe(NOON + 3 * DAY);
    expect(readAway('off', null, NOON)).toBeNull();
    expect(readAway('-3', null, NOON)).toBeUndefined();
  });

  test('zones, hours and days are suggested', async () => {
    const { ann, channel } = await alike();
    const suggest = (option: string, text: string) =>
      ann.autocomplete(channel, 'games settings', {}, option, text);
    expect(await suggest('zone', 'lisb')).toEqual([{ name: 'Europe/Lisbon, 12:00', value: 'Europe/Lisbon' }]);
    expect((await suggest('zone', 'sao paulo')).map(({ value }) => value)).toEqual(['America/Sao_Paulo']);
    ann.locale = 'ko';
    expect((await suggest('zone', ''))[0]).toEqual({ name: 'Asia/Seoul, 21:00', value: 'Asia/Seoul' });
    expect(await suggest('zone', '')).toHaveLength(25);
    expect((await suggest('quiet-from', '22:3'))[0]?.value).not.toBe('22:30');
    expect((await suggest('quiet-from', '22:30'))[0]?.value).toBe('22:30');
    expect((await suggest('quiet-to', '7')).map(({ value }) => value)).toEqual(['07:00', 'off']);
    expect(await suggest('quiet-to', '')).toHaveLength(25);
    expect((await suggest('away', '21'))[0]).toEqual({ name: '21일, 2026년 12월 11일까지', value: '21' });
    expect((await suggest('away', '2026-12-01'))[0]?.value).toBe('2026-12-01');
    expect(await suggest('away', 'some day')).toEqual([]);
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
    const before = await table.people.settings(ann.id);
    for (const id of [
      'settings:set:hours:on',
      'settings:block',
      'settings:quiet',
      'settings:fly',
      'fly',
      '',
    ]) {
      await ann.pressRaw(channel, panel, `1:-:-:games:${id}`);
      await ann.selectRaw(channel, panel, `1:-:-:games:${id}`, ['x; drop']);
    }
    expect(await table.people.settings(ann.id)).toEqual(before);
    expect(await table.people.blocked(ann.id)).toEqual([]);
    expect(trouble).toEqual([]);
  });
});
