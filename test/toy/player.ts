import type { PlayerOf } from '../../src/core/player.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

const ENOUGH = 10;

/** Bids as high as it may, reveals until enough lies open, saves the best card and takes the rest. */
export const cautious: PlayerOf<State, Action, Event, View, Options> = {
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    const best = (type: 'bid' | 'load') =>
      legal
        .filter(action => action.type === type)
        .sort((one, other) => Number(game.fields(other)[1]?.[1]) - Number(game.fields(one)[1]?.[1]))[0];
    const open = view.quay.reduce((sum, card) => sum + card, 0);
    const reveal = open < ENOUGH ? legal.find(({ type }) => type === 'reveal') : undefined;
    const choice = best('bid') ?? reveal ?? best('load') ?? legal[0];
    if (choice === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    return choice;
  },
};
