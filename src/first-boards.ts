import { SeededDice } from './core/contract/dice.ts';
import type { AnyGame } from './core/contract/game.ts';
import type { PictureOrder } from './presentation/painter/order.ts';

/** Returns an order for the first board of each game. A painter that has drawn them has loaded its code and its fonts. */
export const firstBoards = (games: Readonly<Record<string, AnyGame>>): readonly PictureOrder[] =>
  Object.entries(games).map(([id, game]) => {
    const seats = game.seats(game.defaults).min;
    const state = game.setup(seats, game.defaults, new SeededDice(new Uint8Array(32)));
    const names = Array.from({ length: seats }, (_, seat) => `${seat + 1}`);
    return {
      game: id,
      language: 'en',
      what: 'picture',
      given: [game.view(state, 'table'), names, [], 'first.png'],
    };
  });
