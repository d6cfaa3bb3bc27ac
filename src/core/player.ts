import type { Dice } from './dice.ts';
import type { Term } from './evaluation.ts';
import type { AnyGame, Game, Seat } from './game.ts';

/** What an action is worth: the final margin that is expected, in points over the mean of the others; solo, the final score. */
export interface Line<Action = unknown> {
  readonly action: Action;
  readonly value: number;
  /** Of the evaluation right after the action. */
  readonly terms: readonly Term[];
}

/** How far and how often a player looks. */
export interface Budget {
  /** Actions that are tried in playouts. */
  readonly candidates: number;
  /** Those that the evaluation finds worse than the best by more points than this are not tried. Absent: all are. */
  readonly within?: number;
  /** Playouts in all; 0: the evaluation alone. */
  readonly playouts: number;
  /** Own turns that a playout goes on for, the one decided now included. */
  readonly turns: number;
}

/** It holds what its seat sees, never a state, so it can't cheat. */
export interface Player<G = AnyGame, View = unknown, Action = unknown> {
  /** A legal action of the seat. @param dice for imagined worlds; nothing of the match's own chance. */
  choose(game: G, view: View, seat: Seat, dice: Dice, budget?: Budget): Action;
  /** Legal actions worth a look and what they are worth, the best first. Absent: it does not know. */
  lines?(game: G, view: View, seat: Seat, dice: Dice, budget?: Budget): readonly Line<Action>[];
}

/** How well a player of the bot plays, the same three for every game. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Everybody who plays a game and is no person. */
export interface GamePlayers<P = Player> {
  /** Plays by a rule that everyone may know. */
  readonly steady: P;
  /** Absent: the game has no players of the bot. */
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

export type Players = Readonly<Record<string, GamePlayers>>;

const of = (gameId: string, players: Players): GamePlayers | undefined =>
  Object.hasOwn(players, gameId) ? players[gameId] : undefined;

/** Who plays for an absent person; a game without a rule of its own gets one that takes the first legal action. */
export const steadyOf = (gameId: string, players: Players): Player =>
  of(gameId, players)?.steady ?? firstLegal;

/** The strengths that a game has players of; none where nobody has made them. */
export const strengthsOf = (gameId: string, players: Players): readonly Strength[] =>
  of(gameId, players)?.strengths ? STRENGTHS : [];

/** Undefined where the game has none. */
export const playerOf = (gameId: string, players: Players, strength: Strength): Player | undefined =>
  of(gameId, players)?.strengths?.[strength];

export type PlayerOf<State, Action, Event, View, Options> = Player<
  Game<State, Action, Event, View, Options>,
  View,
  Action
>;
