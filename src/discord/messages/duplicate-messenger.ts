import { isForgotten } from '../../core/contract/player.ts';
import type { DuplicatePage, DuplicateTable } from '../../table/duplicates/page.ts';
import type { Context } from '../context/context.ts';
import { SKEW_MS } from '../rest/channel.ts';
import { ContestMessenger } from './contest-messenger.ts';
import { comparisonMessage, duplicateMessage, tableTitle } from './duplicate.ts';
import type { MessengerParts } from './outbox-messenger.ts';

/**
 * Opens the tables of duplicates (several tables with the same deal), each in a private thread. Keeps the duplicates' messages
 * up to date with their rows in the database.
 */
export class DuplicateMessenger extends ContestMessenger<'duplicate', DuplicatePage> {
  protected readonly noThread = 'a private thread can not be opened';

  constructor(parts: MessengerParts) {
    super(parts, 'duplicate');
  }

  protected page(id: string): Promise<DuplicatePage | undefined> {
    return this.parts.context.table.duplicates.page(id);
  }

  /** Lists the tables without a thread. After an interrupted attempt, a table's people are added once more. */
  protected threadless(context: Context, page: DuplicatePage) {
    const { id, createdAt } = page.duplicate;
    const missing = page.tables.filter(({ threadId, ended }) => threadId === null && !ended);
    return missing.map(table => {
      const title = tableTitle(context, page, table);
      return {
        ...{ title, since: createdAt - SKEW_MS },
        openThread: () => context.threads.openPrivate(page.duplicate, title),
        openTable: async (threadId: string) => {
          await this.#admit(context, threadId, table);
          await context.table.duplicates.openTable(id, { number: table.number, threadId });
        },
      };
    });
  }

  /** Adds a table's people to its thread, before the first message there. A person who has left the server is only logged. */
  async #admit(context: Context, threadId: string, { people }: DuplicateTable): Promise<void> {
    for (const { id } of people) {
      if (isForgotten(id) || (await context.threads.addPerson(threadId, id))) continue;
      context.log.warn({ threadId }, 'a person who sits at a table is not in the server');
    }
  }

  protected async tellPage(context: Context, page: DuplicatePage, again: boolean): Promise<void> {
    const { duplicates } = context.table;
    const { duplicate, comparison } = page;
    const { id, messageId, resultMessageId } = duplicate;
    const message = duplicateMessage(context, page);
    const posted = await this.show(context, duplicate, message, { messageId, name: 'message/', again });
    if (posted !== messageId) await duplicates.posted(id, { messageId: posted });
    if (!comparison) return;
    const compared = comparisonMessage(context, page, comparison, await duplicates.parted(id));
    const shownId = await this.show(context, duplicate, compared, {
      messageId: resultMessageId,
      name: 'result/',
      again,
    });
    if (shownId !== resultMessageId) await duplicates.posted(id, { resultMessageId: shownId });
  }
}
