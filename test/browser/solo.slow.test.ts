import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, PHONE, Tab, type Theatre, theatre } from './kit.ts';

inBrowser('a solo game', () => {
  let house: Theatre;
  beforeAll(async () => {
    house = await theatre({ newSeed: () => new Uint8Array(32).fill(3) });
  });
  afterAll(() => house?.close());

  test('its first two turns, by slash commands with autocomplete', async () => {
    const { browser, discord, running } = house;
    const tab = await Tab.open(browser, discord);
    await tab.command('porto solo');
    await tab.board.waitFor();
    await tab.shot('solo-dealt');
    await tab.command('porto do', { action: '' });
    await tab.press(tab.panel, /^Keep/);
    await expectText(tab, /Draw cards/);
    for (const turn of [1, 2]) {
      await tab.command('porto draw', { cards: '' });
      await tab.press(tab.panel, /^Draw/);
      await expectText(tab, /Build with the Timer/);
      if (turn === 1) await tab.shot('solo-timer');
      await tab.command('porto do', { action: 'L' });
      // `do` asks for what the first completion leaves open.
      await tab.panel.getByRole('button', { name: 'Back' }).waitFor();
      for (let asked = await tab.labels(tab.panel); asked.length > 2; asked = await tab.labels(tab.panel))
        await tab.press(tab.panel, asked[0] ?? '');
      await tab.press(tab.panel, /^Timer:/);
      // With two cards in hand, a build is possible too, so the board says only "Your turn".
      await expectText(tab, turn === 1 ? /Draw cards/ : /Your turn/);
    }
    await running.quiet();
    const [guild] = discord.guilds;
    const match = await running.table.live(guild?.channels[0]?.id ?? '');
    expect(match?.rev).toBe(5);
    expect(
      ((await tab.newest.locator('img[src^="/attachments/"]').getAttribute('alt')) ?? '').length,
    ).toBeGreaterThan(200);
    await tab.shot('solo-two-turns');
    expect(discord.complaints).toEqual([]);
    expect(running.trouble).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  test('a phone shows it without scrolling sideways', async () => {
    const tab = await Tab.open(house.browser, house.discord, { viewport: PHONE, hasTouch: true });
    await tab.board.waitFor();
    await tab.shot('phone-board');
    expect(await overflow(tab)).toEqual([]);
    await tab.page.getByRole('button', { name: 'Channels' }).tap();
    await tab.page.getByRole('button', { name: 'harbour', exact: true }).waitFor();
    await tab.shot('phone-drawer');
    await tab.page.getByRole('button', { name: 'porto', exact: true }).tap();
    await tab.composer.tap();
    await tab.composer.fill('/porto b');
    await tab.page.getByRole('option', { name: '/porto build' }).waitFor();
    await tab.shot('phone-commands');
    expect(await overflow(tab)).toEqual([]);
    await tab.page.getByRole('option', { name: '/porto board' }).tap();
    await tab.page.getByRole('button', { name: 'Send' }).tap();
    await tab.panel.locator('img[src*="/attachments/"]').waitFor();
    await tab.shot('phone-answer');
    expect(await overflow(tab)).toEqual([]);
    await tab.page.getByRole('button', { name: 'What passes between bot and Discord' }).tap();
    await tab.shot('phone-curious');
    expect(await overflow(tab)).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });
});

async function expectText(tab: Tab, text: RegExp): Promise<void> {
  await tab.board.getByRole('button', { name: text }).waitFor();
}

const OVERFLOW = `
  (document.documentElement.scrollWidth > innerWidth ? ['the document scrolls sideways'] : []).concat(
    [...document.querySelectorAll('main *, top-bar *, curious-panel *')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        const cut = element.closest('.hidden, .compact .author, pre, .above') !== null;
        return width > 0 && !cut && (right > innerWidth + 0.5 || left < -0.5);
      })
      .map(element => element.outerHTML.slice(0, 120)),
  )`;
const overflow = ({ page }: Tab): Promise<unknown> => page.evaluate(OVERFLOW);
