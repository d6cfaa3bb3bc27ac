import type { AnyGame, Viewer } from '../../../../src/core/game.ts';
import type { SlashCommand, UserMenu } from '../../../../src/discord/context/command.ts';
import type { Presenters } from '../../../../src/stage/presenter.ts';
import type { Chance } from '../chance.ts';

/** One way of playing a game. */
export interface Kind {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  /** True where the game can be played twice with other secrets that no choice shows. */
  readonly twice: boolean;
}

/** The facts about a game that the guard needs to find leaked secrets. */
export interface Guarded {
  readonly game: AnyGame;
  readonly kinds: readonly Kind[];
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  /** Subcommands that act in the game: no log may tell what is typed there. */
  readonly turns: readonly string[];
  /** Values of the actions' first field, and names of options. */
  readonly types: readonly string[];
  readonly options: readonly string[];
  /** Returns presenters that give pictures as scenes, or painted. */
  presenters(painted: boolean): Presenters;
  /** A legal action, by place where names would tell a secret: equal in two games that differ in secrets alone. */
  choose(state: unknown, seat: number, chance: Chance): unknown;
  /** Lists the secrets of a position, part by part. A part is undefined where too little of it is left. */
  hidden(state: unknown, viewer: Viewer): Readonly<Record<string, string | undefined>>;
  /** Words in lower case that give away a secret wherever they are. */
  readonly telling: readonly string[];
  /** Returns, for an imagined world, the text of another seat's hidden action. `otherSealed` does it for a sealed choice. */
  otherMove(world: unknown, seat: number, action: string): string;
  otherSealed(world: unknown, seat: number, action: string): string;
  /**
   * An earlier position of the newest world, where the game's own looks back need more than what was seen then. `since`:
   * what all have heard from then on.
   */
  past?(course: Course, viewer: Viewer): unknown;
  /** The same deal with other secrets for all seats but the one that looks. */
  dealtOtherwise(state: unknown, seenBy: Viewer): unknown;
  /**
   * Returns a text that a person could type for an option. `spelled` does it for an action, legal or not, that can be read.
   */
  byHand(chance: Chance, option: string): string;
  spelled(chance: Chance): string;
}

export interface Course {
  readonly then: unknown;
  readonly now: unknown;
  readonly world: unknown;
  readonly since: readonly unknown[];
}

/** Fewer cards come up in the same order by mere chance. */
const MANY = 6;

export const many = (cards: readonly (string | number)[]): string | undefined =>
  cards.length < MANY ? undefined : cards.join();

/** Returns a senseless text for any option. */
export const nonsense = (chance: Chance): string => chance.of(['nonsense', '1', 'off', '2027-01-01']);
