import {
  type APIInteractionDataResolvedGuildMember,
  type APIInteractionGuildMember,
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
  type User,
} from 'discord.js';
import type { Member } from '../../table/people/servers.ts';
import type { Typed } from '../context/command.ts';
import type { Named, Place, Visit } from '../context/visit.ts';
import { lackingForThread, lackingPermissions } from '../rest/permissions.ts';

function placeOf(interaction: BaseInteraction): Place {
  if (interaction.guildId !== null) {
    const owners = interaction.authorizingIntegrationOwners;
    return owners[ApplicationIntegrationType.GuildInstall] === undefined ? 'not-installed' : 'server';
  }
  return interaction.context === InteractionContextType.PrivateChannel ? 'group-dm' : 'dm';
}

type Membership = GuildMember | APIInteractionGuildMember | APIInteractionDataResolvedGuildMember | null;

function nameOf(user: User, member: Membership): string {
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.displayName;
}

/** Checks that the person may see a channel. Only its members see a private thread, and they are not known here. */
function maySee(interaction: BaseInteraction, channelId: string): boolean {
  const { member, guild } = interaction;
  if (channelId === interaction.channelId) return true;
  const channel = guild?.channels.cache.get(channelId);
  if (!channel || !(member instanceof GuildMember) || channel.type === ChannelType.PrivateThread)
    return false;
  return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}

/** Lists people whom the interaction names: in options, or as the target of a menu. */
function namedBy(interaction: BaseInteraction): readonly Named[] {
  if (interaction.isUserContextMenuCommand()) {
    const { targetUser: user, targetMember: member } = interaction;
    return [{ id: user.id, name: nameOf(user, member), bot: user.bot }];
  }
  if (!interaction.isChatInputCommand()) return [];
  return leaves(interaction.options.data).flatMap(({ user, member }) =>
    user ? [{ id: user.id, name: nameOf(user, member ?? null), bot: user.bot }] : [],
  );
}

/** Lists the options themselves, in a subcommand or in one of a group. */
const leaves = (options: readonly CommandInteractionOption[]): readonly CommandInteractionOption[] =>
  options.flatMap(option => (option.options ? leaves(option.options) : option));

function memberOf({ member, memberPermissions }: BaseInteraction): Member | undefined {
  if (!member) return undefined;
  const roles = member instanceof GuildMember ? [...member.roles.cache.keys()] : (member.roles ?? []);
  return { roles, managesServer: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false };
}

/** Describes an interaction for handlers: the person, the time, the place, and the bot's permissions there. */
export function visitOf(interaction: BaseInteraction, sentAt: number): Visit {
  const { channelId, guildId, user, member, appPermissions } = interaction;
  if (channelId === null) throw new Error(`an interaction without a channel: ${interaction.id}`);
  const inThread = interaction.channel instanceof ThreadChannel;
  const own = memberOf(interaction);
  return {
    person: { id: user.id, name: nameOf(user, member) },
    channelId,
    guildId,
    place: placeOf(interaction),
    moderator: own?.managesServer ?? false,
    lacking: guildId === null ? [] : lackingPermissions(appPermissions, inThread),
    threads:
      guildId === null
        ? undefined
        : {
            here: inThread,
            unknown: interaction.channel === null,
            lacking: lackingForThread(appPermissions),
            lackingPrivate: lackingForThread(appPermissions, 'CreatePrivateThreads'),
          },
    member: own,
    named: namedBy(interaction),
    sentAt,
    maySee: other => maySee(interaction, other),
  };
}

type Typing = ChatInputCommandInteraction | AutocompleteInteraction;

/** Returns the options of the subcommand by name, in a group or not. */
export const typedOf = ({ options }: Typing): Typed =>
  Object.fromEntries(
    leaves(options.data).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );

/** Returns the name of the option being typed; undefined without one. */
export const focusedOf = (interaction: AutocompleteInteraction): string | undefined =>
  leaves(interaction.options.data).find(({ focused }) => focused)?.name;
