import type { AnyGame } from '../../../../../src/core/game.ts';
import type { ButtonVerb } from '../../../../../src/discord/buttons/custom-id.ts';
import type { SlashCommand, UserMenu } from '../../../../../src/discord/context/command.ts';
import type { Presenters } from '../../../../../src/stage/presenter.ts';
import type { RunningOptions } from '../../../../support/bot.ts';
import type { Values } from '../registered.ts';

/** A table, and how far it is played. */
export interface Plan {
  readonly options: unknown;
  readonly seats: number;
  /** Number of taken seats. Default: all. */
  readonly people?: number;
  /**
   * Random actions; −1: stays a lobby; else until an action was made that reveals, one that may be taken back at once,
   * or the last; a pattern: until such an action is legal.
   */
  readonly actions: number | 'reveal' | 'undoable' | 'end' | RegExp;
  /** Actions that lead to such a position where chance rarely does. The first legal match is made. */
  readonly toward?: readonly RegExp[];
  /** True where the awaited person is late. */
  readonly late?: boolean;
}

/** An answer, and who reads it at which table. */
export interface Told {
  readonly text: string;
  /** The reader's request as JSON. */
  readonly asked: string;
  /** Absent: the reader does not sit there. */
  readonly reader: number | undefined;
  readonly seats: number;
  view(seat: number): unknown;
}

/** The facts about a game that the attacks on its tables need. */
export interface Attacked {
  readonly game: AnyGame;
  /** The game's own, and those that all games share. */
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly presenters: Presenters;
  /** Other options of the bot. */
  readonly bot: Pick<RunningOptions, 'games' | 'players'>;
  /** Games of every kind, for whatever chance tries. */
  readonly plans: readonly Plan[];
  /** Options of the tables with an open question that not everybody may decide. */
  readonly options: unknown;
  /** A table with an action that its maker may take back at once. */
  readonly undoable: Pick<Plan, 'options' | 'seats' | 'actions'>;
  /** Actions in the game's notation that are made first: of plans that wait for a kind of action, and of all others. */
  readonly first: Readonly<Record<'reveal' | 'undoable' | 'otherwise', RegExp>>;
  /** Plays the game that is to end where random actions would take too long. */
  readonly choose?: (
    view: unknown,
    seat: number,
    legal: readonly unknown[],
    below: (n: number) => number,
  ) => unknown;
  /** Verbs of the game's own that act: the type of the action, and its fields as options. */
  readonly acts: Readonly<Record<string, { readonly type: string; values(fields: Values): Values }>>;
  /** Values for the verbs that open a table. */
  readonly opening: Readonly<Record<string, Values>>;
  /** Verbs of buttons that it never shows, or that no person has at the stage's tables. */
  readonly lacks: readonly ButtonVerb[];
  /** True where the game has pictures of a whole game, to share and as a time-lapse. */
  readonly shares: boolean;
  /** Chapter with a picture. Absent: no chapter has a picture. */
  readonly lesson?: string;
  /** Words of its commands and buttons, for what has no sense. */
  readonly words: {
    readonly verbs: readonly string[];
    readonly options: readonly string[];
    readonly picks: readonly string[];
    readonly openings: readonly unknown[];
  };
  /** Returns another seat's secret in the answer, unless the reader named it. */
  secretIn(told: Told): string | undefined;
}
