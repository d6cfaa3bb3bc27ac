import type { Dice } from './dice.ts';
import type { AnyGame, Game, Seat } from './game.ts';

/** It holds what its seat sees, never a state, so it can't cheat. */
export interface Player<G = AnyGame, View = unknown, Action = unknown> {
  /** A legal action of the seat. @param dice for imagined worlds; nothing of the match's own chance. */
  choose(game: G, view: View, seat: Seat, dice: Dice): Action;
}

/** How well a player of the bot plays, the same three for every game. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Everybody of a game that is no person. */
export interface Players<P = Player> {
  /** Plays for who has resigned or is away, by a rule that everyone may know. */
  readonly steady: P;
  /** Absent: nobody has taught it yet. */
  readonly strengths?: Readonly<Record<Strength, P>>;
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
