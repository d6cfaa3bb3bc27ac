import type { MorningPage } from '../../table/mornings/mornings.ts';
import { nonceFor } from '../../table/outbox/notices.ts';
import { contextIn } from '../context/context.ts';
import { Channel, type PublicMessage, SKEW_MS } from '../rest/channel.ts';
import { MessageUpdater, type OutdatedRow } from './message-updater.ts';
import { morningMessage } from './morning.ts';
import type { MessengerParts } from './outbox-messenger.ts';

/**
 * Posts the morning messages of servers. Edits the message of the day before instead, if nothing else was said in the channel
 * since.
 */
export class MorningMessenger extends MessageUpdater {
  constructor(parts: MessengerParts) {
    super(parts, 'mornings');
  }

  protected async tell({ id, guildId, attempts }: OutdatedRow): Promise<null> {
    const { context } = this.parts;
    const { mornings } = context.table;
    const page = await mornings.page(id);
    if (!page) return null;
    const spoken = contextIn(context, await context.serverLanguage(guildId));
    const message = await morningMessage(spoken, page);
    await mornings.shown(id, page.rev, await this.#put(page, message, { id, again: attempts > 0 }));
    return null;
  }

  /**
   * Brings a message up to date in its channel. Returns the message's id.
   * @param attempt.again true where an earlier attempt may have posted the message
   */
  async #put(
    page: MorningPage,
    message: PublicMessage,
    { id, again }: { readonly id: string; readonly again: boolean },
  ): Promise<string | null> {
    const { messageId, channelId, before } = page;
    const channel = new Channel(this.parts.rest, channelId);
    if (messageId !== null) {
      await channel.edit(messageId, message);
      return messageId;
    }
    const own = again ? await this.#found(channel, page, message) : undefined;
    if (own !== undefined && (await channel.edit(own, message))) return own;
    if (before?.channelId === channelId && (await channel.newest()) === before.messageId)
      if (await channel.edit(before.messageId, message)) return before.messageId;
    return channel.post(message, nonceFor(`morning/${id}`));
  }

  /** Finds the message of an interrupted attempt: a new message, or the edited message of the day before. */
  #found(channel: Channel, { at }: MorningPage, message: PublicMessage): Promise<string | undefined> {
    const author = this.parts.self();
    const [mark] = message.rows.flatMap(row =>
      row.components.flatMap(each => ('custom_id' in each ? each.custom_id : [])),
    );
    if (author === undefined) return Promise.resolve(undefined);
    return mark === undefined
      ? channel.find(message, { author, after: null, since: at - SKEW_MS })
      : channel.holding(mark, { author, since: 0 });
  }
}
