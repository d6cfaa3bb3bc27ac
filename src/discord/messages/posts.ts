import type { Match, Notice, NoticeKind } from '../../table/match/types.ts';
import { BOARDS } from '../../table/outbox/notices.ts';
import type { Channel, PublicMessage } from '../rest/channel.ts';

const SHOW_A_BOARD: readonly NoticeKind[] = [...BOARDS, 'closed'];
/** Milliseconds after which Discord may have forgotten a nonce. */
const NONCE_MS = 120_000;
/** Milliseconds by which Discord's clock may be behind this machine's. */
const SKEW_MS = 60_000;

/**
 * Thrown where no earlier attempt to post a message of a parked match has arrived. One new message may then show it with
 * all later events.
 */
export class NotThere extends Error {}

export interface PostsParts {
  /** User id of the bot, known once it is logged in. */
  readonly self: () => string | undefined;
  readonly now: () => number;
}

/** Posts the message of each notice once, even where it is unknown whether an earlier attempt has arrived. */
export class Posts {
  readonly #parts: PostsParts;

  constructor(parts: PostsParts) {
    this.#parts = parts;
  }

  /**
   * Posts a message. After an earlier attempt, the message is searched for where Discord may have forgotten its nonce, and
   * where the channel was closed. Even an attempt that Discord refused at last may have arrived at first, with its answer
   * lost.
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
   * Finds the message of an earlier attempt. A board is searched for only after the last board, which may look the same.
   * Any other message may be older: incident, a mention was repeated because a board had come after it.
   */
  async find(channel: Channel, match: Match, notice: Notice, message: PublicMessage) {
    const author = this.#parts.self();
    if (author === undefined) return undefined;
    const after = SHOW_A_BOARD.includes(notice.kind) ? match.boardMessageId : null;
    return channel.find(message, { author, after, since: notice.at - SKEW_MS });
  }
}
