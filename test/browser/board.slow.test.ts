import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { puzzlesOf } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { lessonText } from '../../src/table/people/board-pages.ts';
import { chance } from '../contract/tools.ts';
import { site } from '../page/site.ts';
import { ANN, accepted, BEN, DAY } from '../table/room.ts';
import { inBrowser, launch, PHONE, seriousFaults } from './kit.ts';

const PATIENCE_MS = 300_000;
const PATIENT = { timeout: PATIENCE_MS };
/** Actions that are played by touch. A whole game ends earlier, or is left here. */
const MOST = 40;
/** First actions before which the page is checked for people who use a screen reader. */
const AXED = 3;
/** Milliseconds after which a second touch of the same place is no double tap. */
const SLOW_TAP_MS = 450;
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
      await page.waitForTimeout(SLOW_TAP_MS);
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

  test.each(Object.keys(games))('a puzzle of %s is answered by touch', PATIENT, async game => {
    const puzzles = puzzlesOf(game).slice(0, 2);
    const needs = { puzzles: (of: string) => (of === game ? puzzles : []) };
    const { server, store } = await site(game, { needs });
    const link = { exercise: `${puzzles[0]?.id} 0`, userId: ANN.id, language: 'en' };
    const { page, complaints } = await opened(browser, await server.link(link));
    expect(await seriousFaults({ page })).toEqual([]);
    await playByTouch(page, chance(3));
    const next = page.locator('[data-way="next"]');
    await next.waitFor();
    expect(await store.puzzles.tries(ANN.id)).toHaveLength(1);
    await next.click();
    await page.locator(THINGS).first().waitFor();
    expect(complaints).toEqual([]);
  });

  test.each(Object.keys(games))('the lesson of %s is walked by keyboard', PATIENT, async game => {
    const { server } = await site(game);
    const link = { exercise: lessonText(game, []), userId: ANN.id, language: 'en' };
    const { page, complaints } = await opened(browser, await server.link(link));
    const said = () => page.locator('main').innerText();
    const [, last] = /of (\d+)/.exec(await said()) ?? [];
    expect(await seriousFaults({ page })).toEqual([]);
    while (!(await said()).includes(`Step ${last} of`)) {
      const before = await said();
      if ((await page.locator(THINGS).count()) > 0) await playByKeys(page);
      else expect(await enterNext(page, /way commit/)).toBe(true);
      await page.locator('.card').waitFor();
      await expect.poll(said, PATIENT).not.toBe(before);
    }
    expect(await page.locator('[role="status"]').textContent()).toBe(
      await page.locator('.card p').first().textContent(),
    );
    expect(await seriousFaults({ page })).toEqual([]);
    expect(complaints).toEqual([]);
  });

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

  describe.each(Object.keys(games))('a page of %s', PATIENT, game => {
    /** Opens the page of the seat to act, with a proposed action. */
    async function proposing() {
      const here = await site(game);
      const person = await here.awaited(here.match);
      const { page, complaints } = await opened(browser, await here.linkFor(person));
      const logged = async (): Promise<readonly string[]> =>
        (await here.table.moves(here.match.id, { since: 0, to: 99 })).map(({ action }) => String(action));
      /** Number of choices that the match has, sealed ones included. */
      const acts = async (): Promise<number> =>
        (await logged()).length + (await here.table.sealed(here.match.id)).length;
      return { ...here, person, page, complaints, acts, news: page.locator('[role=status]') };
    }

    /** Touches things until an action is proposed. Returns the button that plays it. */
    async function propose(page: Page) {
      const commit = page.locator('.way.commit[data-way=play]');
      for (let touches = 0; touches < 9; touches++) {
        if ((await commit.count()) > 0) break;
        await page.locator(THINGS).first().click();
      }
      await expect.poll(() => commit.textContent(), PATIENT).not.toBe('…');
      await page.waitForTimeout(SLOW_TAP_MS);
      return commit;
    }

    test('answers a touch where nothing can be done, and stays where it is', async () => {
      const { page, news } = await proposing();
      const board = page.locator('.board.upper svg');
      await board.click({ position: { x: 3, y: 3 } });
      expect(await news.textContent()).toContain('Nothing can be done there');
      await page.evaluate('scrollTo(0, 9999)');
      const scrolled = await page.evaluate('scrollY');
      // A touch at coordinates, as a finger does it: the browser scrolls nothing by itself.
      const inSight = (await page.locator(THINGS).all()).map(async thing => thing.boundingBox());
      const box = (await Promise.all(inSight)).findLast(each => each && each.y > 0 && each.y < 400);
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(300);
      expect(await page.evaluate('scrollY')).toBe(scrolled);
    });

    test('takes the second tap of a double tap for no press of a button under the finger', async () => {
      const { page, acts } = await proposing();
      await propose(page);
      const tap = (sought: string, clientX: number) =>
        page.evaluate(
          `document.querySelector('${sought}')?.dispatchEvent(
            new MouseEvent('click', { bubbles: true, detail: 1, clientX: ${clientX}, clientY: 90 }))`,
        );
      await tap('header', 50);
      await tap('.way.commit', 60);
      await page.waitForTimeout(300);
      expect(await acts()).toBe(0);
      await tap('.way.commit', 200);
      await expect.poll(acts, PATIENT).toBe(1);
    });

    test('loses its connection and plays on after it', async () => {
      const { page, news, acts, server, reopen } = await proposing();
      const commit = await propose(page);
      await server.close();
      await commit.click();
      await expect.poll(() => news.textContent(), PATIENT).toContain('No connection');
      expect(await acts()).toBe(0);
      // The bot starts again at the same address. The page's cookie is in the database.
      await reopen();
      await expect.poll(() => news.textContent(), PATIENT).toBe('');
      await (await propose(page)).click();
      await expect.poll(acts, PATIENT).toBe(1);
    });

    test('plays an action once, by two presses on a slow network and from two tabs', async () => {
      const { page, acts, news } = await proposing();
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await tab.locator('.bar').waitFor();
      await page.route('**/act', async route => {
        await new Promise(resolve => setTimeout(resolve, 1_000));
        await route.continue();
      });
      const commit = await propose(page);
      const other = await propose(tab);
      await commit.dblclick();
      await expect.poll(acts, PATIENT).toBe(1);
      await expect.poll(() => news.textContent(), PATIENT).toMatch(/\w/);
      // The other tab has seen the act, or its press is refused as stale.
      if (await other.isVisible()) await other.click({ force: true }).catch(() => undefined);
      await expect.poll(() => tab.locator('.frame.chosen').count(), PATIENT).toBe(0);
      expect(await acts()).toBe(1);
    });

    test('shows the position now after a day in the background', async () => {
      const { page, news, acts, match, table, person, clock } = await proposing();
      // A sleeping browser gets no event, and sends its old position first.
      await page.route('**/state', route => route.abort());
      const commit = await propose(page);
      const [seat = -1] = match.position.toAct;
      const action = games[game]?.write(match.position.legal(seat).at(-1)) ?? '';
      clock.now += DAY;
      accepted(await table.act(match.id, person, action));
      const before = await acts();
      const isSealed = (await table.sealed(match.id)).length > 0;
      if (await commit.isVisible()) await commit.click({ force: true }).catch(() => undefined);
      if (!isSealed) await expect.poll(() => news.textContent(), PATIENT).toContain('moved on');
      expect(await acts()).toBe(before);
    });

    test('plays nothing by a finger that is down while the match moves on', async () => {
      const { page, acts, match, table, person } = await proposing();
      const commit = await propose(page);
      await commit.hover();
      await page.mouse.down();
      const [seat = -1] = match.position.toAct;
      accepted(
        await table.act(match.id, person, games[game]?.write(match.position.legal(seat).at(-1)) ?? ''),
      );
      const before = await acts();
      await expect.poll(() => page.locator('.frame.chosen').count(), PATIENT).toBe(0);
      await page.mouse.up();
      await page.waitForTimeout(300);
      expect(await acts()).toBe(before);
    });
  });
});
