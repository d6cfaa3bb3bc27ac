import { expect, onTestFinished, test } from 'vitest';
import { MOST_DRAWING_MS } from '../../src/compose.ts';
import { firstBoards } from '../../src/first-boards.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { Studio } from '../../src/presentation/painter/studio.ts';
import { folder } from '../support/folder.ts';
import { launch, localDiscord } from './process.ts';

const DRAWN = /the painters have drawn their first boards/;

test('each painter has drawn a board of each game before the bot acts, or the bot has waited long enough', async () => {
  const discord = await localDiscord();
  const bot = launch(discord, folder());
  await bot.says('acts from now on');
  await bot.says(DRAWN);
  const times = [/"time"/, DRAWN, /acts from now on/].map(said => {
    const line = bot
      .said()
      .split('\n')
      .find(each => said.test(each));
    return Number(line?.match(/"time":(\d+)/)?.[1]);
  });
  const [began = 0, drawn = 0, acts = 0] = times;
  expect(acts).toBeGreaterThanOrEqual(Math.min(drawn, began + MOST_DRAWING_MS));
});

test('every game has a first board, every painter draws it, and a board that fails stops nothing', async () => {
  const boards = firstBoards(games);
  expect(boards.map(({ game }) => game)).toEqual(Object.keys(games));
  const warnings: string[] = [];
  const studio = new Studio({ presenters, painters: 2, warn: (_, message) => warnings.push(message) });
  onTestFinished(() => studio.close());
  const drawn: string[] = [];
  await studio.open(
    boards.map(order => ({
      ...order,
      get given() {
        drawn.push(order.game);
        return order.given;
      },
    })),
  );
  expect(drawn.toSorted()).toEqual(
    Object.keys(games)
      .flatMap(game => [game, game])
      .toSorted(),
  );
  expect(studio.rss.every(bytes => bytes > 0)).toBe(true);
  await studio.open([{ game: 'none', language: 'en', what: 'picture', given: [] }]);
  expect([studio.health.works, warnings]).toEqual([true, []]);
});
