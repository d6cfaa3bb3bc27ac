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
import { parseId } from '../buttons/custom-id.ts';
import type { SlashCommand, Typed, UserMenu } from '../context/command.ts';
import type { Named, Place, Visit } from '../context/visit.ts';
import { BoundedMap } from '../ports/bounded-map.ts';
import type { ArrivalKind, InteractionOutcome } from '../ports/ports.ts';
import { lackingForThread, lackingPermissions } from '../rest/permissions.ts';

/** Milliseconds after which Discord takes no first answer: an interaction that can be answered took less to arrive. */
const LONGEST_MS = 3_000;
/** Milliseconds for which the least lag is remembered; at most twice as long. */
const SPAN_MS = 300_000;

/**
 * Estimates when an interaction was sent, by our clock. Its id holds the time by Discord's clock, which may be any amount
 * ahead or behind. The least lag of the last minutes counts as that difference, and any lag above it as time on the way.
 */
export class SentTimes {
  #since = Number.NEGATIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #leastBefore = Number.POSITIVE_INFINITY;

  /**
   * Returns the time of sending, never after `received`. @param made by Discord's clock; @param received by ours, both in
   * milliseconds since the epoch
   */
  sentAt(made: number, received: number): number {
    const lag = received - made;
    this.#turn(received);
    // No request takes so long, so our clock was moved forward.
    if (lag - Math.min(this.#least, this.#leastBefore) > LONGEST_MS) this.#forget();
    this.#least = Math.min(this.#least, lag);
    return made + Math.min(this.#least, this.#leastBefore);
  }

  #turn(now: number): void {
    const age = now - this.#since;
    if (age >= 0 && age < SPAN_MS) return;
    this.#leastBefore = age >= 0 && age < 2 * SPAN_MS ? this.#least : Number.POSITIVE_INFINITY;
    this.#least = Number.POSITIVE_INFINITY;
    this.#since = now;
  }

  #forget(): void {
    this.#least = Number.POSITIVE_INFINITY;
    this.#leastBefore = Number.POSITIVE_INFINITY;
  }
}

/** Ids that are kept: more than arrive in the quarter of an hour that an interaction lives. */
const KEPT = 20_000;

/**
 * The interactions that were accepted. The gateway may deliver one twice, after a resume or by malice, and it is carried out
 * once.
 */
export class SeenInteractions {
  readonly #ids = new BoundedMap<true>(KEPT);

  /** Notes an interaction; true when it is new. */
  note(id: string): boolean {
    const isNew = !this.#ids.has(id);
    if (isNew) this.#ids.set(id, true);
    return isNew;
  }
}

/** The course of an interaction, for the metrics. */
export interface InteractionCourse {
  readonly kind: ArrivalKind;
  /** A verb from a fixed list: a button's verb, or the words of one of our commands. */
  readonly verb: string;
  outcome: InteractionOutcome;
}

const STRANGE = 'other';

/** Returns "board", or with its group "game log". */
export const subcommandOf = ({ options }: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [options.getSubcommandGroup(false), options.getSubcommand(false)].filter(name => name !== null).join(' ');

/** Lists every verb that a course may have. */
export const verbsOf = (commands: readonly SlashCommand[], menus: readonly UserMenu[]): readonly string[] => [
  ...commands.flatMap(({ name, subcommands }) => Object.keys(subcommands).map(sub => `${name} ${sub}`)),
  ...menus.map(({ name }) => name),
];

/** @param known verbs of the commands and menus */
export function courseOf(interaction: BaseInteraction, known: ReadonlySet<string>): InteractionCourse {
  const begun = (kind: ArrivalKind, verb: string): InteractionCourse => ({ kind, verb, outcome: 'answered' });
  const ours = (verb: string): string => (known.has(verb) ? verb : STRANGE);
  if (interaction.isChatInputCommand() || interaction.isAutocomplete())
    return begun(
      interaction.isAutocomplete() ? 'typing' : 'command',
      ours(`${interaction.commandName} ${subcommandOf(interaction)}`),
    );
  if (interaction.isUserContextMenuCommand()) return begun('menu', ours(interaction.commandName));
  if (!interaction.isMessageComponent()) return begun('other', STRANGE);
  const parsed = parseId(interaction.customId);
  return begun('button', parsed.ok ? parsed.id.verb : STRANGE);
}

/** Returns the fields of an interaction that a log may have: never its token, never the picks. */
export function about(interaction: BaseInteraction): object {
  const { id, guildId, channelId, user } = interaction;
  const what =
    interaction.isChatInputCommand() || interaction.isAutocomplete()
      ? { command: `${interaction.commandName} ${subcommandOf(interaction)}`.trim() }
      : interaction.isUserContextMenuCommand()
        ? { command: interaction.commandName }
        : interaction.isMessageComponent()
          ? { component: interaction.customId.split(':').slice(0, 4).join(':') }
          : {};
  return { interactionId: id, guildId, channelId, user: user.id, ...what };
}

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
