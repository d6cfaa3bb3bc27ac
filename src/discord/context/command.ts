import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Answer } from '../ports/answer.ts';
import type { Context } from './context.ts';
import type { Visit } from './visit.ts';

/** Options of a command as typed, by name. While Discord asks for suggestions, an option may be typed in part. */
export type Typed = Readonly<Record<string, string | number | boolean>>;

/**
 * Characters of the longest text that an option takes, unless its definition names another length. No name of an action has
 * more than 80, and no text in a game's notation more than 61.
 */
export const LONGEST_TEXT = 200;

export interface OptionChoice {
  readonly name: string;
  readonly value: string;
}

export type Meanwhile = (content: string) => Promise<unknown>;

/** Subcommand with its definition for Discord and its behaviour. Only the person sees the answer. */
export interface Subcommand {
  readonly definition: SlashCommandSubcommandBuilder;
  /**
   * True where the subcommand changes nothing, with these options or with any. If its answer is ready quickly, the bot sends it
   * without an acknowledgement first. The answer needs no write to the database.
   */
  readonly reads?: boolean | ((typed: Typed) => boolean);
  /** True where the subcommand stores nothing about the person. */
  readonly traceless?: boolean;
  /** True where the subcommand takes seconds and changes nothing, so that the person's next request need not wait for it. */
  readonly long?: boolean;
  /** Names of options of earlier versions, which are menus of the private answer now. An older app still sends them. */
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
  /** Subcommands by name, or one with an empty name, which is the command itself. In a group, the key is both names: "game log". */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  /** Former subcommands by name, each with the text of the subcommand that does the same now. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** Lists the ids of the games that one person can play alone. */
export const aloneIn = (commands: readonly SlashCommand[]): readonly string[] =>
  commands.flatMap(({ game, subcommands }) => (game !== undefined && 'solo' in subcommands ? game : []));

/** Command in Discord's context menu of a person. `Visit.named` holds that person. */
export interface UserMenu {
  /** Name of the command in English, at most 32 characters. */
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
