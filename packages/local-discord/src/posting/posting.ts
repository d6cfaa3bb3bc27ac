import { GatewayIntentBits, MessageType } from 'discord-api-types/v10';
import type { StoredMessage } from '../resources/guild.ts';
import { Message, type MessageContent, type MessageOrigin } from '../resources/message.ts';
import type { User } from '../resources/user.ts';
import type { MessageBody, UploadedFile } from '../rules/body.ts';
import { renderMessage } from '../world/render-message.ts';
import type { World } from '../world/world.ts';
import { type ComposeInput, compose } from './compose.ts';

export interface PostInput extends ComposeInput {
  readonly authorId: string;
  readonly type: MessageType;
  readonly viewer?: User | undefined;
  readonly origin?: MessageOrigin;
  readonly nonce?: string | number | undefined;
  readonly replyTo?: string | undefined;
  /** Slash command, with its options, that the message answers. */
  readonly commandText?: string | undefined;
}

/** Creates a message from a request, and shows it in the channel, or only to the viewer of an ephemeral message. */
export function post(world: World, input: PostInput): StoredMessage {
  const message = postContent(world, compose(world, input), input);
  record(world, message, input.body, input.commandText);
  return message;
}

/** Stores a message whose content is already composed, such as a deferred answer. */
export function postContent(
  world: World,
  content: MessageContent,
  fields: Omit<PostInput, 'body' | 'files'>,
): StoredMessage {
  const message = new Message({
    ...content,
    flags: content.flags | (fields.viewer === undefined ? 0 : 64),
    id: world.ids.next(),
    channel: fields.channel,
    authorId: fields.authorId,
    type: fields.type,
    createdAt: world.now(),
    viewer: fields.viewer,
    origin: fields.origin,
    nonce: fields.nonce,
    replyTo: fields.replyTo,
  });
  ping(world, message, fields.type === MessageType.Reply ? fields.replyTo : undefined);
  world.store(message);
  tell(world, 'MESSAGE_CREATE', message);
  world.tell({ type: 'message', change: 'new', message });
  return message;
}

/** Replaces the content of a message. The message object stays the same. */
export function edit(
  world: World,
  message: StoredMessage,
  body: MessageBody,
  files: readonly UploadedFile[],
  commandText?: string,
): void {
  // The deferral already decided whether the answer is ephemeral, so the flag is accepted here and has no effect.
  const content = compose(world, {
    channel: message.channel,
    body,
    files,
    existing: message,
    ephemeralAllowed: true,
  });
  const wasLoading = message.loading;
  message.replace(content);
  if (!wasLoading) message.editedAt = world.now();
  world.keepAttachments(message);
  record(world, message, body, commandText);
  changed(world, message);
}

export function changed(world: World, message: StoredMessage): void {
  tell(world, 'MESSAGE_UPDATE', message);
  world.tell({ type: 'message', change: 'changed', message });
}

export function remove(world: World, message: StoredMessage): void {
  message.deletedAt = world.now();
  const { channel } = message;
  world.tell({ type: 'message', change: 'deleted', message });
  if (message.ephemeral) return;
  world.dispatch(
    'MESSAGE_DELETE',
    { id: message.id, channel_id: channel.id, ...(channel.guild && { guild_id: channel.guild.id }) },
    { guild: channel.guild, intent: messageIntent(message) },
  );
}

/**
 * Records the pings of a new message. An edit of a deferred answer pings no one (discord-api-docs#5497). An ephemeral message
 * pings only its viewer.
 */
function ping(world: World, message: StoredMessage, replyTo: string | undefined): void {
  const replied = replyTo === undefined ? undefined : world.messages.get(replyTo)?.authorId;
  const named = [...message.held.mentioned, ...(replied === undefined ? [] : [replied])];
  const people = [...new Set(named)].filter(id => world.people.get(id)?.gone === false);
  message.mentions = message.viewer === undefined ? people : people.filter(id => id === message.viewer?.id);
}

function record(world: World, message: StoredMessage, body: unknown, commandText: string | undefined): void {
  const payload = {
    channelId: message.channel.id,
    messageId: message.id,
    body,
    files: message.attachments.map(a => ({ name: a.filename, description: a.description })),
    ...(commandText === undefined ? {} : { command: commandText }),
  };
  world.notePayload(message.viewer === undefined ? payload : { ...payload, userId: message.viewer.id });
}

const messageIntent = (message: StoredMessage): number =>
  message.channel.isDm ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;

function tell(world: World, event: string, message: StoredMessage): void {
  if (message.ephemeral) return;
  const { guild } = message.channel;
  const payload = { ...renderMessage(world, message), ...(guild && { guild_id: guild.id }) };
  world.dispatch(event, payload, { guild, intent: messageIntent(message) });
}
