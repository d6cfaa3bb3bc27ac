import { z } from 'zod';
import type { Seat } from '../../core/contract/game.ts';
import type { MatchRequest } from '../../table/match/types.ts';
import { nonceFor, type PlaceOf } from '../../table/outbox/notices.ts';
import type { ContextParts } from '../context/context.ts';
import type { Notebook } from '../ports/ports.ts';
import type { PublicMessage } from '../rest/channel.ts';
import { questionMessage } from './pings.ts';
import type { NoticeAt, Posts } from './posts.ts';
import { isGone, reachable, recordDepartures } from './reachable.ts';
import { refusalMessage, requestMessage, undecided } from './requests.ts';

/** Ids of the messages at one place, by the id of the request. */
const Known = z.record(z.string(), z.string());

const key = ({ matchId, place }: PlaceOf): string => `asked:${matchId}/${place}`;

/**
 * Finds the messages of a match's requests at a place. The row of a request has the id of its message at the match's first
 * place. The notebook has the ids of the messages at other places.
 */
class AskedMessages {
  readonly #context: Pick<ContextParts, 'table'>;
  readonly #kv: Notebook;

  constructor(context: Pick<ContextParts, 'table'>, kv: Notebook) {
    this.#context = context;
    this.#kv = kv;
  }

  /**
   * Lists requests whose message at a place is missing or outdated, oldest first. `messageId` is the id of the message at this
   * place.
   */
  async unannounced(of: PlaceOf): Promise<readonly MatchRequest[]> {
    const { requests } = this.#context.table;
    if (of.place === 0) return requests.unannounced(of.matchId);
    const known = await this.#known(of);
    const found = await requests.openOr(of.matchId, Object.keys(known).map(Number));
    return found.map(request => ({ ...request, messageId: known[request.id] ?? null }));
  }

  /** Records that a message at a place shows the request. @param messageId null: the request needs no message there */
  async noteAnnounced(of: PlaceOf, request: MatchRequest, messageId: string | null): Promise<void> {
    if (of.place === 0) return this.#context.table.requests.noteAnnounced(request, messageId);
    const { [request.id]: _, ...others } = await this.#known(of);
    const stays = messageId !== null && request.status === 'open';
    const known = stays ? { ...others, [request.id]: messageId } : others;
    if (Object.keys(known).length === 0) await this.#kv.delete(key(of));
    else await this.#kv.set(key(of), JSON.stringify(known));
  }

  /** Returns the id of the message that shows a request at a place. Null: there is none yet. */
  async messageOf(of: PlaceOf, request: number): Promise<string | null> {
    if (of.place === 0) return this.#context.table.requests.messageOf(of.matchId, request);
    return (await this.#known(of))[request] ?? null;
  }

  async #known(of: PlaceOf): Promise<z.infer<typeof Known>> {
    const text = await this.#kv.get(key(of));
    return text === undefined ? {} : Known.parse(JSON.parse(text));
  }
}

interface RequestPost {
  readonly id: number;
  /** True where the request's message was deleted. The new message mentions no person. */
  readonly again: boolean;
  readonly shown: (pinged: readonly Seat[]) => PublicMessage;
  readonly nonce: string;
}

interface AskingPost {
  /** Id of the request. Null: the message belongs to the lobby, not to a request. */
  readonly request: number | null;
  readonly pinged: readonly string[];
  /** Id of the posted message. Null: the message was deleted. */
  readonly posted: string | null;
}

/** Posts the requests of a match. Each person is mentioned once. */
export class RequestPosts {
  readonly #posts: Posts;
  readonly #context: Pick<ContextParts, 'table'>;
  readonly #asked: AskedMessages;

  constructor(posts: Posts, context: Pick<ContextParts, 'table'>, kv: Notebook) {
    this.#posts = posts;
    this.#context = context;
    this.#asked = new AskedMessages(context, kv);
  }

  async requests(at: NoticeAt): Promise<null | undefined> {
    const { context, channel, match, notice } = at;
    const nonceHere = (nonce: string) => (match.place === 0 ? nonce : nonceFor(`${nonce}/${match.place}`));
    for (const request of await this.#asked.unannounced(notice)) {
      const { id, kind, messageId, status } = request;
      const waiting = undecided(request);
      if (messageId === null && (await recordDepartures(context, match, waiting))) return undefined;
      const shown = (pinged: readonly Seat[]) => requestMessage(context, match, request, pinged);
      const there =
        messageId !== null &&
        (await channel.edit(messageId, shown(await reachable(context, match, waiting))));
      if (status === 'refused' && kind === 'undo')
        await this.#posts.post(at, refusalMessage(context, match, request), nonceHere(request.refusalNonce));
      // A request that is not open any more needs no message, since people see its effect.
      const asks = !there && status === 'open';
      const nonce = messageId === null ? nonceHere(request.nonce) : nonceFor(`${notice.nonce}/${messageId}`);
      const again = messageId !== null;
      const posted = asks ? await this.#ask(at, { id, again, shown, nonce }) : messageId;
      await this.#asked.noteAnnounced(notice, request, posted);
    }
    return null;
  }

  /** Posts a request. Mentions only the people who may be mentioned now. Later messages mention the other people. */
  async #ask(at: NoticeAt, { id, again, shown, nonce }: RequestPost): Promise<string | null> {
    const { match, notice } = at;
    const pinged = again ? [] : await this.#context.table.pings.pingByRequest(notice, id);
    const seats = match.seats.flatMap(seated => (pinged.includes(seated.id) ? seated.seat : []));
    const posted = await this.#posts.post(at, shown(seats), nonce);
    if (!again) await this.notePinged(at, { request: id, pinged, posted });
    return posted;
  }

  /** Corrects the record of mentioned people. The message may come from an earlier attempt that mentioned other people. */
  async notePinged(
    { channel, match, notice }: NoticeAt,
    { request, pinged, posted }: AskingPost,
  ): Promise<void> {
    if (notice.attempts === 0 || posted === null) return;
    await this.#context.table.pings.markPingedByRequest(
      match.id,
      request,
      await channel.pinged(posted),
      pinged,
    );
  }

  /** Mentions a person about an earlier request or invitation that came in quiet hours or while the person was away. */
  async question(at: NoticeAt): Promise<null | undefined> {
    const { context, match, notice } = at;
    const { userId, request } = notice.details;
    const { table } = context;
    const asked = request === undefined ? match.lobbyMessageId : await this.#asked.messageOf(notice, request);
    // A request that is not posted yet will mention the person in its own message.
    if (asked !== null && userId !== undefined) {
      const message = questionMessage(context, { userId, asked, toLobby: request === undefined });
      // An earlier attempt may have mentioned the person already, even if the person is away or in quiet hours now.
      const stands = notice.attempts > 0 && (await this.#posts.find(at, message)) !== undefined;
      if (stands) await table.pings.markPingedByRequest(match.id, request ?? null, [userId]);
      else if (await table.pings.isStillDue(notice)) {
        const seated = match.seats.find(({ id }) => id === userId);
        if (seated && (await recordDepartures(context, match, [seated.seat]))) return undefined;
        const gone = !seated && (await isGone(context, match, userId));
        if (!gone) await this.#posts.post(at, message);
      }
    }
    return null;
  }
}
