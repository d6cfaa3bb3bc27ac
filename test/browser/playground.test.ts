import type { LocalDiscord } from 'local-discord';
import { attachPage } from 'local-discord/page';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE } from '../../src/playground.ts';
import { type Running, startBot } from '../support/bot.ts';
import { DESKTOP, inBrowser, launch, PHONE, seriousFaults, stage, Tab, type Theatre } from './kit.ts';

inBrowser('the playground', () => {
  let house: Omit<Theatre, 'close'>;
  let discord: LocalDiscord;
  let running: Running;
  beforeAll(async () => {
    discord = await stage({ page: opened => attachPage(opened, PAGE) });
    running = await startBot({ discord, newSeed: () => new Uint8Array(32).fill(3) });
    house = { discord, running, browser: await launch() };
  });
  afterAll(async () => {
    await house?.browser.close();
    await running?.stop();
    await discord?.close();
  });
  const open = (options = {}): Promise<Tab> => Tab.open(house.browser, discord, options);

  /** The bot says something, as an answer to another message where one is named. */
  async function say(content: string, to?: string): Promise<string> {
    const { channel } = place();
    const answer = await fetch(`${discord.api}/v10/channels/${channel.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content, ...(to && { message_reference: { message_id: to } }) }),
    });
    return ((await answer.json()) as { id: string }).id;
  }
  const place = () => {
    const [guild] = discord.guilds;
    const [channel, other] = guild?.channels ?? [];
    if (channel === undefined || other === undefined) throw new Error('no stage');
    return { channel, other };
  };

  test('what to press first stands in an empty channel, and one press begins a game', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const tab = await open({ viewport });
      const first = tab.log.getByRole('button').first();
      await first.waitFor();
      await tab.shot(`playground-empty-${viewport.width}`);
      expect(await first.innerText()).toMatch(/^Play alone .*\/porto solo$/s);
      expect(await first.getAttribute('class')).toContain('primary');
      const { y, height } = (await first.boundingBox()) ?? { y: -1, height: 0 };
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(viewport.height);
      expect(await tab.log.getByRole('button').count()).toBe(3);
      expect(await seriousFaults(tab)).toEqual([]);
      await tab.page.close();
    }
    const tab = await open({ viewport: PHONE, hasTouch: true });
    await tab.log.getByRole('button').first().tap();
    await tab.board.waitFor();
    expect(await tab.log.getByRole('button', { name: '/porto solo' }).count()).toBe(0);
    await tab.page.close();
  });

  test('a language is told whole, on a phone too', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const tab = await open({ viewport });
      const select = tab.page.getByLabel('Your language');
      await select.selectOption('pt-BR');
      await expect.poll(() => discord.people[0]?.locale).toBe('pt-BR');
      // In the page: how wide the words are beside what the control has room for, and the window.
      const [words, room, right] = (await tab.page.evaluate(WIDTHS)) as number[];
      expect(words, `${viewport.width}`).toBeLessThanOrEqual((room ?? 0) + 0.5);
      expect(right).toBeLessThanOrEqual(viewport.width);
      expect(await tab.page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      await tab.shot(`playground-language-${viewport.width}`);
      await select.selectOption('en-US');
      await expect.poll(() => discord.people[0]?.locale).toBe('en-US');
      await tab.page.close();
    }
  });

  test('Hangul comes with the page, and only where it stands', async () => {
    const tab = await open();
    const asked: string[] = [];
    tab.page.on('response', response =>
      asked.push(`${response.status()} ${new URL(response.url()).pathname}`),
    );
    await tab.page.reload();
    await tab.log.waitFor();
    expect(asked.filter(line => line.includes('/fonts/'))).toEqual([]);
    const { other } = place();
    await discord.people[1]?.say(other, '가나다 **가나다**');
    await tab.page.getByRole('button', { name: /^harbour/ }).click();
    await tab.newest.getByText('가나다').first().waitFor();
    await expect
      .poll(() => asked.filter(line => line.includes('/fonts/')).sort())
      .toEqual(['200 /page/fonts/0.ttf', '200 /page/fonts/1.ttf']);
    expect(await tab.page.evaluate('document.fonts.check(\'700 16px "brought along"\', "가")')).toBe(true);
    await tab.shot('playground-hangul');
    expect(tab.complaints).toEqual([]);
    await tab.page.close();
  });

  test('a reply shows what it answers in one line, its marks drawn', async () => {
    const told = await say(
      '## Ann built **3 blue**\n- *Béla* is next\n-# `L4` and much that is not to be seen any more',
    );
    await say('Answered.', told);
    const tab = await open({ viewport: PHONE });
    const excerpt = tab.newest.locator('.excerpt');
    await excerpt.waitFor();
    expect(await excerpt.innerText()).toMatch(/^Ann built 3 blue Béla is next L4 and much/);
    expect(await excerpt.locator('strong').innerText()).toBe('3 blue');
    expect(await excerpt.locator('em').innerText()).toBe('Béla');
    expect(await excerpt.locator('code').innerText()).toBe('L4');
    const { height } = (await excerpt.boundingBox()) ?? { height: 99 };
    expect(height).toBeLessThan(30);
    await tab.shot('playground-reply');
    await tab.page.close();
  });

  test('what was pressed stays where it is, whatever comes below', async () => {
    const tab = await open({ viewport: PHONE });
    await tab.command('porto board');
    await tab.panel.locator('.picture img').waitFor();
    for (let line = 0; line < 12; line++) await say(`line ${line} ${'and more '.repeat(20)}`);
    await tab.newest.getByText('line 11').waitFor();
    const bottomOf = async (message: Locator): Promise<number> => {
      const { y, height } = (await message.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    // Above the fold: a press that is answered below leaves the window where it is, and says so.
    const board = tab.board;
    const hand = board.getByRole('button', { name: 'Hand', exact: true });
    await hand.scrollIntoViewIfNeeded();
    const before = await bottomOf(board);
    await hand.click();
    await tab.settled();
    await tab.page.getByRole('button', { name: 'The answer is below' }).waitFor();
    expect(Math.abs((await bottomOf(board)) - before)).toBeLessThan(2);
    await tab.page.getByRole('button', { name: 'The answer is below' }).click();
    // At the end of the channel: a press whose message goes on is not pushed away by what is said after it.
    await tab.press(board, 'Keep three private contracts');
    await tab.page.getByRole('button', { name: 'The answer is below' }).click();
    const { panel } = tab;
    await panel.getByRole('button', { name: '1 + 2 + 3' }).waitFor();
    await panel.locator('.picture img').waitFor();
    const steps = await bottomOf(panel);
    await panel.getByRole('button', { name: '1 + 2 + 3' }).click();
    for (let line = 0; line < 6; line++) await say(`later ${line} ${'and more '.repeat(20)}`);
    await tab.settled();
    await tab.newest.getByText('later 5').waitFor();
    await panel.locator('.picture img').waitFor();
    expect(Math.abs((await bottomOf(panel)) - steps)).toBeLessThan(2);
    await tab.shot('playground-held');
    await tab.page.getByRole('button', { name: 'Newest messages' }).click();
    await expect.poll(() => bottomOf(tab.newest)).toBeLessThan(PHONE.height);
    expect(tab.complaints).toEqual([]);
  });

  test('a picture has its room before it has come', async () => {
    const tab = await open({ viewport: PHONE });
    await tab.page.route('**/attachments/**', () => {});
    await tab.page.reload();
    await tab.board.waitFor();
    const { width, height } = (await tab.board.locator('.picture').boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(250);
    expect(height / width).toBeCloseTo(1.25, 1);
    await tab.page.close();
  });
});

const WIDTHS = `(() => {
  const select = document.querySelector('.settings select');
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.font = font;
  const words = canvas.measureText(select.selectedOptions[0].text).width;
  const ARROW = 16;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
  return [words, room, select.getBoundingClientRect().right];
})()`;
