import type { LocalDiscord } from 'local-discord';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRelease } from '../support/test-form.ts';
import { inBrowser, Tab, type Theatre, theatre } from './kit.ts';

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

  test.runIf(isRelease)('played to its end by buttons, one page reloaded in the middle', async () => {
    const { running, discord } = house;
    let turns = 0;
    for (; ; turns++) {
      await running.quiet();
      for (const each of [ann, bela]) await showsNewest(each, discord);
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

async function keep(tab: Tab): Promise<string[]> {
  await tab.press(tab.board, 'Keep three private contracts');
  await tab.press(tab.panel, /^1 \+ 2 \+ 3/);
  const [actionText = ''] = await tab.labels(tab.panel);
  await tab.press(tab.panel, /^Keep /);
  return actionText
    .replace(/^Keep /, '')
    .split(', ')
    .map(name => name.toLowerCase());
}

async function showsNewest(tab: Tab, { guilds }: LocalDiscord): Promise<void> {
  const newest = guilds[0]?.channels[0]?.messages.at(-1);
  await tab.log.locator(`article[data-message="${newest?.id}"]`).waitFor();
}

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

async function turn(tab: Tab): Promise<void> {
  const { board } = tab;
  // The label of the board's first button depends on the possible actions.
  const [opener = ''] = await tab.labels(board);
  await tab.press(board, opener);
  const { panel } = tab;
  const labels = await tab.labels(panel);
  const committing = labels.find(label => COMMITS.test(label));
  if (committing !== undefined) return tab.press(panel, committing);
  const points = (label: string): number => Number(/^[LR]\d · .* · (\d+)$/.exec(label)?.[1] ?? -1);
  const best = labels.reduce((one, other) => (points(other) > points(one) ? other : one), '');
  const draws = labels.filter(label => DRAW.test(label));
  if (points(best) >= (draws.length > 0 ? GOOD : 0)) {
    await tab.press(panel, best);
    return tab.press(panel, /^Build /);
  }
  if (labels.includes('Another draw')) await tab.press(panel, 'Another draw');
  const all = (await tab.labels(panel)).filter(label => DRAW.test(label));
  if (all.length === 0) throw new Error(`no draw among: ${(await tab.labels(panel)).join(' | ')}`);
  const most = largest(all.map(label => label.split('+').length));
  // Two equal cards have two buttons with the same label.
  await panel
    .getByRole('button', { name: all[most] ?? '?', exact: true })
    .first()
    .click();
  await tab.settled();
  await tab.press(panel, /^Draw /);
}

const COMMITS = /^(Build|Draw|Pass)( |$).*/;
/**
 * Labels of draws. "blue 1 + red 2" names cards, and "1 + 3: blue 1, red 2" tells equal cards apart. "blue 1 + red 2 · then 15 points"
 * is a suggestion.
 */
const DRAW = /^(?:\d(?: \+ \d)*: .+|[a-z]+ \d(?: \+ [a-z]+ \d)*(?: · then \d+ points?)?)$/;
const largest = (sizes: readonly number[]): number => sizes.indexOf(Math.max(...sizes));
