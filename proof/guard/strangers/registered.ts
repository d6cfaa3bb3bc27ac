import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { SlashCommand } from '../../../src/discord/context/command.ts';

export interface Registered {
  /** Full path of the subcommand: "games league". */
  readonly path: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

const isBasic = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type !== Type.Subcommand && option.type !== Type.SubcommandGroup;

function leaves(path: string, options: readonly APIApplicationCommandOption[]): readonly Registered[] {
  const branches = options.filter(option => !isBasic(option));
  if (branches.length === 0) return [{ path, options: options.filter(isBasic) }];
  return branches.flatMap(branch =>
    leaves(`${path} ${branch.name}`, ('options' in branch ? branch.options : undefined) ?? []),
  );
}

export const registeredIn = (commands: readonly SlashCommand[]): readonly Registered[] =>
  commands.flatMap(command => {
    const { name, options = [] } = command.toJSON();
    return leaves(name, options);
  });

export type Values = Readonly<Record<string, string | number | boolean>>;

/**
 * Returns the data of a command in an interaction.
 * @param focused name of the option that the person is typing
 */
export function commandData(
  applicationId: string,
  { path, options }: Registered,
  values: Values,
  focused?: string,
): object {
  const given = Object.entries(values).map(([name, value]) => ({
    name,
    type:
      options.find(option => option.name === name)?.type ??
      (typeof value === 'boolean' ? Type.Boolean : Type.String),
    value,
    ...(name === focused && { focused: true }),
  }));
  const users = given.filter(({ type }) => type === Type.User).map(({ value }) => userOf(String(value)));
  const [name = '', ...words] = path.split(' ');
  const leaf = words.reduceRight<readonly object[]>((inner, word, depth) => {
    const type = depth === words.length - 1 ? Type.Subcommand : Type.SubcommandGroup;
    return [{ name: word, type, options: inner }];
  }, given);
  return {
    id: applicationId,
    name,
    type: ApplicationCommandType.ChatInput,
    options: leaf,
    ...(users.length > 0 && { resolved: { users: Object.fromEntries(users.map(user => [user.id, user])) } }),
  };
}

export const userOf = (id: string) => ({
  id,
  username: `user-${id}`,
  discriminator: '0',
  global_name: null,
  avatar: null,
});

export const menuData = (applicationId: string, name: string, targetId: string): object => ({
  id: applicationId,
  name,
  type: ApplicationCommandType.User,
  target_id: targetId,
  resolved: { users: { [targetId]: userOf(targetId) } },
});
