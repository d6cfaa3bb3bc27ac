import type { REST } from 'discord.js';
import { isForgotten } from '../../core/player.ts';
import type { UntoldDuplicate } from '../../table/duplicates/duplicates.ts';
import type { DuplicatePage, DuplicateTable } from '../../table/duplicates/page.ts';
import { nonceFor } from '../../table/outbox/notices.ts';
import { type Context, contextIn } from '../context/context.ts';
import { Channel, isClosed, isHopeless, logged, type PublicMessage } from '../rest/channel.ts';
import { comparisonMessage, duplicateMessage, tableTitle } from './duplicate.ts';
import { Keeper, type KeeperParts, SKEW_MS } from './keeper.ts';

export interface DuplicateMessengerParts extends KeeperParts {
  readonly rest: REST;
  /** Returns the bot's user id. Undefined before the login. */
  readonly self: () => string | undefined;
}

/** Opens a private thread for each table of a duplicate, and keeps the duplicate's message up to date with the database. */
export class DuplicateMessenger extends Keeper<UntoldDuplicate> {
  readonly #parts: DuplicateMessengerParts;

  constructor(parts: DuplicateMessengerParts) {
    super(parts, { what: 'duplicates', rows: parts.context.table.duplicates });
    this.#parts = parts;
  }

  protected async tell({ id, guildId, attempts }: UntoldDuplicate): Promise<'threads' | null> {
    const { context: anyContext } = this.#parts;
    const { duplicates } = anyContext.table;
    const language = await anyContext.serverLanguage(guildId);
    const before = await duplicates.page(id);
    if (!before) return null;
    const context = contextIn(anyContext, language, before.duplicate.game);
    const again = attempts > 0;
    const trouble = await this.#openThreads(context, before, again);
    const page = (await duplicates.page(id)) ?? before;
    const shown = { ...page, duplicate: { ...page.duplicate, trouble } };
    await this.#message(context, shown, again);
    await this.#comparison(context, shown, again);
    const { rev } = page.duplicate;
    await duplicates.shown(id, { shownRev: trouble ? rev - 1 : rev, trouble });
    return trouble;
  }

  /**
   * Opens the missing threads of a duplicate. After an interrupted attempt, finds an open thread by its title and adds its
   * people once more.
   */
  async #openThreads(context: Context, page: DuplicatePage, again: boolean): Promise<'threads' | null> {
    const { id, status, channelId } = page.duplicate;
    if (status !== 'running') return null;
    for (const table of page.tables) {
      if (table.threadId !== null || table.ended) continue;
      const title = tableTitle(context, page, table);
      try {
        const thread = (again && (await this.#find(page, title))) || undefined;
        const threadId = thread ?? (await context.guilds.openPrivateThread(channelId, title));
        await this.#admit(context, threadId, table);
        await context.table.duplicates.openTable(id, { number: table.number, threadId });
      } catch (error) {
        if (!isClosed(error) && !isHopeless(error)) throw error;
        context.log.warn({ error: logged(error), duplicate: id }, 'a private thread can not be opened');
        return 'threads';
      }
    }
    return null;
  }

  /** Adds a table's people to its thread, before the first message there. Only logs a person who has left the server. */
  async #admit(context: Context, threadId: string, { people }: DuplicateTable): Promise<void> {
    for (const { id } of people) {
      if (isForgotten(id) || (await context.guilds.addToThread(threadId, id))) continue;
      context.log.warn({ threadId }, 'somebody who sits at a table is not in the server');
    }
  }

  async #find({ duplicate }: DuplicatePage, title: string): Promise<string | undefined> {
    const author = this.#parts.self();
    if (author === undefined) return undefined;
    const { guildId, channelId, createdAt } = duplicate;
    const place = { guildId, channelId, author };
    return this.#parts.context.guilds.findThread(place, title, createdAt - SKEW_MS);
  }

  async #message(context: Context, page: DuplicatePage, again: boolean): Promise<void> {
    const { id, messageId } = page.duplicate;
    const message = duplicateMessage(context, page, await context.table.duplicates.limit(id));
    const posted = await this.#show(page, message, { messageId, name: 'message', again });
    if (posted !== messageId) await context.table.duplicates.posted(id, { messageId: posted });
  }

  async #comparison(context: Context, page: DuplicatePage, again: boolean): Promise<void> {
    const { comparison } = page;
    const { id, resultMessageId } = page.duplicate;
    if (!comparison) return;
    const parted = await context.table.duplicates.parted(id);
    const message = comparisonMessage(context, page, comparison, parted);
    const posted = await this.#show(page, message, { messageId: resultMessageId, name: 'result', again });
    if (posted !== resultMessageId) await context.table.duplicates.posted(id, { resultMessageId: posted });
  }

  async #show(
    { duplicate: { id, channelId, createdAt, rev } }: DuplicatePage,
    message: PublicMessage,
    {
      messageId,
      name,
      again,
    }: { readonly messageId: string | null; readonly name: string; readonly again: boolean },
  ): Promise<string | null> {
    const channel = new Channel(this.#parts.rest, channelId);
    if (messageId !== null && (await channel.edit(messageId, message))) return messageId;
    const author = this.#parts.self();
    if (again && author !== undefined) {
      const there = await channel.find(message, { author, after: null, since: createdAt - SKEW_MS });
      if (there !== undefined) return there;
    }
    return channel.post(message, nonceFor(`duplicate/${id}/${name}/${messageId === null ? 'first' : rev}`));
  }
}
