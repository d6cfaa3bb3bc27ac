import type { Channel, Guild, StoredMessage } from '../resources/guild.ts';
import { Bits, has } from '../resources/permissions.ts';
import { refuse } from '../rules/errors.ts';
import type { Call } from './route.ts';

/** Returns the guild in the path. Throws Discord's error where the bot is no member of it. */
export function theGuild(call: Call): Guild {
  const guild = call.world.guilds.get(call.param('guild_id'));
  if (guild === undefined) throw refuse.unknownGuild();
  if (!guild.installed) throw refuse.missingAccess();
  return guild;
}

/** Returns the channel in the path. Throws Discord's error where the bot may not see the channel. */
export function seenChannel(call: Call): Channel {
  const channel = call.world.channels.get(call.param('channel_id'));
  if (channel === undefined) throw refuse.unknownChannel();
  if (channel.isDm) return channel;
  if (channel.guild?.installed === false || !has(channel.botPermissions, Bits.ViewChannel))
    throw refuse.missingAccess();
  // A private thread is visible only to its members, and to moderators with the permission Manage Threads.
  const bot = { id: call.world.bot.id, permissions: channel.botPermissions };
  if (!channel.isShownTo(bot)) throw refuse.missingAccess();
  return channel;
}

export function need(channel: Channel, permission: bigint): void {
  if (!channel.isDm && !has(channel.botPermissions, permission)) throw refuse.missingPermissions();
}

/**
 * Returns the message in the path. Throws Discord's error if the message is not in the channel, was deleted, or is ephemeral.
 */
export function seenMessage(call: Call, channel: Channel): StoredMessage {
  const message = call.world.messages.get(call.param('message_id'));
  if (message === undefined || message.deleted || message.ephemeral || message.channel !== channel)
    throw refuse.unknownMessage();
  return message;
}

export function notArchived(channel: Channel): void {
  if (channel.archived) throw refuse.archivedThread();
}
