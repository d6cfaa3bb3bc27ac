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
  type User,
} from 'discord.js';
import type { Member } from '../../table/people/servers.ts';
import { parseId } from '../buttons/custom-id.ts';
import type { SlashCommand, Typed, UserMenu } from '../context/command.ts';
import type { Named, Place, Visit } from '../context/visit.ts';
import { type ArrivalKind, BoundedMap, type InteractionOutcome } from '../ports/ports.ts';
import { lackingForThread, lackingPermissions } from '../rest/permissions.ts';
import { isPress } from './pressed.ts';

/** Milliseconds within which Discord accepts a first answer. */
const LONGEST_MS = 3_000;
/**
 * Milliseconds after which a new search for the smallest lag begins. The previous smallest lag stays valid for one more such
 * span.
 */
const SPAN_MS = 300_000;

/**
 * Estimates when a person sent an interaction, by this machine's clock. The interaction's id holds the time by Discord's clock,
 * which may be ahead or behind. The smallest recent lag counts as the difference of the clocks. Any further lag counts as the
 * time of transport.
 */
export class SentTimes {
  #since = Number.NEGATIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #leastBefore = Number.POSITIVE_INFINITY;

  /**
   * Returns the time of sending, never after `received`.
   * @param made time of sending by Discord's clock
   * @param received time of arrival by this machine's clock; both in milliseconds since the epoch
   */
  sentAt(made: number, received: number): number {
    const lag = received - made;
    this.#turn(received);
    // A lag that exceeds the smallest lag by three seconds means that this machine's clock was moved forward.
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

/** Number of interaction ids that are remembered: more than arrive within 15 minutes, the lifetime of an interaction. */
const KEPT = 20_000;

/** Ids of accepted interactions. The gateway may deliver an interaction twice, but the bot must carry it out only once. */
export class SeenInteractions {
  readonly #ids = new BoundedMap<true>(KEPT);

  note(id: string): boolean {
    const isNew = !this.#ids.has(id);
    if (isNew) this.#ids.set(id, true);
    return isNew;
  }
}

export interface InteractionCourse {
  readonly kind: ArrivalKind;
  readonly verb: string;
  outcome: InteractionOutcome;
}

const STRANGE = 'other';

export const subcommandOf = ({ options }: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [options.getSubcommandGroup(false), options.getSubcommand(false)].filter(name => name !== null).join(' ');

export const verbsOf = (commands: readonly SlashCommand[], menus: readonly UserMenu[]): readonly string[] => [
  ...commands.flatMap(({ name, subcommands }) => Object.keys(subcommands).map(sub => `${name} ${sub}`)),
  ...menus.map(({ name }) => name),
];

export function courseOf(interaction: BaseInteraction, known: ReadonlySet<string>): InteractionCourse {
  const begun = (kind: ArrivalKind, verb: string): InteractionCourse => ({ kind, verb, outcome: 'answered' });
  const ours = (verb: string): string => (known.has(verb) ? verb : STRANGE);
  if (interaction.isChatInputCommand() || interaction.isAutocomplete())
    return begun(
      interaction.isAutocomplete() ? 'typing' : 'command',
      ours(`${interaction.commandName} ${subcommandOf(interaction)}`),
    );
  if (interaction.isUserContextMenuCommand()) return begun('menu', ours(interaction.commandName));
  if (!isPress(interaction)) return begun('other', STRANGE);
  const parsed = parseId(interaction.customId);
  return begun('button', parsed.ok ? parsed.id.verb : STRANGE);
}

/** Returns the fields of an interaction for the log: never its token or the picks. */
export function about(interaction: BaseInteraction): object {
  const { id, guildId, channelId, user } = interaction;
  const what =
    interaction.isChatInputCommand() || interaction.isAutocomplete()
      ? { command: `${interaction.commandName} ${subcommandOf(interaction)}`.trim() }
      : interaction.isUserContextMenuCommand()
        ? { command: interaction.commandName }
        : isPress(interaction)
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

type Membership = GuildMember | { readonly nick?: string | null | undefined } | null;

function nameOf(user: User, member: Membership): string {
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.displayName;
}

/**
 * Checks that the person may see a channel. True for the interaction's own channel. False for a channel that is not in the
 * cache, and for any other private thread, since the interaction does not name its members.
 */
function maySee(interaction: BaseInteraction, channelId: string): boolean {
  const { member, guild } = interaction;
  if (channelId === interaction.channelId) return true;
  const channel = guild?.channels.cache.get(channelId);
  if (!channel || !(member instanceof GuildMember) || channel.type === ChannelType.PrivateThread)
    return false;
  return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}

function namedBy(interaction: BaseInteraction): readonly Named[] {
  if (interaction.isUserContextMenuCommand()) {
    const { targetUser: user, targetMember: member } = interaction;
    return [{ id: user.id, name: nameOf(user, member), bot: user.bot }];
  }
  if (interaction.isUserSelectMenu())
    return interaction.users.map(user => ({
      id: user.id,
      name: nameOf(user, interaction.members.get(user.id) ?? null),
      bot: user.bot,
    }));
  if (!interaction.isChatInputCommand()) return [];
  return leaves(interaction.options.data).flatMap(({ user, member }) =>
    user ? [{ id: user.id, name: nameOf(user, member ?? null), bot: user.bot }] : [],
  );
}

const leaves = (options: readonly CommandInteractionOption[]): readonly CommandInteractionOption[] =>
  options.flatMap(option => (option.options ? leaves(option.options) : option));

function memberOf({ member, memberPermissions }: BaseInteraction): Member | undefined {
  if (!member) return undefined;
  const roles = member instanceof GuildMember ? [...member.roles.cache.keys()] : (member.roles ?? []);
  return { roles, managesServer: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false };
}

export function visitOf(
  interaction: BaseInteraction,
  sentAt: number,
  pressed: Pick<Visit, 'onPublic' | 'claim'> = {},
): Visit {
  const { channelId, guildId, user, member, appPermissions } = interaction;
  if (channelId === null) throw new Error(`an interaction without a channel: ${interaction.id}`);
  const inThread = interaction.channel instanceof ThreadChannel;
  const own = memberOf(interaction);
  return {
    person: { id: user.id, name: nameOf(user, member), ownName: user.displayName },
    channelId,
    guildId,
    place: placeOf(interaction),
    moderator: own?.managesServer ?? false,
    // A getter computes the permissions only when they are needed, since only few presses need them.
    get lacking() {
      return guildId === null ? [] : lackingPermissions(appPermissions, inThread);
    },
    threads:
      guildId === null
        ? undefined
        : {
            here: inThread,
            unknown: interaction.channel === null,
            get lacking() {
              return lackingForThread(appPermissions);
            },
            get lackingPrivate() {
              return lackingForThread(appPermissions, 'CreatePrivateThreads');
            },
          },
    member: own,
    named: namedBy(interaction),
    sentAt,
    ...pressed,
    maySee: other => maySee(interaction, other),
  };
}

type Typing = ChatInputCommandInteraction | AutocompleteInteraction;

export const typedOf = ({ options }: Typing): Typed =>
  Object.fromEntries(
    leaves(options.data).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );

export const focusedOf = (interaction: AutocompleteInteraction): string | undefined =>
  leaves(interaction.options.data).find(({ focused }) => focused)?.name;
