import type { AnyGame, Viewer } from '../../../src/core/contract/game.ts';
import type { SlashCommand, UserMenu } from '../../../src/discord/context/command.ts';
import type { Presenters } from '../../../src/presentation/presenter/presenter.ts';
import type { Chance } from '../chance.ts';

export interface Kind {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  /** True if no choice depends on the secrets, so that the same game can be played again with other secrets. */
  readonly twice: boolean;
}

export interface Guarded {
  readonly game: AnyGame;
  readonly kinds: readonly Kind[];
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  /** Subcommands that play actions. The bot's log must not contain their options. */
  readonly turns: readonly string[];
  /** Kinds of action, which are the values of an action's first field. */
  readonly types: readonly string[];
  readonly options: readonly string[];
  presenters(painted: boolean): Presenters;
  /**
   * Chooses a legal action. If an action's name depends on a secret, the choice goes by its place in the list. Games with
   * different secrets are then played alike.
   */
  choose(state: unknown, seat: number, chance: Chance): unknown;
  /**
   * Lists the secrets of a position that a viewer must not see. A value is undefined if too little of that secret is left to
   * compare.
   */
  hidden(state: unknown, viewer: Viewer): Readonly<Record<string, string | undefined>>;
  /** Words in lower case that reveal a secret wherever they appear. */
  readonly telling: readonly string[];
  /** Returns a text that another seat's hidden action may have in the imagined world. Absent: no such action is hidden. */
  otherMove?(world: unknown, seat: number, action: string): string;
  otherSealed?(world: unknown, seat: number, action: string): string;
  /**
   * Returns an earlier position that fits the newest imagined world. Undefined: the position as people saw it then is enough.
   * `since` has the later public events.
   */
  past?(course: Course, viewer: Viewer): unknown;
  /** Returns the same deal with other secrets for all seats except `seenBy`. Absent: no kind of game is played twice. */
  dealtOtherwise?(state: unknown, seenBy: Viewer): unknown;
  /** Returns a text that a person could type for an option. `spelled` returns an action that can be parsed, legal or not. */
  byHand(chance: Chance, option: string): string;
  spelled(chance: Chance): string;
}

export interface Course {
  readonly then: unknown;
  readonly now: unknown;
  readonly world: unknown;
  readonly since: readonly unknown[];
}

/** Fewest cards that the guard compares. Fewer cards are often in the same order by chance. */
const MANY = 6;

export const many = (cards: readonly (string | number)[]): string | undefined =>
  cards.length < MANY ? undefined : cards.join();

export const nonsense = (chance: Chance): string => chance.of(['nonsense', '1', 'off', '2027-01-01']);
