import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { chance } from '../contract/tools.ts';
import { site } from '../page/site.ts';
import { isRelease } from '../support/test-form.ts';
import { ANN, BEN } from '../table/room.ts';
import { opened, PATIENCE_MS, PATIENT, playByKeys, playByTouch } from './board-page.ts';
import { inBrowser, launch, seriousFaults } from './kit.ts';

/** Actions that are played by touch. A whole game ends earlier, or is left here. */
const MOST = isRelease ? 40 : 16;
/** First actions before which the page is checked for people who use a screen reader. */
const AXED = 3;

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
      const { table, match: begun, linkFor } = await site(game.id);
      const { id } = begun;
      const below = chance(3);
      const pages = new Map(
        await Promise.all(
          [ANN, BEN].map(
            async ({ id: userId }) => [userId, await opened(browser, await linkFor(userId))] as const,
          ),
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
    },
  );
});
