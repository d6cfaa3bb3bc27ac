import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { openBoardPages } from '../../src/page/server.ts';
import { voiceOf } from '../page/site.ts';
import { ANN, accepted, BEN, room } from '../table/room.ts';
import { DESKTOP, inBrowser, launch, PHONE, stage } from './kit.ts';

const PATIENCE_MS = 300_000;
const PATIENT = { timeout: PATIENCE_MS };

/** Address that the local Discord proxies to, which is known only after the server of boards has started. */
const port = 18_790 + (process.pid % 1_000);

/** Starts a local Discord, and a game whose awaited seat is held by its first person. */
async function harbour() {
  const discord = await stage({ activity: `http://127.0.0.1:${port}` });
  const [ann] = discord.people;
  const [channel] = discord.guilds[0]?.channels ?? [];
  if (!ann || !channel) throw new Error('the stage has neither people nor channels');
  const { table } = await room({ games, seed: 5, now: Date.now() });
  const [game] = Object.values(games);
  const opener = { ...ANN, id: ann.id };
  const opening = {
    ...{
      game: game?.id ?? '',
      options: game?.defaults ?? {},
      channelId: channel.id,
      guildId: 'g1',
      seats: 2,
    },
    opener,
  };
  const { id } = accepted(await table.open(opening));
  accepted(await table.join(id, BEN));
  accepted(await table.start(id, ann.id));
  const { publicKey: activityKey, url } = discord;
  const server = await openBoardPages({
    ...{
      table,
      games,
      presenters,
      host: '127.0.0.1',
      port,
      now: Date.now,
      log: () => {},
      voice: voiceOf(table),
    },
    ...{ activityKey, framedBy: [url, url.replace('127.0.0.1', 'localhost')] },
  });
  onTestFinished(async () => {
    await server.close();
    await discord.close();
  });
  return { discord, ann, channel, table, server, id };
}

/** Touches the first thing that can be touched until an action is proposed, and plays it. */
async function playIn(frame: FrameLocator): Promise<void> {
  await frame.locator('.bar').waitFor(PATIENT);
  const commit = frame.locator('.way.commit');
  while ((await commit.count()) === 0) {
    const things = '.frame.possible:not(.now), .way[data-way^="choice-"]:not(.chosen, .now)';
    await frame.locator(things).first().click();
  }
  await expect.poll(() => commit.textContent(), PATIENT).not.toBe('…');
  await commit.click();
}

inBrowser('the board in a frame of the local Discord', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const visit = async (url: string, viewport: typeof PHONE): Promise<Page> => {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.goto(url);
    return page;
  };

  test(
    'as an Activity it opens the game of the channel, by the signed name of the person, and plays',
    PATIENT,
    async () => {
      const { discord, ann, channel, table, id } = await harbour();
      await ann.launch(channel);
      const page = await visit(`${discord.url}/?as=Ann&at=${channel.id}`, DESKTOP);
      const before = await table.get(id);
      await playIn(page.frameLocator('iframe'));
      await expect
        .poll(
          async () => (await table.get(id))?.rev !== before?.rev || (await table.sealed(id)).length > 0,
          PATIENT,
        )
        .toBe(true);
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  test(
    'a link opens it beside the channel, and on a phone over the channel with a way back',
    PATIENT,
    async () => {
      const { discord, ann, channel, server, id } = await harbour();
      const linkOf = async () => server.link({ matchId: id, userId: ann.id, language: 'en' });
      const post = async () => {
        const button = { type: 2, style: 5, label: 'Open the board', url: await linkOf() };
        await fetch(`${discord.api}/v10/channels/${channel.id}/messages`, {
          method: 'POST',
          headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ content: 'Your turn', components: [{ type: 1, components: [button] }] }),
        });
      };
      for (const viewport of [DESKTOP, PHONE]) {
        await post();
        const page = await visit(`${discord.url}/?as=Ann&at=${channel.id}`, viewport);
        const link = page.locator('message-log').getByText('Open the board').last();
        await link.click();
        const frame = page.frameLocator('iframe');
        await frame.locator('.bar').waitFor(PATIENT);
        const wide = (await page.locator('iframe').boundingBox())?.width ?? 0;
        expect(wide > viewport.width * 0.9).toBe(viewport === PHONE);
        expect(page.context().pages()).toHaveLength(1);
        await page.getByRole('button', { name: 'Back to the channel' }).click();
        await expect.poll(() => page.locator('iframe').isVisible()).toBe(false);
        // The link worked once, and the page kept its state.
        await link.click();
        await expect.poll(() => frame.locator('.bar').isVisible()).toBe(true);
      }
    },
  );
});
