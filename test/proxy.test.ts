import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BAD_CONFIG } from '../src/exit-codes.ts';
import { refusedProxy } from '../src/proxy.ts';
import { bundled } from './support/bundled.ts';

const API = 'https://discord.com/api';
const PROXY = 'http://127.0.0.1:3128';

test('a proxy is refused by the name of its variable, with what to set instead', () => {
  for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY', 'https_proxy', 'http_proxy', 'all_proxy'])
    expect(refusedProxy({ [name]: PROXY }, API)).toBe(
      `${name} is set, and the bot can't connect to Discord through a proxy. Where it may connect directly, set NO_PROXY=discord.com,discord.gg or empty ${name} for the bot.`,
    );
  expect(refusedProxy({ HTTPS_PROXY: PROXY }, 'http://10.0.0.7:5000/api')).toContain('NO_PROXY=10.0.0.7 ');
  for (const host of ['127.0.0.1.example.com', 'localhost.example.com', '128.0.0.1', 'notlocalhost'])
    expect(refusedProxy({ HTTPS_PROXY: PROXY }, `http://${host}/api`), host).toContain(`NO_PROXY=${host} `);
});

test('without a proxy, or with an exception for Discord, the bot connects directly', () => {
  expect(refusedProxy({ HTTPS_PROXY: ' ', no_proxy: 'localhost' }, API)).toBeUndefined();
  for (const NO_PROXY of [
    '*',
    'discord.com,discord.gg',
    '.discord.com:443 *.discord.gg',
    'localhost, Discord.com, gateway.discord.gg',
  ])
    expect(refusedProxy({ HTTPS_PROXY: PROXY, NO_PROXY }, API), NO_PROXY).toBeUndefined();
  for (const NO_PROXY of ['', 'discord.com', 'cord.com,cord.gg'])
    expect(refusedProxy({ HTTPS_PROXY: PROXY, NO_PROXY }, API), NO_PROXY).toBeDefined();
});

test('a local Discord on this machine needs no exception', () => {
  for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', 'discord.localhost', '[::1]'])
    expect(refusedProxy({ HTTPS_PROXY: PROXY }, `http://${host}:5000/api`), host).toBeUndefined();
});

test('the program ends with that line before it connects to anything', async () => {
  const bot = spawn(process.execPath, [bundled('main')], {
    env: {
      ...process.env,
      DISCORD_TOKEN: 'MTIzNDU2Nzg5MDEyMzQ1Njc4.abcdef.abcdefghijklmnopqrstuvwxyz1',
      DISCORD_API_URL: API,
      DATABASE_URL: ':memory:',
      NO_PROXY: '',
      HTTPS_PROXY: PROXY,
    },
  });
  const said = text(bot.stderr);
  expect(await once(bot, 'close')).toEqual([BAD_CONFIG, null]);
  expect(await said).toMatch(/^HTTPS_PROXY is set, [^\n]+\n$/);
});
