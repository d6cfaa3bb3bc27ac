import { ChannelType } from 'discord-api-types/v10';
import type { Channel } from '../resources/guild.ts';
import { Bits, has } from '../resources/permissions.ts';
import { need, notArchived, seenChannel, seenMessage, theGuild } from '../rest/access.ts';
import { type Call, noContent, ok, type Reply, type Route } from '../rest/route.ts';
import { refuse } from '../rules/errors.ts';
import { renderChannel, renderThreadMember } from '../world/render.ts';

const ANY_CHANNEL = { anyOf: ['GuildChannelResponse', 'PrivateChannelResponse', 'ThreadResponse'] } as const;

function openDm(call: Call): Reply {
  const { recipient_id: id } = call.body as { recipient_id?: string | null };
  const person = call.world.people.get(id ?? '');
  if (person === undefined) throw refuse.unknownUser();
  return ok(renderChannel(call.world, call.world.dmOf(person)));
}

interface ThreadRequest {
  readonly type?: number | null;
  readonly name?: string | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly auto_archive_duration?: 60 | 1440 | 4320 | 10080 | null;
  readonly invitable?: boolean | null;
}

interface NewChannel {
  readonly name: string;
  readonly type?: number | null;
  readonly permission_overwrites?:
    | readonly { readonly id: string; readonly allow?: unknown; readonly deny?: unknown }[]
    | null;
}

/**
 * Converts the bits of overwrites from strings to numbers for the schema check. Discord's published schema wrongly wants
 * numbers.
 */
function bitsAsNumbers(value: unknown): unknown {
  const { permission_overwrites: overwrites, ...rest } = value as NewChannel;
  const number = (bits: unknown) => (typeof bits === 'string' ? Number(bits) : bits);
  const converted = overwrites?.map(each => ({
    ...each,
    ...(each.allow != null && { allow: number(each.allow) }),
    ...(each.deny != null && { deny: number(each.deny) }),
  }));
  return converted === undefined ? value : { ...rest, permission_overwrites: converted };
}

/** Creates a text channel. Only the permission overwrite for the bot has an effect here. */
function createChannel(call: Call): Reply {
  const guild = theGuild(call);
  const { name, type, permission_overwrites: overwrites } = call.body as NewChannel;
  if (!has(guild.botPermissions, Bits.ManageChannels)) throw refuse.missingPermissions();
  if ((type ?? ChannelType.GuildText) !== ChannelType.GuildText) throw refuse.wrongChannelType();
  const own = overwrites?.find(({ id }) => id === call.world.bot.id);
  const [allow, deny] = [own?.allow, own?.deny].map(bits => BigInt(String(bits ?? 0)));
  const botPermissions = (guild.botPermissions & ~(deny ?? 0n)) | (allow ?? 0n);
  const channel = guild.addChannel({ name, botPermissions });
  return { status: 201, body: renderChannel(call.world, channel) };
}

function createThread(call: Call, channel: Channel, id?: string): Reply {
  const request = call.body as ThreadRequest;
  if (channel.isThread || channel.guild === undefined) throw refuse.wrongChannelType();
  // A thread that starts without a message is private, unless the request says otherwise.
  const isPrivate =
    id === undefined && (request.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
  need(channel, isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads);
  const thread = channel.addThread({
    name: request.name ?? 'thread',
    ownerId: call.world.bot.id,
    ...(id && { id }),
    ...(isPrivate && { isPrivate, invitable: request.invitable ?? true }),
  });
  if (request.auto_archive_duration != null) thread.autoArchiveMinutes = request.auto_archive_duration;
  return { status: 201, body: renderChannel(call.world, thread) };
}

function patchChannel(call: Call): Reply {
  const channel = seenChannel(call);
  const request = call.body as ThreadRequest;
  if (!channel.isThread) need(channel, Bits.ManageChannels);
  else if (!mayChange(call, channel, request)) throw refuse.missingPermissions();
  if (channel.isThread && channel.archived && request.archived !== false) throw refuse.archivedThread();
  if (request.name != null) channel.name = request.name;
  if (request.locked != null) channel.locked = request.locked;
  if (request.invitable != null && channel.isPrivate) channel.invitable = request.invitable;
  if (request.auto_archive_duration != null) channel.autoArchiveMinutes = request.auto_archive_duration;
  if (request.archived == null || !channel.isThread) channel.changed();
  else channel.setArchived(request.archived);
  return ok(renderChannel(call.world, channel));
}

/**
 * Returns true where the bot may change a thread, as a moderator or as the thread's owner. A bot that may write in the thread
 * may also unarchive an unlocked thread.
 */
function mayChange({ world }: Call, thread: Channel, request: ThreadRequest): boolean {
  const { botPermissions } = thread;
  if (has(botPermissions, Bits.ManageThreads)) return true;
  if (thread.locked || request.locked != null) return false;
  if (thread.ownerId === world.bot.id) return true;
  const onlyWakes = request.archived === false && Object.keys(request).length === 1;
  return onlyWakes && has(botPermissions, Bits.SendMessagesInThreads);
}

function theThread(call: Call): Channel {
  const thread = seenChannel(call);
  if (!thread.isThread) throw refuse.wrongChannelType();
  return thread;
}

/**
 * Returns true where the bot may add members to a thread. The permission to write in the thread is enough, except in a private
 * thread that is not invitable. There the bot must be the owner or a moderator.
 */
function mayAdd({ world }: Call, { invitable, ownerId, botPermissions }: Channel): boolean {
  const rules = has(botPermissions, Bits.ManageThreads) || ownerId === world.bot.id;
  return rules || (invitable && has(botPermissions, Bits.SendMessagesInThreads));
}

/** Returns true where the bot may remove a thread's member: as a moderator, or as the owner of a private thread. */
const mayRemove = ({ world }: Call, { isPrivate, ownerId, botPermissions }: Channel): boolean =>
  has(botPermissions, Bits.ManageThreads) || (isPrivate && ownerId === world.bot.id);

function changeMembers(call: Call, change: (members: Set<string>) => void): Reply {
  const thread = theThread(call);
  notArchived(thread);
  change(thread.memberIds);
  call.world.tell({ type: 'channel', change: 'changed', channel: thread });
  return noContent;
}

export const channelRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/guilds/{guild_id}/channels',
    request: 'CreateGuildChannelRequest',
    forSchema: bitsAsNumbers,
    response: 'GuildChannelResponse',
    handle: createChannel,
  },
  {
    method: 'POST',
    path: '/users/@me/channels',
    request: 'CreatePrivateChannelRequest',
    response: 'PrivateChannelResponse',
    handle: openDm,
  },
  {
    method: 'GET',
    path: '/channels/{channel_id}',
    response: ANY_CHANNEL,
    handle: call => ok(renderChannel(call.world, seenChannel(call))),
  },
  {
    method: 'PATCH',
    path: '/channels/{channel_id}',
    request: { anyOf: ['UpdateThreadRequestPartial', 'UpdateGuildChannelRequestPartial'] },
    response: ANY_CHANNEL,
    handle: patchChannel,
  },
  {
    method: 'DELETE',
    path: '/channels/{channel_id}',
    response: ANY_CHANNEL,
    handle: call => {
      const channel = seenChannel(call);
      need(channel, channel.isThread ? Bits.ManageThreads : Bits.ManageChannels);
      if (!channel.isDm) channel.remove();
      return ok(renderChannel(call.world, channel));
    },
  },
  {
    method: 'POST',
    path: '/channels/{channel_id}/typing',
    handle: call => {
      const channel = seenChannel(call);
      need(channel, channel.isThread ? Bits.SendMessagesInThreads : Bits.SendMessages);
      call.world.tell({ type: 'typing', channel });
      return noContent;
    },
  },
  {
    method: 'POST',
    path: '/channels/{channel_id}/threads',
    request: 'CreateTextThreadWithoutMessageRequest',
    response: 'CreatedThreadResponse',
    handle: call => createThread(call, seenChannel(call)),
  },
  {
    method: 'POST',
    path: '/channels/{channel_id}/messages/{message_id}/threads',
    request: 'CreateTextThreadWithMessageRequest',
    response: 'ThreadResponse',
    handle: call => {
      const channel = seenChannel(call);
      // A thread that starts from a message has the same id as the message.
      const { id } = seenMessage(call, channel);
      if (call.world.channels.has(id)) throw refuse.threadExists();
      return createThread(call, channel, id);
    },
  },
  {
    method: 'PUT',
    path: '/channels/{channel_id}/thread-members/@me',
    handle: call => changeMembers(call, members => members.add(call.world.bot.id)),
  },
  {
    method: 'DELETE',
    path: '/channels/{channel_id}/thread-members/@me',
    handle: call => changeMembers(call, members => members.delete(call.world.bot.id)),
  },
  {
    method: 'PUT',
    path: '/channels/{channel_id}/thread-members/{user_id}',
    handle: call =>
      changeMembers(call, members => {
        const id = call.param('user_id');
        const thread = theThread(call);
        need(thread, Bits.SendMessagesInThreads);
        if (!mayAdd(call, thread)) throw refuse.missingPermissions();
        const person = call.world.people.get(id);
        if (person === undefined) throw refuse.unknownUser();
        if (person.gone) throw refuse.unknownMember();
        members.add(id);
      }),
  },
  {
    method: 'DELETE',
    path: '/channels/{channel_id}/thread-members/{user_id}',
    handle: call =>
      changeMembers(call, members => {
        if (!mayRemove(call, theThread(call))) throw refuse.missingPermissions();
        if (!members.delete(call.param('user_id'))) throw refuse.unknownMember();
      }),
  },
  {
    method: 'GET',
    path: '/channels/{channel_id}/thread-members/{user_id}',
    response: 'ThreadMemberResponse',
    handle: call => {
      const thread = theThread(call);
      const id = call.param('user_id') === '@me' ? call.world.bot.id : call.param('user_id');
      if (!thread.memberIds.has(id)) throw refuse.unknownMember();
      return ok(renderThreadMember(call.world, thread, id));
    },
  },
];
