import type { Dice } from './dice.ts';
import type { Rated, Term } from './evaluation.ts';
import type { AnyGame, Game, Seat, Viewer } from './game.ts';
import { pointsOf, type Skill } from './ratings.ts';

/** What an action is worth: the final margin that is expected, in points over the mean of the others; solo, the final score. */
export interface Line<Action = unknown> {
  readonly action: Action;
  readonly value: number;
  /** The mean parts of what its playouts ended with; where there were none, of the evaluation right after the action. */
  readonly terms: readonly Term[];
  /** Worlds in which it was played on. */
  readonly playouts: number;
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
  /**
   * Legal actions worth a look and what they are worth, the best first. Absent: it does not know. @param among legal ones, to
   * be weighed instead.
   */
  lines?(
    game: G,
    view: View,
    seat: Seat,
    dice: Dice,
    budget?: Budget,
    among?: readonly Action[],
  ): readonly Line<Action>[];
  /** What it makes of legal actions without playing on, the best first; others it leaves out. Absent: it does not judge so. */
  glance?(game: G, view: View, seat: Seat, dice: Dice): readonly Rated<Action>[];
  /**
   * The final margin of a seat in one world imagined from a view, all seats playing on at a glance to the end. Absent: it can't
   * tell. @param viewer whose view it is @param seed of the world, and of all that comes up in it
   */
  rollOut?(game: G, view: View, viewer: Viewer, seat: Seat, seed: number): number;
  /**
   * The final margin that is expected once an action was played on in one imagined world. Absent: it does not play on. @param seed
   * of the world, and of all that comes up in it @param turns of its own, this one included
   */
  playedOn?(game: G, view: View, seat: Seat, action: Action, seed: number, turns: number): number;
}

/** How well a player of the bot plays, the same three for every game. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Of a player of the bot at a table; no id that Discord gives, since those are numbers. @param number of its strength, from 1 */
export const playerId = (strength: Strength, number: number): string => `player:${strength}:${number}`;

/** The number of one more player of a strength beside who sits there: the first that is free. */
export function nextPlayer(strength: Strength, there: readonly { readonly id: string }[]): number {
  let number = 1;
  while (there.some(({ id }) => id === playerId(strength, number))) number += 1;
  return number;
}

/** The inverse of `playerId`; undefined: a person's. */
export function playerIn(id: string): { readonly strength: Strength; readonly number: number } | undefined {
  const [, called, number] = /^player:(\w+):(\d{1,4})$/.exec(id) ?? [];
  const strength = STRENGTHS.find(each => each === called);
  return strength === undefined ? undefined : { strength, number: Number(number) };
}

/** Who sits in a seat, as far as that tells a person from a player of the bot. */
export interface SeatHolder {
  /** Of a player of the bot; null or absent: a person's seat. */
  readonly strength?: Strength | null;
}

export const isPerson = ({ strength = null }: SeatHolder): boolean => strength === null;

/** Whether a person has the seat of this number; false where there is none. */
export const isPersonAt = ({ seats }: { readonly seats: readonly SeatHolder[] }, seat: Seat): boolean => {
  const sitter = seats[seat];
  return sitter !== undefined && isPerson(sitter);
};

/** How many of the seats are people's. */
export const peopleAt = ({ seats }: { readonly seats: readonly SeatHolder[] }): number =>
  seats.filter(isPerson).length;

/** Whether a match is one message that is edited from turn to turn: as its server wants it, and always with one person in it. */
export const isEdited = (match: {
  readonly seats: readonly SeatHolder[];
  readonly edited: boolean;
}): boolean => match.edited || peopleAt(match) === 1;

/** One person beside players of the bot; a person alone is none. */
export const isOneAmongPlayers = (match: { readonly seats: readonly SeatHolder[] }): boolean =>
  match.seats.length > 1 && peopleAt(match) === 1;

/** How one game's decisions are judged once it has ended. */
export interface Coach {
  /** Of the weights that judge: what was judged by others is judged again. */
  readonly edition: string;
  /** For each seat of a game, shared out among its decisions, or among the dearest of them: 8 s of a core or less. */
  readonly playouts: number;
  /** Actions that are tried for one decision, beside the one that was played. */
  readonly candidates: number;
  /** Own turns that a playout goes on for. */
  readonly turns: number;
  /** Worlds in which a seat's deal is played to the end, each with its own cards and with others. */
  readonly worlds: number;
  /**
   * Points of margin that make a win e times as likely as the others' together, at the beginning and at the end. Fitted on
   * games of the medium player against itself: `npm run bench -- review` prints what they give.
   */
  readonly spread: readonly [beginning: number, end: number];
}

/** Everybody who plays a game and is no person. */
export interface GamePlayers<P = Player> {
  /** Plays by a rule that everyone may know. */
  readonly steady: P;
  /** Absent: the game has no players of the bot. */
  readonly strengths?: Readonly<Record<Strength, P>>;
  /** How well they play, by category, on the scale of people: measured (`npm run bench -- ratings`), and fixed. */
  readonly ratings?: Readonly<Record<string, Readonly<Record<Strength, Skill>>>>;
  /** How hard looks when a person asks for a hint. Absent: as for its own move. */
  readonly hint?: Budget;
  /** Absent: judged as any game. */
  readonly coach?: Coach;
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

/** Those of a game's players that were measured in a category, weakest first. */
export const measuredPlayers = (
  gameId: string,
  players: Players,
  category: string,
): readonly { readonly strength: Strength; readonly points: number }[] =>
  STRENGTHS.flatMap(strength => {
    const skill = ratingOf(gameId, players, category, strength);
    return skill ? { strength, points: pointsOf(skill) } : [];
  }).toSorted((one, other) => one.points - other.points);

/** Undefined where nobody has measured it. */
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
