import { z } from 'zod';
import type { Match, Notice, NoticeKind } from '../../table/match/types.ts';
import { BOARDS, type PlaceOf } from '../../table/outbox/notices.ts';
import type { Context, ContextParts } from '../context/context.ts';
import type { Notebook } from '../ports/ports.ts';
import { type Channel, type PublicMessage, SKEW_MS } from '../rest/channel.ts';

const SHOW_A_BOARD: readonly NoticeKind[] = [...BOARDS, 'closed'];
/** Milliseconds after which Discord may have forgotten a nonce. */
const NONCE_MS = 120_000;

/**
 * Thrown where a retry finds no message of an earlier attempt in a parked match (one whose channel was closed). One new message
 * may then show all later events too.
 */
export class NotThere extends Error {}

export interface PostsParts {
  readonly self: () => string | undefined;
  readonly now: () => number;
}

export interface NoticeAt {
  readonly context: Context;
  readonly channel: Channel;
  readonly match: Match;
  readonly notice: Notice;
}

/** Posts the message of each notice once, even where it is unknown whether an earlier attempt succeeded. */
export class Posts {
  readonly #parts: PostsParts;

  constructor(parts: PostsParts) {
    this.#parts = parts;
  }

  /**
   * Posts a message. After an earlier attempt, first searches for that attempt's message, if Discord may have forgotten the
   * nonce or the channel was closed. Even an attempt that ended with a refusal may have posted the message, since an answer of
   * Discord can get lost.
   */
  async post(at: NoticeAt, message: PublicMessage, nonce = at.notice.nonce): Promise<string | null> {
    const { channel, match, notice } = at;
    const { now, self } = this.#parts;
    if (notice.attempts === 0) return channel.post(message, nonce);
    const parked = match.parkedAt !== null;
    if (self() !== undefined && (parked || now() - notice.at > NONCE_MS)) {
      const there = await this.find(at, message);
      if (there !== undefined) return there;
      if (parked) throw new NotThere();
    }
    return channel.post(message, nonce);
  }

  /**
   * Finds the message of an earlier attempt. A search for a board begins after the last board, which may look the same. A
   * search for other messages begins earlier. Incident: a mention was repeated, because a board had come after it.
   */
  async find({ channel, match, notice }: NoticeAt, message: PublicMessage) {
    const author = this.#parts.self();
    if (author === undefined) return undefined;
    const after = SHOW_A_BOARD.includes(notice.kind) ? match.boardMessageId : null;
    return channel.find(message, { author, after, since: notice.at - SKEW_MS });
  }
}

const ShortMessage = z.object({
  seat: z.number(),
  others: z.array(z.number()).optional(),
  /** Revision at the beginning of the decision that the message is about. */
  since: z.number(),
  kind: z.enum(['call', 'offer', 'vote']),
  message: z.string(),
});
export type ShortMessage = z.infer<typeof ShortMessage>;
const ShortMessages = z.array(ShortMessage);

const key = ({ matchId, place }: PlaceOf): string => `calls:${matchId}${place === 0 ? '' : `/${place}`}`;

async function list(kv: Notebook, of: PlaceOf): Promise<readonly ShortMessage[]> {
  const text = await kv.get(key(of));
  return text === undefined ? [] : ShortMessages.parse(JSON.parse(text));
}

const keep = (kv: Notebook, of: PlaceOf, messages: readonly ShortMessage[]): Promise<void> =>
  messages.length === 0 ? kv.delete(key(of)) : kv.set(key(of), JSON.stringify(messages));

export const isTidy = async (kv: Notebook, of: PlaceOf): Promise<boolean> =>
  (await list(kv, of)).length === 0;

/** Stores a message that must be removed, or lose its buttons, once it is out of date. */
export async function remember(kv: Notebook, of: PlaceOf, posted: ShortMessage): Promise<void> {
  const others = (await list(kv, of)).filter(({ message }) => message !== posted.message);
  await keep(kv, of, [...others, posted]);
}

const isNewest = ({ seat, kind }: ShortMessage, index: number, messages: readonly ShortMessage[]): boolean =>
  kind === 'offer' || !messages.some((other, at) => at > index && other.kind === kind && other.seat === seat);

/** Removes mentions for decisions that were made, and the buttons of offers and votes that are over. */
export async function tidy(
  { table }: ContextParts,
  kv: Notebook,
  channel: Pick<Channel, 'remove' | 'strip'>,
  of: PlaceOf,
): Promise<void> {
  const messages = await list(kv, of);
  if (messages.length === 0) return;
  const { matchId } = of;
  const match = await table.get(matchId);
  const waiting = await table.waiting(matchId);
  const running = match?.status === 'running';
  const voted = running && (await table.cancelVote(matchId)).votes.length > 0;
  const stands = (posted: ShortMessage, index: number): boolean => {
    if (posted.kind === 'offer') return running && match.seats[posted.seat]?.state === 'offered';
    if (posted.kind === 'vote') return voted && isNewest(posted, index, messages);
    const same = waiting.some(
      ({ seat, since }) => (seat === posted.seat && since === posted.since) || posted.others?.includes(seat),
    );
    return same && isNewest(posted, index, messages);
  };
  const left = messages.filter(stands);
  for (const posted of messages) {
    if (left.includes(posted)) continue;
    await (posted.kind === 'call' ? channel.remove(posted.message) : channel.strip(posted.message));
  }
  if (left.length < messages.length) await keep(kv, of, left);
}
