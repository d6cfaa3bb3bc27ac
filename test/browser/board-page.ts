import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { PHONE } from './kit.ts';

export const PATIENCE_MS = 300_000;
export const PATIENT = { timeout: PATIENCE_MS };
/** Milliseconds after which a second touch of the same place is no double tap. */
export const SLOW_TAP_MS = 450;
/** Things that can be touched now, and values without a frame, which have buttons. Others have buttons only while their frames are off the screen. */
export const THINGS = '.frame.possible, .row:not(.kinds, .asked) > .way[data-way^="choice-"]:not(.chosen)';
/** The same, and the button that plays the action that the page shows. */
const TOUCHES = `${THINGS}, [data-way="play"]`;

/**
 * Opens the page of a person, and returns it with what its console complained of. The page closes with its test. Otherwise it would look
 * for its server until the browser ends.
 */
export async function opened(browser: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  onTestFinished(() => context.close());
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

/** Returns true for a class of a frame or button whose touch plays at once. */
const isNow = (name: string | null): boolean => / now\b/.test(name ?? '');

/** Waits for the answer to the last act. Until then the page shows the things of the old position, and says only this. */
export const answered = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[role="status"]').textContent(), PATIENT).not.toBe('…');

/** Touches things until an action is proposed, and plays it. A green thing plays at once. */
export async function playByTouch(page: Page, below: (count: number) => number): Promise<number> {
  await answered(page);
  for (let touches = 1; ; touches++) {
    const commit = page.locator('[data-way="play"]');
    await page.locator(TOUCHES).first().waitFor();
    if ((await commit.count()) > 0) {
      await expect.poll(() => commit.textContent(), PATIENT).not.toBe('…');
      await page.waitForTimeout(SLOW_TAP_MS);
      await commit.click();
      return touches;
    }
    const things = page.locator(THINGS);
    const thing = things.nth(below(await things.count()));
    const playsAtOnce = isNow(await thing.getAttribute('class'));
    if (playsAtOnce) await page.waitForTimeout(SLOW_TAP_MS);
    await thing.click();
    if (playsAtOnce) return touches;
  }
}

/**
 * Moves the focus by the Tab key to the next element that fits, and presses Enter there. Returns the element's class and name.
 * Undefined: no element fits.
 */
export async function enterNext(page: Page, fits: RegExp): Promise<string | undefined> {
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(
      "document.activeElement?.className + ' ' + document.activeElement?.dataset.way",
    );
    if (!fits.test(String(focus))) continue;
    await page.keyboard.press('Enter');
    return String(focus);
  }
  return undefined;
}

/** Plays an action by keyboard alone. */
export async function playByKeys(page: Page): Promise<void> {
  await answered(page);
  await page.locator(TOUCHES).first().waitFor();
  for (;;) {
    if ((await page.locator('[data-way="play"]').count()) > 0 && (await enterNext(page, /way commit/)))
      return;
    const entered = await enterNext(page, /frame possible|choice-/);
    if (entered === undefined) throw new Error('nothing can be focused');
    if (isNow(entered)) return;
  }
}
