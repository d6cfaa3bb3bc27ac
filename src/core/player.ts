import type { Dice } from './dice.ts';
import type { Rated, Term } from './evaluation.ts';
import type { AnyGame, Game, Seat, Viewer } from './game.ts';
import { pointsOf, type Skill } from './ratings.ts';

/** An action and its value: the expected final margin in points over the mean of the others; solo, the final score. */
export interface Line<Action = unknown> {
  readonly action: Action;
  readonly value: number;
  /** Mean parts at the end of its playouts; without playouts, parts of the evaluation right after the action. */
  readonly terms: readonly Term[];
  /** Number of worlds in which it was played on. */
  readonly playouts: number;
}

/** Limits of a player's search. */
export interface Budget {
  /** Number of actions that are tried in playouts. */
  readonly candidates: number;
  /** Points: an action that the evaluation finds worse than the best by more is not tried. Absent: no limit. */
  readonly within?: number;
  /** Playouts in all; 0: the evaluation alone. */
  readonly playouts: number;
  /** Own turns that a playout goes on for, the one decided now included. */
  readonly turns: number;
}

/** A bot's mind for one game. It is given what its seat sees, never a state, so it can't cheat. */
export interface Player<G = AnyGame, View = unknown, Action = unknown> {
  /** Returns a legal action of the seat. @param dice for imagined worlds; it shares nothing with the match's own dice */
  choose(game: G, view: View, seat: Seat, dice: Dice, budget?: Budget): Action;
  /**
   * Lists legal actions worth a look and their values, the best first. Absent: the player can't value actions. @param among
   * legal actions to weigh instead
   */
  lines?(
    game: G,
    view: View,
    seat: Seat,
    dice: Dice,
    budget?: Budget,
    among?: readonly Action[],
  ): readonly Line<Action>[];
  /** Values legal actions without playouts, the best first; it may leave some out. Absent: the player does not judge so. */
  glance?(game: G, view: View, seat: Seat, dice: Dice): readonly Rated<Action>[];
  /**
   * Plays a world imagined from a view to its end, all seats without playouts, and returns a seat's final margin. Absent:
   * the player can't. @param viewer whose view it is @param seed of the world, and of all chance in it
   */
  rollOut?(game: G, view: View, viewer: Viewer, seat: Seat, seed: number): number;
  /**
   * Plays an action on in one imagined world and returns the expected final margin. Absent: the player can't. @param seed of
   * the world, and of all chance in it @param turns of its own, this one included
   */
  playedOn?(game: G, view: View, seat: Seat, action: Action, seed: number, turns: number): number;
}

/** Strengths of bots, the same three for every game. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * Returns the id of a bot at a table. Discord's ids are numbers, so it is none of them. @param number of its strength, from
 * 1
 */
export const playerId = (strength: Strength, number: number): string => `player:${strength}:${number}`;

/** Returns the first free number for one more bot of a strength. */
export function nextPlayer(strength: Strength, there: readonly { readonly id: string }[]): number {
  let number = 1;
  while (there.some(({ id }) => id === playerId(strength, number))) number += 1;
  return number;
}

/** Inverse of `playerId`; undefined for a person's id. */
export function playerIn(id: string): { readonly strength: Strength; readonly number: number } | undefined {
  const [, called, number] = /^player:(\w+):(\d{1,4})$/.exec(id) ?? [];
  const strength = STRENGTHS.find(each => each === called);
  return strength === undefined ? undefined : { strength, number: Number(number) };
}

/** A seat's holder, as far as it tells a person from a bot. */
export interface SeatHolder {
  /** A bot's strength; null or absent: a person's seat. */
  readonly strength?: Strength | null;
}

export const isPerson = ({ strength = null }: SeatHolder): boolean => strength === null;

/** Checks that a person holds the seat of this number; false where there is no such seat. */
export const isPersonAt = ({ seats }: { readonly seats: readonly SeatHolder[] }, seat: Seat): boolean => {
  const sitter = seats[seat];
  return sitter !== undefined && isPerson(sitter);
};

/** Counts the seats that people hold. */
export const peopleAt = ({ seats }: { readonly seats: readonly SeatHolder[] }): number =>
  seats.filter(isPerson).length;

/**
 * Checks that a match is one message that is edited from turn to turn: by its server's setting, and always with one person
 * in it.
 */
export const isEdited = (match: {
  readonly seats: readonly SeatHolder[];
  readonly edited: boolean;
}): boolean => match.edited || peopleAt(match) === 1;

/** Checks that one person plays with bots; false for a person alone. */
export const isOneAmongPlayers = (match: { readonly seats: readonly SeatHolder[] }): boolean =>
  match.seats.length > 1 && peopleAt(match) === 1;

/** Settings for judging a game's decisions once it has ended. */
export interface Coach {
  /** Edition of the weights that judge: games judged by other weights are judged again. */
  readonly edition: string;
  /** Playouts for each seat of a game, shared out among its decisions or the costliest of them: 8 s of a core or less. */
  readonly playouts: number;
  /** Actions that are tried for one decision, beside the played one. */
  readonly candidates: number;
  /** Own turns that a playout goes on for. */
  readonly turns: number;
  /** Worlds in which a seat's deal is played to the end, each with its own cards and with others. */
  readonly worlds: number;
  /**
   * Points of margin that make a win e times as likely as the others' together, at the beginning and at the end. Fitted on
   * games of the medium bot against itself: `npm run bench -- review` prints the values.
   */
  readonly spread: readonly [beginning: number, end: number];
}

/** Everything that plays a game without a person. */
export interface GamePlayers<P = Player> {
  /** Plays by a public rule; it stands in for absent people. */
  readonly steady: P;
  /** Absent: the game has no bots. */
  readonly strengths?: Readonly<Record<Strength, P>>;
  /** Skills by category, on the scale of people: measured (`npm run bench -- ratings`), and fixed. */
  readonly ratings?: Readonly<Record<string, Readonly<Record<Strength, Skill>>>>;
  /** Budget for a hint that a person asks for. Absent: the budget of its own moves. */
  readonly hint?: Budget;
  /** Absent: the coach of all games. */
  readonly coach?: Coach;
}

/** Takes the first legal action, in any game. */
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

/** Returns the player for an absent person's seat; `firstLegal` where the game has none of its own. */
export const steadyOf = (gameId: string, players: Players): Player =>
  of(gameId, players)?.steady ?? firstLegal;

/** Strengths of the bots that a game has; empty without bots. */
export const strengthsOf = (gameId: string, players: Players): readonly Strength[] =>
  of(gameId, players)?.strengths ? STRENGTHS : [];

/** Returns the bot of that strength; undefined where the game has none. */
export const playerOf = (gameId: string, players: Players, strength: Strength): Player | undefined =>
  of(gameId, players)?.strengths?.[strength];

/** Lists the bots of a game that were measured in a category, weakest first. */
export const measuredPlayers = (
  gameId: string,
  players: Players,
  category: string,
): readonly { readonly strength: Strength; readonly points: number }[] =>
  STRENGTHS.flatMap(strength => {
    const skill = ratingOf(gameId, players, category, strength);
    return skill ? { strength, points: pointsOf(skill) } : [];
  }).toSorted((one, other) => one.points - other.points);

/** Returns a bot's measured skill; undefined where it was not measured. */
export const ratingOf = (
  gameId: string,
  players: Players,
  category: string,
  strength: Strength,
): Skill | undefined => of(gameId, players)?.ratings?.[category]?.[strength];

export type PlayerOf<State, Action, Event, View, Options> = Player<
  Game<State, Action, Event, View, Options>,
  View,
  Action
>;
