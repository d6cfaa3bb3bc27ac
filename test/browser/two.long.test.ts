import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, Tab, type Theatre, theatre } from './kit.ts';

/** A build that brings as much is not put off. */
const GOOD = 5;
const WINS = /wins/;

inBrowser('a game of two, each in a tab', () => {
  let house: Theatre;
  let ann: Tab;
  let bela: Tab;
  beforeAll(async () => {
    house = await theatre({ newSeed: () => new Uint8Array(32).fill(3) });
    ann = await Tab.open(house.browser, house.discord, { as: 'Ann' });
    bela = await Tab.open(house.browser, house.discord, { as: 'Béla', colorScheme: 'light' });
  });
  afterAll(() => house?.close());

  test('a table is opened, joined and started; what each keeps is for their eyes alone', async () => {
    await ann.command('porto new', { seats: 2 });
    await bela.press(bela.newest, 'Join');
    await ann.log.getByText('Béla').first().waitFor();
    await ann.shot('two-lobby');
    await ann.press(
      ann.messages.filter({ has: ann.page.getByRole('button', { name: /^Start/ }) }).last(),
      /^Start/,
    );
    await house.running.quiet();
    const kept = await keep(ann);
    await ann.press(ann.board, 'Hand');
    await ann.panel
      .getByText(kept[0] ?? '?')
      .first()
      .waitFor();
    await ann.shot('two-hand');
    const hand = await ann.panel
      .locator('.content')
      .innerText()
      .then(text => text.toLowerCase());
    for (const contract of kept) expect(hand).toContain(contract);
    const stranger = await Tab.open(house.browser, house.discord, { as: 'Çiğdem' });
    for (const tab of [bela, stranger]) {
      const seen = `${await tab.log.innerText()} ${await tab.page.content()}`.toLowerCase();
      for (const contract of kept) expect(seen).not.toContain(contract);
    }
    expect(await stranger.log.locator('article.ephemeral').count()).toBe(0);
    await stranger.page.close();
    await keep(bela);
    await house.running.quiet();
  });

  test('played to its end by buttons and menus, one page reloaded in the middle', async () => {
    const { running, discord } = house;
    let turns = 0;
    for (; ; turns++) {
      await running.quiet();
      const tab = await toAct([ann, bela]);
      if (tab === undefined) break;
      await turn(tab);
      if (turns === 9) {
        await ann.page.reload();
        await ann.board.waitFor();
        await ann.shot('two-middle');
        await bela.shot('two-middle-light');
      }
      if (turns > 120) throw new Error('this game does not end');
    }
    expect(turns).toBeGreaterThan(20);
    for (const tab of [ann, bela]) {
      await tab.newest.getByText(WINS).first().waitFor();
      expect(tab.complaints).toEqual([]);
    }
    await ann.shot('two-end');
    await bela.shot('two-end-light');
    expect(discord.complaints).toEqual([]);
    expect(running.trouble).toEqual([]);
  });
});

/** Keeps the first three dealt, through the menu. */
async function keep(tab: Tab): Promise<string[]> {
  await tab.press(tab.board, 'Keep three private contracts');
  const chosen = await tab.selectFirst(tab.panel, 3);
  await tab.press(tab.panel, /^Keep /);
  return chosen.map(name => name.toLowerCase());
}

/** Whoever the newest message calls; undefined once the game is over. A page may lag behind the bot: it is waited for. */
async function toAct(tabs: readonly Tab[]): Promise<Tab | undefined> {
  const newest = (tab: Tab): Locator => tab.log.locator('article:not(.ephemeral)').last();
  for (let left = 600; left > 0; left--) {
    let ended = 0;
    for (const tab of tabs) {
      if ((await newest(tab).getAttribute('class'))?.split(' ').includes('pinged')) return tab;
      if ((await newest(tab).getByText(WINS).count()) > 0) ended++;
    }
    if (ended === tabs.length) return undefined;
    await tabs[0]?.page.waitForTimeout(50);
  }
  throw new Error('nobody is called, and the game is not over');
}

/** The best build offered if it is good or nothing can be drawn, else the largest draw. */
async function turn(tab: Tab): Promise<void> {
  const board = tab.board;
  const canBuild = (await board.getByRole('button', { name: 'Build floors' }).count()) > 0;
  const canDraw = (await board.getByRole('button', { name: 'Draw cards' }).count()) > 0;
  if (canBuild && (await build(tab, canDraw ? GOOD : 0))) return;
  await tab.press(board, 'Draw cards');
  // A draw that is the only one is not asked for.
  if ((await tab.panel.getByRole('combobox').count()) > 0)
    await tab.select(tab.panel, labels => largest(labels.map(label => label.split('+').length)));
  await tab.press(tab.panel, /^Draw /);
}

const largest = (sizes: readonly number[]): number => sizes.indexOf(Math.max(...sizes));

/** Through the panel to the build that promises most; committed to if its button says that it brings `least`. */
async function build(tab: Tab, least: number): Promise<boolean> {
  await tab.press(tab.board, 'Build floors');
  const { panel } = tab;
  let floors = 1;
  while ((await panel.getByRole('combobox').count()) > 0) {
    const asked = await panel.locator('.content').innerText();
    const label = await tab.select(panel, labels => {
      if (asked.includes('number of floors')) return largest(labels.map(floorsOf));
      if (asked.includes('On which house?')) return largest(labels.map(each => promise(each, floors)));
      return labels.length - 1;
    });
    if (asked.includes('number of floors')) floors = floorsOf(label);
  }
  const deed = await panel.getByRole('button', { name: /^Build / }).innerText();
  const points = Number(/ for (\d+)/.exec(deed)?.[1] ?? 0);
  await tab.press(panel, points < least ? 'Dismiss message' : /^Build /);
  return points >= least;
}

const floorsOf = (card: string): number => Number(/(\d+) floor/.exec(card)?.[1] ?? 1);

/** What the label of a house lets one hope for: "L4 · blue 2/5 · token 3 · roof token 2". */
function promise(house: string, floors: number): number {
  const [, level = 0, height = 0] = (/(\d+)\/(\d+)/.exec(house) ?? []).map(Number);
  const token = level === 0 ? Number(/· token (\d+)/.exec(house)?.[1] ?? 0) : 0;
  const roof = level + floors === height ? Number(/roof token (\d+)/.exec(house)?.[1] ?? 0) : 0;
  return level + floors + token + roof;
}
