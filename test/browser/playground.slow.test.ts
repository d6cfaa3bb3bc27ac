import { once } from 'node:events';
import type { LocalDiscord } from 'local-discord';
import { attachPage } from 'local-discord/page';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Running, startBot } from '../support/bot.ts';
import { PAGE } from '../support/first-screen.ts';
import { some } from '../support/test-form.ts';
import {
  address,
  DESKTOP,
  inBrowser,
  launch,
  PHONE,
  seriousFaults,
  stage,
  Tab,
  type Theatre,
} from './kit.ts';

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
  const open = (options = {}): Promise<Tab> =>
    Tab.open(house.browser, discord, { ...options, at: place().channel.id });
  const first = (options = {}, at = 'home'): Promise<Tab> =>
    Tab.open(house.browser, discord, { ...options, at });

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

  test('the first screen: every game with its picture, players and minutes, the first way to begin in sight', async () => {
    const windows = [
      [PHONE, 'light'],
      [DESKTOP, 'dark'],
    ] as const;
    for (const [viewport, colorScheme] of some(windows, 1)) {
      const tab = await first({ viewport, colorScheme });
      const cards = tab.page.locator('.offer');
      expect(await cards.getByRole('heading').allInnerTexts()).toEqual(['Porto', 'Green Port', 'Vintage']);
      await expect.poll(() => tab.page.evaluate(PICTURES)).toEqual([true, true, true]);
      const facts = await cards.locator('.facts').allInnerTexts();
      expect(facts.map(text => text.replace(/\s+/g, ' '))).toEqual([
        '1–4 players about 50 minutes',
        '2–4 players about 35 minutes',
        '2–4 players about 75 minutes',
      ]);
      expect(await cards.locator('.credits').allInnerTexts()).toEqual([
        expect.stringMatching(/Orlando Sá.*MEBO Games.*2019/),
        expect.stringMatching(/Pedro Dias.*Green Box of Games/),
        expect.stringMatching(/Gil d’Orey.*MESAboardgames/),
      ]);
      for (const [index, label] of ['Play alone', 'Play the bot'].entries()) {
        const begin = cards.nth(index).getByRole('button').first();
        expect(await begin.innerText()).toBe(label);
        expect(await begin.getAttribute('class')).toContain('primary');
        const { y, height } = (await begin.boundingBox()) ?? { y: -1, height: 0 };
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(viewport.height);
      }
      expect(await tab.page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      expect(await seriousFaults(tab)).toEqual([]);
      await tab.shot(`home-${viewport.width}`);
      expect(tab.complaints).toEqual([]);
      await tab.page.close();
    }
  });

  test('it speaks the language of who looks, at once', async () => {
    const tab = await first({ viewport: PHONE });
    await tab.page.getByLabel('Your language').selectOption('ko');
    await tab.page.getByRole('heading', { name: '그린 포트' }).waitFor();
    await tab.page.getByRole('button', { name: '혼자 하기' }).waitFor();
    await tab.shot('home-ko');
    await tab.page.getByLabel('Your language').selectOption('en-US');
    await tab.page.getByRole('heading', { name: 'Green Port' }).waitFor();
    await tab.page.close();
  });

  test('an address may name a game, a channel or nothing that is here; a reload and the way back keep the place', async () => {
    const { other } = place();
    const tab = await first({ viewport: PHONE }, 'green-port');
    await expect
      .poll(() => tab.page.evaluate('document.querySelector(".home").scrollTop'))
      .toBeGreaterThan(0);
    await tab.page.goto(`${address(discord)}/?at=chess`);
    await tab.page.getByRole('alert').getByText('There is no “chess” here.').waitFor();
    expect(await tab.page.locator('.offer').count()).toBe(3);
    await tab.page.goto(`${address(discord)}/?at=12345678901234567`);
    await tab.page
      .getByRole('alert')
      .getByText('The channel of that address is not here any more.')
      .waitFor();
    await tab.page.goto(`${address(discord)}/?as=Ann&at=${other.id}`);
    await tab.log.waitFor();
    expect(await tab.page.title()).toBe('#harbour · Ann');
    await tab.page.reload();
    await tab.log.waitFor();
    expect(await tab.page.title()).toBe('#harbour · Ann');
    await tab.page.getByRole('button', { name: 'Games', exact: true }).click();
    await tab.page.locator('.offer').first().waitFor();
    await tab.page.reload();
    await tab.page.locator('.offer').first().waitFor();
    expect(await tab.page.getByRole('alert').count()).toBe(0);
    await tab.page.goBack();
    await tab.log.waitFor();
    expect(await tab.page.title()).toBe('#harbour · Ann');
    expect(tab.complaints).toEqual([]);
    await tab.page.close();
  });

  test('one press deals a game in a channel of its own, and the first screen leads back to it', async () => {
    const tab = await first({ viewport: PHONE, hasTouch: true });
    const begin = tab.page.locator('#offer-porto').getByRole('button', { name: 'Play alone' });
    await begin.tap();
    await tab.board.waitFor();
    expect(await tab.page.title()).toBe('#porto · Ann');
    await tab.page.getByRole('button', { name: 'Games', exact: true }).tap();
    await tab.page.locator('#offer-porto').getByRole('button', { name: '#porto' }).tap();
    await tab.board.waitFor();
    await tab.page.getByRole('button', { name: 'Games', exact: true }).tap();
    await begin.tap();
    await expect.poll(() => tab.page.title()).toBe('#porto-2 · Ann');
    await tab.board.waitFor();
    expect(tab.complaints).toEqual([]);
    await tab.page.close();
  });

  test('an empty channel offers the same, and a game begins there', async () => {
    const tab = await open();
    await tab.page.getByRole('button', { name: 'Add a channel' }).click();
    await tab.page.getByLabel('Name of the channel').fill('quiet');
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => tab.page.title()).toBe('#quiet · Ann');
    expect(await tab.log.getByRole('button').allInnerTexts()).toEqual([
      ...['Play alone', 'Learn', 'Play the bot', 'Play both seats', 'Open a table'],
      ...['Play the bot', 'Learn', 'Play both seats', 'Open a table'],
      ...['Play the bot', 'Learn', 'Play both seats', 'Open a table'],
    ]);
    await tab.shot('playground-empty');
    // A direct message has no other person, so it offers only games for one person.
    await tab.page.getByRole('navigation').getByRole('button', { name: discord.botName }).click();
    await expect
      .poll(() => tab.log.getByRole('button').allInnerTexts())
      .toEqual(['Play alone', 'Learn', 'Play the bot', 'Play the bot', 'Learn', 'Play the bot', 'Learn']);
    await tab.page.getByRole('button', { name: 'quiet', exact: true }).click();
    await tab.log.getByRole('button', { name: 'Play alone' }).click();
    await tab.board.waitFor();
    expect(await tab.page.title()).toBe('#quiet · Ann');
    expect(await tab.log.getByRole('button', { name: 'Open a table' }).count()).toBe(0);
    await tab.page.close();
  });

  test('an offer that is gone is refused in words', async () => {
    const socket = new WebSocket(`${address(discord).replace('http', 'ws')}/page/socket`);
    const answers: string[] = [];
    socket.on('message', data => answers.push(String(data)));
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 1, action: { do: 'start', offerId: 'chess', start: 0 } }));
    socket.send(JSON.stringify({ id: 2, action: { do: 'start', offerId: 'porto', start: 9 } }));
    const refused = () => answers.filter(line => line.includes('that is not offered any more'));
    await expect.poll(() => refused().length).toBe(2);
    socket.close();
  });

  test('a language is reported whole, on a phone too', async () => {
    for (const viewport of some([PHONE, DESKTOP], 1)) {
      const tab = await open({ viewport });
      const select = tab.page.getByLabel('Your language');
      await select.selectOption('pt-BR');
      await expect.poll(() => discord.people[0]?.locale).toBe('pt-BR');
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
    await expect
      .poll(() => tab.page.evaluate('document.fonts.check(\'700 16px "brought along"\', "가")'))
      .toBe(true);
    await tab.shot('playground-hangul');
    expect(tab.complaints).toEqual([]);
    await tab.page.close();
  });

  test('a reply shows what it answers in one line, its marks drawn', async () => {
    const text = await say(
      '## Ann built **3 blue**\n- *Béla* is next\n-# `L4` and much that is not to be seen any more',
    );
    await say('Answered.', text);
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

  test('a pressed message stays in place, whatever comes below', async () => {
    const tab = await open({ viewport: PHONE });
    await tab.command('porto board');
    await tab.panel.locator('.picture img').waitFor();
    for (let line = 0; line < 12; line++) await say(`line ${line} ${'and more '.repeat(20)}`);
    await tab.newest.getByText('line 11').waitFor();
    const bottomOf = async (message: Locator): Promise<number> => {
      const { y, height } = (await message.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    const board = tab.board;
    const hand = board.getByRole('button', { name: 'Hand', exact: true });
    await hand.scrollIntoViewIfNeeded();
    const before = await bottomOf(board);
    await hand.click();
    await tab.settled();
    await tab.page.getByRole('button', { name: 'The answer is below' }).waitFor();
    expect(Math.abs((await bottomOf(board)) - before)).toBeLessThan(2);
    await tab.page.getByRole('button', { name: 'The answer is below' }).click();
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

const PICTURES = "[...document.querySelectorAll('.offer > img')].map(image => image.naturalWidth > 800)";

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
