import type { AnyGame } from '../../../../src/core/contract/game.ts';
import type { ButtonVerb } from '../../../../src/discord/buttons/custom-id.ts';
import type { SlashCommand, UserMenu } from '../../../../src/discord/context/command.ts';
import type { Presenters } from '../../../../src/presentation/presenter/presenter.ts';
import type { RunningOptions } from '../../../../test/support/bot.ts';
import type { Values } from '../registered.ts';

export interface Plan {
  readonly options: unknown;
  readonly seats: number;
  readonly people?: number;
  /**
   * Number of random actions (−1: the table stays a lobby), or the point at which play stops. `reveal`: after an action that
   * reveals something. `undoable`: after an action that a person can take back without consent. `end`: after the last action. A
   * pattern: once such an action is legal.
   */
  readonly actions: number | 'reveal' | 'undoable' | 'end' | RegExp;
  /**
   * Patterns of actions that lead to a position that random play rarely reaches. The first pattern with a legal action is used.
   */
  readonly toward?: readonly RegExp[];
  readonly late?: boolean;
}

export interface SeenAnswer {
  readonly text: string;
  readonly asked: string;
  /** Seat of the reader at the table. Undefined: the reader has no seat there. */
  readonly reader: number | undefined;
  readonly seats: number;
  view(seat: number): unknown;
}

export interface Attacked {
  readonly game: AnyGame;
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly presenters: Presenters;
  readonly bot: Pick<RunningOptions, 'games' | 'players'>;
  readonly plans: readonly Plan[];
  readonly options: unknown;
  readonly undoable: Pick<Plan, 'options' | 'seats' | 'actions'>;
  /** Patterns of preferred actions in plans with `reveal`, with `undoable`, and in all others. */
  readonly first: Readonly<Record<'reveal' | 'undoable' | 'otherwise', RegExp>>;
  /** Chooses the actions in a game that must end, if random actions would take too long. */
  readonly choose?: (
    view: unknown,
    seat: number,
    legal: readonly unknown[],
    below: (n: number) => number,
  ) => unknown;
  /** Commands that play an action, by name: the type of the action, and its fields as options. */
  readonly acts: Readonly<Record<string, { readonly type: string; values(fields: Values): Values }>>;
  readonly opening: Readonly<Record<string, Values>>;
  /** Verbs of buttons that the game never shows, or that no person has at the attacked tables. */
  readonly lacks: readonly ButtonVerb[];
  /** True if the game has pictures of a whole game, to share and as a time-lapse. */
  readonly shares: boolean;
  readonly lesson?: string;
  /** Words of the game's commands and buttons, from which nonsense is made. */
  readonly words: {
    readonly verbs: readonly string[];
    readonly options: readonly string[];
    readonly picks: readonly string[];
    readonly openings: readonly unknown[];
  };
  /** Returns another seat's secret that an answer shows. A secret in the reader's own request does not count. */
  secretIn(answer: SeenAnswer): string | undefined;
}
