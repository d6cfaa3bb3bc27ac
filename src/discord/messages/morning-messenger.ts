import type { MorningPage } from '../../table/mornings/mornings.ts';
import { nonceFor } from '../../table/outbox/notices.ts';
import { type Context, contextIn } from '../context/context.ts';
import { type Channel, type PublicMessage, SKEW_MS } from '../rest/channel.ts';
import { MessageUpdater, type OutdatedRow } from './message-updater.ts';
import { morningMessage } from './morning.ts';
import type { MessengerParts } from './outbox-messenger.ts';
import { PlainChannel } from './plain-channel.ts';

/**
 * Posts the morning messages of servers. Instead of a new message, edits the message of the day before if that is still the
 * channel's newest message.
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
    const channel = this.#channelOf(spoken, page, guildId);
    await mornings.shown(id, page.rev, await this.#put(channel, page, message, { id, again: attempts > 0 }));
    return null;
  }

  /** Opens a morning message's channel. The last person who changed the server's settings is informed of a refused message. */
  #channelOf(context: Context, { channelId }: MorningPage, guildId: string): Channel {
    const actor = async () => {
      const acts = await context.table.archive.acts(guildId);
      return acts.find(({ act, userId }) => act === 'settings' && userId !== null)?.userId ?? undefined;
    };
    return new PlainChannel({ context, rest: this.parts.rest, channelId, actor });
  }

  /**
   * Brings a message up to date in its channel. Returns the message's id.
   * @param attempt.again true where an earlier attempt may have posted the message
   */
  async #put(
    channel: Channel,
    page: MorningPage,
    message: PublicMessage,
    { id, again }: { readonly id: string; readonly again: boolean },
  ): Promise<string | null> {
    const { messageId, channelId, before } = page;
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
