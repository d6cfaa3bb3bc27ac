import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Answer } from '../ports/answer.ts';
import type { Room } from './room.ts';
import type { Visit } from './visit.ts';

/** The options as typed, by name; half-typed ones too while autocompleting. */
export type Typed = Readonly<Record<string, string | number | boolean>>;

export interface OptionChoice {
  /** At most 100 characters. */
  readonly name: string;
  readonly value: string;
}

export type Meanwhile = (content: string) => Promise<void>;

/** Definition and behaviour of a subcommand; the answer is private. */
export interface Subcommand {
  readonly definition: SlashCommandSubcommandBuilder;
  /** Changes nothing: it may answer in one request, where it is ready at once. */
  readonly reads?: boolean;
  /** Nothing is stored of who asks. */
  readonly traceless?: boolean;
  /** Takes seconds and changes nothing: what its asker does next need not wait for it. */
  readonly long?: boolean;
  /** `meanwhile` shows how far a long work has come, until the answer takes its place; it never fails. */
  run(visit: Visit, typed: Typed, room: Room, meanwhile: Meanwhile): Promise<Answer>;
  /** At most 25 choices for the option being typed. */
  suggest?(visit: Visit, typed: Typed, focused: string, room: Room): Promise<readonly OptionChoice[]>;
}

export interface SlashCommand {
  readonly name: string;
  /** The game that it plays; absent: it is about all of them. */
  readonly game?: string;
  toJSON(): RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By name; in a group by both: "game log". */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
}

/** The games that one person can play. */
export const aloneIn = (commands: readonly SlashCommand[]): readonly string[] =>
  commands.flatMap(({ game, subcommands }) => (game !== undefined && 'solo' in subcommands ? game : []));

/** A command in the menu of a person: the visit names them. */
export interface UserMenu {
  /** As Discord shows it in English, at most 32 characters. */
  readonly name: string;
  toJSON(): RESTPostAPIContextMenuApplicationCommandsJSONBody;
  run(visit: Visit, room: Room): Promise<Answer>;
}

/** An option that is there and not blank. */
export function text(typed: Typed, name: string): string | undefined {
  const value = typed[name];
  const trimmed = value === undefined ? '' : String(value).trim();
  return trimmed === '' ? undefined : trimmed;
}

export function whole(typed: Typed, name: string): number | undefined {
  const value = typed[name];
  return typeof value === 'number' ? value : undefined;
}
