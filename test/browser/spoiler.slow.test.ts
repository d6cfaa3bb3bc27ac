import { readFile } from 'node:fs/promises';
import { REST, Routes } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, PHONE, Tab, type Theatre, theatre } from './kit.ts';

inBrowser('a picture behind a spoiler', () => {
  let house: Theatre;
  beforeAll(async () => {
    house = await theatre();
  });
  afterAll(() => house?.close());

  test('is a grey blur, as on Discord, until a press uncovers it; another picture is open at once', async () => {
    const { browser, discord } = house;
    const channel = discord.guilds[0]?.channels[0];
    if (!channel) throw new Error('no channel');
    const data = await readFile(new URL('../../docs/pictures/end.png', import.meta.url));
    const rest = new REST({ api: discord.api, version: '10' }).setToken(discord.token);
    const files = ['SPOILER_end.png', 'board.png'].map(name => ({ name, data }));
    const tab = await Tab.open(browser, discord, { viewport: PHONE, at: channel.id });
    await rest.post(Routes.channelMessages(channel.id), { body: { content: 'The end' }, files });
    const veiled = tab.page.getByRole('button', { name: 'Spoiler: press to see' });
    await veiled.waitFor();
    const filters = () => tab.page.evaluate<readonly string[]>(FILTERS);
    const [first, second] = await filters();
    expect(first).toMatch(/grayscale\(1\).*blur\(/);
    expect(second).toBe('none');
    await veiled.click();
    await expect.poll(filters).toEqual(['none', 'none']);
    expect(discord.complaints).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });
});

const FILTERS = "[...document.querySelectorAll('.gallery img')].map(image => getComputedStyle(image).filter)";
