import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Answer } from '../ports/answer.ts';
import type { Context } from './context.ts';
import type { Visit } from './visit.ts';

/** Options of a command as typed, by name. Incomplete ones are included while Discord asks for suggestions. */
export type Typed = Readonly<Record<string, string | number | boolean>>;

export interface OptionChoice {
  /** Name of at most 100 characters. */
  readonly name: string;
  readonly value: string;
}

export type Meanwhile = (content: string) => Promise<void>;

/** A subcommand with its definition and behaviour; the answer is private. */
export interface Subcommand {
  readonly definition: SlashCommandSubcommandBuilder;
  /** True where the subcommand changes nothing. Its answer may be the first response, if it is ready at once. */
  readonly reads?: boolean;
  /** True where the subcommand stores nothing about the person. */
  readonly traceless?: boolean;
  /** True where the subcommand takes seconds and changes nothing, so that the person's next request need not wait for it. */
  readonly long?: boolean;
  /** Answers the subcommand. `meanwhile` shows the progress of long work until the answer replaces it; it never fails. */
  run(visit: Visit, typed: Typed, context: Context, meanwhile: Meanwhile): Promise<Answer>;
  /** Suggests at most 25 values for the option that the person is typing. */
  suggest?(visit: Visit, typed: Typed, focused: string, context: Context): Promise<readonly OptionChoice[]>;
}

export interface SlashCommand {
  readonly name: string;
  /** Game of the command. Absent: the command is for all games. */
  readonly game?: string;
  toJSON(): RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Subcommands by name, or in a group by both names: "game log". */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
}

/** Lists the games that one person can play alone. */
export const aloneIn = (commands: readonly SlashCommand[]): readonly string[] =>
  commands.flatMap(({ game, subcommands }) => (game !== undefined && 'solo' in subcommands ? game : []));

/** Command in the context menu of a person. The visit names that person. */
export interface UserMenu {
  /** Name in English, at most 32 characters. */
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
