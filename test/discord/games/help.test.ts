import { expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { LOCALES } from '../../support/locales.ts';
import { quickPlayers } from '../../support/slow-thinker.ts';
import { sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false, players: quickPlayers });
const WAYS = 6;

test.each(LANGUAGES)(
  '/games help has six ways to begin, each with all games, for the asker alone: %s',
  async language => {
    const { ann, channel } = await alike();
    ann.locale = LOCALES[language];
    const door = shown(await ann.command(channel, 'games help'));
    expect(door.ephemeral).toBe(true);
    for (const game of Object.keys(games)) expect(door.content).toContain(`/${game} new`);
    expect(door.buttons).toHaveLength(WAYS);
    for (const { label } of door.buttons) {
      expect(label.length, label).toBeLessThanOrEqual(40);
      const opened = shown(await ann.command(channel, 'games help'));
      const page = shown(await ann.press(opened, label));
      expect(page.content, label).not.toBe(door.content);
    }
    expect(channel.messages).toEqual([]);
  },
);

test('the door leads to a deal, a bot of each strength and a lesson of every game, and back', async () => {
  const { ann, channel } = await alike();
  const open = async (label: string) =>
    shown(await ann.press(shown(await ann.command(channel, 'games help')), label));
  const count = Object.keys(games).length;
  expect((await open('Learn to play')).buttons).toHaveLength(count + 1);
  expect((await open("Today's deals")).buttons.length).toBeGreaterThan(count);
  const bots = await open('Play a bot');
  expect(bots.buttons).toHaveLength(count * 3 + 1);
  const door = shown(await ann.press(bots, 'Back'));
  expect(door.buttons).toHaveLength(WAYS);
});

test('a bot that is chosen at the door plays at once', async () => {
  const { ann, channel, table, quiet } = await alike();
  const bots = shown(await ann.press(shown(await ann.command(channel, 'games help')), 'Play a bot'));
  await ann.press(bots, 'Porto: hard');
  await quiet();
  const match = await table.live(channel.id);
  expect(match?.seats.map(({ strength }) => strength).toSorted()).toContain('hard');
});
