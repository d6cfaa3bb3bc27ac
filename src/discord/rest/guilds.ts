import { createHash } from 'node:crypto';
import {
  ChannelType,
  DiscordAPIError,
  type Guild,
  type GuildBasedChannel,
  type GuildMember,
  PermissionFlagsBits,
  type REST,
  Routes,
  SnowflakeUtil,
} from 'discord.js';
import type { Person } from '../../table/match/types.ts';
import { BoundedMap } from '../ports/bounded-map.ts';
import type { Log, Notebook } from '../ports/ports.ts';
import { logged } from './channel.ts';

const HOUR = 3_600_000;
const UNKNOWN_MEMBER = 10007;
const UNKNOWN_USER = 10013;
/** Nobody by that id, or nobody of this server. */
const STRANGERS: readonly number[] = [UNKNOWN_MEMBER, UNKNOWN_USER];
/** Unknown channel, no access. */
const NO_CHANNEL: readonly (number | string)[] = [10003, 50001];
/** A thread stays open for a week of silence. */
const WEEK_IN_MINUTES = 10_080;
const LONGEST_TITLE = 100;
/** A gateway that answers takes no longer. */
const GATEWAY_MS = 2_000;
/** So many answers are remembered at most. */
const MOST_KNOWN = 50_000;

/** What is asked of Discord about somebody; `unknown` where it does not say, or where another process would have to be asked. */
export type MaySee = 'yes' | 'no' | 'unknown';
/** `silent`: the role is there, and a mention of it would call nobody. */
export type RoleCall = 'yes' | 'gone' | 'silent' | 'unknown';

const ownThread = (id: string): string => `thread:${id}`;
/** Tells whether a title is the same, and names nobody. */
const printOf = (title: string): string => createHash('sha256').update(title).digest('base64url');

interface MemberJson {
  readonly nick?: string | null;
  readonly user: { readonly id: string; readonly username: string; readonly global_name?: string | null };
}

interface ThreadJson {
  readonly id: string;
  readonly name: string;
  readonly parent_id?: string | null;
  readonly owner_id?: string;
}

export interface ThreadPlace {
  readonly guildId: string;
  readonly channelId: string;
  /** user id of who opened it */
  readonly author: string;
}

interface KnownMember {
  readonly at: number;
  readonly person: Person;
}

/** What is asked of servers beside their messages: who is a member, and rooms for games. */
export class Guilds {
  readonly #rest: REST;
  readonly #guild: (id: string) => Guild | undefined;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #kv: Notebook;
  readonly #known = new BoundedMap<KnownMember>(MOST_KNOWN);

  /** @param guild one that the gateway tells of */
  constructor(
    rest: REST,
    guild: (id: string) => Guild | undefined,
    kv: Notebook,
    log: Log,
    now: () => number,
  ) {
    this.#kv = kv;
    this.#rest = rest;
    this.#guild = guild;
    this.#log = log;
    this.#now = now;
  }

  /** A member as it was known within so many milliseconds; `unknown` where Discord does not say. */
  async member(guildId: string, userId: string, within = HOUR): Promise<Person | 'gone' | 'unknown'> {
    const key = `${guildId}/${userId}`;
    const known = this.#known.get(key);
    if (known && this.#now() - known.at < within) return known.person;
    this.#known.delete(key);
    const told = await this.#byGateway(guildId, userId);
    if (told) {
      this.met(guildId, told);
      return told;
    }
    try {
      const found = (await this.#rest.get(Routes.guildMember(guildId, userId))) as MemberJson;
      const { user, nick } = found;
      const person = { id: user.id, name: nick ?? user.global_name ?? user.username };
      this.met(guildId, person);
      return person;
    } catch (error) {
      if (error instanceof DiscordAPIError && [UNKNOWN_MEMBER, UNKNOWN_USER].includes(Number(error.code)))
        return 'gone';
      this.#log.debug({ error: logged(error) }, 'whether somebody is a member is not known');
      return 'unknown';
    }
  }

  /**
   * Asked by the gateway, which costs none of the bot's requests and needs no intent for people who are named; undefined
   * where it does not say or knows of no such member, which is asked for once more. Its 120 messages a minute are the
   * client's to keep.
   */
  async #byGateway(guildId: string, userId: string): Promise<Person | undefined> {
    const guild = this.#guild(guildId);
    const member = guild?.available ? await this.#memberOf(guild, userId) : undefined;
    return member && { id: userId, name: member.displayName };
  }

  async #memberOf(guild: Guild, userId: string): Promise<GuildMember | undefined> {
    try {
      const found = await guild.members.fetch({ user: [userId], time: GATEWAY_MS });
      return found.get(userId);
    } catch (error) {
      this.#log.debug({ error: logged(error) }, 'the gateway does not say who is a member');
      return undefined;
    }
  }

  /** Whether somebody who does not ask from there may look into a channel of a server: with the roles that they have now. */
  async maySee(guildId: string, channelId: string, userId: string): Promise<MaySee> {
    const guild = this.#guild(guildId);
    if (!guild?.available) return 'unknown';
    const channel = await this.#channelOf(guild, channelId);
    if (channel === 'unknown' || channel === 'no') return channel;
    const member = await this.#memberOf(guild, userId);
    if (!member) return (await this.member(guildId, userId, 0)) === 'gone' ? 'no' : 'unknown';
    if (!channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel)) return 'no';
    return channel.type === ChannelType.PrivateThread ? this.#isInThread(channelId, userId) : 'yes';
  }

  /** An archived thread is in no cache. */
  async #channelOf(guild: Guild, channelId: string): Promise<GuildBasedChannel | Exclude<MaySee, 'yes'>> {
    const known = guild.channels.cache.get(channelId);
    if (known) return known;
    try {
      return (await guild.channels.fetch(channelId)) ?? 'no';
    } catch (error) {
      if (error instanceof DiscordAPIError && NO_CHANNEL.includes(error.code)) return 'no';
      this.#log.debug({ error: logged(error) }, 'whether there is a channel is not known');
      return 'unknown';
    }
  }

  async #isInThread(channelId: string, userId: string): Promise<MaySee> {
    try {
      await this.#rest.get(Routes.threadMembers(channelId, userId));
      return 'yes';
    } catch (error) {
      return error instanceof DiscordAPIError && error.status === 404 ? 'no' : 'unknown';
    }
  }

  /** Whether a message of ours in a channel would call the people of a role. */
  async canCall(guildId: string, channelId: string, roleId: string): Promise<RoleCall> {
    const guild = this.#guild(guildId);
    if (!guild?.available) return 'unknown';
    const role = guild.roles.cache.get(roleId);
    if (!role) return 'gone';
    const channel = await this.#channelOf(guild, channelId);
    const self = guild.members.me;
    if (role.mentionable) return 'yes';
    if (typeof channel === 'string' || !self) return 'unknown';
    return channel.permissionsFor(self).has(PermissionFlagsBits.MentionEveryone) ? 'yes' : 'silent';
  }

  /** What a role is called; undefined where it is not known here. */
  roleName(guildId: string, roleId: string): string | undefined {
    return this.#guild(guildId)?.roles.cache.get(roleId)?.name;
  }

  /** A member who acts there now: Discord need not be asked. */
  met(guildId: string, person: Person): void {
    this.#known.set(`${guildId}/${person.id}`, { at: this.#now(), person });
  }

  /**
   * A public thread of its own for a game. Returns its id; throws what Discord says against it.
   * @param named once the game begins, after who plays in it
   */
  async openThread(channelId: string, title: string, named = true): Promise<string> {
    const body = {
      name: title.slice(0, LONGEST_TITLE),
      type: ChannelType.PublicThread,
      auto_archive_duration: WEEK_IN_MINUTES,
    };
    const thread = (await this.#rest.post(Routes.threads(channelId), { body })) as { id: string };
    if (named) await this.#kv.set(ownThread(thread.id), printOf(title));
    return thread.id;
  }

  /** A private thread to which nobody but the bot and moderators adds people. Returns its id; throws what Discord says against it. */
  async openPrivateThread(channelId: string, title: string): Promise<string> {
    const body = {
      name: title.slice(0, LONGEST_TITLE),
      type: ChannelType.PrivateThread,
      auto_archive_duration: WEEK_IN_MINUTES,
      invitable: false,
    };
    return ((await this.#rest.post(Routes.threads(channelId), { body })) as { id: string }).id;
  }

  /** Adds somebody to a thread; who is there stays there. False where they are not in the server. */
  async addToThread(threadId: string, userId: string): Promise<boolean> {
    try {
      await this.#rest.put(Routes.threadMembers(threadId, userId));
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && STRANGERS.includes(Number(error.code))) return false;
      throw error;
    }
  }

  /** A thread that the bot has opened under this title since then, which is not archived; undefined: there is none. */
  async findThread(
    { guildId, channelId, author }: ThreadPlace,
    title: string,
    since: number,
  ): Promise<string | undefined> {
    const { threads } = (await this.#rest.get(Routes.guildActiveThreads(guildId))) as {
      readonly threads: readonly ThreadJson[];
    };
    return threads.find(
      ({ id, name, parent_id, owner_id }) =>
        name === title.slice(0, LONGEST_TITLE) &&
        parent_id === channelId &&
        owner_id === author &&
        SnowflakeUtil.timestampFrom(id) >= since,
    )?.id;
  }

  /** Another title, once, for a thread that was opened for a game. A failure is logged and nothing else. */
  async nameThread(channelId: string, title: string): Promise<void> {
    const named = await this.#kv.get(ownThread(channelId));
    if (named === undefined) return;
    await this.#kv.delete(ownThread(channelId));
    if (named === printOf(title)) return;
    try {
      await this.#rest.patch(Routes.channel(channelId), { body: { name: title.slice(0, LONGEST_TITLE) } });
    } catch (error) {
      this.#log.warn({ error: logged(error) }, 'a thread keeps its old title');
    }
  }
}
