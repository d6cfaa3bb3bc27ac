import type { BegunNotice } from '../../table/match/types.ts';
import type { ParkedWhere } from '../../table/outbox/outbox.ts';
import { DuplicateMessenger } from '../messages/duplicate-messenger.ts';
import type { KeeperParts } from '../messages/keeper.ts';
import { LeagueMessenger } from '../messages/league-messenger.ts';
import { Postman, type PostmanParts } from '../messages/letters/postman.ts';
import { Messenger, type MessengerParts } from '../messages/messenger.ts';
import { MorningMessenger } from '../messages/morning-messenger.ts';
import { logged } from '../rest/channel.ts';

/** Services that post messages: boards and mentions, direct messages, leagues, duplicates, morning messages. */
export class Messengers {
  readonly #parts: MessengerParts;
  readonly #boards: Messenger;
  readonly #letters: Postman;
  readonly #keepers: readonly [LeagueMessenger, DuplicateMessenger, MorningMessenger];

  constructor(parts: MessengerParts & PostmanParts & KeeperParts) {
    this.#parts = parts;
    this.#boards = new Messenger(parts);
    this.#letters = new Postman(parts);
    this.#keepers = [new LeagueMessenger(parts), new DuplicateMessenger(parts), new MorningMessenger(parts)];
  }

  get isOpen(): boolean {
    return this.#boards.isOpen;
  }

  async open(): Promise<void> {
    await this.#boards.open();
    this.#letters.open();
    for (const keeper of this.#keepers) await keeper.open();
  }

  /** Retries the waiting messages of a channel or a server that may now be open to the bot. Returns immediately. */
  opened(where: ParkedWhere): void {
    const { log, table } = this.#parts.context;
    for (const keeper of this.#keepers) keeper.hurry(where);
    table.outbox
      .unpark(where)
      .catch(error => log.error({ error: logged(error), ...where }, 'nothing was unparked'));
  }

  /** Starts to post a new notice of a game. Returns immediately. */
  announce(begun?: BegunNotice): void {
    this.#boards.announce(begun);
  }

  /** Starts to check leagues, duplicates and morning messages for changes. Returns immediately. */
  refresh(): void {
    for (const keeper of this.#keepers) keeper.wake();
  }

  ready(matchId: string): boolean {
    return this.#boards.ready(matchId);
  }

  post(): void {
    this.#letters.wake();
  }

  /** Starts to post the messages that wait for the servers of newly taken shards. Returns immediately. */
  takeOver(): void {
    void this.#boards.takeOver();
    this.#letters.wake();
    this.refresh();
  }

  /** Resolves when all begun posts in channels are done. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#boards, ...this.#keepers].map(each => each.settled()));
  }

  async close(): Promise<void> {
    await Promise.all([this.#boards, ...this.#keepers, this.#letters].map(each => each.close()));
  }
}
