import type { REST } from 'discord.js';
import type { OperatorMessage } from '../../table/match/types.ts';
import { buttonRows } from '../buttons/components.ts';
import { voteButtons } from '../buttons/match-buttons.ts';
import { type Context, gameTitle, publicContext } from '../context/context.ts';
import type { Notebook } from '../ports/ports.ts';
import { logged, type PublicMessage } from '../rest/channel.ts';
import { isClosed, isHopeless } from '../rest/refusals.ts';
import { moment, when } from '../words/figures.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../words/index.ts';
import { cancelVotes } from './board-lines.ts';
import { pingMessage, roleMessage, seatMessage } from './pings.ts';
import { PlainChannel } from './plain-channel.ts';
import { type NoticeAt, type Posts, remember } from './posts.ts';
import { recordDepartures } from './reachable.ts';

interface PingPostsParts {
  readonly rest: REST;
  readonly kv: Notebook;
  readonly now: () => number;
}

/**
 * Posts short messages beside the boards: pings, offered seats, votes, and messages of the operator. Each method returns null,
 * or undefined where a newer notice replaces its notice.
 */
export class PingPosts {
  readonly #posts: Posts;
  readonly #parts: PingPostsParts;

  constructor(posts: Posts, parts: PingPostsParts) {
    this.#posts = posts;
    this.#parts = parts;
  }

  async ping(at: NoticeAt): Promise<null | undefined> {
    const { context, match, notice } = at;
    const { seat, kind, details } = notice;
    if (seat === null || match.status !== 'running') return null;
    if (kind !== 'overdue' && (await recordDepartures(context, match, [seat]))) return undefined;
    const message =
      match.seats[seat]?.gone && kind !== 'overdue' ? undefined : pingMessage(context, match, notice);
    if (!message) return null;
    const posted = await this.#posts.post(at, message);
    const { since = 0, others } = details;
    const ping = { seat, since, kind: 'call', ...(others && { others: [...others] }) } as const;
    if (posted !== null) await remember(this.#parts.kv, notice, { ...ping, message: posted });
    return null;
  }

  async role(at: NoticeAt): Promise<null> {
    const { context, match, notice } = at;
    // The server may have chosen another role while the message waited.
    const { callRole } = await context.table.archive.server(match.guildId);
    const message = callRole === notice.details.role ? roleMessage(context, match, notice) : undefined;
    if (message) await this.#posts.post(at, message);
    return null;
  }

  async operator(at: NoticeAt): Promise<null> {
    const { operator } = at.notice.details;
    const isLate = (operator?.until ?? Number.POSITIVE_INFINITY) < this.#parts.now();
    if (operator && !isLate) await this.#posts.post(at, operatorMessage(at.context, operator));
    return null;
  }

  /** Removes the buttons and mentions from the newest message at a place where no person of the match is left. */
  async left({ context: parts, match, notice }: NoticeAt): Promise<null> {
    const { message } = notice.details;
    if (!message) return null;
    const { channelId, messageId, guildId, language } = message;
    const context = await publicContext(parts, { ...match, guildId, serverLanguage: language });
    const { left, goesOn } = PEOPLE_WORDS[context.language].everywhere;
    const content = (match.dealt ? goesOn : left)(gameTitle(context, match.game));
    try {
      const actor = async () => undefined;
      const channel = new PlainChannel({ context, rest: this.#parts.rest, channelId, actor });
      await channel.edit(messageId, { content, rows: [], files: [], pings: [] });
    } catch (error) {
      if (!isHopeless(error) && !isClosed(error)) throw error;
      parts.log.warn({ error: logged(error), matchId: match.id }, 'a message of a left place stays');
    }
    return null;
  }

  async seat(at: NoticeAt): Promise<null> {
    const { context, match, notice } = at;
    const message = seatMessage(context, match, notice);
    const posted = message ? await this.#posts.post(at, message) : null;
    if (posted !== null && notice.seat !== null && notice.details.change === 'offered')
      await remember(this.#parts.kv, notice, { seat: notice.seat, since: 0, kind: 'offer', message: posted });
    return null;
  }

  async vote(at: NoticeAt): Promise<null> {
    const { context, match, notice } = at;
    const content = await cancelVotes(context, match);
    if (content === undefined) return null;
    const rows = buttonRows(voteButtons(context, match));
    const posted = await this.#posts.post(at, { content, rows, pings: [], byWords: true });
    const vote = { seat: 0, since: 0, kind: 'vote' } as const;
    if (posted !== null) await remember(this.#parts.kv, notice, { ...vote, message: posted });
    return null;
  }
}

function sentence({ language }: Context, message: OperatorMessage): string | undefined {
  const words = GAMES_WORDS[language].operator;
  const { subject, from = 0, to = 0, moves = 0 } = message;
  switch (subject) {
    case 'maintenance':
      return words.maintenance(moment(from), moment(to), when(from));
    case 'over':
      return words.over;
    case 'closed':
      return words.closed;
    case 'paused':
      return words.paused;
    case 'rewound':
      return words.rewound(moves);
    case 'text':
      return words.announces;
  }
}

/** Writes a message of the operator in the channel's language. The operator's own words follow as written. */
function operatorMessage(context: Context, message: OperatorMessage): PublicMessage {
  const own = message.text === undefined ? undefined : `> ${message.text.replaceAll('\n', '\n> ')}`;
  const content = [sentence(context, message), own].filter(text => text !== undefined).join('\n');
  return { content, rows: [], pings: [], byWords: true };
}
