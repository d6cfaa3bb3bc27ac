import { type APIAllowedMentions, type APIEmbed, MessageFlags } from 'discord-api-types/v10';
import { StoredAttachment } from '../resources/attachment.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import type { MessageContent } from '../resources/message.ts';
import { Bits, has } from '../resources/permissions.ts';
import { type Component, type MessageBody, type UploadedFile, walk } from '../rules/body.ts';
import { type Problem, refuse } from '../rules/errors.ts';
import { attachmentName, messageProblems, safeName } from '../rules/message-rules.ts';
import type { World } from '../world/world.ts';
import { storeComponents } from './stored-components.ts';

/**
 * Returns the mentions in a text that may ping. Without `allowed_mentions` all mentions may ping. `exists` returns true for a
 * known user.
 */
function readMentions(
  text: string,
  allowed: APIAllowedMentions | null | undefined,
  exists: (userId: string) => boolean,
) {
  const named = [...text.matchAll(/<@!?(\d+)>/g)].flatMap(match => match[1] ?? []);
  const users = [...new Set(named)].filter(exists);
  const everyone = /@(everyone|here)\b/.test(text);
  if (allowed == null) return { users, everyone };
  const parse: readonly string[] = allowed.parse ?? [];
  return {
    users: parse.includes('users') ? users : users.filter(id => allowed.users?.includes(id) ?? false),
    everyone: everyone && parse.includes('everyone'),
  };
}

/**
 * Returns the problems of contradictory `allowed_mentions`. Discord refuses `parse: ["users"]` together with a list of user
 * ids. The same holds for roles.
 */
function mentionProblems(allowed: APIAllowedMentions | null | undefined): Problem[] {
  const parse: readonly string[] = allowed?.parse ?? [];
  return (['users', 'roles'] as const)
    .filter(kind => parse.includes(kind) && (allowed?.[kind]?.length ?? 0) > 0)
    .map(kind => ({
      path: 'allowed_mentions',
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    }));
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads the width and height in pixels of a PNG or GIF. Empty for any other kind of file. */
function pictureSize(data: Buffer): { width?: number; height?: number } {
  if (data.length >= 24 && data.subarray(0, 8).equals(PNG))
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.length >= 10 && data.subarray(0, 4).toString('latin1') === 'GIF8')
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  return {};
}

/** Largest file in bytes: 10 MiB, Discord's limit in a server without boosts. */
export const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

export interface ComposeInput {
  readonly channel: Channel;
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  /** Message to edit. Absent: a new message is composed. */
  readonly existing?: StoredMessage;
  /** True for an answer to an interaction, which may be ephemeral. */
  readonly ephemeralAllowed?: boolean;
}

/**
 * Composes a message from the request's body, its files and the existing message. Throws Discord's error for an invalid
 * message.
 */
export function compose(world: World, input: ComposeInput): MessageContent {
  const { channel, body, files, existing } = input;
  const old = existing?.held;
  const problems: Problem[] = [];
  const attachments = composeAttachments(world, input, problems);
  // Discord removes the blanks at both ends of a text.
  const content = body.content === undefined ? (old?.content ?? '') : (body.content ?? '').trim();
  const embeds = body.embeds === undefined ? (old?.embeds ?? []) : (body.embeds ?? []);
  const asked = body.flags ?? 0;
  const flags = composeFlags(asked, body.flags != null, old?.flags);
  const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  const components = body.components ?? [];
  const hasPollOrStickers = body.poll != null || (body.sticker_ids?.length ?? 0) > 0;
  problems.push(
    ...mentionProblems(body.allowed_mentions),
    ...messageProblems({
      content,
      embeds: body.embeds === undefined ? [] : embeds,
      components,
      v2,
      hasPollOrStickers,
      flagsAsked: asked,
      ephemeralAllowed: input.ephemeralAllowed ?? false,
      fileNames: attachments.map(attachment => attachment.filename),
    }),
  );
  if (problems.length > 0) throw refuse.invalidForm(problems);
  const shownComponents =
    body.components === undefined
      ? (old?.components ?? [])
      : storeComponents(components, attachments, () => world.ids.next());
  const empty = content === '' && embeds.length === 0 && shownComponents.length === 0;
  if (empty && attachments.length === 0 && !hasPollOrStickers) throw refuse.emptyMessage();
  if (files.some(file => file.data.length > ATTACHMENT_LIMIT)) throw refuse.tooLarge();
  const mentions = readMentions(
    [content, ...displayTexts(shownComponents)].join('\n'),
    body.allowed_mentions,
    id => id === world.bot.id || (channel.isDm ? channel.recipient?.id === id : world.people.has(id)),
  );
  return {
    content,
    embeds: body.embeds === undefined ? embeds : embeds.map(embed => storeEmbed(embed, attachments)),
    components: shownComponents,
    attachments,
    flags,
    mentioned: mentions.users,
    mentionEveryone: mentions.everyone && has(channel.botPermissions, Bits.MentionEveryone),
  };
}

function composeFlags(asked: number, given: boolean, old: number | undefined): number {
  if (old === undefined)
    return (
      asked & (MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2)
    );
  const still = old & ~MessageFlags.Loading;
  if (!given) return still;
  // An edit can set the flag for V2 components, and no edit can remove that flag.
  return (
    (still & ~MessageFlags.SuppressEmbeds) |
    (asked & (MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2))
  );
}

/**
 * Composes the attachments of a message. An edit keeps only the files that `attachments` lists, or all files without that list.
 * New files come last.
 */
function composeAttachments(world: World, input: ComposeInput, problems: Problem[]): StoredAttachment[] {
  const { body, files } = input;
  const old = input.existing?.attachments ?? [];
  const entries = body.attachments ?? [];
  const kept =
    body.attachments === undefined
      ? old
      : old.flatMap(attachment => {
          const entry = entries.find(candidate => String(candidate.id) === attachment.id);
          return entry === undefined ? [] : [describe(attachment, entry.description)];
        });
  for (const [index, entry] of entries.entries()) {
    const id = String(entry.id);
    if (!old.some(attachment => attachment.id === id) && !files.some(file => file.field === id))
      problems.push({
        path: `attachments.${index}.id`,
        code: 'ATTACHMENT_NOT_FOUND',
        message: `No file and no attachment has the id ${id}.`,
      });
  }
  const added = files.map(file => {
    const entry = entries.find(candidate => String(candidate.id) === file.field);
    const id = world.ids.next();
    const filename = safeName(entry?.filename ?? file.name);
    const fields = {
      id,
      filename,
      contentType: file.contentType,
      size: file.data.length,
      url: `${world.origin}/attachments/${input.channel.id}/${id}/${encodeURIComponent(filename)}`,
      ...pictureSize(file.data),
    };
    return describe(new StoredAttachment(fields, world.keepFile(id, file.data)), entry?.description);
  });
  return [...kept, ...added];
}

const describe = (attachment: StoredAttachment, description: string | null | undefined): StoredAttachment =>
  description == null ? attachment : attachment.described(description);

const displayTexts = (components: readonly Component[]): string[] =>
  [...walk(components)].flatMap(({ component }) => (component.type === 10 ? (component.content ?? []) : []));

function storeEmbed(embed: APIEmbed, attachments: readonly StoredAttachment[]): APIEmbed {
  const url = (from: string): string => {
    const name = attachmentName(from);
    return attachments.find(attachment => attachment.filename === name)?.url ?? from;
  };
  const { author, footer, image, thumbnail, fields, ...rest } = embed;
  const plain = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null));
  const pictured = (picture: { url: string }) => {
    const found = attachments.find(attachment => attachment.filename === attachmentName(picture.url));
    const size =
      found?.width === undefined || found.height === undefined
        ? {}
        : { width: found.width, height: found.height };
    return { url: url(picture.url), proxy_url: url(picture.url), ...size };
  };
  return {
    ...plain,
    type: 'rich' as NonNullable<APIEmbed['type']>,
    ...(fields && { fields: fields.map(field => ({ ...field, inline: field.inline ?? false })) }),
    ...(author && { author: author.icon_url ? { ...author, icon_url: url(author.icon_url) } : author }),
    ...(footer && { footer: footer.icon_url ? { ...footer, icon_url: url(footer.icon_url) } : footer }),
    ...(image && { image: pictured(image) }),
    ...(thumbnail && { thumbnail: pictured(thumbnail) }),
  };
}
