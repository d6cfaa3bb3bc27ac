import { isForgotten } from '../../core/player.ts';
import type { DuplicatePage, DuplicateTable } from '../../table/duplicates/page.ts';
import type { Context } from '../context/context.ts';
import { ContestMessenger, type ContestMessengerParts } from './contest-messenger.ts';
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

  constructor(parts: ContestMessengerParts) {
    super(parts, 'duplicate');
  }

  protected page(id: string): Promise<DuplicatePage | undefined> {
    return this.parts.context.table.duplicates.page(id);
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
      return {
        ...{ title, since: createdAt - SKEW_MS },
        openThread: () => context.guilds.openPrivateThread(channelId, title),
        openTable: async (threadId: string) => {
          await this.#admit(context, threadId, table);
          await context.table.duplicates.openTable(id, { number: table.number, threadId });
        },
      };
    });
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
    const compared = comparisonMessage(context, page, comparison, await duplicates.parted(id));
    const told = await this.show(duplicate, compared, { messageId: resultMessageId, name: 'result/', again });
    if (told !== resultMessageId) await duplicates.posted(id, { resultMessageId: told });
  }
}
