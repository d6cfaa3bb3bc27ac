import { describe, expect, test } from 'vitest';
import { hoursChart } from '../../../src/discord/panels/games-command/settings-panel.ts';
import { setSettings } from '../../support/menus.ts';
import { sharedScene, shown } from '../kit.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const alike = sharedScene({ now: () => NOON, paints: false });

describe('/games settings', () => {
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

  test('options of an earlier version change nothing, and the answer leads to the menus', async () => {
    const { ann, channel, discord, table } = await alike();
    for (const name of ['settings', 'server']) {
      const options = [{ name, type: 1, options: [{ name: 'zone', type: 3, value: 'Asia/Seoul' }] }];
      const data = { id: discord.applicationId, name: 'games', type: 1, options };
      const { answer } = discord.forge({ person: ann, channel, type: 2, data });
      expect((await answer).content).toContain('You now choose settings in the menus below.');
    }
    expect((await table.people.settings(ann.id)).zone).toBeNull();
  });

  test('the learnt hours as a chart of 24 columns, which can be deleted', async () => {
    const { ann, channel, store, table } = await alike();
    const page = shown(await ann.command(channel, 'games settings'));
    await ann.press(page, 'Your active hours');
    expect(page.content).toContain('I have not counted any of your actions yet.');
    expect(page.content).toContain('turns the counting on');
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
    await ann.press(page, 'Delete these hours');
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
    for (const wish of [{ zone: 'Europe/Atlantis' }, { away: '22' }]) await setSettings(ann, channel, wish);
    expect(await table.people.settings(ann.id)).toEqual(before);
    expect(await table.people.blocked(ann.id)).toEqual([]);
    expect(trouble).toEqual([]);
  });
});
