import type { Dice } from './dice.ts';
import type { AnyGame, Game, Seat } from './game.ts';

/** A stand-in: it holds what its seat sees, never a state, so it can't cheat. */
export interface Player<G = AnyGame, View = unknown, Action = unknown> {
  /** A legal action of the seat. @param dice for imagined worlds; nothing of the match's own chance. */
  choose(game: G, view: View, seat: Seat, dice: Dice): Action;
}

/** For any game: the first legal action. */
export const firstLegal: Player = {
  choose(game, view, seat, dice) {
    const [first, ...others] = game.legal(game.imagine(view, seat, dice), seat);
    if (first === undefined)
      throw new Error(`${game.id}: seat ${seat} has nothing to choose (${others.length})`);
    return first;
  },
};

/** A game without a stand-in of its own gets one that takes the first legal action. */
export const playerOf = (gameId: string, players: Readonly<Record<string, Player>>): Player =>
  (Object.hasOwn(players, gameId) ? players[gameId] : undefined) ?? firstLegal;

export type PlayerOf<State, Action, Event, View, Options> = Player<
  Game<State, Action, Event, View, Options>,
  View,
  Action
>;
