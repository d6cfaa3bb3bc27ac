import { type APIAttachment, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { StoredAttachment } from '../resources/attachment.ts';
import type { StoredMessage } from '../resources/guild.ts';
import type { MessageOrigin } from '../resources/message.ts';
import { type Json, renderChannel, renderUser, renderUserById, type ShownWorld } from './render.ts';

export const renderAttachment = (attachment: StoredAttachment, ephemeral: boolean): APIAttachment => ({
  id: attachment.id,
  filename: attachment.filename,
  size: attachment.size,
  url: attachment.url,
  proxy_url: attachment.url,
  content_type: attachment.contentType,
  ...(attachment.description === undefined ? {} : { description: attachment.description }),
  ...(attachment.width === undefined ? {} : { width: attachment.width }),
  ...(attachment.height === undefined ? {} : { height: attachment.height }),
  ...(ephemeral ? { ephemeral: true } : {}),
});

export function renderMessage(world: ShownWorld, message: StoredMessage, depth = 0): Json {
  const users = message.held.mentioned.flatMap(id => renderUserById(world, id) ?? []);
  const replied = message.replyTo === undefined ? undefined : world.messages.get(message.replyTo);
  const thread = world.channels.get(message.id);
  return {
    id: message.id,
    type: message.type,
    channel_id: message.channel.id,
    author: renderUserById(world, message.authorId),
    content: message.content,
    timestamp: world.iso(message.createdAt),
    edited_timestamp: message.editedAt === undefined ? null : world.iso(message.editedAt),
    tts: false,
    mention_everyone: message.held.mentionEveryone,
    mentions: users,
    mention_roles: [],
    attachments: message.attachments.map(a => renderAttachment(a, message.ephemeral)),
    embeds: message.embeds,
    components: message.components,
    pinned: message.pinned,
    flags: message.flags | (thread === undefined ? 0 : MessageFlags.HasThread),
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
    ...(thread === undefined ? {} : { thread: renderChannel(world, thread) }),
    ...(message.origin === undefined ? {} : renderOrigin(world, message.origin)),
    ...(message.replyTo === undefined ? {} : renderReply(message, message.replyTo)),
    ...(message.replyTo === undefined || depth > 0
      ? {}
      : {
          referenced_message:
            replied === undefined || replied.deleted ? null : renderMessage(world, replied, 1),
        }),
  };
}

const renderReply = (message: StoredMessage, to: string): Json => ({
  message_reference: {
    type: 0,
    channel_id: message.channel.id,
    message_id: to,
    ...(message.channel.guild === undefined ? {} : { guild_id: message.channel.guild.id }),
  },
});

function renderOrigin(world: ShownWorld, origin: MessageOrigin): Json {
  const user = renderUser(origin.person);
  const base = {
    id: origin.interactionId,
    user,
    authorizing_integration_owners: origin.owners,
    ...(origin.originalId === undefined ? {} : { original_response_message_id: origin.originalId }),
  };
  const command = { ...base, type: InteractionType.ApplicationCommand };
  const press = {
    ...base,
    type: InteractionType.MessageComponent,
    interacted_message_id: origin.sourceMessageId,
  };
  const opener = origin.sourceMessageId === undefined ? command : press;
  const metadata =
    origin.kind === InteractionType.ModalSubmit
      ? { ...base, type: InteractionType.ModalSubmit, triggering_interaction_metadata: opener }
      : opener;
  return {
    application_id: world.applicationId,
    webhook_id: world.applicationId,
    interaction_metadata: metadata,
    ...(origin.commandName === undefined
      ? {}
      : { interaction: { id: origin.interactionId, type: origin.kind, name: origin.commandName, user } }),
  };
}
