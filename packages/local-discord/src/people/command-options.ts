import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Channel } from '../resources/guild.ts';
import { has } from '../resources/permissions.ts';
import type { User } from '../resources/user.ts';
import type { Command, CommandBook, CommandOption } from '../rules/command-book.ts';

export interface OptionFile {
  readonly kind?: 'file';
  readonly name: string;
  readonly data: Buffer;
  readonly contentType?: string;
}

export type OptionValue = string | number | boolean | User | Channel | OptionFile;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Command found by its words: the command `porto` and its subcommand `build` for the text `porto build`. */
export interface FoundCommand {
  readonly command: Command;
  /** Names of the subcommand group, if any, and of the subcommand. */
  readonly branch: readonly string[];
  readonly options: readonly CommandOption[];
}

const THINGS: readonly number[] = [Type.User, Type.Channel, Type.Role, Type.Mentionable, Type.Attachment];
const CONTEXT = { guild: 0, botDm: 1 } as const;
const USER_MENU = 2;
const INSTALLED_BY = { guild: 0, user: 1 } as const;

/** Finds a command by its typed words. Throws where Discord's client would not offer that command to this person. */
export function findCommand(
  book: CommandBook,
  person: User,
  channel: Channel,
  path: string,
  userInstalled: boolean,
): FoundCommand {
  const [name = '', ...branch] = path.replace(/^\//, '').trim().split(/\s+/);
  const here = commandsIn(book, channel);
  const command = here.find(candidate => candidate.name === name && candidate.type === 1);
  if (command === undefined)
    throw new Error(
      `no command /${name} here; registered: ${here.map(c => `/${c.name}`).join(', ') || 'none'}`,
    );
  refuseElsewhere(command, person, channel, userInstalled);
  let options = command.options ?? [];
  for (const word of branch) {
    const next = options.find(option => option.name === word && isBranch(option));
    if (next === undefined)
      throw new Error(`/${path}: no subcommand "${word}"; there are: ${options.map(o => o.name).join(', ')}`);
    options = next.options ?? [];
  }
  if (options.some(isBranch))
    throw new Error(`/${path}: a subcommand is needed: ${options.map(o => o.name).join(', ')}`);
  return { command, branch, options };
}

/** Finds a command of the menu that opens on a person's name. Throws where Discord's client would not list that command. */
export function findMenu(book: CommandBook, person: User, channel: Channel, name: string): Command {
  const command = commandsIn(book, channel).find(each => each.name === name && each.type === USER_MENU);
  if (command === undefined) throw new Error(`no menu "${name}" on a person here`);
  refuseElsewhere(command, person, channel, false);
  return command;
}

const commandsIn = (book: CommandBook, { guild }: Channel): readonly Command[] => [
  ...(guild === undefined ? [] : book.list(guild.id)),
  ...book.list(),
];

const isBranch = (option: CommandOption): boolean =>
  option.type === Type.Subcommand || option.type === Type.SubcommandGroup;

function refuseElsewhere(command: Command, person: User, channel: Channel, userInstalled: boolean): void {
  const context = channel.isDm ? CONTEXT.botDm : CONTEXT.guild;
  const dmClosed = channel.isDm && command.contexts == null && command.dm_permission === false;
  if ((command.contexts != null && !command.contexts.includes(context)) || dmClosed)
    throw new Error(`/${command.name} can't be used ${channel.isDm ? 'in a DM' : 'in a server'}`);
  const by = userInstalled ? INSTALLED_BY.user : INSTALLED_BY.guild;
  const own = person.installedBot && command.integration_types.includes(INSTALLED_BY.user);
  if (!command.integration_types.includes(by) && !own)
    throw new Error(`/${command.name} can't be installed by a ${userInstalled ? 'user' : 'server'}`);
  const needed = BigInt(command.default_member_permissions ?? 0);
  if (channel.guild !== undefined && !has(person.permissions, needed))
    throw new Error(`${person.name} has not the permissions that /${command.name} asks for`);
}

/** Checks the filled-in options as Discord's client does before sending. Throws an error with the option's name. */
export function checkOptions(found: FoundCommand, path: string, values: OptionValues): void {
  checkNames(found, path, values);
  for (const option of found.options) {
    const value = values[option.name];
    if (value !== undefined) checkValue(option, path, value);
    else if (option.required === true) throw new Error(`/${path}: the option "${option.name}" is required`);
  }
}

export function checkNames(found: FoundCommand, path: string, values: OptionValues): void {
  for (const name of Object.keys(values))
    if (!found.options.some(option => option.name === name))
      throw new Error(
        `/${path}: no option "${name}"; there are: ${found.options.map(o => o.name).join(', ')}`,
      );
}

function checkValue(option: CommandOption, path: string, value: OptionValue): void {
  const wrong = (why: string) => new Error(`/${path}: the option "${option.name}" ${why}`);
  const isNumber = option.type === Type.Integer || option.type === Type.Number;
  if (option.type === Type.String && typeof value !== 'string') throw wrong('takes text');
  if (isNumber && typeof value !== 'number') throw wrong('takes a number');
  if (option.type === Type.Integer && !Number.isInteger(value)) throw wrong('takes a whole number');
  if (option.type === Type.Boolean && typeof value !== 'boolean') throw wrong('takes true or false');
  if (THINGS.includes(option.type) && typeof value !== 'object' && typeof value !== 'string')
    throw wrong('takes a person, a channel or a file');
  if (typeof value === 'string') {
    if (value.length < (option.min_length ?? 0) || value.length > (option.max_length ?? 6000))
      throw wrong(`takes ${option.min_length ?? 0} to ${option.max_length ?? 6000} characters`);
    if (option.required === true && value === '') throw wrong('is required');
  }
  if (typeof value === 'number')
    if (value < (option.min_value ?? -(2 ** 53)) || value > (option.max_value ?? 2 ** 53))
      throw wrong(`takes ${option.min_value ?? '…'} to ${option.max_value ?? '…'}`);
  const choices = option.choices ?? [];
  if (choices.length > 0 && !choices.some(choice => choice.value === value))
    throw wrong(`takes one of: ${choices.map(choice => choice.value).join(', ')}`);
}

/** Returns the command with its options as text. On a public answer, all readers can open that text. */
export function commandText(path: string, values: OptionValues): string {
  const words = Object.entries(values).map(([name, value]) => `${name}:${plainValue(value)}`);
  return [`/${path}`, ...words].join(' ');
}

export const plainValue = (value: OptionValue): string | number | boolean => {
  if (typeof value !== 'object') return value;
  return 'id' in value ? value.id : value.name;
};
