import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, PHONE, Tab, type Theatre, theatre } from './kit.ts';

inBrowser('/games', () => {
  let house: Theatre;
  beforeAll(async () => {
    house = await theatre();
  });
  afterAll(() => house?.close());

  test('settings on a phone: menus of people too; the list leads to the game in its channel', async () => {
    const { browser, discord, running } = house;
    const tab = await Tab.open(browser, discord, { viewport: PHONE });
    await tab.command('porto solo');
    await tab.board.waitFor();
    await tab.command('games settings');
    await tab.press(tab.panel, 'Blocked people');
    await tab.panel.getByRole('combobox', { name: 'Block somebody' }).click();
    await tab.panel.getByRole('option', { name: 'Béla' }).click();
    await tab.panel.getByText('Blocked: 1 person').waitFor();
    await tab.press(tab.panel, 'Back');
    await tab.press(tab.panel, 'Your active hours');
    await tab.shot('games-hours');
    await tab.press(tab.panel, 'Back');
    await tab.shot('games-settings');
    const [ann, bela] = [...discord.people];
    expect(await running.table.people.blocked(ann?.id ?? '')).toEqual([bela?.id]);
    await tab.page.getByRole('button', { name: 'Channels' }).click();
    await tab.page.getByRole('button', { name: 'harbour', exact: true }).click();
    await tab.command('games list');
    await tab.shot('games-list');
    await tab.panel.getByRole('button', { name: 'To the first' }).click();
    await tab.board.waitFor();
    await tab.command('games server');
    await tab.panel.getByRole('combobox', { name: 'Change a setting' }).click();
    await tab.panel.getByRole('option', { name: 'May open games' }).click();
    await tab.panel.getByRole('combobox', { name: 'A role' }).waitFor();
    await tab.shot('games-server');
    await tab.panel.getByRole('button', { name: 'Check this channel' }).click();
    await tab.panel.locator('img[src*="/attachments/"]').waitFor();
    await tab.shot('games-doctor');
    expect(discord.complaints).toEqual([]);
    expect(running.trouble).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });
});
