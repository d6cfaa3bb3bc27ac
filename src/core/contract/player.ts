import type { Dice } from './dice.ts';
import type { Rated, Term, Worth } from './evaluation.ts';
import { type AnyGame, type Game, ofGame, type Seat, type Viewer } from './game.ts';
import { pointsOf, type Skill } from './rating-formula.ts';
import type { Sequel } from './sequels.ts';

/** Prefix of the id of a person who has deleted their data. The rest of the id distinguishes several such people. */
export const STRANGER_PREFIX = 'forgotten/';

/** Returns true where the id is a placeholder for a person who deleted their data. Such an id can't be mentioned or pinged. */
export const isForgotten = (personId: string): boolean => personId.startsWith(STRANGER_PREFIX);

/**
 * Prefix of the id that replaces a person's id for readers at another place (another server, or direct messages). The seat's
 * number follows.
 */
const ELSEWHERE_PREFIX = 'elsewhere/';

/** Returns the id that stands for the person on a seat, for readers who may not learn who the person is. */
export const elsewhereAt = (seat: Seat): string => `${ELSEWHERE_PREFIX}${seat}`;

/** Ending of an `elsewhere/` id where the person lets people at other places see their name. */
const NAMED_ENDING = '/named';

/** Returns the id that stands for the person on a seat, for readers who may learn only the person's name. */
export const namedElsewhereAt = (seat: Seat): string => `${elsewhereAt(seat)}${NAMED_ENDING}`;

/** Returns true where the id stands for a person at another place whose name may be shown. */
export const isNamedElsewhere = (personId: string): boolean =>
  isElsewhere(personId) && personId.endsWith(NAMED_ENDING);

/** Returns true where the id stands for a person who plays from another place. The id can't be mentioned or looked up. */
export const isElsewhere = (personId: string): boolean => personId.startsWith(ELSEWHERE_PREFIX);

/**
 * An action and its value: the expected final margin in points over the mean of the other seats; for a single seat, its final
 * score.
 */
export interface Line<Action = unknown> {
  readonly action: Action;
  readonly value: number;
  /**
   * Mean parts of the value at the end of the action's playouts. Without playouts: parts of the evaluation right after the
   * action.
   */
  readonly terms: readonly Term[];
  /** Number of worlds in which the action was played on. */
  readonly playouts: number;
  /** Events that follow the action in these worlds. Absent: the action was not played on. */
  readonly sequels?: readonly Sequel[];
}

export interface Budget {
  /** Number of actions that are tried in playouts. */
  readonly candidates: number;
  /** Greatest distance in points between a tried action and the best one, as the evaluation values them. Absent: no limit. */
  readonly within?: number;
  /** Number of playouts for all actions together. 0: the evaluation alone decides. */
  readonly playouts: number;
  /** Number of the seat's own turns that a playout covers, the current turn included. */
  readonly turns: number;
}

export const AT_ONCE: Budget = { candidates: 0, playouts: 0, turns: 0 };

/** Chooses a bot's actions in one game. The player gets only the seat's view, never a state, so it can't cheat. */
export interface Player<G = AnyGame, View = unknown, Action = unknown> {
  /**
   * Returns a legal action of the seat.
   * @param dice dice for imagined worlds; they share nothing with the match's own dice
   */
  choose(game: G, view: View, seat: Seat, dice: Dice, budget?: Budget): Action;
  /**
   * Lists legal actions worth considering with their values, the best first. Absent: the player can't value actions.
   * @param among legal actions to value instead
   */
  lines?(
    game: G,
    view: View,
    seat: Seat,
    dice: Dice,
    budget?: Budget,
    among?: readonly Action[],
  ): readonly Line<Action>[];
  /** Values legal actions without playouts, the best first; it may leave some out. Absent: the player can't do so. */
  glance?(game: G, view: View, seat: Seat, dice: Dice): readonly Rated<Action>[];
  /**
   * Imagines a world from a view, plays that world to its end, and returns a seat's final margin. No seat uses playouts.
   * Absent: the player can't do so.
   * @param viewer viewer of that view
   * @param seed seed of the world, and of all chance in it
   */
  rollOut?(game: G, view: View, viewer: Viewer, seat: Seat, seed: number): number;
  /**
   * Plays an action in one imagined world, continues the game there, and returns the expected final margin with its parts.
   * Absent: the player can't do so. @param seed seed of the world, and of all chance in it @param turns number of the seat's
   * own turns to play, this one included
   */
  playedOn?(game: G, view: View, seat: Seat, action: Action, seed: number, turns: number): Worth;
}

/** Strengths of bots, the same three for every game. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * Returns the id of a bot at a table. The id differs from every person's id, since Discord's ids are numbers. @param number
 * number among the table's bots of that strength, from 1
 */
export const playerId = (strength: Strength, number: number): string => `player:${strength}:${number}`;

/** Returns the first free number for another bot of a strength at a table. */
export function nextPlayer(strength: Strength, there: readonly { readonly id: string }[]): number {
  let number = 1;
  while (there.some(({ id }) => id === playerId(strength, number))) number += 1;
  return number;
}

/** Returns the strength and the number in a bot's id: the inverse of `playerId`. Undefined for a person's id. */
export function playerIn(id: string): { readonly strength: Strength; readonly number: number } | undefined {
  const [, called, number] = /^player:(\w+):(\d{1,4})$/.exec(id) ?? [];
  const strength = STRENGTHS.find(each => each === called);
  return strength === undefined ? undefined : { strength, number: Number(number) };
}

export interface SeatHolder {
  /** Strength of a bot. Null or absent: a person holds the seat. */
  readonly strength?: Strength | null;
}

export const isPerson = ({ strength = null }: SeatHolder): boolean => strength === null;

/** Checks that a person holds the seat with this number; false where there is no such seat. */
export const isPersonAt = ({ seats }: { readonly seats: readonly SeatHolder[] }, seat: Seat): boolean => {
  const sitter = seats[seat];
  return sitter !== undefined && isPerson(sitter);
};

export const peopleAt = ({ seats }: { readonly seats: readonly SeatHolder[] }): number =>
  seats.filter(isPerson).length;

/**
 * Checks that the bot edits one message of the match from turn to turn. The bot does so if the server's setting says so, or if
 * only one person plays.
 */
export const isEdited = (match: {
  readonly seats: readonly SeatHolder[];
  readonly edited: boolean;
}): boolean => match.edited || peopleAt(match) === 1;

/** Checks that one person plays against bots; false for a person who plays alone. */
export const isOneAmongPlayers = (match: { readonly seats: readonly SeatHolder[] }): boolean =>
  match.seats.length > 1 && peopleAt(match) === 1;

/** Settings for judging a game's decisions once it has ended. */
export interface Coach {
  /** Hash of the evaluation's data. Games that were judged with other data are judged again. */
  readonly edition: string;
  /**
   * Number of playouts for each seat of a game, divided among all its decisions or the costliest ones. The playouts take at
   * most 8 s of one core.
   */
  readonly playouts: number;
  /** Number of actions that are tried for one decision, in addition to the played one. */
  readonly candidates: number;
  /** Number of the seat's own turns that a playout covers. */
  readonly turns: number;
  /**
   * Number of worlds imagined to measure a seat's deal. Each is played to the end twice: with the seat's real hidden cards
   * and with other possible ones.
   */
  readonly worlds: number;
  /**
   * Points of margin that multiply the odds of winning by e, at the beginning and at the end of a game. Fitted on games of
   * the medium bot against itself: `npm run bench -- review` prints the values.
   */
  readonly spread: readonly [beginning: number, end: number];
}

/** All automatic players of a game: each chooses actions in place of a person. */
export interface GamePlayers<P = Player> {
  /** Player that follows a public rule, and acts for absent people. */
  readonly steady: P;
  /** Bots by strength. Absent: the game has no bots. */
  readonly strengths?: Readonly<Record<Strength, P>>;
  /** Player whose values hints, reviews and the proofs of puzzles use. Absent: the hard bot. */
  readonly judge?: P;
  /**
   * Skills of the bots by category, on the rating scale of people. The skills are measured (`npm run bench -- ratings`) and
   * stay fixed.
   */
  readonly ratings?: Readonly<Record<string, Readonly<Record<Strength, Skill>>>>;
  /** Budget for a hint that a person asks for. Absent: the budget that the bot uses for its own moves. */
  readonly hint?: Budget;
  /** Settings for judging this game's decisions. Absent: the default settings (`COACH`). */
  readonly coach?: Coach;
}

export const firstLegal: Player = {
  choose(game, view, seat, dice) {
    const [first] = game.legal(game.imagine(view, seat, dice), seat);
    if (first === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to choose`);
    return first;
  },
};

export type Players = Readonly<Record<string, GamePlayers>>;

/** Returns the player that acts for an absent person; `firstLegal` where the game has no such player. */
export const steadyOf = (gameId: string, players: Players): Player =>
  ofGame(players, gameId)?.steady ?? firstLegal;

export const strengthsOf = (gameId: string, players: Players): readonly Strength[] =>
  ofGame(players, gameId)?.strengths ? STRENGTHS : [];

export const playerOf = (gameId: string, players: Players, strength: Strength): Player | undefined =>
  ofGame(players, gameId)?.strengths?.[strength];

/** Returns the player whose values explain decisions. Undefined: the game has neither such a player nor a hard bot. */
export const judgeOf = (gameId: string, players: Players): Player | undefined =>
  ofGame(players, gameId)?.judge ?? playerOf(gameId, players, 'hard');

/** Lists the bots of a game that have a measured skill in a category, weakest first. */
export const measuredPlayers = (
  gameId: string,
  players: Players,
  category: string,
): readonly { readonly strength: Strength; readonly points: number }[] =>
  STRENGTHS.flatMap(strength => {
    const skill = ratingOf(gameId, players, category, strength);
    return skill ? { strength, points: pointsOf(skill) } : [];
  }).toSorted((one, other) => one.points - other.points);

export const ratingOf = (
  gameId: string,
  players: Players,
  category: string,
  strength: Strength,
): Skill | undefined => ofGame(players, gameId)?.ratings?.[category]?.[strength];

export type PlayerOf<State, Action, Event, View, Options> = Player<
  Game<State, Action, Event, View, Options>,
  View,
  Action
>;
