import { test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Player } from '../../src/core/player.ts';
import { greedy } from '../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { steady as portoSteady } from '../../src/games/porto/bots/steady.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import { steady } from '../../src/games/vintage/bots/steady.ts';
import { vintage } from '../../src/games/vintage/rules/index.ts';
import { part } from '../support/form.ts';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

const GAMES: readonly (readonly [AnyGame, Player])[] = [
  [porto as unknown as AnyGame, portoSteady as unknown as Player],
  [greenPort as unknown as AnyGame, greedy as unknown as Player],
  [vintage as unknown as AnyGame, steady as unknown as Player],
];

inBrowser('Against the bot on a phone, every decision pressed', () => {
  test.each(part(GAMES, 1).map(([game, decider]) => ({ id: game.id, game, decider })))(
    '$id, to the end',
    ({ id, ...show }) => playThrough(`${id}-against`, { ...show, offer: 'Play the bot', people: 1 }),
  );
});
