import type { LocalDiscord } from 'local-discord';
import { attachPage } from 'local-discord/page';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startBot } from '../support/bot.ts';
import { PAGE } from '../support/first-screen.ts';
import { inBrowser, launch, PHONE, stage, Tab } from './kit.ts';

const SHARED = '⬜🟨🟧🟦⭐🔥';

inBrowser('the first screen', () => {
  let discord: LocalDiscord;
  let running: Running;
  let browser: Browser;
  beforeAll(async () => {
    discord = await stage({ page: opened => attachPage(opened, PAGE) });
    running = await startBot({ discord, newSeed: () => new Uint8Array(32).fill(3) });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    await discord?.close();
  });

  const boxes = async (tab: Tab, of: string) =>
    Promise.all(
      (await tab.page.locator(of).all()).map(async each => (await each.boundingBox()) ?? undefined),
    );

  test.each([
    [1280, 860],
    [1920, 1080],
  ])('on a desk %i wide all games stand side by side, without a hole', async (width, height) => {
    const tab = await Tab.open(browser, discord, { at: 'home', viewport: { width, height } });
    const cards = await boxes(tab, '.offer');
    expect(new Set(cards.map(box => box?.y)).size).toBe(1);
    expect(new Set(cards.map(box => Math.round(box?.width ?? 0))).size).toBe(1);
    const begins = await boxes(tab, '.offer .starts .button:first-child');
    for (const box of begins) expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    await tab.shot(`home-${width}`);
    await tab.page.close();
  });

  test('between a phone and a desk each game has a line of its own', async () => {
    const tab = await Tab.open(browser, discord, { at: 'home', viewport: { width: 1000, height: 860 } });
    const cards = await boxes(tab, '.offer');
    expect(new Set(cards.map(box => box?.x)).size).toBe(1);
    const [picture] = await boxes(tab, '.offer > img');
    const [words] = await boxes(tab, '.offer-words');
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
    await tab.shot('home-1000');
    await tab.page.close();
  });

  test('a phone shows all games at once, each with its first way to begin', async () => {
    const tab = await Tab.open(browser, discord, { at: 'home', viewport: PHONE });
    const begins = await boxes(tab, '.offer .starts .button:first-child');
    expect(begins).toHaveLength(3);
    await tab.shot('home-390');
    for (const box of begins) {
      expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      expect(box?.height).toBeGreaterThanOrEqual(32);
    }
    const cut = `[...document.querySelectorAll('.offer > img, .offer-title, .offer p, .offer .starts, .offer .starts .button')]
      .filter(part => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > part.closest('.offer').getBoundingClientRect().right)
      .map(part => part.outerHTML)`;
    expect(await tab.page.evaluate(cut)).toEqual([]);
    expect(await tab.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await tab.page.close();
  });

  test('a command that is typed as one line runs at Enter, and what can not be understood stays to be mended', async () => {
    const [channel] = discord.guilds[0]?.channels ?? [];
    if (!channel) throw new Error('no channel');
    const tab = await Tab.open(browser, discord, { at: channel.id, viewport: PHONE });
    await tab.composer.fill('/porto new seats:9');
    await tab.composer.press('Enter');
    await tab.page.getByText('Choose one of the list.').or(tab.page.getByText('At most 4')).first().waitFor();
    await tab.page.getByLabel('Drop this command').click();
    await tab.composer.fill('/porto new players:hard');
    await tab.composer.press('Enter');
    // The bot of this test has no computer players, unlike the bot of `npm start`.
    await tab.panel.getByText('There are no bots').waitFor();
    await tab.composer.fill('/porto new seats:3 variant:family');
    await tab.composer.press('Enter');
    await tab.newest.getByRole('button', { name: 'Join' }).waitFor();
    expect(channel.messages.filter(({ content }) => content.startsWith('/porto'))).toEqual([]);
    const match = await running.table.live(channel.id);
    expect(match?.seatsWanted).toBe(3);
    expect(match?.options).toEqual({ variant: 'family' });
    await tab.composer.fill('/porto play draw');
    await tab.composer.press('Enter');
    await tab.page.getByText('Did you mean /porto draw?').waitFor();
    expect(await tab.page.locator('.line-input').inputValue()).toBe('/porto play draw');
    await tab.composer.fill('just words');
    await tab.composer.press('Enter');
    await tab.newest.getByText('just words').waitFor();
    await tab.composer.fill('/nothing here');
    await tab.composer.press('Enter');
    await tab.newest.getByText('/nothing here').waitFor();
    expect(tab.complaints).toEqual([]);
    await tab.page.close();
  });

  test('a sentence that is started in a channel stays there', async () => {
    const [channel, other] = discord.guilds[0]?.channels ?? [];
    if (!channel || !other) throw new Error('no channels');
    const tab = await Tab.open(browser, discord, { at: channel.id });
    await tab.composer.fill('half a sentence');
    const line = (): Promise<string> => tab.page.locator('.line-input').inputValue();
    await tab.page.locator('channel-list').getByText(other.name, { exact: true }).click();
    await expect.poll(line).toBe('');
    await tab.page.locator('channel-list').getByText(channel.name, { exact: true }).click();
    await expect.poll(line).toBe('half a sentence');
    await tab.page.close();
  });

  test('the way back to a game is in the language of the reader', async () => {
    const [reader] = discord.people;
    const [channel] = discord.guilds[0]?.channels ?? [];
    if (!reader || !channel) throw new Error('nobody is there');
    await reader.say(channel, 'begun');
    const tab = await Tab.open(browser, discord, { at: 'home' });
    const begun = tab.page.locator('.begun');
    await expect.poll(() => begun.innerText()).toMatch(/^Go on in #porto/);
    await tab.page.getByLabel('Your language').selectOption('de');
    await expect.poll(() => begun.innerText()).toMatch(/^Weiter in #porto/);
    await tab.page.getByLabel('Your language').selectOption('en-US');
    await tab.page.close();
  });

  test('emoji of share texts come with the page, in a block of code too', async () => {
    const [, channel] = discord.guilds[0]?.channels ?? [];
    if (!channel) throw new Error('no channel');
    await discord.people[0]?.say(channel, `\`\`\`\n${SHARED}\n\`\`\``);
    const tab = await Tab.open(browser, discord, { at: channel.id, viewport: PHONE });
    await tab.newest.locator('code').waitFor();
    // A machine with an emoji font of its own does not ask the page for it.
    const loaded = "[...document.fonts].some(font => /last/.test(font.family) && font.status === 'loaded')";
    await expect.poll(() => tab.page.evaluate(loaded)).toBe(true);
    await tab.shot('emoji');
    await tab.page.close();
  });
});
