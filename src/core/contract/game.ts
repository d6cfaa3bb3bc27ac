import type { DealForm, DealSettings } from './deals.ts';
import type { Dice } from './dice.ts';
import type { Refusal, Result } from './result.ts';
import type { EndedSeat, EndedSeats, SeatEnd } from './seat-ends.ts';

/** Returns a game's part. Undefined where no game has this id, which a person may have typed. */
export const ofGame = <Part>(parts: Readonly<Record<string, Part>>, id: string): Part | undefined =>
  Object.hasOwn(parts, id) ? parts[id] : undefined;

/** Returns the game with this id. Throws if there is none, since ids come from database rows and menus, not from typed text. */
export function gameOf(
  { games }: { readonly games: Readonly<Record<string, AnyGame>> },
  id: string,
): AnyGame {
  const game = ofGame(games, id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** Returns the events that a viewer may learn of. No other function decides this. */
export const visibleEvents = <Event>(
  events: readonly AddressedEvent<Event>[],
  viewer: Viewer,
): readonly Event[] =>
  events.flatMap(each => {
    if (each.to === 'all' || each.to === viewer) return [each.event];
    return each.others === undefined ? [] : [each.others];
  });

/** Returns the events of a step that its actor could foresee with certainty. */
export const certain = <State, Event>({
  events,
  chance,
}: Step<State, Event>): readonly AddressedEvent<Event>[] =>
  events.filter((_, place) => !chance.includes(place));

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;
/** The viewer that a view is made for: a seat, or the table, which means spectators and the public channel. */
export type Viewer = Seat | 'table';

/** An event and its audience, which the rules decide: all viewers, or one seat. Other viewers may get a public substitute. */
export type AddressedEvent<Event> =
  | { readonly to: 'all'; readonly event: Event }
  | { readonly to: Seat; readonly event: Event; readonly others?: Event };

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly AddressedEvent<Event>[];
  /** True where the step revealed something hidden to a viewer. Such a step can't be undone without consent. */
  readonly reveals: boolean;
  /**
   * True where the turn continues after the step: the same seat decides again, now or after other seats have answered. An
   * answer of another seat during the turn is also such a step. The bot then edits the board's message and does not mention the
   * seat again. After the end of a turn, the bot posts a new board.
   */
  readonly goesOn: boolean;
  /**
   * Indices in `events` of events that the acting seat could not foresee, since dice or hidden things decided them. All other
   * events follow from the seat's view before the action.
   */
  readonly chance: readonly number[];
}

/** Facts about a match that the table knows and the game's rules do not. */
export interface Aside {
  /** Seats that ended before the game: they rank last, whatever their points. */
  readonly resigned: readonly Seat[];
  /** Ways in which the seats of `resigned` ended, in the same order. Absent: all of them resigned. */
  readonly ends?: readonly SeatEnd[];
  /** Seats that have sealed a choice and wait for other seats. The choice itself stays secret. */
  readonly sealed?: readonly Seat[];
  /**
   * Winners of a game that people ended before its rules did; empty where people called the game off. Null: people did not end
   * the game.
   */
  readonly stopped: readonly Seat[] | null;
}

/** Facts about a match that each view shows. */
export interface SeenAside extends EndedSeats {
  readonly stopped: Aside['stopped'];
}

export const seenAside = ({ resigned = [], ends = [], stopped = null }: Partial<Aside> = {}): SeenAside => ({
  resigned,
  ends,
  stopped,
});

export interface Outcome {
  readonly totals: readonly number[];
  /** Rank by seat, 1 for the best; ties share a rank only where the rules leave them tied. */
  readonly ranks: readonly number[];
  /** Solo games: true where the goal was reached. */
  readonly won?: boolean;
  /** Solo games: grade of the result, in the game's own terms. */
  readonly level?: string;
}

export interface PlayedAction<State, Action, Event> {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly AddressedEvent<Event>[];
  readonly state: State;
}

/** History of a game: the deal, and every action that was not undone. */
export interface History<State, Action, Event> {
  readonly deal: State;
  readonly played: readonly PlayedAction<State, Action, Event>[];
  /** Seats that ended before the game, each with the number of actions played before. */
  readonly resigned: readonly EndedSeat[];
}

/** A card, or another scoring thing of the game: its points, and the places that made it count. */
export interface Scored {
  readonly part: string;
  readonly card: string;
  readonly points: number;
  readonly places: readonly string[];
  /** False where the card could have brought the points but did not. */
  readonly counted: boolean;
}

/**
 * Summary of where the points came from. The game names parts, cards and places by ids, for which its presenter has the words.
 */
export interface Summary {
  /** Every part of the totals with its points by seat, in the order to print them. */
  readonly parts: readonly { readonly part: string; readonly points: readonly number[] }[];
  readonly scored: readonly (readonly Scored[])[];
  /** Pairs of seats with equal totals: the first ranks above the second by the rule `by`. */
  readonly ties: readonly { readonly seats: readonly [Seat, Seat]; readonly by: string }[];
  /** Points that each action brought its seat immediately, in the order of the history. */
  readonly gains: readonly number[];
  /**
   * Place that brought each seat most points; null where no place brought any. Absent: points of this game belong to no place.
   */
  readonly best?: readonly (string | null)[];
  /** The score of every seat after each round. */
  readonly rounds: readonly (readonly number[])[];
}

/**
 * Kind of standing orders (decisions made in advance). Orders of one kind do the same with different objects. The bot lists the
 * kinds on one page, and has a page for each kind.
 */
export interface OrderKind {
  /** Id of the kind in letters, digits and hyphens, at most 30 characters; the presenter has the words for it. */
  readonly kind: string;
  /** Orders of this kind, the likeliest first, 25 at most. */
  readonly orders: readonly string[];
}

/**
 * Standing orders: decisions that a person makes in advance. Each order is a text of the game, at most 60 characters, which
 * includes its duration. The table keeps it secret and does not interpret it. An order answers every decision that it fits,
 * until it is spent.
 */
export interface StandingOrders<View, Action> {
  /**
   * Lists orders that would choose this legal action now, the closest fit first. Empty for an action for which orders are
   * rarely useful.
   */
  offered(view: View, seat: Seat, action: Action): readonly string[];
  /**
   * Lists the orders that the seat may give at any time, by kind, even when the seat is not to act. Absent: orders are given
   * only together with an action.
   */
  kinds?(view: View, seat: Seat): readonly OrderKind[];
  /**
   * Returns the action that the order chooses from what its seat sees. Undefined where the order does not fit or is unknown:
   * the table then asks the person.
   */
  applied(view: View, seat: Seat, order: string): Action | undefined;
  /** Checks that the order can never apply again. True also for an order that these rules can't read. */
  isSpent(view: View, seat: Seat, order: string): boolean;
}

/**
 * A game's rules: pure functions over plain JSON, without a clock, words or Discord (laws 7 and 8). The functions are in method
 * syntax on purpose, so that a `Game<GoState, …>` is assignable to `AnyGame`.
 */
export interface Game<State, Action, Event, View, Options> {
  readonly id: string;
  /**
   * Version number of the rules, raised when an old log would no longer replay to the same state. Running games continue
   * under the new rules.
   */
  readonly rules: number;
  /**
   * Converts a state that was saved under version `from` of the rules; returns it unchanged if its shape is the same. The
   * function runs whenever such a state is read. `read` must still accept actions written under that version. Needed once
   * `rules` is above 1.
   */
  migrate?(state: unknown, from: number): State;
  readonly defaults: Options;
  seats(options: Options): { readonly min: number; readonly max: number };
  setup(seats: number, options: Options, dice: Dice): State;
  /**
   * Lists the seats that are to act. No seat: the game is over. Several seats: each choice stays secret until all of them have
   * chosen. The choices are then applied in the order of this list, in one transaction. Two choices may each be legal alone but
   * not together (a supply runs short). If one of the choices is refused, none is applied. Only the refused seat is asked
   * again, with the refusal, while all other choices stay secret. If no person made the refused choice, a legal one replaces
   * it. Each later seat must still be to act and have a legal action, whatever the earlier seats chose. Otherwise the table
   * could ask without end.
   */
  toAct(state: State): readonly Seat[];
  /**
   * Lists every legal action of the seat in a fixed order; empty exactly when the seat is not to act. `apply` accepts
   * exactly these actions (law 6).
   */
  legal(state: State, seat: Seat): readonly Action[];
  /**
   * Returns the seat's only legal action, if the table may play it without asking the person. The action never reveals anything
   * (law 14).
   */
  forced(state: State, seat: Seat): Action | undefined;
  /** Checks an action and carries it out. A refusal changes nothing, not even the dice. */
  apply(state: State, seat: Seat, action: Action, dice: Dice): Result<Step<State, Event>, Refusal>;
  /** Returns what the viewer may see, built field by field as an allow-list (law 5). */
  view(state: State, viewer: Viewer, aside?: Aside): View;
  /** Returns a state that this view could come from: view(imagine(v, w, dice), w) equals v. */
  imagine(view: View, viewer: Viewer, dice: Dice): State;
  /**
   * Deals again, at random, everything that the viewer may not know. The viewer's view stays the same: view(redeal(s, w, dice),
   * w) equals view(s, w). The function starts from the true state, so a test with it finds secrets that the view leaks and
   * `imagine` copies. Absent: `redealt` imagines a state from the view.
   */
  redeal?(state: State, viewer: Viewer, dice: Dice): State;
  /**
   * Returns the exact points that a legal action brings its seat immediately, as far as the seat can see. Undefined if they
   * depend on chance or on something hidden. Absent: the game gives no points before its end.
   */
  worth?(view: View, seat: Seat, action: Action): number | undefined;
  /**
   * Lists the kinds of action that a seat may have, as far as the table's view shows. Public buttons offer these kinds. A kind
   * is the first of `fields`, which has the same name in all actions. A superfluous kind does no harm, but a missing one hides
   * a possibility. So a game with hidden hands lists every kind that depends on the hands. Absent: the kinds in worlds imagined
   * from that view.
   */
  openers?(view: View, seat: Seat): readonly (readonly [name: string, value: string])[];
  /**
   * Lists later actions that are possible after a legal action, if nothing else changes: one of each kind, the best first.
   * Undefined for an action that does not change the possible later actions.
   */
  prospects?(view: View, seat: Seat, action: Action): readonly Action[] | undefined;
  /**
   * Sorts all legal actions of a seat in the order in which its person is offered them, the best first. The result is a
   * permutation of `legal`, computed from the facts that the seat sees. The order follows `worth`, then the worth of
   * `prospects`. Absent: the order of `legal`.
   */
  proposed?(view: View, seat: Seat, legal: readonly Action[]): readonly Action[];
  /**
   * Checks that a legal action brings its seat exactly what it costs. A panel does not suggest such an action, and lists it
   * last. Absent: the game has no such action.
   */
  isIdle?(view: View, seat: Seat, action: Action): boolean;
  /** Standing orders of the game. Absent: no decision can be made in advance. */
  readonly orders?: StandingOrders<View, Action>;
  /** Settings of the deals that many people play, by form. Absent: the game has no daily and no challenges. */
  readonly deals?: Readonly<Partial<Record<DealForm, DealSettings<Options>>>>;
  /**
   * Returns the category of a game. Games of one category are comparable, and a leaderboard has separate bests for each
   * category. Absent: all games are comparable.
   */
  category?(options: Options): string;
  /** Sums up the points of a game that has ended, by its rules or earlier. Nothing is hidden any more at that time. */
  summary?(history: History<State, Action, Event>): Summary;
  /** Returns the portable record as plain JSON: of the whole game, or of the facts that a viewer may know. */
  record?(history: History<State, Action, Event>, names: readonly string[], viewer: Viewer | 'all'): object;
  /**
   * Returns the number of the round in this view. No action lowers it, and it is the same for every viewer. Followers of the
   * game are notified when it rises. Absent: the game has no rounds.
   */
  round?(view: View): number;
  /**
   * Returns the colours of the pieces that an action places, one for each piece, in names that the presenter knows. A profile
   * card shows the colour that its person plays most. Absent: pieces have no colour.
   */
  colours?(action: Action): readonly string[];
  outcome(state: State): Outcome | undefined;
  /** Lists the action's named parts in the order in which a menu asks for them; no two legal actions have the same parts. */
  fields(action: Action): readonly (readonly [name: string, value: string])[];
  /**
   * Writes an action as text, which `read` reads again: read(write(a)) equals a. `read` refuses any other text, and names the
   * wrong part and the possible values of this part.
   */
  write(action: Action): string;
  read(text: string): Result<Action, Refusal>;
}

export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/**
 * Deals again, at random, everything that the viewer may not know. A game without `redeal` imagines a state from the viewer's
 * view.
 */
export const redealt = <State, View>(
  game: Pick<Game<State, never, unknown, View, never>, 'redeal' | 'view' | 'imagine'>,
  state: State,
  viewer: Viewer,
  dice: Dice,
): State => game.redeal?.(state, viewer, dice) ?? game.imagine(game.view(state, viewer), viewer, dice);

/** Returns the category of a game with these options; the game's id where the game has no categories. */
export const categoryOf = (game: AnyGame, options: unknown): string => game.category?.(options) ?? game.id;
