import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type BaseInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  GuildMember,
  InteractionContextType,
  PermissionFlagsBits,
  ThreadChannel,
} from 'discord.js';
import type { Member } from '../match/servers.ts';
import type { Typed } from './command.ts';
import { lackingForThread, lackingPermissions } from './permissions.ts';
import type { Place, Visit } from './room.ts';

function placeOf(interaction: BaseInteraction): Place {
  if (interaction.guildId !== null) {
    const owners = interaction.authorizingIntegrationOwners;
    return owners[ApplicationIntegrationType.GuildInstall] === undefined ? 'not-installed' : 'server';
  }
  return interaction.context === InteractionContextType.PrivateChannel ? 'group-dm' : 'dm';
}

function nameOf(interaction: BaseInteraction): string {
  const { member, user } = interaction;
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.displayName;
}

/** A private thread is seen by its members alone, which nobody here knows. */
function maySee(interaction: BaseInteraction, channelId: string): boolean {
  const { member, guild } = interaction;
  if (channelId === interaction.channelId) return true;
  const channel = guild?.channels.cache.get(channelId);
  if (!channel || !(member instanceof GuildMember) || channel.type === ChannelType.PrivateThread)
    return false;
  return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}

function memberOf({ member, memberPermissions }: BaseInteraction): Member | undefined {
  if (!member) return undefined;
  const roles = Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
  return { roles, managesServer: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false };
}

/** Who asks, where, and what the bot may do there: all that a handler may know of an interaction. */
export function visitOf(interaction: BaseInteraction): Visit {
  const { channelId, guildId, user } = interaction;
  if (channelId === null) throw new Error(`an interaction without a channel: ${interaction.id}`);
  const inThread = interaction.channel instanceof ThreadChannel;
  return {
    person: { id: user.id, name: nameOf(interaction) },
    channelId,
    guildId,
    place: placeOf(interaction),
    moderator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    threads:
      guildId === null
        ? undefined
        : { here: inThread, lacking: lackingForThread(interaction.appPermissions) },
    member: memberOf(interaction),
    maySee: other => maySee(interaction, other),
    lacking: guildId === null ? [] : lackingPermissions(interaction.appPermissions, inThread),
  };
}

type Typing = ChatInputCommandInteraction | AutocompleteInteraction;

/** The options of the subcommand, in a group or not. */
function given(interaction: Typing): readonly CommandInteractionOption[] {
  const [{ options = [] } = {}] = interaction.options.data;
  if (interaction.options.getSubcommandGroup(false) === null) return options;
  const [inner] = options;
  return inner?.options ?? [];
}

/** The options of the subcommand by name. */
export const typedOf = (interaction: Typing): Typed =>
  Object.fromEntries(
    given(interaction).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );

/** The option being typed; undefined where none is. */
export const focusedOf = (interaction: AutocompleteInteraction): string | undefined =>
  given(interaction).find(({ focused }) => focused)?.name;
