import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, Tab } from '../../../test/browser/kit.ts';
import { atTurn, BUILD, firstScreen, openHouse, type Shown, shownIn } from './screens.ts';

/**
 * Name of the file with the content of the screenshots. A test compares it with the present content to find outdated
 * screenshots.
 */
const MADE_FROM = 'made-from.json';
/** Size of a phone's window, high enough for a turn's panel with all of its buttons. */
const PHONE = { width: 390, height: 932 };
/** Size of a window with room for the offers of three games. */
const WIDE = { width: 1240, height: 710 };
const TO_THE_END = `document.querySelector('[role=log]').scrollTop = 1e6`;
/** Computes the height in pixels of the part above the last message. */
const ABOVE = `[...document.querySelectorAll('[role=log] article')].at(-1).getBoundingClientRect().top - document.querySelector('[role=log]').getBoundingClientRect().top`;

/** Takes screenshots of the playground: its first screen, and on a phone a turn and a preview. */
export async function shootScreens(folder: string): Promise<void> {
  const house = await openHouse();
  const browser = await launch();
  const madeFrom: Record<string, Shown> = {};
  try {
    const shoot = async ({ page }: Tab, name: string): Promise<void> => {
      await page.evaluate('Promise.all([...document.images].map(image => image.decode()))');
      if (name !== 'playground') await page.evaluate(TO_THE_END);
      await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
      console.log(`${name}.png`);
    };
    const { discord, running } = house;
    const home = await Tab.open(browser, discord, { as: 'Ana', at: 'home', viewport: WIDE });
    await shoot(home, 'playground');
    madeFrom.playground = await firstScreen(house);
    const turn = await atTurn(house);
    const phone = { viewport: PHONE, hasTouch: true, as: 'Ana', at: turn.channelId };
    const tab = await Tab.open(browser, discord, phone);
    await tab.board.waitFor();
    const [opener] = await tab.labels(tab.board);
    await tab.press(tab.board, opener ?? '');
    await tab.panel.locator('img').last().waitFor();
    madeFrom.turn = shownIn(turn.panel);
    await shoot(tab, 'turn');
    await tab.panel.getByRole('button', { name: BUILD }).first().tap();
    await tab.settled();
    await running.quiet();
    const newest = turn.person.ephemerals.findLast(({ deleted }) => !deleted);
    if (newest) madeFrom.preview = shownIn(newest);
    await tab.page.evaluate(TO_THE_END);
    const above = Math.max(0, Math.floor(Number(await tab.page.evaluate(ABOVE))));
    await tab.page.setViewportSize({ ...PHONE, height: PHONE.height - above });
    await shoot(tab, 'preview');
    writeFileSync(join(folder, MADE_FROM), `${JSON.stringify(madeFrom, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await house.close();
  }
}
