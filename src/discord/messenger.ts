import type { REST } from 'discord.js';
import PQueue from 'p-queue';
import type { Match, Notice } from '../match/types.ts';
import { boardMessage, cancelVotes } from './board-message.ts';
import { Channel, isClosed, isHopeless, logged, type PublicMessage } from './channel.ts';
import { lobbyMessage } from './lobby-message.ts';
import { publicRoom, type Room, type RoomParts, type Scheduler } from './room.ts';
import { refusalMessage, requestMessage } from './undo-message.ts';

/** Channels that don't answer hold up nobody else, until there are so many of them. */
const AT_ONCE = 16;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** After this Discord may have forgotten a nonce. */
const NONCE_MS = 120_000;
/** How far Discord's clock may be behind ours. */
const SKEW_MS = 60_000;

export interface MessengerParts {
  readonly room: RoomParts;
  readonly rest: REST;
  /** The bot's own user id, known once it is logged in. */
  readonly self: () => string | undefined;
  readonly now: () => number;
  readonly scheduler: Scheduler;
}

/** Posts what the outbox holds: in order for each match, a few matches at once. The rows are the truth. */
export class Messenger {
  readonly #parts: MessengerParts;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #busy = new Set<string>();
  #forget: (() => void) | undefined;
  #open = false;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(parts: MessengerParts) {
    this.#parts = parts;
  }

  /** From now on (the client is ready) notices go out, those left from before the start first. */
  async open(): Promise<void> {
    const { room } = this.#parts;
    await room.table
      .hurry()
      .catch(error => room.log.error({ error: logged(error) }, 'the outbox could not be read'));
    this.#open = true;
    this.wake();
  }

  /** Something may be waiting. Returns at once. */
  wake(): void {
    if (!this.#open) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#lookAgain) {
        this.#lookAgain = false;
        this.wake();
      }
    });
  }

  /** Nothing more is taken up; resolves when what is under way is done. */
  async close(): Promise<void> {
    this.#open = false;
    this.#forget?.();
    await this.#looking;
    await this.#queue.onIdle();
  }

  async #look(): Promise<void> {
    const { room, now } = this.#parts;
    try {
      const parked = (await room.table.unparkDue()) ?? Number.POSITIVE_INFINITY;
      for (const notice of await room.table.notices()) {
        if (this.#busy.has(notice.matchId)) continue;
        this.#busy.add(notice.matchId);
        void this.#queue.add(() => this.#handle(notice));
      }
      const next = Math.min(parked, (await room.table.nextNoticeAt()) ?? Number.POSITIVE_INFINITY);
      if (next > now() && Number.isFinite(next)) this.#lookIn(next - now());
    } catch (error) {
      room.log.error({ error: logged(error) }, 'the outbox could not be read');
      this.#lookIn(FIRST_WAIT);
    }
  }

  async #handle(notice: Notice): Promise<void> {
    try {
      if (!this.#open) return;
      await this.#deliver(notice).catch(error => this.#failed(notice, error));
      this.#busy.delete(notice.matchId);
      this.wake();
    } catch (error) {
      this.#parts.room.log.error({ error: logged(error), matchId: notice.matchId }, 'the outbox is stuck');
      this.#busy.delete(notice.matchId);
      this.#lookIn(FIRST_WAIT);
    }
  }

  async #failed(notice: Notice, error: unknown): Promise<void> {
    const { room, now } = this.#parts;
    const { matchId, kind, rev, attempts } = notice;
    if (isClosed(error)) return this.#park(notice, error);
    const hopeless = isHopeless(error);
    const retryAt = hopeless ? null : now() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
    const details = { error: logged(error), matchId, kind, rev, attempts };
    room.log.error(details, hopeless ? 'a message is given up' : 'a message will be tried again');
    await room.table.failed(notice, error instanceof Error ? error.message : String(error), retryAt);
  }

  /** Whoever looks after the bot learns whose game it is: nobody can be told in a channel that is closed. */
  async #park(notice: Notice, error: unknown): Promise<void> {
    const { room } = this.#parts;
    const match = await room.table.get(notice.matchId);
    const { matchId, kind, rev } = notice;
    const whose = { channelId: match?.channelId, guildId: match?.guildId, owner: match?.opener.id };
    room.log.error(
      { error: logged(error), matchId, kind, rev, ...whose },
      'a game is parked: its channel is closed',
    );
    await room.table.park(notice, error instanceof Error ? error.message : String(error));
  }

  #lookIn(milliseconds: number): void {
    this.#forget?.();
    this.#forget = this.#open ? this.#parts.scheduler.after(milliseconds, () => this.wake()) : undefined;
  }

  async #deliver(notice: Notice): Promise<void> {
    const { room: anyRoom, rest } = this.#parts;
    const match = await anyRoom.table.get(notice.matchId);
    if (!match) return anyRoom.table.delivered(notice, null);
    if (!(await anyRoom.table.begin(notice))) return;
    const room = await publicRoom(anyRoom, match);
    const channel = new Channel(rest, match.channelId);
    switch (notice.kind) {
      case 'lobby':
        return this.#lobby(room, channel, match, notice);
      case 'request':
        return this.#requests(room, channel, match, notice);
      // Not said yet: the rows are marked as delivered.
      case 'motion':
      case 'ping':
      case 'reminder':
      case 'note':
      case 'nudge':
      case 'overdue':
      case 'seat':
        return room.table.delivered(notice, null);
      case 'vote':
        return this.#vote(room, channel, match, notice);
      case 'redraw':
        return this.#redraw(room, channel, match, notice);
      case 'board':
        return this.#board(room, channel, match, notice);
      case 'closed':
        return match.state === undefined
          ? this.#lobby(room, channel, match, notice)
          : this.#board(room, channel, match, notice);
    }
  }

  /** What was begun long ago may stand there already, and its nonce be forgotten. */
  async #post(channel: Channel, match: Match, notice: Notice, message: PublicMessage, nonce = notice.nonce) {
    const { now, self } = this.#parts;
    const author = self();
    if (notice.attempts > 0 && author !== undefined && now() - notice.at > NONCE_MS) {
      const since = notice.at - SKEW_MS;
      const there = await channel.find(message, { author, after: match.boardMessageId, since });
      if (there !== undefined) return there;
    }
    return channel.post(message, nonce);
  }

  async #lobby(room: Room, channel: Channel, match: Match, notice: Notice): Promise<void> {
    const { table } = room;
    const message = lobbyMessage(room, match);
    if (match.lobbyMessageId !== null && (await channel.edit(match.lobbyMessageId, message))) {
      return table.delivered(notice, match.lobbyMessageId);
    }
    return table.delivered(notice, await this.#post(channel, match, notice, message));
  }

  /** The newest message again, as the row is now; nobody is pinged. */
  async #redraw(room: Room, channel: Channel, match: Match, notice: Notice): Promise<void> {
    const { boardMessageId, lobbyMessageId } = match;
    if (boardMessageId !== null) {
      const board = await boardMessage(room, match, notice);
      await channel.edit(boardMessageId, { ...board, pings: [] });
    } else if (lobbyMessageId !== null) {
      await channel.edit(lobbyMessageId, lobbyMessage(room, match));
    }
    await room.table.delivered(notice, null);
  }

  async #vote(room: Room, channel: Channel, match: Match, notice: Notice): Promise<void> {
    const content = await cancelVotes(room, match);
    if (content !== undefined) await this.#post(channel, match, notice, { content, rows: [], pings: [] });
    await room.table.delivered(notice, null);
  }

  async #requests(room: Room, channel: Channel, match: Match, notice: Notice): Promise<void> {
    for (const request of await room.table.undoRequests(match.id)) {
      const { messageId, status, nonce, refusalNonce } = request;
      const message = requestMessage(room, match, request);
      const there = messageId !== null && (await channel.edit(messageId, message));
      if (status === 'refused')
        await this.#post(channel, match, notice, refusalMessage(room, match, request), refusalNonce);
      const asks = !there && status === 'open';
      const own = messageId === null ? nonce : notice.nonce;
      await room.table.toldRequest(
        request,
        asks ? await this.#post(channel, match, notice, message, own) : messageId,
      );
    }
    await room.table.delivered(notice, null);
  }

  async #board(room: Room, channel: Channel, match: Match, notice: Notice): Promise<void> {
    const posted = await this.#post(channel, match, notice, await boardMessage(room, match, notice));
    const older = match.boardMessageId;
    try {
      if (older !== null && older !== posted) await channel.strip(older);
      if (older === null && match.lobbyMessageId !== null) {
        await channel.edit(match.lobbyMessageId, lobbyMessage(room, match));
      }
    } catch (error) {
      room.log.warn({ error: logged(error), matchId: match.id }, 'old buttons stay; they are harmless');
    }
    await room.table.delivered(notice, posted);
  }
}
