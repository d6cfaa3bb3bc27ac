import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Answer } from '../ports/answer.ts';
import type { Context } from './context.ts';
import type { Visit } from './visit.ts';

/** Values of a command's options, by the option's name. While Discord asks for suggestions, a value may be incomplete. */
export type Typed = Readonly<Record<string, string | number | boolean>>;

/**
 * Maximum length of an option's text in characters, unless its definition sets another limit. Names of actions have at most 80
 * characters, and texts in a game's notation at most 61.
 */
export const LONGEST_TEXT = 200;

export interface OptionChoice {
  readonly name: string;
  readonly value: string;
}

export type Meanwhile = (content: string) => Promise<unknown>;

export interface Subcommand {
  readonly definition: SlashCommandSubcommandBuilder;
  /**
   * True where the subcommand changes nothing; a function decides from the options. If the answer is ready quickly, the bot
   * sends it without an acknowledgement first. The answer needs no write to the database.
   */
  readonly reads?: boolean | ((typed: Typed) => boolean);
  readonly traceless?: boolean;
  /** True where the subcommand takes seconds and changes nothing, so that the person's next request need not wait for it. */
  readonly long?: boolean;
  /**
   * Names of options of earlier versions. Older Discord apps still send them. The private answer has menus in their place now.
   */
  readonly former?: readonly string[];
  /** Answers the subcommand. Long work may call `meanwhile` to show its progress until the answer. `meanwhile` never fails. */
  run(visit: Visit, typed: Typed, context: Context, meanwhile: Meanwhile): Promise<Answer>;
  /** Suggests at most 25 values for the option that the person is typing. */
  suggest?(visit: Visit, typed: Typed, focused: string, context: Context): Promise<readonly OptionChoice[]>;
}

export interface SlashCommand {
  readonly name: string;
  /** Id of the game that the command belongs to. Absent: the command is for all games. */
  readonly game?: string;
  toJSON(): RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Subcommands by name; an empty name means the command itself. In a group, the key is both names: "game log". */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  /** Former subcommands by name, each with the text of the subcommand that does the same now. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** Lists the ids of the games with a subcommand `solo`. One person can play these games alone. */
export const aloneIn = (commands: readonly SlashCommand[]): readonly string[] =>
  commands.flatMap(({ game, subcommands }) => (game !== undefined && 'solo' in subcommands ? game : []));

/** Command in Discord's context menu of a person. `Visit.named` holds that person. */
export interface UserMenu {
  readonly name: string;
  toJSON(): RESTPostAPIContextMenuApplicationCommandsJSONBody;
  run(visit: Visit, context: Context): Promise<Answer>;
}

/** Returns the text of an option. Undefined where the option is missing or blank. */
export function text(typed: Typed, name: string): string | undefined {
  const value = typed[name];
  const trimmed = value === undefined ? '' : String(value).trim();
  return trimmed === '' ? undefined : trimmed;
}

export function whole(typed: Typed, name: string): number | undefined {
  const value = typed[name];
  return typeof value === 'number' ? value : undefined;
}
