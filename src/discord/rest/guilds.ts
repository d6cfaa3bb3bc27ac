import {
  ChannelType,
  DiscordAPIError,
  type Guild,
  type GuildBasedChannel,
  type GuildMember,
  PermissionFlagsBits,
  type REST,
  type Role,
  Routes,
} from 'discord.js';
import { HOUR_MS } from '../../core/values/days.ts';
import type { Person } from '../../table/match/types.ts';
import type { Member } from '../../table/people/servers.ts';
import { BoundedMap, type Log } from '../ports/ports.ts';
import { logged } from './channel.ts';
import { lackingPermissions, type Permission } from './permissions.ts';

const UNKNOWN_MEMBER = 10007;
const UNKNOWN_USER = 10013;
/** Discord's error codes for a user who is not in the server, and for an unknown user. */
const STRANGERS: readonly number[] = [UNKNOWN_MEMBER, UNKNOWN_USER];
export const isNoMember = (error: unknown): boolean =>
  error instanceof DiscordAPIError && STRANGERS.includes(Number(error.code));
/** Discord's error codes for an unknown channel, and for no access to a channel. */
const NO_CHANNEL: readonly (number | string)[] = [10003, 50001];
/** Milliseconds that the bot waits for an answer of the gateway. */
const GATEWAY_MS = 2_000;
const MOST_KNOWN = 50_000;

/** Result of a check that a person may see a channel. `unknown`: Discord does not say, or only another process can check it. */
export type MaySee = 'yes' | 'no' | 'unknown';
/**
 * Effect of a mention of a role. `yes`: the mention notifies members. `gone`: the role does not exist. `silent`: the mention
 * would notify no member.
 */
export type RolePing = 'yes' | 'gone' | 'silent' | 'unknown';

interface MemberJson {
  readonly nick?: string | null;
  readonly user: { readonly id: string; readonly username: string; readonly global_name?: string | null };
}

interface KnownMember {
  readonly at: number;
  readonly person: Person;
}

export interface GuildsParts {
  readonly rest: REST;
  readonly guild: (id: string) => Guild | undefined;
  /** Asks Discord for a server whose events another process receives. */
  readonly fetched: (id: string) => Promise<Guild>;
  readonly log: Log;
  readonly now: () => number;
}

export class Guilds {
  readonly #parts: GuildsParts;
  readonly #known = new BoundedMap<KnownMember>(MOST_KNOWN);

  constructor(parts: GuildsParts) {
    this.#parts = parts;
  }

  /**
   * Returns a member of a server. The bot's knowledge may be up to `within` milliseconds old. `gone`: the person is not in the
   * server. `unknown`: Discord does not say.
   */
  async member(guildId: string, userId: string, within = HOUR_MS): Promise<Person | 'gone' | 'unknown'> {
    const key = `${guildId}/${userId}`;
    const known = this.#known.get(key);
    if (known && this.#parts.now() - known.at < within) return known.person;
    this.#known.delete(key);
    const member = await this.#byGateway(guildId, userId);
    if (member) {
      this.met(guildId, member);
      return member;
    }
    try {
      const found = (await this.#parts.rest.get(Routes.guildMember(guildId, userId))) as MemberJson;
      const { user, nick } = found;
      const person = { id: user.id, name: nick ?? user.global_name ?? user.username };
      this.met(guildId, person);
      return person;
    } catch (error) {
      if (isNoMember(error)) return 'gone';
      this.#parts.log.debug({ error: logged(error) }, 'whether a person is a member is not known');
      return 'unknown';
    }
  }

  /**
   * Asks the gateway for a member, which costs no request and needs no intent. discord.js observes the gateway's limit of 120
   * messages a minute. Undefined where the gateway does not answer or knows no such member.
   */
  async #byGateway(guildId: string, userId: string): Promise<Person | undefined> {
    const guild = this.#parts.guild(guildId);
    const member = guild?.available ? await this.#memberOf(guild, userId) : undefined;
    return member && { id: userId, name: member.displayName };
  }

  /**
   * Returns a server, even where another process receives the server's events, since each process serves the boards in a
   * browser. Undefined: the server is not available.
   */
  async #here(guildId: string): Promise<Guild | undefined> {
    const known = this.#parts.guild(guildId);
    if (known) return known.available ? known : undefined;
    return this.#parts.fetched(guildId).catch(error => {
      this.#parts.log.debug({ error: logged(error) }, 'a server of another process is not known');
      return undefined;
    });
  }

  /** Returns the roles of a member of a server. Undefined where Discord does not answer or knows no such member. */
  async rolesOf(guildId: string, userId: string): Promise<Member | undefined> {
    const guild = await this.#here(guildId);
    const member = guild && (await this.#memberOf(guild, userId));
    if (!member) return undefined;
    const managesServer = member.permissions.has(PermissionFlagsBits.ManageGuild);
    return { roles: [...member.roles.cache.keys()], managesServer };
  }

  async #memberOf(guild: Guild, userId: string): Promise<GuildMember | undefined> {
    const isOwn = guild === this.#parts.guild(guild.id);
    try {
      if (!isOwn) return await guild.members.fetch(userId);
      const found = await guild.members.fetch({ user: [userId], time: GATEWAY_MS });
      return found.get(userId);
    } catch (error) {
      this.#parts.log.debug({ error: logged(error) }, 'Discord does not say who is a member');
      return undefined;
    }
  }

  /**
   * Returns whether a person may see a channel of a server, by the person's present roles. The person's interaction may come
   * from another server.
   */
  async maySee(guildId: string, channelId: string, userId: string): Promise<MaySee> {
    const guild = this.#parts.guild(guildId);
    return guild?.available ? this.#sees(guild, channelId, userId) : 'unknown';
  }

  async #sees(guild: Guild, channelId: string, userId: string): Promise<MaySee> {
    const channel = await this.#channelOf(guild, channelId);
    if (channel === 'unknown' || channel === 'no') return channel;
    const member = await this.#memberOf(guild, userId);
    if (!member) return (await this.member(guild.id, userId, 0)) === 'gone' ? 'no' : 'unknown';
    // A server that was just fetched has none of its channels.
    if (channel.isThread() && !channel.parent) await this.#channelOf(guild, channel.parentId ?? '');
    if (!channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel)) return 'no';
    return channel.type === ChannelType.PrivateThread ? this.#isInThread(channelId, userId) : 'yes';
  }

  /**
   * Checks that a person can't use a channel of a server: the person left the server, is timed out, or may not see the channel.
   * False where Discord does not say.
   */
  async isShutOut(guildId: string, channelId: string, userId: string): Promise<boolean> {
    if ((await this.member(guildId, userId, 0)) === 'gone') return true;
    const guild = await this.#here(guildId);
    const member = guild && (await this.#memberOf(guild, userId));
    if (!guild || member?.isCommunicationDisabled()) return guild !== undefined;
    return (await this.#sees(guild, channelId, userId)) === 'no';
  }

  /** Returns a channel of a server. Asks Discord for an archived thread, since the cache does not hold it. */
  async #channelOf(guild: Guild, channelId: string): Promise<GuildBasedChannel | Exclude<MaySee, 'yes'>> {
    const known = guild.channels.cache.get(channelId);
    if (known) return known;
    try {
      return (await guild.channels.fetch(channelId)) ?? 'no';
    } catch (error) {
      if (error instanceof DiscordAPIError && NO_CHANNEL.includes(error.code)) return 'no';
      this.#parts.log.debug({ error: logged(error) }, 'whether there is a channel is not known');
      return 'unknown';
    }
  }

  async #isInThread(channelId: string, userId: string): Promise<MaySee> {
    try {
      await this.#parts.rest.get(Routes.threadMembers(channelId, userId));
      return 'yes';
    } catch (error) {
      return error instanceof DiscordAPIError && error.status === 404 ? 'no' : 'unknown';
    }
  }

  async canPing(guildId: string, channelId: string, roleId: string): Promise<RolePing> {
    const guild = this.#parts.guild(guildId);
    if (!guild?.available) return 'unknown';
    const role = guild.roles.cache.get(roleId);
    if (!role) return 'gone';
    const channel = await this.#channelOf(guild, channelId);
    const self = guild.members.me;
    if (role.mentionable) return 'yes';
    if (typeof channel === 'string' || !self) return 'unknown';
    return channel.permissionsFor(self).has(PermissionFlagsBits.MentionEveryone) ? 'yes' : 'silent';
  }

  /** Returns the name of a server. Undefined where no connection of this process knows it. */
  serverName(guildId: string): string | undefined {
    return this.#parts.guild(guildId)?.name;
  }

  /**
   * Lists the permissions that the bot lacks to post pictures in a channel of a server. Undefined where the bot does not find
   * the channel in its cache or by a request.
   */
  async lackingIn(guildId: string, channelId: string): Promise<readonly Permission[] | undefined> {
    const guild = this.#parts.guild(guildId);
    const self = guild?.members.me;
    const channel = guild?.available ? await this.#channelOf(guild, channelId) : 'unknown';
    if (typeof channel === 'string' || !self) return undefined;
    return lackingPermissions(channel.permissionsFor(self), channel.isThread());
  }

  /**
   * Checks that each role that may see the channel `shownIn` may also see another channel of the server. False for private
   * threads, and where the bot does not know the channels.
   */
  async isOpenTo(guildId: string, channelId: string, shownIn: string): Promise<boolean> {
    if (channelId === shownIn) return true;
    const guild = this.#parts.guild(guildId);
    if (!guild?.available) return false;
    const [other, here] = [await this.#channelOf(guild, channelId), await this.#channelOf(guild, shownIn)];
    if (typeof other === 'string' || typeof here === 'string') return false;
    if (other.type === ChannelType.PrivateThread) return false;
    const sees = (channel: GuildBasedChannel, role: Role): boolean =>
      channel.permissionsFor(role).has(PermissionFlagsBits.ViewChannel);
    return guild.roles.cache.every(role => !sees(here, role) || sees(other, role));
  }

  /** Returns the name of a role. Undefined where no connection of this process knows it. */
  roleName(guildId: string, roleId: string): string | undefined {
    return this.#parts.guild(guildId)?.roles.cache.get(roleId)?.name;
  }

  /** Remembers a member whose interaction has just arrived. This saves a request to Discord. */
  met(guildId: string, person: Person): void {
    this.#known.set(`${guildId}/${person.id}`, { at: this.#parts.now(), person });
  }
}
