import type { Dice } from './dice.ts';
import type { Refusal, Result } from './result.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;
/** The viewer that a view is made for: a seat, or the table, which means spectators and the public channel. */
export type Viewer = Seat | 'table';

/**
 * An event with its secrecy, which is decided where the event is made: for all, or for one seat with a public substitute.
 */
export type Told<Event> =
  | { readonly to: 'all'; readonly event: Event }
  | { readonly to: Seat; readonly event: Event; readonly others?: Event };

export interface Step<State, Event> {
  readonly state: State;
  readonly told: readonly Told<Event>[];
  /** True where something hidden from a viewer became known: such a step is not undone without consent. */
  readonly reveals: boolean;
  /**
   * True where the turn goes on: the same seat decides again, now or after others have answered. An answer in the middle of
   * the turn says so too. Then the board's message is edited and its seat is not mentioned again, while a new board follows
   * the end of a turn.
   */
  readonly goesOn: boolean;
  /**
   * Places in `told` that the actor could not foresee, since dice or hidden things decided them. All else is certain from
   * the actor's view before the action.
   */
  readonly chance: readonly number[];
}

/** Facts about a match that the table knows and the game's rules do not. */
export interface Aside {
  /** Seats that resigned: they rank last, whatever their points. */
  readonly resigned: readonly Seat[];
  /** Seats that have sealed a choice and wait for the others. The choice itself is not shown. */
  readonly sealed?: readonly Seat[];
  /** Winners of a game that people ended before its rules did; empty where it was called off. Null: it was not ended so. */
  readonly stopped: readonly Seat[] | null;
}

export interface Outcome {
  readonly totals: readonly number[];
  /** 1 for the best; ties share a rank only where the rules leave them tied. */
  readonly ranks: readonly number[];
  /** Solo games: true where the goal was reached. */
  readonly won?: boolean;
  /** Solo games: grade of the result, in the game's own terms. */
  readonly level?: string;
}

/** An action that was played: its events, and the state after it. */
export interface PlayedAction<State, Action, Event> {
  readonly seat: Seat;
  readonly action: Action;
  readonly told: readonly Told<Event>[];
  readonly state: State;
}

/** The course of a game: the deal and every action that was not undone. */
export interface History<State, Action, Event> {
  readonly deal: State;
  readonly played: readonly PlayedAction<State, Action, Event>[];
  /** Seats that resigned, each with the number of actions before that. */
  readonly resigned: readonly { readonly seat: Seat; readonly before: number }[];
}

/** A card (or whatever the game calls it) that brought points, and the places that made it count. */
export interface Scored {
  readonly part: string;
  readonly card: string;
  readonly points: number;
  readonly places: readonly string[];
  /** False: it would have brought the points, but did not. */
  readonly counted: boolean;
}

/** An account of the points. The game names parts, cards and places, and its presenter has the words. */
export interface Summary {
  /** Every part of the totals in the order of the account, with its points by seat. */
  readonly parts: readonly { readonly part: string; readonly points: readonly number[] }[];
  /** Scored cards by seat. */
  readonly scored: readonly (readonly Scored[])[];
  /** Tied seats: the first is ranked above the second by the rule that is named. */
  readonly ties: readonly { readonly seats: readonly [Seat, Seat]; readonly by: string }[];
  /** Points that each action brought its seat at once, in the order of the history. */
  readonly gains: readonly number[];
  /** Places by seat: the one that brought most points; null where none did. Absent: points have no place. */
  readonly best?: readonly (string | null)[];
  /** The score of every seat after each round. */
  readonly rounds: readonly (readonly number[])[];
}

/** Orders that say the same of different things. A page lists the kinds, and each kind has its own page. */
export interface OrderKind {
  /** Named by the game in letters, digits and hyphens, at most 30 characters; its presenter has the words. */
  readonly kind: string;
  /** Orders of this kind, the likeliest first, 25 at most. */
  readonly orders: readonly string[];
}

/**
 * Decisions that a person makes in advance. Each order is a text of the game's own, at most 60 characters, and says itself
 * how long it holds. The table keeps it secret and does not interpret it. An order answers every question that it fits until
 * it is spent.
 */
export interface StandingOrders<View, Action> {
  /** Orders that would have made this legal action now, the nearest first; empty for actions that are seldom asked for. */
  offered(view: View, seat: Seat, action: Action): readonly string[];
  /** Orders that the seat may leave at any time, kind by kind, asked or not. Absent: orders are left only with an action. */
  kinds?(view: View, seat: Seat): readonly OrderKind[];
  /**
   * Returns the order's action, from what its seat sees; undefined where it does not fit or is unknown: the person is asked.
   */
  applied(view: View, seat: Seat, order: string): Action | undefined;
  /** Checks that the order can never apply again. True also for one that these rules can't read. */
  isSpent(view: View, seat: Seat, order: string): boolean;
}

/** A deal that people play each alone, to compare their results. */
export interface SoloDeal<Options> {
  readonly options: Options;
  /** Points that are many for one round: rounds are graded by how near they come to it. */
  readonly great: number;
}

/**
 * A game's rules: pure functions over plain JSON. No clock, no words, no Discord (laws 7 and 8).
 * Method syntax on purpose: `Game<GoState, …>` fits where `AnyGame` is asked for.
 */
export interface Game<State, Action, Event, View, Options> {
  readonly id: string;
  /**
   * Number of the rules, raised when an old log would no longer replay to the same state. Running games go on under the new
   * rules.
   */
  readonly rules: number;
  /**
   * Converts a state saved under the rules numbered `from`; unchanged where the shape is the same. It runs whenever such a
   * state is read; `read` still reads what those rules wrote. Needed once `rules` is above 1.
   */
  migrate?(state: unknown, from: number): State;
  readonly defaults: Options;
  seats(options: Options): { readonly min: number; readonly max: number };
  setup(seats: number, options: Options, dice: Dice): State;
  /**
   * Seats that are to act. None: the game is over. Several: their choices are sealed and applied in this order, in one
   * transaction. Each may be legal alone and not together (a supply runs short). Where one is refused after those before it,
   * nothing is applied. That choice alone is unsealed and its seat asked again, with the refusal, while the others stay
   * secret. A choice that no person made is replaced by another that is legal then. So that this ends, each later seat is
   * still to act and has a legal action, whatever those before it have chosen.
   */
  toAct(state: State): readonly Seat[];
  /**
   * Lists every legal action of the seat in a fixed order; empty exactly when the seat is not to act. `apply` agrees (law
   * 6).
   */
  legal(state: State, seat: Seat): readonly Action[];
  /**
   * Returns the seat's one legal action, where the table makes it without asking: never one that reveals something (law 14).
   */
  forced(state: State, seat: Seat): Action | undefined;
  /** Checks and carries out an action. A refusal leaves everything, the dice too, untouched. */
  apply(state: State, seat: Seat, action: Action, dice: Dice): Result<Step<State, Event>, Refusal>;
  /** Returns what the viewer may see, built field by field as an allow-list (law 5). */
  view(state: State, viewer: Viewer, aside?: Aside): View;
  /** Returns a state that this view could come from: view(imagine(v, w, dice), w) equals v. */
  imagine(view: View, viewer: Viewer, dice: Dice): State;
  /**
   * Deals again all that the viewer may not know: view(redeal(s, w, dice), w) equals view(s, w), and so does all else that w
   * is shown. It starts from the state and not from the view, so it finds what the view leaks.
   */
  redeal(state: State, viewer: Viewer, dice: Dice): State;
  /**
   * Returns the points that a legal action brings its seat at once: exact, and from what the seat sees. Undefined where they
   * depend on chance or on something hidden. Absent: no points before the end.
   */
  worth?(view: View, seat: Seat, action: Action): number | undefined;
  /**
   * Lists the kinds of action that a seat may have as far as everybody knows, from the table's view: for public buttons. A
   * kind is the first of `fields`, which has the same name in all actions. One too many does no harm, one too few hides a
   * possibility, so a game with hidden hands names all that depend on them. Absent: those in worlds imagined from that view.
   */
  openers?(view: View, seat: Seat): readonly (readonly [name: string, value: string])[];
  /**
   * Later actions for which a legal action takes up or leaves something, if all else stays: one of each, the best first.
   * Undefined for an action that changes nothing in that.
   */
  prospects?(view: View, seat: Seat, action: Action): readonly Action[] | undefined;
  /**
   * Orders all legal actions of a seat as they are proposed to its person, the best first: a permutation of `legal`, from
   * what the seat sees. It agrees with `worth`, then with the worth of `prospects`. Absent: the order of `legal`.
   */
  proposed?(view: View, seat: Seat, legal: readonly Action[]): readonly Action[];
  /** Absent: no decision can be made in advance. */
  readonly orders?: StandingOrders<View, Action>;
  /** A deal for one person alone, the same for everybody. Absent: the game can't be played alone. */
  readonly soloDeal?: SoloDeal<Options>;
  /**
   * Returns the category of a game: games of one category compare, and a leaderboard keeps bests for each. Absent: all games
   * compare.
   */
  category?(options: Options): string;
  /** Sums up a game that has ended, by its rules or before them: everything is open. */
  summary?(history: History<State, Action, Event>): Summary;
  /** Returns the portable record as plain JSON: of the whole game, or of what a viewer may know. */
  record?(history: History<State, Action, Event>, names: readonly string[], viewer: Viewer | 'all'): object;
  /**
   * Returns the number of the round, as this view's viewer sees it: no action lowers it, and it is the same for every
   * viewer. Followers of the game are notified when it goes up. Absent: the game has no rounds.
   */
  round?(view: View): number;
  /**
   * Colours of the pieces that an action places, one for each piece, in names that the presenter knows. A profile card shows
   * the colour that its person plays most. Absent: pieces have no colour.
   */
  colours?(action: Action): readonly string[];
  /** Returns the outcome; undefined while the game runs. */
  outcome(state: State): Outcome | undefined;
  /** Returns the action's named parts in the order of a menu's questions; no two legal actions have the same parts. */
  fields(action: Action): readonly (readonly [name: string, value: string])[];
  /**
   * Writes an action and reads it again: read(write(a)) is a. Other text is refused, with the wrong part and what is
   * possible there.
   */
  write(action: Action): string;
  read(text: string): Result<Action, Refusal>;
}

export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
