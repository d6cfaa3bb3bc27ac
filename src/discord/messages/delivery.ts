import type { REST } from 'discord.js';
import type { Seat } from '../../core/contract/game.ts';
import { peopleAt } from '../../core/contract/player.ts';
import { nowAt } from '../../log/log.ts';
import { unescaped } from '../../presentation/text/names.ts';
import { CLOSED_BY_OPERATOR } from '../../table/match/closed-places.ts';
import { isLive } from '../../table/match/live-clock.ts';
import {
  type Begun,
  type Match,
  type Notice,
  type NoticeKind,
  type OlderBoard,
  PING_KINDS,
} from '../../table/match/types.ts';
import { BOARDS, nonceFor } from '../../table/outbox/notices.ts';
import { type Context, type ContextParts, gameTitle, namesOf, publicContext } from '../context/context.ts';
import type { Notebook } from '../ports/ports.ts';
import { type Channel, isReadySoon, logged, type PublicMessage } from '../rest/channel.ts';
import { isClosed, isHopeless } from '../rest/refusals.ts';
import { boardMessage, closedBoard } from './board.ts';
import { missingSeats } from './board-lines.ts';
import { lobbyWithPicture } from './lobby.ts';
import { PingPosts } from './ping-posts.ts';
import { actorOf, PlainChannel } from './plain-channel.ts';
import { isTidy, type NoticeAt, NotThere, Posts, tidy } from './posts.ts';
import { isGone, recordDepartures } from './reachable.ts';
import { RequestPosts } from './request-posts.ts';

export interface DeliveryParts {
  readonly context: ContextParts;
  readonly rest: REST;
  readonly kv: Notebook;
  readonly self: () => string | undefined;
  readonly now: () => number;
}

interface Delivering extends NoticeAt {
  readonly pinged: readonly Seat[];
}

/** Number of later messages after which the board of a live game is posted again, so that people see it without scrolling. */
const MOST_AFTER = 6;

/** Checks that at least `MOST_AFTER` messages follow a message. False where the bot can't read the channel. */
const isFarUp = async (channel: Channel, messageId: string): Promise<boolean> =>
  (await channel.countAfter(messageId, MOST_AFTER).catch(() => 0)) >= MOST_AFTER;

const isPing = (kind: NoticeKind): boolean => PING_KINDS.some(ping => ping === kind);

/** Returns a message once more without mentions, with a new nonce, so that Discord accepts it again. */
const anew = ({ nonce }: Notice, message: PublicMessage) =>
  [{ ...message, pings: [], silent: true }, nonceFor(`${nonce}/anew`)] as const;

export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #posts: Posts;
  readonly #requests: RequestPosts;
  readonly #pings: PingPosts;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#posts = new Posts(parts);
    this.#requests = new RequestPosts(this.#posts, parts.context, parts.kv);
    this.#pings = new PingPosts(this.#posts, parts);
  }

  /**
   * Delivers a notice. Throws Discord's error, whose wait `rest/refusals.ts` decides. Posts nothing where the match has just changed, since a newer notice waits.
   * @param known state of the match, where the notice was begun together with its move
   */
  async deliver(notice: Notice, known?: Begun): Promise<void> {
    const { context: anyContext, rest, kv } = this.#parts;
    // After a suspension of the machine, several mentions may be due. The table first replaces the older mentions, whichever
    // timer runs first.
    if (isPing(notice.kind) || notice.kind === 'question') await anyContext.table.dueWork.run();
    const quiet = await this.#quietUntil(notice);
    if (quiet !== null) return anyContext.table.outbox.putOff(notice, quiet);
    const begun = known ?? (await anyContext.table.outbox.begin(notice));
    if (!begun) return;
    const { match, rev, since, resigned } = begun;
    if (!match) return anyContext.table.outbox.delivered(notice, null);
    if (match.place !== notice.place)
      throw new Error(`place ${notice.place} gets the messages of place ${match.place}`);
    if (await anyContext.table.host.blocks.isServerBlocked(match.guildId))
      return anyContext.table.outbox.park(notice, CLOSED_BY_OPERATOR);
    nowAt({ shard: anyContext.shardOf?.(match.guildId) ?? 0 });
    const [context, tidied] = await Promise.all([publicContext(anyContext, match), this.#isTidy(notice)]);
    const actor = () => actorOf(context, match, notice);
    const channel = new PlainChannel({ context, rest, channelId: match.channelId, actor });
    const shown = { ...notice, rev, since, resigned };
    try {
      const posted = await this.#say({ context, channel, match, notice: shown, pinged: begun.pinged });
      if (posted !== undefined) await context.table.outbox.delivered(shown, posted);
    } catch (error) {
      if (error instanceof NotThere) return anyContext.table.outbox.missing(notice);
      throw error;
    }
    if (tidied) return;
    try {
      await tidy(context, kv, channel, notice);
    } catch (error) {
      context.log.warn({ error: logged(error), matchId: match.id }, 'old pings stay; they are harmless');
    }
  }

  /**
   * Checks that a match has no old mentions to remove, before a board is posted. False for other notices, since they may add a
   * mention, and false if the check fails.
   */
  #isTidy(notice: Notice): Promise<boolean> | false {
    return BOARDS.includes(notice.kind) && isTidy(this.#parts.kv, notice).catch(() => false);
  }

  /**
   * Returns the end of the quiet hours that forbid a mention now. Null: no quiet hours forbid it. An outage or a closed channel
   * may have delayed the mention into quiet hours.
   */
  async #quietUntil({ matchId, kind, seat }: Notice): Promise<number | null> {
    if (seat === null || !isPing(kind)) return null;
    const { table } = this.#parts.context;
    const match = await table.get(matchId);
    const person = match?.status === 'running' && !isLive(match) ? match.seats[seat] : undefined;
    return person ? table.people.quietUntil(person.id) : null;
  }

  /**
   * Returns the id of the posted message, or null where the match needs no new message. Undefined: a newer notice replaces this
   * notice.
   */
  async #say(at: Delivering): Promise<string | null | undefined> {
    switch (at.notice.kind) {
      case 'lobby':
        return this.#lobby(at);
      case 'request':
        return this.#requests.requests(at);
      case 'ping':
      case 'reminder':
      case 'note':
      case 'nudge':
      case 'overdue':
        return this.#pings.ping(at);
      case 'question':
        return this.#requests.question(at);
      case 'role':
        return this.#pings.role(at);
      case 'operator':
        return this.#pings.operator(at);
      case 'left':
        return this.#pings.left(at);
      case 'seat':
        return this.#pings.seat(at);
      case 'vote':
        return this.#pings.vote(at);
      case 'redraw':
        return this.#redraw(at);
      case 'progress':
        return this.#progress(at);
      case 'board':
        return this.#board(at);
      case 'closed':
        return at.match.dealt ? this.#board(at) : this.#lobby(at);
    }
  }

  async #lobby(at: NoticeAt): Promise<string | null> {
    const { context, channel, match, notice } = at;
    // The message of a lobby mentions its people once. An edited or repeated message mentions no person.
    const asks = match.lobbyMessageId === null;
    const pinged: string[] = [];
    for (const id of asks ? await context.table.pings.pingByRequest(notice, null) : [])
      if (!(await isGone(context, match, id))) pinged.push(id);
    const message = await lobbyWithPicture(context, match, pinged);
    if (match.lobbyMessageId !== null && (await channel.edit(match.lobbyMessageId, message)))
      return match.lobbyMessageId;
    const posted = await this.#posts.post(at, message);
    if (asks) await this.#requests.notePinged(at, { request: null, pinged, posted });
    return posted;
  }

  /** Writes the match's newest message again from the database, without a mention. */
  async #redraw({ context, channel, match, notice }: NoticeAt): Promise<null> {
    const { boardMessageId, lobbyMessageId } = match;
    if (boardMessageId !== null)
      await channel.edit(boardMessageId, await boardMessage(context, match, notice, []));
    else if (lobbyMessageId !== null)
      await channel.edit(lobbyMessageId, await lobbyWithPicture(context, match));
    return null;
  }

  /**
   * Edits the board's message during a turn, without a mention. Posts the board again where its message is missing, or in a
   * live game where many messages follow it.
   */
  async #progress(at: Delivering): Promise<string | null | undefined> {
    const { context, channel, match, notice } = at;
    const { boardMessageId } = match;
    const post = async () => this.#board({ ...at, pinged: await context.table.pings.pingByBoard(notice) });
    if (boardMessageId === null) return post();
    const whole = boardMessage(context, match, notice, []);
    if (isLive(match)) {
      const [isBuried, isReady] = await Promise.all([isFarUp(channel, boardMessageId), isReadySoon(whole)]);
      if (isBuried) return post();
      if (!isReady) {
        const text = await boardMessage(context, match, notice, [], false);
        if (!(await channel.edit(boardMessageId, text))) return post();
        void this.#addPicture(at, whole);
        return boardMessageId;
      }
    }
    if (!(await channel.edit(boardMessageId, await whole))) return post();
    if (peopleAt(match) > 1) await context.table.pings.pingSeparately(notice);
    return boardMessageId;
  }

  /**
   * Adds the picture to a live game's text, unless a newer move was made meanwhile. The next move's message does not wait for
   * this picture. After a failure the next move brings a picture.
   */
  async #addPicture({ context, channel, match }: NoticeAt, whole: Promise<PublicMessage>): Promise<void> {
    const { id, rev, boardMessageId } = match;
    try {
      const message = await whole;
      if (boardMessageId !== null && (await context.table.get(id))?.rev === rev)
        await channel.edit(boardMessageId, message);
    } catch (error) {
      context.log.warn({ error: logged(error), matchId: id }, 'a picture is missing until the next move');
    }
  }

  async #board(at: Delivering): Promise<string | null | undefined> {
    const { context, channel, match, notice, pinged } = at;
    const awaited = await missingSeats(context, match);
    if (await recordDepartures(context, match, awaited)) return undefined;
    const older = match.boardMessageId;
    const [message, olderBoard] = await Promise.all([
      boardMessage(context, match, notice, pinged),
      older === null ? undefined : context.table.olderBoard(match, notice),
    ]);
    const first = await this.#posts.post(at, message);
    if (notice.attempts > 0 && first !== null && match.status === 'running')
      await context.table.pings.markPinged(notice, await channel.pinged(first));
    // Null means that the new message was deleted right after the post. The message has mentioned its people, so the bot posts
    // it again without mentions.
    const posted = first ?? (await this.#posts.post(at, ...anew(notice, message)));
    try {
      if (older !== null && posted !== null && older !== posted) await this.#close(at, older, olderBoard);
      if (older === null && match.lobbyMessageId !== null)
        await channel.edit(match.lobbyMessageId, await lobbyWithPicture(context, match));
    } catch (error) {
      // Buttons that stay on an older message are harmless. An error in removing them must not delay the new message.
      if (!isHopeless(error) && !isClosed(error)) throw error;
      context.log.warn({ error: logged(error), matchId: match.id }, 'old buttons stay; they are harmless');
    }
    if (older === null) await this.#nameThread(context, match);
    return posted;
  }

  /** Edits the message of the previous board. Its events and scores stay, its buttons and awaited seats are removed. */
  async #close(
    { context, channel, match }: NoticeAt,
    older: string,
    olderBoard: OlderBoard | undefined,
  ): Promise<void> {
    if (olderBoard === undefined) return void (await channel.strip(older));
    await channel.close(older, await closedBoard(context, match, olderBoard));
  }

  #nameThread(context: Context, match: Match): Promise<void> {
    const people = namesOf(match, context.language).map(unescaped);
    return context.threads.rename(
      match.channelId,
      context.words.tables.title(gameTitle(context, match.game), people),
    );
  }
}
