import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, seriousFaults, Tab, type Theatre, theatre } from './kit.ts';

const FOCUSED = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'the body';
  const message = element.closest('article')?.dataset.message;
  const newest = [...document.querySelectorAll('article.ephemeral')].at(-1)?.dataset.message;
  const place = message === undefined ? 'elsewhere' : message === newest ? 'the panel' : 'another message';
  return place + ': ' + (element.getAttribute('aria-label') ?? element.tagName.toLowerCase());
})()`;
const focused = ({ page }: Tab): Promise<unknown> => page.evaluate(FOCUSED);

inBrowser('the focus', () => {
  let house: Theatre;
  beforeAll(async () => {
    house = await theatre({ newSeed: () => new Uint8Array(32).fill(3) });
  });
  afterAll(() => house?.close());

  const enter = async (tab: Tab): Promise<void> => {
    await tab.page.keyboard.press('Enter');
    await tab.settled();
  };

  test('stays with the panel after its last choice and after a commit, by keyboard and by mouse', async () => {
    const { browser, discord } = house;
    const tab = await Tab.open(browser, discord);
    await tab.command('porto solo');
    await tab.board.waitFor();
    expect(await focused(tab)).toBe('elsewhere: Message #porto');

    await tab.press(tab.board, /^Keep/);
    await tab.press(tab.panel, /^1 \+ 2 \+ 3/);
    await tab.panel.getByRole('button', { name: /^Keep/ }).waitFor();
    await expect.poll(() => focused(tab)).toMatch(/^the panel: Keep/);
    await enter(tab);
    await tab.board.getByRole('button', { name: 'Draw cards' }).waitFor();
    await expect.poll(() => focused(tab)).toMatch(/^the panel: /);

    // The panel shows the next decision by itself, so the person presses nothing on the board.
    await tab.panel.getByText('A press shows a preview').waitFor();
    await tab.panel.locator('button[data-custom-id]').nth(1).focus();
    await tab.page.keyboard.press('Enter');
    await tab.panel.getByRole('button', { name: /^Draw / }).waitFor();
    await tab.settled();
    expect(await focused(tab)).toMatch(/^the panel: Draw /);
    expect(await seriousFaults(tab)).toEqual([]);
    await enter(tab);
    await tab.board.getByRole('button', { name: 'Build with the Timer' }).waitFor();
    await tab.panel.getByText('On which house do the floors go?').waitFor();
    await expect.poll(() => focused(tab)).toMatch(/^the panel: /);
    expect(await seriousFaults(tab)).toEqual([]);

    await tab.panel.getByRole('button', { name: 'Dismiss message' }).focus();
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => focused(tab)).toBe('elsewhere: Message #porto');
    expect(tab.complaints).toEqual([]);
  });

  test('goes back to the line when a command is sent from one of its options', async () => {
    const tab = await Tab.open(house.browser, house.discord, { as: 'Béla' });
    await tab.composer.fill('/porto board');
    await tab.page.getByRole('option', { name: '/porto board' }).first().waitFor();
    await tab.composer.press('Enter');
    const rest = tab.page.getByLabel('More options');
    await rest.fill('turn');
    await rest.press('Enter');
    const turn = tab.page.getByRole('combobox', { name: 'turn', exact: true });
    await turn.fill('0');
    await turn.press('Enter');
    await tab.page.locator('.slash').waitFor({ state: 'detached' });
    expect(await focused(tab)).toBe('elsewhere: Message #porto');
    await tab.page.close();
  });
});
