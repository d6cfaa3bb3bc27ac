import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, PHONE, seriousFaults, Tab, type Theatre, theatre } from './kit.ts';

const CHALLENGE = 'Challenge to Porto';
const focused = (tab: Tab) => tab.page.evaluate('document.activeElement?.textContent.trim()');

inBrowser('the menu of a person', () => {
  let house: Theatre;
  let ann: Tab;
  let botRuns = true;
  beforeAll(async () => {
    house = await theatre();
    const bela = house.discord.people.find(({ name }) => name === 'Béla');
    const porto = house.discord.guilds[0]?.channels[0];
    if (bela === undefined || porto === undefined) throw new Error('no stage');
    await bela.say(porto, 'anyone for a game?');
    ann = await Tab.open(house.browser, house.discord, { as: 'Ann', viewport: PHONE });
  });
  afterAll(async () => {
    if (botRuns) return house?.close();
    await house.browser.close();
    await house.discord.close();
  });

  test('opens at a name, closes on Escape and when focus leaves it', async () => {
    const { page } = ann;
    const opener = ann.newest.getByRole('button', { name: 'Béla', exact: true });
    const item = page.getByRole('menuitem', { name: CHALLENGE });
    await opener.focus();
    await page.keyboard.press('Enter');
    await item.waitFor();
    await expect.poll(() => focused(ann)).toBe(CHALLENGE);
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    expect(await seriousFaults(ann)).toEqual([]);
    await ann.shot('person-menu-phone');
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'detached' });
    await expect.poll(() => focused(ann)).toBe('Béla');
    await opener.click();
    await item.waitFor();
    await expect.poll(() => focused(ann)).toBe(CHALLENGE);
    await page.keyboard.press('Tab');
    await item.waitFor({ state: 'detached' });
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  });

  test('stands in the language of who looks, within the window', async () => {
    const { page } = ann;
    await page.getByLabel('Your language').selectOption('ko');
    const handle = page.getByRole('button', { name: 'Menu of Dani' });
    await handle.click();
    const item = page.getByRole('menuitem');
    await item.getByText(/[가-힣]/).waitFor();
    const box = await page.getByRole('menu').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
    await handle.click();
    await item.waitFor({ state: 'detached' });
    await page.getByLabel('Your language').selectOption('en-US');
  });

  test('a challenge by keyboard opens a table that asks the other', async () => {
    const { page } = ann;
    await ann.newest.getByRole('button', { name: 'Béla', exact: true }).press('Enter');
    await expect.poll(() => focused(ann)).toBe(CHALLENGE);
    await page.keyboard.press('Enter');
    const lobby = ann.messages.filter({ has: page.getByRole('button', { name: 'Join', exact: true }) });
    await lobby.getByText('Invited:').waitFor();
    expect(await lobby.locator('discord-mention').allInnerTexts()).toContain('Béla');
    await ann.panel.getByText('The table is open').waitFor();
  });

  test('a bot that does not answer is reported as for any command', async () => {
    await house.running.stop();
    botRuns = false;
    await ann.page.getByRole('button', { name: 'Menu of Béla' }).click();
    await ann.page.getByRole('menuitem', { name: CHALLENGE }).click();
    await ann.log.getByRole('alert').getByText('The application did not respond.').waitFor();
  });

  test('nothing went wrong meanwhile', () => {
    expect(ann.complaints).toEqual([]);
    expect(house.discord.complaints).toEqual([]);
  });
});
