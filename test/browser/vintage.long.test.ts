import { test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Player } from '../../src/core/player.ts';
import { steady } from '../../src/games/vintage/bots/steady.ts';
import { vintage } from '../../src/games/vintage/rules/index.ts';
import { isRelease } from '../support/form.ts';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

inBrowser('Vintage on a phone, every decision pressed', () => {
  test.runIf(isRelease)('both seats of one tab to the end', () =>
    playThrough('vintage-whole', {
      game: vintage as unknown as AnyGame,
      decider: steady as unknown as Player,
      offer: 'Play both seats',
      people: 2,
    }),
  );
});
