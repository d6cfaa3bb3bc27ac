import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzlesOf } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { lessonText } from '../../src/table/people/board-pages.ts';
import { chance } from '../contract/tools.ts';
import { site } from '../page/site.ts';
import { ANN } from '../table/room.ts';
import { answered, enterNext, opened, PATIENT, playByKeys, playByTouch, THINGS } from './board-page.ts';
import { inBrowser, launch, seriousFaults } from './kit.ts';

inBrowser('puzzles and lessons in a browser', () => {
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
      else expect(await enterNext(page, /way commit/)).toBeDefined();
      await page.locator('.card').waitFor();
      await expect.poll(said, PATIENT).not.toBe(before);
      await answered(page);
    }
    expect(await page.locator('[role="status"]').textContent()).toBe(
      await page.locator('.card p').first().textContent(),
    );
    expect(await seriousFaults({ page })).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
