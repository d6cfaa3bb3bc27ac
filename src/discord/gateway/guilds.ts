import { createHash } from 'node:crypto';
import { ChannelType, DiscordAPIError, type Guild, type REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Person } from '../../table/types.ts';
import { logged } from '../messages/channel.ts';
import type { Log, Notebook } from '../ports.ts';

const HOUR = 3_600_000;
const UNKNOWN_MEMBER = 10007;
const UNKNOWN_USER = 10013;
/** A thread stays open for a week of silence. */
const WEEK_IN_MINUTES = 10_080;
const LONGEST_TITLE = 100;
/** A gateway that answers takes no longer. */
const GATEWAY_MS = 2_000;
/** So many answers are remembered at most. */
const MOST_KNOWN = 50_000;

const ownThread = (id: string): string => `thread:${id}`;
/** Tells whether a title is the same, and names nobody. */
const printOf = (title: string): string => createHash('sha256').update(title).digest('base64url');

interface MemberJson {
  readonly nick?: string | null;
  readonly user: { readonly id: string; readonly username: string; readonly global_name?: string | null };
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
  readonly #known = new LRUCache<string, KnownMember>({ max: MOST_KNOWN });

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
    if (!guild?.available) return undefined;
    try {
      const found = await guild.members.fetch({ user: [userId], time: GATEWAY_MS });
      const member = found.get(userId);
      return member && { id: userId, name: member.displayName };
    } catch (error) {
      this.#log.debug({ error: logged(error) }, 'the gateway does not say who is a member');
      return undefined;
    }
  }

  /** A member who acts there now: Discord need not be asked. */
  met(guildId: string, person: Person): void {
    this.#known.set(`${guildId}/${person.id}`, { at: this.#now(), person });
  }

  /** A public thread of its own for a game. Returns its id; throws what Discord says against it. */
  async openThread(channelId: string, title: string): Promise<string> {
    const body = {
      name: title.slice(0, LONGEST_TITLE),
      type: ChannelType.PublicThread,
      auto_archive_duration: WEEK_IN_MINUTES,
    };
    const thread = (await this.#rest.post(Routes.threads(channelId), { body })) as { id: string };
    await this.#kv.set(ownThread(thread.id), printOf(title));
    return thread.id;
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
