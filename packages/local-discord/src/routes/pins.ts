import { MessageType } from 'discord-api-types/v10';
import { changed, postContent } from '../posting/posting.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import { Bits, has } from '../resources/permissions.ts';
import { need, notArchived, seenChannel, seenMessage } from '../rest/access.ts';
import { type Call, noContent, ok, type Reply, type Route } from '../rest/route.ts';
import { refuse } from '../rules/errors.ts';
import { renderMessage } from '../world/render-message.ts';
import type { World } from '../world/world.ts';

const MAX_PINS = 250;
const PAGE = 50;
const PINNABLE: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
];

/** Returns the pinned messages, latest pin first. Empty where the bot may not read the message history. */
function pinned(channel: Channel): StoredMessage[] {
  if (!channel.isDm && !has(channel.botPermissions, Bits.ReadMessageHistory)) return [];
  return channel.messages.filter(m => m.pinned).sort((a, b) => (b.pinnedAt ?? 0) - (a.pinnedAt ?? 0));
}

function pin(call: Call): Reply {
  const { world } = call;
  const { channel, message } = pinnable(call);
  if (message.pinned) return noContent;
  if (!PINNABLE.includes(message.type)) throw refuse.systemMessage();
  if (channel.messages.filter(other => other.pinned).length >= MAX_PINS) throw refuse.tooManyPins();
  message.pinnedAt = world.now();
  changed(world, message);
  tellPins(world, channel);
  const nothing = { content: '', embeds: [], components: [], attachments: [], flags: 0 };
  postContent(
    world,
    { ...nothing, mentioned: [], mentionEveryone: false },
    { channel, authorId: world.bot.id, type: MessageType.ChannelPinnedMessage, replyTo: message.id },
  );
  return noContent;
}

function unpin(call: Call): Reply {
  const { channel, message } = pinnable(call);
  if (!message.pinned) return noContent;
  message.pinnedAt = undefined;
  changed(call.world, message);
  tellPins(call.world, channel);
  return noContent;
}

function pinnable(call: Call) {
  const channel = seenChannel(call);
  need(channel, Bits.PinMessages);
  const message = seenMessage(call, channel);
  notArchived(channel);
  return { channel, message };
}

function tellPins(world: World, channel: Channel): void {
  const latest = Math.max(...channel.messages.map(message => message.pinnedAt ?? 0));
  const { guild } = channel;
  const data = {
    channel_id: channel.id,
    last_pin_timestamp: latest > 0 ? world.iso(latest) : null,
    ...(guild && { guild_id: guild.id }),
  };
  world.dispatch('CHANNEL_PINS_UPDATE', data, { guild });
}

function page(call: Call): Reply {
  const { world, query } = call;
  const before = Date.parse(query.get('before') ?? '9999-12-31');
  if (Number.isNaN(before))
    throw refuse.invalid('before', 'DATE_TIME_TYPE_PARSE', 'Could not parse. Should be ISO8601.');
  const limit = Number(query.get('limit') ?? PAGE);
  if (!(limit >= 1 && limit <= PAGE))
    throw refuse.invalid('limit', 'NUMBER_TYPE_MAX', `int value should be 1 to ${PAGE}.`);
  const all = pinned(seenChannel(call)).filter(({ pinnedAt = 0 }) => !(pinnedAt >= before));
  const items = all.slice(0, limit).map(message => ({
    pinned_at: world.iso(message.pinnedAt ?? 0),
    message: renderMessage(world, message),
  }));
  return ok({ items, has_more: all.length > items.length });
}

const newest = '/channels/{channel_id}/messages/pins';
const older = '/channels/{channel_id}/pins';

/** Routes of pins, with Discord's older paths for older clients. */
export const pinRoutes: readonly Route[] = [
  { method: 'GET', path: newest, response: 'PinnedMessagesResponse', handle: page },
  {
    method: 'GET',
    path: older,
    response: { listOf: 'MessageResponse' },
    handle: call =>
      ok(
        pinned(seenChannel(call))
          .slice(0, PAGE)
          .map(message => renderMessage(call.world, message)),
      ),
  },
  ...[newest, older].flatMap((path): Route[] => [
    { method: 'PUT', path: `${path}/{message_id}`, handle: pin },
    { method: 'DELETE', path: `${path}/{message_id}`, handle: unpin },
  ]),
];
