import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { site } from '../page/site.ts';
import { part } from '../support/test-form.ts';
import { accepted, DAY, reload } from '../table/room.ts';
import { opened, PATIENT, SLOW_TAP_MS } from './board-page.ts';
import { inBrowser, launch } from './kit.ts';

/** Games in which a run tries what the page does alike in all games. A release tries all games. */
const TRIED = part(Object.keys(games), 1);
/** Things whose touch plays nothing. */
const PREVIEWED = '.frame.possible:not(.now), .way[data-way^="choice-"]:not(.chosen, .now)';

/** Plays first legal actions until the seat to act has one that a touch does not play at once. */
async function previewed(table: Table, begun: Match): Promise<Match> {
  const presenter = presenters[begun.game]?.('en');
  for (let match = begun; ; match = await reload({ table }, begun)) {
    const [seat = -1] = match.position.toAct;
    const legal = match.position.legal(seat);
    if (!legal.every(action => presenter?.atOnce?.(action, match.position.view(seat)))) return match;
    const text = games[match.game]?.write(legal[0]) ?? '';
    accepted(await table.act(match.id, match.seats[seat]?.id ?? '', text));
  }
}

/** Plays first legal actions until several seats have acted, and the next one is another than the last. */
async function othersHaveActed(table: Table, begun: Match): Promise<Match> {
  for (let match = begun; ; match = await reload({ table }, begun)) {
    const [seat = -1] = await table.awaited(match);
    const moves = await table.moves(begun.id, { since: 0, to: 99 });
    if (new Set(moves.map(move => move.seat)).size > 1 && moves.at(-1)?.seat !== seat) return match;
    const text = games[match.game]?.write(match.position.legal(seat)[0]) ?? '';
    accepted(await table.act(match.id, match.seats[seat]?.id ?? '', text));
  }
}

inBrowser('the board in a browser, with connections lost and presses repeated', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  describe.each(Object.keys(games))('a page of %s', PATIENT, game => {
    const alike = test.runIf(TRIED.includes(game));

    /** Opens the page of the seat to act, by default where some actions have a preview. */
    async function proposing(from = previewed) {
      const { match: begun, ...here } = await site(game);
      const match = await from(here.table, begun);
      const person = await here.awaited(match);
      const { page, complaints } = await opened(browser, await here.linkFor(person));
      const before = match.rev;
      /** Number of choices of people since then, sealed ones included. */
      const acts = async (): Promise<number> => {
        const moves = await here.table.moves(match.id, { since: before, to: 99 });
        return moves.filter(({ by }) => by === 'person').length + (await here.table.sealed(match.id)).length;
      };
      return { ...here, match, person, page, complaints, acts, news: page.locator('[role=status]') };
    }

    /** Touches things until an action is proposed. Returns the button that plays it. */
    async function propose(page: Page) {
      const commit = page.locator('.way.commit[data-way=play]');
      for (let touches = 0; touches < 9; touches++) {
        if ((await commit.count()) > 0) break;
        await page.locator(PREVIEWED).first().click();
      }
      await expect.poll(() => commit.textContent(), PATIENT).not.toBe('…');
      await page.waitForTimeout(SLOW_TAP_MS);
      return commit;
    }

    test('answers a touch where nothing can be done, and stays where it is', async () => {
      const { page, news } = await proposing();
      const board = page.locator('.board.upper svg');
      await board.click({ position: { x: 3, y: 3 } });
      expect(await news.textContent()).toContain('You can do nothing at this place');
      await page.evaluate('scrollTo(0, 9999)');
      const scrolled = await page.evaluate('scrollY');
      // A touch at coordinates, as a finger does it: the browser scrolls nothing by itself.
      const inSight = (await page.locator(PREVIEWED).all()).map(async thing => thing.boundingBox());
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
      // A double tap of a thing leaves it chosen, and a slow second touch takes it back.
      const chosen = page.locator('.frame.chosen');
      const before = await chosen.count();
      await tap('header', 50);
      await tap('.frame.chosen', 60);
      expect(await chosen.count()).toBe(before);
      await tap('.frame.chosen', 300);
      await expect.poll(() => chosen.count(), PATIENT).toBe(Math.max(0, before - 1));
      await propose(page);
      await tap('.way.commit', 200);
      await expect.poll(acts, PATIENT).toBe(1);
    });

    test('has a button for each kind of action whose frame is off the screen, and for no other', async () => {
      const { page } = await proposing(async (_, begun) => begun);
      await page.locator('.frame.possible').first().waitFor();
      const shown = () =>
        page.evaluate(`[...document.querySelectorAll('.kinds > button')].map(button => {
          const frames = [...document.querySelectorAll('[data-frame="' + button.dataset.of + '"]')];
          const edge = document.querySelector('.bar').getBoundingClientRect().top;
          const middles = frames.map(frame => frame.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
          const isSeen = middles.some(middle => middle > 0 && middle < edge);
          return isSeen === button.hidden;
        })`);
      const kinds = (await shown()) as boolean[];
      expect(kinds.length > 0).toBe(game === 'vintage');
      expect(kinds).toEqual(kinds.map(() => true));
      await page.mouse.wheel(0, 700);
      await expect.poll(shown, PATIENT).toEqual(kinds.map(() => true));
      expect((await page.locator('.kinds > button[hidden]').count()) > 0).toBe(game === 'vintage');
    });

    test.runIf(presenters[game]?.('en').atOnce)(
      'plays by one touch what is green, and nothing by the second tap of a double tap',
      async () => {
        const { page, acts } = await proposing(async (_, begun) => begun);
        const tap = (sought: string) =>
          page.evaluate(
            `document.querySelector('${sought}')?.dispatchEvent(
              new MouseEvent('click', { bubbles: true, detail: 1, clientX: 50, clientY: 90 }))`,
          );
        await page.locator('.now').first().waitFor();
        await page.locator('.green').waitFor();
        await tap('header');
        await tap('.now');
        await page.waitForTimeout(SLOW_TAP_MS);
        expect(await acts()).toBe(0);
        await tap('.now');
        await expect.poll(acts, PATIENT).toBe(1);
      },
    );

    alike('loses its connection and plays on after it', async () => {
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

    alike('asks again for the results of an action where the request for them is lost', async () => {
      const { page, news, acts } = await proposing();
      await page.route('**/preview?*', route => route.abort(), { times: 1 });
      const commit = await propose(page);
      expect(await news.textContent()).not.toContain('No connection');
      await commit.click();
      await expect.poll(acts, PATIENT).toBe(1);
    });

    alike('shows what a button has done where others have acted and the head is off the screen', async () => {
      const { page, news } = await proposing(othersHaveActed);
      await page.getByText('More…').click();
      await page.evaluate('scrollTo(0, 9999)');
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect.poll(() => news.textContent(), PATIENT).toContain('The others are asked');
    });

    alike('plays an action once, by two presses on a slow network and from two tabs', async () => {
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

    alike('shows the position now after a day in the background', async () => {
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

    alike('plays nothing by a finger that is down while the match moves on', async () => {
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
