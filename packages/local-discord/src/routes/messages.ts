import { MessageType } from 'discord-api-types/v10';
import { edit, post, remove } from '../posting/posting.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import { Bits, has } from '../resources/permissions.ts';
import { need, notArchived, seenChannel, seenMessage } from '../rest/access.ts';
import { type Call, messageBody, noContent, ok, type Reply, type Route } from '../rest/route.ts';
import { attachmentIdsAsText, type MessageBody } from '../rules/body.ts';
import { refuse } from '../rules/errors.ts';
import { renderMessage } from '../world/render-message.ts';

/** Milliseconds for which a nonce is remembered. Discord says only "the past few minutes". */
const NONCE_MS = 5 * 60_000;
const PAGE = 50;
const MAX_PAGE = 100;

function create(call: Call): Reply {
  const { world } = call;
  const channel = seenChannel(call);
  const body = messageBody(call.body);
  mayPost(channel, call.files.length > 0, (body.embeds?.length ?? 0) > 0);
  const existing = sameNonce(call, channel, body);
  if (existing !== undefined) return ok(renderMessage(world, existing));
  const replyTo = theReference(call, channel, body);
  if (channel.archived) channel.unarchive();
  const pinged = body.allowed_mentions?.replied_user ?? body.allowed_mentions == null;
  const message = post(world, {
    channel,
    body,
    files: call.files,
    authorId: world.bot.id,
    type: replyTo === undefined ? MessageType.Default : MessageType.Reply,
    replyTo: replyTo?.id,
    nonce: body.nonce ?? undefined,
  });
  if (replyTo !== undefined && !pinged)
    message.mentions = message.mentions.filter(
      id => id !== replyTo.authorId || message.held.mentioned.includes(id),
    );
  return ok(renderMessage(world, message));
}

function mayPost(channel: Channel, withFiles: boolean, withEmbeds: boolean): void {
  if (channel.locked) throw refuse.archivedThread();
  need(channel, channel.isThread ? Bits.SendMessagesInThreads : Bits.SendMessages);
  if (withFiles) need(channel, Bits.AttachFiles);
  if (withEmbeds) need(channel, Bits.EmbedLinks);
  if (channel.recipient?.acceptsDms === false) throw refuse.closedDms();
}

function sameNonce(call: Call, channel: Channel, body: MessageBody): StoredMessage | undefined {
  if (body.enforce_nonce !== true || body.nonce == null) return undefined;
  const since = call.world.now() - NONCE_MS;
  const found = (call.world.messagesByChannel.get(channel.id) ?? []).findLast(
    message =>
      message.authorId === call.world.bot.id &&
      message.nonce !== undefined &&
      String(message.nonce) === String(body.nonce) &&
      message.createdAt >= since,
  );
  // Discord does not create a deleted message again for the same nonce (discord-api-docs#6647).
  if (found?.deleted) throw refuse.unknownMessage();
  return found;
}

function theReference(call: Call, channel: Channel, body: MessageBody): StoredMessage | undefined {
  const reference = body.message_reference;
  if (reference == null) return undefined;
  if (!channel.isDm && !has(channel.botPermissions, Bits.ReadMessageHistory)) throw refuse.unreadableReply();
  const message = call.world.messages.get(reference.message_id);
  if (message !== undefined && !message.deleted && !message.ephemeral && message.channel === channel)
    return message;
  if (reference.fail_if_not_exists === false) return undefined;
  throw refuse.invalid('message_reference', 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
}

function list(call: Call): Reply {
  const channel = seenChannel(call);
  if (!channel.isDm && !has(channel.botPermissions, Bits.ReadMessageHistory)) return ok([]);
  const limit = Number(call.query.get('limit') ?? PAGE);
  if (!(limit >= 1 && limit <= MAX_PAGE))
    throw refuse.invalid('limit', 'NUMBER_TYPE_MAX', `int value should be 1 to ${MAX_PAGE}.`);
  const newestFirst = channel.messages.reverse();
  const around = aroundWhich(call.query);
  const page = around === undefined ? newestFirst.slice(0, limit) : around(newestFirst, limit);
  return ok(page.map(message => withoutNonce(shownToBot(call, message))));
}

/**
 * Renders a message for the bot. Without the intent for contents, the bot sees the contents only of DMs, its own messages, and
 * messages that mention it.
 */
function shownToBot({ world, gateway }: Call, message: StoredMessage) {
  const rendered = renderMessage(world, message);
  const mayRead =
    gateway.readsContent ||
    message.channel.isDm ||
    message.authorId === world.bot.id ||
    message.held.mentioned.includes(world.bot.id);
  return mayRead ? rendered : { ...rendered, content: '', embeds: [], attachments: [], components: [] };
}

/** Returns a message without its nonce. Discord does not store the nonce, so only the answer to the creating request has it. */
function withoutNonce<T extends object>(rendered: T): T {
  const { nonce: _, ...rest } = rendered as T & { nonce?: unknown };
  return rest as T;
}

type Cut = (newestFirst: readonly StoredMessage[], limit: number) => StoredMessage[];

/**
 * Reads the parameter `before`, `after` or `around` of a request for messages. If a request has several, the first in this
 * order counts.
 */
function aroundWhich(query: URLSearchParams): Cut | undefined {
  const id = (name: string): bigint | undefined => {
    const text = query.get(name);
    if (text === null || /^\d{1,20}$/.test(text)) return text === null ? undefined : BigInt(text);
    throw refuse.invalid(name, 'NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
  };
  const [before, after, around] = [id('before'), id('after'), id('around')];
  const older = (list: readonly StoredMessage[], than: bigint) => list.filter(m => BigInt(m.id) < than);
  const newer = (list: readonly StoredMessage[], than: bigint) => list.filter(m => BigInt(m.id) > than);
  if (before !== undefined) return (list, limit) => older(list, before).slice(0, limit);
  if (after !== undefined) return (list, limit) => newer(list, after).slice(-limit);
  if (around === undefined) return undefined;
  return (list, limit) => {
    const half = Math.floor(limit / 2);
    return [
      ...newer(list, around).slice(-half || list.length),
      ...list.filter(({ id }) => BigInt(id) === around),
      ...older(list, around).slice(0, half),
    ].slice(0, limit);
  };
}

function patch(call: Call): Reply {
  const channel = seenChannel(call);
  const message = seenMessage(call, channel);
  if (message.authorId !== call.world.bot.id) throw refuse.foreignMessage();
  notArchived(channel);
  if (call.files.length > 0) need(channel, Bits.AttachFiles);
  edit(call.world, message, messageBody(call.body), call.files);
  return ok(renderMessage(call.world, message));
}

const messages = '/channels/{channel_id}/messages';

export const messageRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: messages,
    request: 'MessageCreateRequest',
    forSchema: attachmentIdsAsText,
    response: 'MessageResponse',
    handle: create,
  },
  { method: 'GET', path: messages, response: { listOf: 'MessageResponse' }, handle: list },
  {
    method: 'GET',
    path: `${messages}/{message_id}`,
    response: 'MessageResponse',
    handle: call => {
      const channel = seenChannel(call);
      need(channel, Bits.ReadMessageHistory);
      return ok(shownToBot(call, seenMessage(call, channel)));
    },
  },
  {
    method: 'PATCH',
    path: `${messages}/{message_id}`,
    request: 'MessageEditRequestPartial',
    forSchema: attachmentIdsAsText,
    response: 'MessageResponse',
    handle: patch,
  },
  {
    method: 'DELETE',
    path: `${messages}/{message_id}`,
    handle: call => {
      const channel = seenChannel(call);
      const message = seenMessage(call, channel);
      if (message.authorId !== call.world.bot.id) need(channel, Bits.ManageMessages);
      notArchived(channel);
      remove(call.world, message);
      return noContent;
    },
  },
];
