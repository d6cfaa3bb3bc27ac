import { SeededDice } from '../../../src/core/dice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { steady } from '../../../src/games/vintage/player/steady.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import type { Action, View } from '../../../src/games/vintage/rules/types.ts';
import type { Pressed, PressedKind, Sought } from './pressed.ts';

const kind = (seats: number): PressedKind => ({
  name: `${seats} seats`,
  path: 'new',
  options: { seats },
  seats,
});

export const VINTAGE: Pressed = {
  game: vintage as unknown as AnyGame,
  kinds: [kind(2), kind(3), kind(4)],
  games: 2,
  every: 4,
  sought(match, seat) {
    const legal = match.position.legal(seat) as readonly Action[];
    const of = (type: Action['type']) => legal.filter(action => action.type === type);
    const found: Sought[] = [];
    const seek = (name: string, actions: readonly Action[], from: Sought['from'], atMost: number) => {
      if (actions.length > 0) found.push({ name, actions, from, atMost });
    };
    const { phase } = match.position.view('table') as View;
    if (phase.type !== 'turn') {
      // A step is told by its button.
      seek('a step', legal.slice(0, 1), 'panel', 1);
      return found;
    }
    // The board's button, the action's, and the one that does it.
    for (const type of ['buy', 'plant', 'age', 'first', 'take', 'play', 'sail', 'pass'] as const)
      seek(`the best ${type}`, of(type).slice(0, 1), 'board', 3);
    seek('a harvest', of('harvest').slice(0, 1), 'board', 2);
    return found;
  },
  wanted: (match, seat, _random, below) => {
    const dice = new SeededDice(Uint8Array.from({ length: 32 }, () => below(256)));
    return [steady.choose(vintage, match.position.view(seat) as View, seat, dice)];
  },
};
