import type { AnyGame, Viewer } from '../../../../src/core/game.ts';
import type { SlashCommand, UserMenu } from '../../../../src/discord/context/command.ts';
import type { Presenters } from '../../../../src/stage/presenter.ts';
import type { Chance } from '../chance.ts';

/** A kind of game that is played. */
export interface Kind {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  /** True where the game can be played a second time with other secrets, because no choice depends on them. */
  readonly twice: boolean;
}

/** The facts about a game that the guard needs to find leaked secrets. */
export interface Guarded {
  readonly game: AnyGame;
  readonly kinds: readonly Kind[];
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  /** Subcommands that play actions. No log may contain the options of such a command. */
  readonly turns: readonly string[];
  /** Values of the actions' first field. `options` has the names of options. */
  readonly types: readonly string[];
  readonly options: readonly string[];
  /** Returns presenters whose pictures are painted, or are scenes. */
  presenters(painted: boolean): Presenters;
  /**
   * Chooses a legal action. It chooses by position in the list where a name would depend on a secret, so that two games with
   * different secrets are played alike.
   */
  choose(state: unknown, seat: number, chance: Chance): unknown;
  /** Lists the secrets of a position, part by part. A part is undefined where too little of it is left. */
  hidden(state: unknown, viewer: Viewer): Readonly<Record<string, string | undefined>>;
  /** Words in lower case that reveal a secret wherever they appear. */
  readonly telling: readonly string[];
  /** Returns, for an imagined world, the text of another seat's hidden action. `otherSealed` does it for a sealed choice. */
  otherMove(world: unknown, seat: number, action: string): string;
  otherSealed(world: unknown, seat: number, action: string): string;
  /**
   * Returns an earlier position that fits the newest imagined world, where the position as it was seen then is not enough.
   * `since` has the public events from then on.
   */
  past?(course: Course, viewer: Viewer): unknown;
  /** Returns the same deal with other secrets for all seats except `seenBy`. */
  dealtOtherwise(state: unknown, seenBy: Viewer): unknown;
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

/** Fewest cards that are compared. Fewer cards are often in the same order by chance. */
const MANY = 6;

export const many = (cards: readonly (string | number)[]): string | undefined =>
  cards.length < MANY ? undefined : cards.join();

/** Returns a senseless text for any option. */
export const nonsense = (chance: Chance): string => chance.of(['nonsense', '1', 'off', '2027-01-01']);
