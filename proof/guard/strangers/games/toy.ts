import { games as shared } from '../../../../commands/games/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import type { Player } from '../../../../src/core/contract/player.ts';
import { presenters } from '../../../../src/games/presenters.ts';
import { games } from '../../../../src/games/registry.ts';
import { toyCommand } from '../../../../test/toy/command.ts';
import { cautious } from '../../../../test/toy/player.ts';
import { TOY_WORDS, toyPresenters } from '../../../../test/toy/presenter.ts';
import { toy, toys } from '../../../../test/toy/rules/index.ts';
import type { View } from '../../../../test/toy/rules/types.ts';
import type { Attacked, SeenAnswer } from './attacked.ts';

/** Many tiles make a game long. Other games have the fewest possible tiles. */
const many = { tiles: 40 };
const few = { tiles: 2 };

function lettersIn({ text, reader, seats, view }: SeenAnswer): string | undefined {
  const pages = (seat: number): readonly string[] => {
    const { hand } = view(seat) as View;
    if (hand === null || hand.length === 0) return [];
    return Object.values(TOY_WORDS).map(words => words.hand.letters(hand.join(', ')));
  };
  const own = reader === undefined ? [] : pages(reader);
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter(seat => seat !== reader)
    .flatMap(pages)
    .find(page => !own.includes(page) && text.includes(page));
}

/** Parts of the toy game. It differs from Porto: its turns have several decisions, and its bids are sealed. */
export const TOY: Attacked = {
  game: toy as unknown as AnyGame,
  commands: [toyCommand, shared],
  menus: [],
  presenters: { ...presenters, ...toyPresenters },
  bot: { games: { ...games, ...toys }, players: { toy: { steady: cautious as unknown as Player } } },
  plans: [
    { options: few, seats: 3, actions: 0 },
    { options: few, seats: 4, actions: 2 },
    { options: {}, seats: 2, actions: 5 },
    { options: many, seats: 4, actions: 14 },
    { options: many, seats: 3, actions: 6 },
    { options: {}, seats: 2, actions: -1 },
  ],
  options: many,
  undoable: { options: many, seats: 2, actions: 'undoable' },
  first: { reveal: /^reveal/, undoable: /^(reveal|load)/, otherwise: /^(bid|reveal|load)/ },
  acts: {},
  opening: { new: { seats: 2, tiles: 4 } },
  lacks: ['seat', 'learn', 'withdraw', 'orders', 'order'],
  shares: false,
  words: {
    verbs: [],
    options: ['tiles', 'amount', 'card', 'letter'],
    picks: ['abid', 'areveal', 'aload', 'b3', 'b12'],
    openings: [{ tiles: 1 }, { tiles: 40 }, { tiles: -1 }, { solo: true }],
  },
  secretIn: lettersIn,
};
