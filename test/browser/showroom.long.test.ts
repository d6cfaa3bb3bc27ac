import type { LocalDiscord } from 'local-discord';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, inBrowser, launch, PHONE, seriousFaults, stage, Tab } from './kit.ts';
import { openShowroom } from './showroom.ts';

inBrowser('whatever a bot can send', () => {
  let discord: LocalDiscord;
  let browser: Browser;
  let leave: () => Promise<void>;
  let tab: Tab;
  let thought: Promise<unknown> = Promise.resolve();
  beforeAll(async () => {
    discord = await stage({ answerMs: 20_000 });
    leave = await openShowroom(discord, () => thought);
    browser = await launch();
    tab = await Tab.open(browser, discord);
  });
  afterAll(async () => {
    await browser?.close();
    await leave?.();
    await discord?.close();
  });

  test('markdown, an embed, a picture, buttons and menus', async () => {
    await tab.command('classic');
    const { newest } = tab;
    await newest.getByText('bold').waitFor();
    const content = newest.locator('.content').first();
    for (const [tag, text] of [
      ['strong', 'bold'],
      ['em', 'italic'],
      ['u', 'under'],
      ['s', 'gone'],
      ['discord-quote', 'a quote'],
      ['ul li >> nth=1', 'second'],
      ['ol li >> nth=0', 'one'],
      ['pre code', 'if (a < b) return "<b>";'],
      ['live-time', 'in 3 hours'],
      ['discord-mention', 'Ann'],
      ['button.mention', '#porto'],
      ['.subtext', 'small words'],
    ] as const)
      expect((await content.locator(tag).first().innerText()).trim(), tag).toContain(text);
    expect(await newest.getByRole('button', { name: 'Disabled' }).isDisabled()).toBe(true);
    await newest.getByText('the foot').waitFor();
    await tab.shot('showroom-classic');
    await newest.locator('.picture').click();
    await tab.page.getByRole('dialog', { name: 'Picture' }).getByText('A red square').waitFor();
    await tab.page.keyboard.press('Escape');
    expect(await tab.page.evaluate('document.activeElement?.classList.contains("picture")')).toBe(true);
  });

  test('a menu of several, by keyboard', async () => {
    const menu = tab.newest.getByRole('combobox', { name: 'Choose two or three' });
    await menu.focus();
    for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Escape'])
      await menu.press(key);
    await tab.newest.getByText('chosen: red and blue').waitFor();
  });

  test('a press shows that it waits; a bot that never answers is reported as Discord does', async () => {
    const message = tab.messages.filter({ has: tab.page.getByRole('button', { name: 'Silent' }) });
    await message.getByRole('button', { name: 'Silent' }).click();
    expect(await message.getByRole('button', { name: 'Silent' }).getAttribute('aria-busy')).toBe('true');
    await message.getByText('This interaction failed').waitFor();
    await tab.shot('showroom-failed');
    await tab.press(message, 'Primary');
    await tab.log.getByText('pressed: primary').waitFor();
    expect(await tab.log.getByText('This interaction failed').count()).toBe(0);
  });

  test('a form: focus goes in and back, what is missing is asked for', async () => {
    await tab.command('form');
    const dialog = tab.page.getByRole('dialog', { name: 'A form' });
    await dialog.waitFor();
    expect(await tab.page.evaluate('document.activeElement?.id')).toBe('field-title');
    await tab.page.keyboard.type('ab');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await dialog.isVisible()).toBe(true);
    await tab.shot('showroom-form');
    expect(await seriousFaults(tab)).toEqual([]);
    await dialog.getByLabel('Title').fill('abc');
    await tab.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await tab.log.getByText('written: abc').waitFor();
    expect(await tab.page.evaluate('document.activeElement?.className')).toBe('line-input');
  });

  test('options of every kind; what is missing or wrong is said before it is sent', async () => {
    const { page } = tab;
    await tab.composer.fill('/typed');
    await tab.composer.press('Enter');
    await page.getByRole('combobox', { name: 'whole' }).press('Enter');
    await page.getByText('This option is required').waitFor();
    await page.getByRole('combobox', { name: 'whole' }).fill('12');
    await page.getByRole('combobox', { name: 'whole' }).press('Enter');
    await page.getByText('At most 9').waitFor();
    await tab.shot('showroom-options');
    await page.getByRole('button', { name: 'Drop this command' }).click();
    await tab.command('typed', { whole: 7, fruit: 'pl', who: 'Dani', where: 'harb', word: 'que' });
    const dani = discord.people.find(({ name }) => name === 'Dani');
    const harbour = discord.guilds[0]?.channels[1];
    await tab.newest
      .getByText(`typed: whole=7 fruit=plum who=${dani?.id} where=${harbour?.id} word=queen`)
      .waitFor();
  });

  test('an answer to letters that were typed over is dropped', async () => {
    const { page } = tab;
    await tab.composer.fill('/typed');
    await tab.composer.press('Enter');
    await page.getByRole('combobox', { name: 'whole' }).fill('1');
    await page.getByLabel('More options').fill('word');
    await page.getByLabel('More options').press('Enter');
    const word = page.getByRole('combobox', { name: 'word' });
    await word.fill('q');
    await page.waitForTimeout(250);
    await word.fill('qui');
    await page.getByRole('option', { name: 'quiet for qui' }).waitFor();
    await page.waitForTimeout(800);
    expect(await tab.suggestions.allInnerTexts()).toEqual(['quiet for qui']);
    await word.press('Escape');
    await word.press('Escape');
  });

  test('a message with Components V2 shows all of its parts', async () => {
    await tab.command('v2');
    await tab.newest.getByText('A section').waitFor();
    await tab.newest.getByRole('img', { name: 'A small red square' }).waitFor();
    await tab.newest.getByRole('img', { name: 'A red square in a gallery' }).waitFor();
    await tab.newest.getByRole('link', { name: /record\.txt/ }).waitFor();
    await tab.shot('showroom-v2');
  });

  test('thinking, in public and in private', async () => {
    const other = await Tab.open(browser, discord, { as: 'Béla', colorScheme: 'light' });
    let think = () => {};
    thought = new Promise<void>(resolve => {
      think = resolve;
    });
    await tab.command('slow', { private: 'True' });
    await tab.newest.getByText('is thinking…').waitFor();
    think();
    await tab.panel.getByText('Thought about it.').waitFor();
    expect(await other.log.getByText('Thought about it.').count()).toBe(0);
    await tab.panel.getByRole('button', { name: 'Dismiss message' }).click();
    expect(await tab.log.getByText('Thought about it.').count()).toBe(0);
    expect(other.complaints).toEqual([]);
    await other.page.close();
  });

  test('a refused send is shown to who typed it, and can be mended', async () => {
    await tab.composer.fill('x'.repeat(2001));
    await tab.composer.press('Enter');
    await tab.log.getByText('2,000 characters at most; these are 2001').waitFor();
    expect(await tab.composer.inputValue()).toHaveLength(2001);
    await tab.composer.fill('');
    await tab.command('silent');
    await tab.log.getByText('The application did not respond.').waitFor();
    await tab.page.getByRole('button', { name: 'Drop this command' }).click();
  });

  test('a ping: a badge on the channel and on the person, and the title', async () => {
    const bela = await Tab.open(browser, discord, { as: 'Béla' });
    await bela.page.getByRole('button', { name: 'harbour', exact: true }).click();
    const id = discord.people.find(({ name }) => name === 'Béla')?.id;
    const ann = discord.people.find(({ name }) => name === 'Ann');
    const porto = discord.guilds[0]?.channels[0];
    if (porto === undefined || ann === undefined) throw new Error('no stage');
    await ann.say(porto, `wake up <@${id}>`);
    await bela.page.getByRole('button', { name: /^porto 1 ping$/ }).waitFor();
    await expect.poll(() => bela.page.title()).toBe('(1) #harbour · Béla');
    await tab.page.getByRole('link', { name: /^Béla 1 ping$/ }).waitFor();
    await tab.shot('showroom-ping');
    await bela.page.getByRole('button', { name: /^porto 1 ping$/ }).click();
    await expect.poll(() => bela.page.title()).toBe('#porto · Béla');
    await bela.page.getByRole('link', { name: 'Dani' }).click();
    await expect.poll(() => bela.page.title()).toBe('#porto · Dani');
    await bela.page.reload();
    await expect.poll(() => bela.page.title()).toBe('#porto · Dani');
    const place = new URL(bela.page.url()).searchParams;
    expect([place.get('as'), place.get('at')]).toEqual(['Dani', porto.id]);
    await bela.page.close();
  });

  test('language, channels, threads, direct messages', async () => {
    const { page } = tab;
    await page.getByLabel('Your language').selectOption('ko');
    await expect.poll(() => discord.people[0]?.locale).toBe('ko');
    await tab.composer.fill('/form');
    await page.getByRole('option', { name: /양식/ }).waitFor();
    await tab.composer.fill('');
    await page.getByLabel('Your language').selectOption('en-US');
    await page.getByRole('button', { name: 'Add a channel' }).click();
    await page.getByLabel('Name of the channel').fill('Old Quay');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '#old-quay', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add a thread to old-quay' }).click();
    await page.getByLabel('Name of the thread').fill('a game');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '#a game', exact: true }).waitFor();
    await page.getByRole('navigation').getByRole('button', { name: discord.botName }).click();
    await tab.command('slow');
    await tab.newest.getByText('Thought about it.').waitFor();
    await page.getByRole('button', { name: 'porto', exact: true }).click();
  });

  test('the panel for the curious shows the traffic with its verdict, and the switches', async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'What passes between bot and Discord' }).click();
    await tab.command('typed', { whole: 3 });
    const panel = page.getByRole('complementary');
    await panel.getByRole('button', { name: 'Requests' }).click();
    const first = panel.locator('.seen details').first();
    await first.locator('summary').click();
    await first.getByText('keeps to Discord’s schema').waitFor();
    await first.getByText('typed: whole=3').first().waitFor();
    await panel.getByText('Make trouble').click();
    const [one] = discord.switches({}).filter(({ kind }) => kind === 'toggle');
    const control = panel.getByRole('switch').first();
    await control.check();
    await expect.poll(() => discord.switches({}).find(({ id }) => id === one?.id)?.on).toBe(true);
    await control.uncheck();
    await expect.poll(() => discord.switches({}).find(({ id }) => id === one?.id)?.on).toBe(false);
    await tab.shot('showroom-curious');
    expect(await seriousFaults(tab)).toEqual([]);
    await panel.getByRole('button', { name: 'Close the panel' }).click();
  });

  test('no serious fault for axe, in dark and in light, on a desk and on a phone', async () => {
    for (const colorScheme of ['dark', 'light'] as const)
      for (const viewport of [undefined, PHONE]) {
        const other = await Tab.open(browser, discord, { colorScheme, ...(viewport && { viewport }) });
        await other.newest.waitFor();
        await other.composer.fill('/');
        await other.suggestions.first().waitFor();
        await other.shot(`showroom-${colorScheme}${viewport ? '-phone' : ''}`);
        expect(await seriousFaults(other), colorScheme).toEqual([]);
        expect(other.complaints).toEqual([]);
        await other.page.context().close();
      }
  });

  test('nothing was asked of elsewhere, and the policy was kept', () => {
    expect(tab.complaints).toEqual([]);
    expect(discord.complaints).toEqual([]);
  });
});

inBrowser('a stand-in that goes away', () => {
  test('the page says that it is offline, and comes back by itself', async () => {
    const first = await stage();
    const { port } = new URL(address(first));
    const browser = await launch();
    try {
      const tab = await Tab.open(browser, first);
      await first.close();
      await tab.page.locator('.offline').waitFor();
      await tab.composer.fill('lost');
      await tab.composer.press('Enter');
      await tab.log.getByText('this was not sent').waitFor();
      await tab.shot('offline');
      const second = await stage({ port: Number(port) });
      await tab.page.locator('.offline').waitFor({ state: 'detached' });
      await tab.composer.fill('found again');
      await tab.composer.press('Enter');
      await tab.newest.getByText('found again').waitFor();
      await second.close();
    } finally {
      await browser.close();
    }
  });
});
