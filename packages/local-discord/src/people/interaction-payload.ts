import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIBaseInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteractionDataResolved,
  type APIMessage,
  type APIMessageComponentInteraction,
  type APIModalSubmission,
  type APIModalSubmitInteraction,
  type APIPrimaryEntryPointCommandInteraction,
  type APIUserApplicationCommandInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  InteractionType,
  type Locale,
} from 'discord-api-types/v10';
import { ATTACHMENT_LIMIT } from '../posting/compose.ts';
import { StoredAttachment } from '../resources/attachment.ts';
import type { Channel } from '../resources/guild.ts';
import type { Interaction } from '../resources/interaction.ts';
import { STRANGER_PERMISSIONS } from '../resources/permissions.ts';
import type { User } from '../resources/user.ts';
import type { Command } from '../rules/command-book.ts';
import { renderActingMember, renderChannel, renderUser } from '../world/render.ts';
import { renderAttachment, renderMessage } from '../world/render-message.ts';
import type { World } from '../world/world.ts';
import { type FoundCommand, type OptionValues, plainValue } from './command-options.ts';

/** Returns the fields that interactions of all types have, apart from the type and data. */
export function envelope<T extends InteractionType>(
  world: World,
  interaction: Interaction,
  type: T,
): APIBaseInteraction<T, never> & { channel_id: string; channel: { id: string; type: Channel['type'] } } {
  const { person, channel, owners } = interaction.fields;
  const { guild } = channel;
  const permissions = owners['0'] === undefined ? STRANGER_PERMISSIONS : channel.botPermissions;
  // Discord's payloads contain no permission overwrites, so they are omitted here too. The bot's cached permissions of the
  // channel then stay unchanged.
  const { permission_overwrites: _, ...partial } = renderChannel(world, channel);
  const shared = {
    id: interaction.id,
    application_id: world.applicationId,
    type,
    token: interaction.token,
    version: 1 as const,
    channel_id: channel.id,
    channel: {
      ...partial,
      id: channel.id,
      type: channel.type,
      permissions: person.permissions.toString(),
    },
    app_permissions: permissions.toString(),
    locale: person.locale as Locale,
    entitlements: [],
    authorizing_integration_owners: owners,
    context: guild === undefined ? InteractionContextType.BotDM : InteractionContextType.Guild,
    attachment_size_limit: ATTACHMENT_LIMIT,
  };
  if (guild === undefined) return { ...shared, user: renderUser(person) };
  const locale = guild.preferredLocale as Locale;
  return {
    ...shared,
    guild_id: guild.id,
    guild: { id: guild.id, locale, features: [] },
    guild_locale: locale,
    member: renderActingMember(world, guild, person),
  };
}

export interface Typing {
  readonly option: string;
  readonly text: string;
}

export function commandPayload(
  world: World,
  interaction: Interaction,
  found: FoundCommand,
  values: OptionValues,
): APIChatInputApplicationCommandInteraction {
  const data = commandData(world, interaction, found, values);
  return { ...envelope(world, interaction, InteractionType.ApplicationCommand), data };
}

/** Builds the payload for the Entry Point command, which has no options. */
export function entryPointPayload(
  world: World,
  interaction: Interaction,
  { id, name }: Command,
): APIPrimaryEntryPointCommandInteraction {
  const data = { id, name, type: ApplicationCommandType.PrimaryEntryPoint } as const;
  return { ...envelope(world, interaction, InteractionType.ApplicationCommand), data };
}

/** Builds the payload for a command of the menu that opens on a person's name. */
export function userMenuPayload(
  world: World,
  interaction: Interaction,
  command: Command,
  target: User,
): APIUserApplicationCommandInteraction {
  const { id, name, guild_id } = command;
  const data: APIUserApplicationCommandInteraction['data'] = {
    id,
    name,
    type: ApplicationCommandType.User,
    ...(guild_id === undefined ? {} : { guild_id }),
    target_id: target.id,
    resolved: resolvePeople(world, interaction.fields.channel, [target]),
  };
  return { ...envelope(world, interaction, InteractionType.ApplicationCommand), data };
}

export function autocompletePayload(
  world: World,
  interaction: Interaction,
  found: FoundCommand,
  values: OptionValues,
  typing: Typing,
): APIApplicationCommandAutocompleteInteraction {
  const data = commandData(world, interaction, found, values, typing);
  return {
    ...envelope(world, interaction, InteractionType.ApplicationCommandAutocomplete),
    data: { ...data, options: (data.options ?? []) as TypedOption[] },
  };
}

type TypedOption = APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommandAutocomplete>;
type DataOption = APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>;

function commandData(
  world: World,
  interaction: Interaction,
  found: FoundCommand,
  values: OptionValues,
  typing?: Typing,
): APIChatInputApplicationCommandInteraction['data'] {
  const { command, branch } = found;
  const filled = Object.entries(values).filter(([name]) => name !== typing?.option);
  const given = filled.map(([name, value]) => ({
    name,
    type: typeOf(found, name),
    value: plainValue(value),
  }));
  if (typing !== undefined)
    given.push(
      Object.assign(
        { name: typing.option, type: typeOf(found, typing.option), value: typing.text },
        { focused: true },
      ),
    );
  const [inner, outer] = [...branch].reverse();
  let options: object[] = given;
  if (inner !== undefined)
    options = [{ name: inner, type: ApplicationCommandOptionType.Subcommand, options }];
  if (outer !== undefined)
    options = [{ name: outer, type: ApplicationCommandOptionType.SubcommandGroup, options }];
  const resolved = resolve(world, interaction, values, given);
  return {
    id: command.id,
    name: command.name,
    type: ApplicationCommandType.ChatInput,
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    ...(options.length === 0 ? {} : { options: options as DataOption[] }),
    ...(Object.keys(resolved).length === 0 ? {} : { resolved }),
  };
}

const typeOf = (found: FoundCommand, name: string): number =>
  found.options.find(option => option.name === name)?.type ?? ApplicationCommandOptionType.String;

/** Returns the full data of the people, channels and files that options name. Each file gets a new id here. */
function resolve(
  world: World,
  interaction: Interaction,
  values: OptionValues,
  given: { name: string; value: unknown }[],
): APIInteractionDataResolved {
  const resolved: APIInteractionDataResolved = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object') continue;
    if (value.kind === 'person')
      Object.assign(resolved, resolvePeople(world, interaction.fields.channel, [value], resolved));
    else if (value.kind === 'channel')
      resolved.channels = { ...resolved.channels, [value.id]: renderChannel(world, value) as never };
    else {
      const id = world.ids.next();
      const url = `${world.origin}/attachments/${interaction.fields.channel.id}/${id}/${encodeURIComponent(value.name)}`;
      const contentType = value.contentType ?? 'application/octet-stream';
      const fields = { id, filename: value.name, contentType, size: value.data.length, url };
      const file = new StoredAttachment(fields, world.keepFile(id, value.data));
      world.attachments.set(id, file);
      resolved.attachments = { ...resolved.attachments, [id]: renderAttachment(file, true) };
      for (const option of given) if (option.name === name) option.value = id;
    }
  }
  return resolved;
}

function resolvePeople(
  world: World,
  channel: Channel,
  people: readonly User[],
  before: APIInteractionDataResolved = {},
): APIInteractionDataResolved & { users: NonNullable<APIInteractionDataResolved['users']> } {
  const users = { ...before.users };
  const members = { ...before.members };
  for (const person of people) {
    users[person.id] = renderUser(person);
    if (channel.guild === undefined) continue;
    const { user: _, mute: __, deaf: ___, ...member } = renderActingMember(world, channel.guild, person);
    members[person.id] = member;
  }
  return channel.guild === undefined ? { users } : { users, members };
}

/** Pressed button, or menu with the values that a person chose in it. In a user select, `values` are user ids. */
export interface UsedComponent {
  readonly customId: string;
  readonly type: number;
  readonly values?: readonly string[];
}

export function componentPayload(
  world: World,
  interaction: Interaction,
  { customId, type, values }: UsedComponent,
): APIMessageComponentInteraction {
  const people = values?.flatMap(id => world.people.get(id) ?? []) ?? [];
  const resolved = resolvePeople(world, interaction.fields.channel, people);
  const data = {
    custom_id: customId,
    component_type: type,
    ...(values && { values: [...values], ...((type === 5 || type === 7) && { resolved }) }),
  };
  return {
    ...envelope(world, interaction, InteractionType.MessageComponent),
    data: data as APIMessageComponentInteraction['data'],
    message: sourceMessage(world, interaction),
  };
}

export function modalPayload(
  world: World,
  interaction: Interaction,
  data: APIModalSubmission,
): APIModalSubmitInteraction {
  const source =
    interaction.fields.source === undefined ? {} : { message: sourceMessage(world, interaction) };
  return { ...envelope(world, interaction, InteractionType.ModalSubmit), data, ...source };
}

function sourceMessage(world: World, interaction: Interaction): APIMessage {
  const { source } = interaction.fields;
  if (source === undefined) throw new Error('a component press needs its message');
  return renderMessage(world, source) as unknown as APIMessage;
}
