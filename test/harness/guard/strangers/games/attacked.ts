import type { AnyGame } from '../../../../../src/core/game.ts';
import type { ButtonVerb } from '../../../../../src/discord/buttons/custom-id.ts';
import type { SlashCommand, UserMenu } from '../../../../../src/discord/context/command.ts';
import type { Presenters } from '../../../../../src/stage/presenter.ts';
import type { RunningOptions } from '../../../../support/bot.ts';
import type { Values } from '../registered.ts';

/** A plan for a table: its options, its seats, and how far it is played. */
export interface Plan {
  readonly options: unknown;
  readonly seats: number;
  /** Number of taken seats. Default: all. */
  readonly people?: number;
  /**
   * Number of random actions, or the point at which they end. −1: the table stays a lobby. `reveal`: after an action that
   * reveals something. `undoable`: after an action that can be taken back at once. `end`: after the last action. A pattern:
   * once such an action is legal.
   */
  readonly actions: number | 'reveal' | 'undoable' | 'end' | RegExp;
  /**
   * Kinds of action that are preferred, for a position that random play rarely reaches. The first pattern with a legal
   * action is used.
   */
  readonly toward?: readonly RegExp[];
  /** True where the awaited person is late. */
  readonly late?: boolean;
}

/** An answer, with its reader and the table where it was given. */
export interface Told {
  readonly text: string;
  /** The reader's request as JSON. */
  readonly asked: string;
  /** Seat of the reader at that table. Absent: the reader has no seat there. */
  readonly reader: number | undefined;
  readonly seats: number;
  view(seat: number): unknown;
}

/** The facts about a game that the attacks on its tables need. */
export interface Attacked {
  readonly game: AnyGame;
  /** The game's own commands, and those that all games share. */
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly presenters: Presenters;
  /** Further options for the start of the bot. */
  readonly bot: Pick<RunningOptions, 'games' | 'players'>;
  /** Plans for games of every kind, which random attacks use. */
  readonly plans: readonly Plan[];
  /** Options of the tables whose open questions only some people may decide. */
  readonly options: unknown;
  /** Plan of a table with an action that can be taken back at once. */
  readonly undoable: Pick<Plan, 'options' | 'seats' | 'actions'>;
  /** Patterns of actions to play first: in plans that wait for a revealing or undoable action, and in all other plans. */
  readonly first: Readonly<Record<'reveal' | 'undoable' | 'otherwise', RegExp>>;
  /** Chooses the actions of the game that must end, where random actions would take too long. */
  readonly choose?: (
    view: unknown,
    seat: number,
    legal: readonly unknown[],
    below: (n: number) => number,
  ) => unknown;
  /** The game's own verbs that play an action: the type of the action, and its fields as options. */
  readonly acts: Readonly<Record<string, { readonly type: string; values(fields: Values): Values }>>;
  /** Values for the verbs that open a table. */
  readonly opening: Readonly<Record<string, Values>>;
  /** Verbs of buttons that the game never shows, or that no person has at the stage's tables. */
  readonly lacks: readonly ButtonVerb[];
  /** True where the game has pictures of a whole game, to share and as a time-lapse. */
  readonly shares: boolean;
  /** Chapter with a picture. Absent: no chapter has a picture. */
  readonly lesson?: string;
  /** Words of the game's commands and buttons, from which nonsense is made. */
  readonly words: {
    readonly verbs: readonly string[];
    readonly options: readonly string[];
    readonly picks: readonly string[];
    readonly openings: readonly unknown[];
  };
  /** Returns another seat's secret in an answer, unless the reader's request contained it. */
  secretIn(told: Told): string | undefined;
}
