import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { openBoardPages } from '../../src/page/server.ts';
import { chance } from '../contract/tools.ts';
import { ANN, accepted, BEN, room } from '../table/room.ts';
import { inBrowser, launch, PHONE, seriousFaults } from './kit.ts';

const PATIENCE_MS = 300_000;
const PATIENT = { timeout: PATIENCE_MS };
/** Actions that are played by touch. A whole game ends earlier, or is left here. */
const MOST = 40;
/** First actions before which the page is checked for people who use a screen reader. */
const AXED = 3;
/** Things that can be touched now, and values that have buttons. */
const THINGS = '.frame.possible, .way[data-way^="choice-"]:not(.chosen)';

/** Opens the page of a person, and returns it with what its console complained of. */
async function opened(browser: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  await page.locator('.bar').waitFor();
  return { page, complaints };
}

/** Touches things until an action is proposed, and plays it. */
async function playByTouch(page: Page, below: (count: number) => number): Promise<number> {
  for (let touches = 1; ; touches++) {
    const commit = page.locator('.way.commit');
    if ((await commit.count()) > 0 && touches > 1) {
      await expect.poll(() => commit.textContent(), PATIENT).not.toBe('…');
      await commit.click();
      return touches;
    }
    const things = page.locator(THINGS);
    await things.first().waitFor();
    await things.nth(below(await things.count())).click();
  }
}

/** Moves the focus by the Tab key to the next element that fits, and presses Enter there. */
async function enterNext(page: Page, fits: RegExp): Promise<boolean> {
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(
      "document.activeElement?.className + ' ' + document.activeElement?.dataset.way",
    );
    if (!fits.test(String(focus))) continue;
    await page.keyboard.press('Enter');
    return true;
  }
  return false;
}

/** Plays an action by keyboard alone. */
async function playByKeys(page: Page): Promise<void> {
  await page.locator(THINGS).first().waitFor();
  for (let touches = 1; ; touches++) {
    if (
      touches > 1 &&
      (await page.locator('.way.commit').count()) > 0 &&
      (await enterNext(page, /way commit/))
    )
      return;
    if (!(await enterNext(page, /frame possible|choice-/))) throw new Error('nothing can be focused');
  }
}

inBrowser('the board in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(Object.values(games))(
    '$id is played by touch on two pages',
    { timeout: PATIENCE_MS },
    async game => {
      const { table, clock } = await room({ games, seed: 5 });
      const opening = {
        game: game.id,
        options: game.defaults,
        channelId: 'c1',
        guildId: 'g1',
        seats: 2,
        opener: ANN,
      };
      const { id } = accepted(await table.open(opening));
      accepted(await table.join(id, BEN));
      accepted(await table.start(id, ANN.id));
      const server = await openBoardPages({
        ...{ table, games, presenters, host: '127.0.0.1', port: 0, now: () => clock.now, log: () => {} },
      });
      try {
        const below = chance(3);
        const pages = new Map(
          await Promise.all(
            [ANN, BEN].map(async ({ id: userId }) => {
              const url = await server.link({ matchId: id, userId, language: 'en' });
              return [userId, await opened(browser, url)] as const;
            }),
          ),
        );
        for (let played = 0; played < MOST; played++) {
          const match = await table.get(id);
          if (match?.status !== 'running') break;
          const awaited = await table.awaited(match);
          const [[seat = -1], before] = [awaited, awaited.join()];
          const page = pages.get(match.seats[seat]?.id ?? '')?.page;
          if (!page) throw new Error('no page for the seat to act');
          if (played < AXED) expect(await seriousFaults({ page })).toEqual([]);
          if (played % 3 === 2) await playByKeys(page);
          else await playByTouch(page, below);
          await expect
            .poll(async () => {
              const now = await table.get(id);
              return now?.rev !== match.rev || (now && (await table.awaited(now)).join() !== before);
            }, PATIENT)
            .toBe(true);
        }
        for (const { complaints } of pages.values()) expect(complaints).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );
});
