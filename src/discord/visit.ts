import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type BaseInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  GuildMember,
  InteractionContextType,
  PermissionFlagsBits,
  ThreadChannel,
} from 'discord.js';
import type { Typed } from './command.ts';
import { lackingPermissions } from './permissions.ts';
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

const rolesOf = ({ member }: BaseInteraction): readonly string[] =>
  member instanceof GuildMember ? [...member.roles.cache.keys()] : (member?.roles ?? []);

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
    roles: rolesOf(interaction),
    inThread,
    opensThreads: interaction.appPermissions.has(PermissionFlagsBits.CreatePublicThreads),
    maySee: other => maySee(interaction, other),
    lacking: guildId === null ? [] : lackingPermissions(interaction.appPermissions, inThread),
  };
}

/** The options of the subcommand by name, be it in a group or not. */
export function typedOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Typed {
  let [{ options = [] } = {}] = interaction.options.data;
  if (interaction.options.getSubcommandGroup(false) !== null) [{ options = [] } = {}] = options;
  return Object.fromEntries(
    options.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
}
