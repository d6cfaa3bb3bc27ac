import type { ParkedWhere } from '../../table/outbox/delivery-reports.ts';
import {
  DirectMessageSender,
  type DirectMessageSenderParts,
} from '../messages/direct-messages/direct-message-sender.ts';
import { DuplicateMessenger } from '../messages/duplicate-messenger.ts';
import { LeagueMessenger } from '../messages/league-messenger.ts';
import { MorningMessenger } from '../messages/morning-messenger.ts';
import { type MessengerParts, OutboxMessenger } from '../messages/outbox-messenger.ts';
import { logged } from '../rest/channel.ts';

export class Messengers {
  readonly #parts: MessengerParts;
  readonly boards: OutboxMessenger;
  readonly directMessages: DirectMessageSender;
  readonly #updaters: readonly [LeagueMessenger, DuplicateMessenger, MorningMessenger];

  constructor(parts: DirectMessageSenderParts) {
    this.#parts = parts;
    this.boards = new OutboxMessenger(parts);
    this.directMessages = new DirectMessageSender(parts);
    this.#updaters = [new LeagueMessenger(parts), new DuplicateMessenger(parts), new MorningMessenger(parts)];
  }

  async open(): Promise<void> {
    await this.boards.open();
    this.directMessages.open();
    for (const updater of this.#updaters) await updater.open();
  }

  /** Retries the waiting messages of a channel or a server that may now be open to the bot. Returns immediately. */
  opened(where: ParkedWhere): void {
    const { log, table } = this.#parts.context;
    for (const updater of this.#updaters) updater.hurry(where);
    table.outbox
      .unpark(where)
      .catch(error => log.error({ error: logged(error), ...where }, 'nothing was unparked'));
  }

  /** Starts to check leagues, duplicates and morning messages for changes. Returns immediately. */
  refresh(): void {
    for (const updater of this.#updaters) updater.wake();
  }

  /** Starts to post the messages that wait for the servers of newly taken shards. Returns immediately. */
  takeOver(): void {
    void this.boards.takeOver();
    this.directMessages.wake();
    this.refresh();
  }

  async settled(): Promise<void> {
    await Promise.allSettled([this.boards, ...this.#updaters].map(each => each.settled()));
  }

  async close(): Promise<void> {
    await Promise.all([this.boards, ...this.#updaters, this.directMessages].map(each => each.close()));
  }
}
