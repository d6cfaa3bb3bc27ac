import type { Match, Notice, NoticeKind } from '../../table/match/types.ts';
import { BOARDS } from '../../table/outbox/notices.ts';
import type { Channel, PublicMessage } from '../rest/channel.ts';

const SHOW_A_BOARD: readonly NoticeKind[] = [...BOARDS, 'closed'];
/** Milliseconds after which Discord may have forgotten a nonce. */
const NONCE_MS = 120_000;
/** Milliseconds by which Discord's clock may be behind ours. */
const SKEW_MS = 60_000;

/**
 * The message is known not to have arrived at any earlier attempt: one message may now show it with all that came after it.
 */
export class NotThere extends Error {}

export interface PostsParts {
  /** The bot's own user id, known once it is logged in. */
  readonly self: () => string | undefined;
  readonly now: () => number;
}

/** Posts each notice once, even where it is unknown whether an earlier attempt has arrived. */
export class Posts {
  readonly #parts: PostsParts;

  constructor(parts: PostsParts) {
    this.#parts = parts;
  }

  /**
   * Posts a message. An earlier attempt may have arrived, so the message is looked for where its nonce may be forgotten, and
   * where the channel was closed. A request that Discord refused in the end may have arrived at first, with its answer lost.
   */
  async post(channel: Channel, match: Match, notice: Notice, message: PublicMessage, nonce = notice.nonce) {
    const { now, self } = this.#parts;
    if (notice.attempts === 0) return channel.post(message, nonce);
    const parked = match.parkedAt !== null;
    if (self() !== undefined && (parked || now() - notice.at > NONCE_MS)) {
      const there = await this.find(channel, match, notice, message);
      if (there !== undefined) return there;
      if (parked) throw new NotThere();
    }
    return channel.post(message, nonce);
  }

  /**
   * Finds the message where it exists already. A board is newer than the last one, which may show the same. Another message
   * may be older: incident, a mention was repeated because a board had come after it.
   */
  async find(channel: Channel, match: Match, notice: Notice, message: PublicMessage) {
    const author = this.#parts.self();
    if (author === undefined) return undefined;
    const after = SHOW_A_BOARD.includes(notice.kind) ? match.boardMessageId : null;
    return channel.find(message, { author, after, since: notice.at - SKEW_MS });
  }
}
