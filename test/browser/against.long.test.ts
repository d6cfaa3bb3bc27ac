import { test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Player } from '../../src/core/player.ts';
import { steady } from '../../src/games/porto/player/steady.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

inBrowser('Against the bot on a phone, every decision pressed', () => {
  test('Porto, to the end', () =>
    playThrough('porto-against', {
      game: porto as unknown as AnyGame,
      decider: steady as unknown as Player,
      offer: 1,
    }));
});
