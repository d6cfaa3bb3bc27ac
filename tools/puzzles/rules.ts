import type { Seat } from '../../src/core/contract/game.ts';
import type { Budget } from '../../src/core/contract/player.ts';
import type { Theme } from '../../src/core/contract/puzzle.ts';
import type { Refusal } from '../../src/core/contract/result.ts';
import { sum } from '../../src/core/rules/sum.ts';

/** Form of an event, such as a sale with its points, and the number of worlds in which the event has this form. */
export interface Variant {
  readonly event: unknown;
  readonly count: number;
}

export const meanOver = (variants: readonly Variant[], of: (event: unknown) => number): number =>
  sum(variants.map(({ event, count }) => count * of(event))) / sum(variants.map(({ count }) => count));

/** Game's own part of the search for puzzles. */
export interface PuzzleRules {
  /** Least lead of the best action over every other action, in points of the final margin. */
  readonly least: number;
  /** Own turns of the seat in long playouts, in which the lead must also hold. */
  readonly longTurns: number;
  /** Own turns until about the end of the game, over which the best action must not fall behind. Absent: not checked. */
  readonly endTurns?: number;
  /** Numbers of seats of the searched games, used in turn. */
  readonly seats: readonly number[];
  /** Greatest share of the puzzles whose best actions are of one kind. It is above one half if the game has two kinds. */
  readonly mostOfAKind: number;
  /** Names of the fields of an action that only give the payment. Actions that differ only in these fields are one choice. */
  readonly means?: readonly string[];
  /** Returns the mean points that an action brings now, if the die decides them and the game's `worth` has none. */
  meanWorth?(view: unknown, seat: Seat, action: unknown): number | undefined;
  /**
   * Returns true where an action does a part of what the best action does. No person would choose such an action, so it is no
   * choice. Absent: none.
   */
  isPart?(action: unknown, best: unknown): boolean;
  /** Returns true for an action that the picture itself shows to be good, such as a reveal without any risk. Absent: none. */
  isShown?(view: unknown, action: unknown): boolean;
  /** Returns the kind of an action, such as a draw of two cards. Absent: the first question of its menu. */
  kind?(action: unknown): string;
  /** Smaller greatest shares, for kinds of best actions that would come too often. */
  readonly most?: Readonly<Record<string, number>>;
  /** Returns the kind of a decision in the middle of a begun action, such as a voyage. Undefined for any other decision. */
  step?(view: unknown): string | undefined;
  /** Own turns of the seat in the lines of play of an answer, and number of worlds of these lines. */
  readonly lineTurns: number;
  readonly lineWorlds: number;
  /** Playouts of each decision of the deciding seat in these lines. Absent: 16 playouts of six actions. */
  readonly lineBudget?: Budget;
  /**
   * Returns the weight of an event in an answer, about equal to its points. Negative: the event is bad for its seat. `isOwn`:
   * the event is the deciding seat's.
   */
  stake(event: unknown, isOwn: boolean): number;
  /** Least weight of an event that shows why the best action is better: its points times the difference of its shares. */
  readonly clear: number;
  /** Returns an event with the mean points of its variants. Absent: the event as it is. */
  mean?(event: unknown, variants: readonly Variant[]): unknown;
  /** Returns the parts of an event that another form of it also has, such as claimed contracts. Absent: the whole event. */
  common?(event: unknown, other: unknown): unknown;
  /**
   * Codes of refusals that explain why an event of a line of play does not happen. `all`: for any seat. `own`: for the deciding
   * seat alone, since the words say *you*.
   */
  readonly tells: Readonly<Record<'all' | 'own', readonly string[]>>;
  /**
   * Returns a state in which the seat also has the means of an action, such as its cards. A refusal in this state has a deeper
   * reason. Absent: the rules check the means last.
   */
  paid?(state: unknown, seat: Seat, action: unknown): unknown;
  /**
   * Returns true for an action that fetches the card that another action misses. A refusal of that other action is a reason only
   * if the seat can't play the fetched card. Absent: none.
   */
  fetches?(action: unknown, refusal: Refusal, missing: unknown): boolean;
  /** Kinds of actions that only change the means of a seat, so that they can refute a reason. Absent: there are none. */
  readonly steps?: readonly string[];
  /** Returns the idea behind a part of the evaluation, named as in `TERMS` of the game. */
  theme(term: string): Theme | undefined;
  /** Root mean square of the points of each theme, over the game's puzzles. Absent: all themes weigh the same. */
  readonly usual?: Readonly<Partial<Record<Theme, number>>>;
}
