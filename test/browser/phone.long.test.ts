import { test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Player } from '../../src/core/contract/player.ts';
import { greedy } from '../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../src/games/green-port/game.ts';
import { steady as portoSteady } from '../../src/games/porto/bots/stand-in.ts';
import { porto } from '../../src/games/porto/game.ts';
import { steady } from '../../src/games/vintage/bots/stand-in.ts';
import { vintage } from '../../src/games/vintage/game.ts';
import { isRelease, part } from '../support/test-form.ts';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

const GAMES = (
  [
    [porto, portoSteady],
    [greenPort, greedy],
    [vintage, steady],
  ] as unknown as readonly (readonly [AnyGame, Player])[]
).map(([game, decider]) => ({ id: game.id, game, decider }));

inBrowser('On a phone, every decision pressed, to the end', () => {
  test.each(part(GAMES, 1))('$id against the bot', ({ id, ...show }) =>
    playThrough(`${id}-against`, { ...show, offer: 'Play the bot', people: 1 }),
  );

  test.runIf(isRelease).each(GAMES.slice(1))('$id, both seats of one tab', ({ id, ...show }) =>
    playThrough(`${id}-whole`, { ...show, offer: 'Play both seats', people: 2 }),
  );
});
