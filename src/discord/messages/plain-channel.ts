import type { REST } from 'discord.js';
import type { Match, Notice } from '../../table/match/types.ts';
import { type Context, contextIn } from '../context/context.ts';
import { Channel, logged, type PublicMessage } from '../rest/channel.ts';
import { refusalOf } from '../rest/refusals.ts';

interface PlainChannelParts {
  readonly context: Context;
  readonly rest: REST;
  readonly channelId: string;
  /** Returns the id of the person whose action caused the message. Undefined or no id of Discord: no person is informed. */
  readonly actor: () => Promise<string | undefined>;
}

/** Returns the message without names, free text and pictures. Its buttons and mentions stay. */
function plainOf({ words }: Context, message: PublicMessage): PublicMessage {
  const { pings, pingsRole } = message;
  const mentions = [...pings.map(id => `<@${id}>`), ...(pingsRole === undefined ? [] : [`<@&${pingsRole}>`])];
  return { ...message, content: [...mentions, words.errors.plainMessage].join(' '), files: [] };
}

/** Outcome of a refused message: Discord accepted its plainest form, or refused that form too. */
type RefusedForm = 'plainPosted' | 'notPosted';

interface Sending<Sent> {
  readonly send: (form: PublicMessage) => Promise<Sent>;
  readonly refused: (what: RefusedForm) => Promise<void>;
  readonly about: object;
}

/** Sends a message, and once more in its plainest form where Discord or a filter refuses the message itself. */
export async function inPlainestForm<Sent>(
  context: Context,
  message: PublicMessage,
  { send, refused, about }: Sending<Sent>,
): Promise<Sent> {
  try {
    return await send(message);
  } catch (error) {
    if (refusalOf(error) !== 'content') throw error;
    context.log.warn({ error: logged(error), ...about }, 'a message is refused: its plainest form follows');
  }
  try {
    const sent = await send(plainOf(context, message));
    await refused('plainPosted');
    return sent;
  } catch (error) {
    if (refusalOf(error) === 'content') await refused('notPosted');
    throw error;
  }
}

/**
 * Channel that sends a refused message once more in its plainest form. Discord or a filter of the server may refuse a message.
 * The person who acted gets a private message. Incident: a filter refused the first board, and the players did not know the
 * reason.
 */
export class PlainChannel extends Channel {
  readonly #parts: PlainChannelParts;

  constructor(parts: PlainChannelParts) {
    super(parts.rest, parts.channelId);
    this.#parts = parts;
  }

  override post(message: PublicMessage, nonce: string): Promise<string | null> {
    return this.#sent(message, form => super.post(form, nonce));
  }

  override edit(messageId: string, message: PublicMessage): Promise<boolean> {
    return this.#sent(message, form => super.edit(messageId, form));
  }

  /** Replaces the text of an older message. Where Discord refuses the text, removes only the buttons. */
  override async close(messageId: string, content: string): Promise<boolean> {
    try {
      return await super.close(messageId, content);
    } catch (error) {
      if (refusalOf(error) !== 'content') throw error;
      return this.strip(messageId);
    }
  }

  override async find(message: PublicMessage, sought: Parameters<Channel['find']>[1]) {
    const there = await super.find(message, sought);
    if (there !== undefined || message.rows.length === 0) return there;
    return super.find({ ...plainOf(this.#parts.context, message), pictured: /^$/ }, sought);
  }

  #sent<Sent>(message: PublicMessage, send: (form: PublicMessage) => Promise<Sent>): Promise<Sent> {
    const { context, channelId } = this.#parts;
    const refused = (what: RefusedForm) => this.#tell(what);
    return inPlainestForm(context, message, { send, refused, about: { channelId } });
  }

  async #tell(what: RefusedForm): Promise<void> {
    const { context, channelId, actor } = this.#parts;
    try {
      const person = await actor();
      const isNotified =
        person !== undefined &&
        /^\d+$/.test(person) &&
        (await context.whispers?.say(person, `${what} ${channelId}`, context.language, language =>
          contextIn(context, language).words.errors[what](`<#${channelId}>`),
        ));
      if (!isNotified) context.log.warn({ channelId }, 'no person could be informed of a refused message');
    } catch (error) {
      context.log.warn(
        { error: logged(error), channelId },
        'no person could be informed of a refused message',
      );
    }
  }
}

/**
 * Returns the id of the person whose action caused a message of a match: the opener, the asker, or the last seat that moved. A
 * person at another place has no id here, and learns nothing of this channel.
 */
export async function actorOf(
  { table }: Pick<Context, 'table'>,
  match: Match,
  { kind, seat }: Pick<Notice, 'kind' | 'seat'>,
): Promise<string | undefined> {
  const seats = async (): Promise<number | null | undefined> => {
    if (kind === 'request') return (await table.requests.open(match.id)).at(-1)?.seat;
    if (kind === 'lobby' || !match.dealt) return undefined;
    const moves = await table.moves(match.id, { since: match.rev - 1, to: match.rev });
    return moves.findLast(move => match.seats[move.seat ?? -1]?.strength === null)?.seat ?? seat;
  };
  return match.seats[(await seats()) ?? -1]?.id ?? match.opener.id;
}
