import { createHash } from 'node:crypto';
import { ChannelType, type REST, Routes, SnowflakeUtil } from 'discord.js';
import type { Log, Notebook } from '../ports/ports.ts';
import { logged, SKEW_MS } from './channel.ts';
import { isNoMember } from './guilds.ts';
import { UnansweredError } from './refusals.ts';

/** Minutes without a message after which Discord archives a thread: a week. */
const WEEK_IN_MINUTES = 10_080;
const LONGEST_TITLE = 100;
const ownThread = (id: string): string => `thread:${id}`;
/** Returns a hash of a title, so that the title can be recognized without storing the names in it. */
const printOf = (title: string): string => createHash('sha256').update(title).digest('base64url');

interface ThreadJson {
  readonly id: string;
  readonly name: string;
  readonly parent_id?: string | null;
  readonly owner_id?: string;
}

export interface ThreadPlace {
  /** Null where the bot does not know the server. */
  readonly guildId: string | null;
  readonly channelId: string;
}

export interface ThreadsParts {
  readonly rest: REST;
  /** Returns the id of the bot's own user. Undefined before the first connection. */
  readonly self: () => string | undefined;
  readonly kv: Notebook;
  readonly log: Log;
  readonly now: () => number;
}

export class Threads {
  readonly #parts: ThreadsParts;

  constructor(parts: ThreadsParts) {
    this.#parts = parts;
  }

  /**
   * Opens a public thread for a game. Returns its id. Throws Discord's error.
   * @param named true where `rename` may later rename the thread after the game's people
   */
  async open(place: ThreadPlace, title: string, named = true): Promise<string> {
    const id = await this.#post(place, title, ChannelType.PublicThread);
    if (named) await this.#parts.kv.set(ownThread(id), printOf(title));
    return id;
  }

  /** Opens a private thread to which only the bot and moderators can add people. Returns its id. Throws Discord's error. */
  openPrivate(place: ThreadPlace, title: string): Promise<string> {
    return this.#post(place, title, ChannelType.PrivateThread, { invitable: false });
  }

  /** Opens a thread. A thread has no nonce, so after a lost answer the bot looks for the thread before it tries again. */
  async #post(place: ThreadPlace, title: string, type: ChannelType, more: object = {}): Promise<string> {
    const name = title.slice(0, LONGEST_TITLE);
    const body = { name, type, auto_archive_duration: WEEK_IN_MINUTES, ...more };
    const once = async (): Promise<string> =>
      ((await this.#parts.rest.post(Routes.threads(place.channelId), { body })) as { id: string }).id;
    const since = this.#parts.now() - SKEW_MS;
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      return (await this.find(place, title, since)) ?? (await once());
    }
  }

  /**
   * Adds a person to a thread. Nothing changes where the person is in the thread already. Returns false where the person is not
   * in the server.
   */
  async addPerson(threadId: string, userId: string): Promise<boolean> {
    try {
      await this.#parts.rest.put(Routes.threadMembers(threadId, userId));
      return true;
    } catch (error) {
      if (isNoMember(error)) return false;
      throw error;
    }
  }

  /**
   * Finds an unarchived thread with this title that the bot has opened after `since`. Undefined where there is none, outside of
   * servers, and before the first connection.
   */
  async find({ guildId, channelId }: ThreadPlace, title: string, since: number): Promise<string | undefined> {
    const author = this.#parts.self();
    if (guildId === null || author === undefined) return undefined;
    const { threads } = (await this.#parts.rest.get(Routes.guildActiveThreads(guildId))) as {
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

  /** Renames a thread that was opened for a game. Works only once for each thread. A failure is only logged. */
  async rename(channelId: string, title: string): Promise<void> {
    const named = await this.#parts.kv.get(ownThread(channelId));
    if (named === undefined) return;
    await this.#parts.kv.delete(ownThread(channelId));
    if (named === printOf(title)) return;
    try {
      await this.#parts.rest.patch(Routes.channel(channelId), {
        body: { name: title.slice(0, LONGEST_TITLE) },
      });
    } catch (error) {
      this.#parts.log.warn({ error: logged(error) }, 'a thread keeps its old title');
    }
  }
}
