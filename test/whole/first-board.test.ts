import { expect, onTestFinished, test } from 'vitest';
import { firstBoards } from '../../src/first-boards.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { Studio } from '../../src/presentation/painter/studio.ts';
import { folder } from '../support/folder.ts';
import { launch, localDiscord } from './process.ts';

test('each painter has drawn a board of each game before the bot acts', async () => {
  const discord = await localDiscord();
  const bot = launch(discord, folder());
  await bot.says('acts from now on');
  expect(bot.said()).toMatch(/the painters have drawn their first boards.*acts from now on/s);
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
