import { Locale } from 'discord-api-types/v10';
import * as z from 'zod';
import type { Channel, Guild, StoredMessage } from '../resources/guild.ts';
import { BOT_PERMISSIONS } from '../resources/permissions.ts';
import type { User } from '../resources/user.ts';
import type { World } from '../world/world.ts';

const id = z.string().regex(/^\d{17,20}$/);
const bits = z.string().regex(/^\d+$/);
const thing = z.looseObject({});

const SavedAttachment = z.object({
  id,
  filename: z.string(),
  description: z.string().optional(),
  contentType: z.string(),
  size: z.number(),
  url: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const SavedMessage = z.object({
  id,
  channel: id,
  author: id,
  type: z.number(),
  createdAt: z.number(),
  editedAt: z.number().optional(),
  pinnedAt: z.number().optional(),
  nonce: z.union([z.string(), z.number()]).optional(),
  replyTo: id.optional(),
  mentions: z.array(z.string()),
  content: z.string(),
  embeds: z.array(thing),
  components: z.array(z.looseObject({ type: z.number() })),
  attachments: z.array(SavedAttachment),
  flags: z.number(),
  mentioned: z.array(z.string()),
  mentionEveryone: z.boolean(),
  origin: z
    .object({
      interactionId: id,
      kind: z.number(),
      person: id,
      commandName: z.string().optional(),
      sourceMessageId: id.optional(),
      originalId: id.optional(),
      owners: z.record(z.string(), z.string()),
    })
    .optional(),
});

const SavedWorld = z
  .object({
    format: z.literal(1),
    /** Address of the server when the file was saved. URLs of attachments contain this address. */
    origin: z.string(),
    ownerId: id,
    bot: z.object({ id, name: z.string() }),
    people: z.array(
      z.object({
        id,
        name: z.string(),
        nick: z.string().optional(),
        locale: z.enum(Locale).catch(Locale.EnglishUS),
        manageGuild: z.boolean(),
        manageThreads: z.boolean().optional(),
        acceptsDms: z.boolean(),
        installedBot: z.boolean().optional(),
      }),
    ),
    guilds: z.array(
      z.object({
        id,
        name: z.string(),
        preferredLocale: z.enum(Locale).catch(Locale.EnglishUS),
        installed: z.boolean(),
        permissions: bits.optional(),
        createdAt: z.number(),
      }),
    ),
    channels: z.array(
      z.object({
        id,
        type: z.union([z.literal(0), z.literal(1), z.literal(11), z.literal(12)]),
        name: z.string(),
        guild: id.optional(),
        parent: id.optional(),
        recipient: id.optional(),
        owner: id,
        createdAt: z.number(),
        archived: z.boolean(),
        locked: z.boolean(),
        invitable: z.boolean().optional(),
        autoArchiveMinutes: z.union([z.literal(60), z.literal(1440), z.literal(4320), z.literal(10080)]),
        archiveChangedAt: z.number(),
        members: z.array(id),
        permissions: bits,
      }),
    ),
    commands: z.record(
      z.string(),
      z.array(
        z.looseObject({
          id,
          application_id: id,
          version: id,
          type: z.number(),
          name: z.string(),
          description: z.string(),
          default_member_permissions: z.string().nullable(),
          integration_types: z.array(z.number()),
        }),
      ),
    ),
    messages: z.array(SavedMessage),
  })
  .superRefine((world, context) => {
    const known = (list: readonly { id: string }[]) => new Set(list.map(entry => entry.id));
    const [people, guilds, channels] = [known(world.people), known(world.guilds), known(world.channels)];
    const check = (where: string, of: ReadonlySet<string>, wanted: string | undefined) => {
      if (wanted !== undefined && !of.has(wanted))
        context.addIssue({ code: 'custom', message: `${where} names ${wanted}, which is not there` });
    };
    for (const channel of world.channels) {
      check(`channel ${channel.id}`, guilds, channel.guild);
      check(`channel ${channel.id}`, channels, channel.parent);
      check(`channel ${channel.id}`, people, channel.recipient);
    }
    for (const message of world.messages) {
      check(`message ${message.id}`, channels, message.channel);
      check(`message ${message.id}`, people, message.origin?.person);
    }
  });

export type SavedWorld = z.infer<typeof SavedWorld>;
type Saved<K extends 'people' | 'guilds' | 'channels' | 'messages'> = SavedWorld[K][number];

/** Parses a saved file. Throws an error that describes the first fault in one line. */
export function readSaved(text: string): SavedWorld {
  const parsed = SavedWorld.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/**
 * Returns true for a message that belongs in the saved file. Ephemeral messages, which Discord's client forgets too, and
 * unfinished answers are left out.
 */
export const isSaved = (world: World, message: StoredMessage): boolean =>
  !message.ephemeral && !message.deleted && !message.loading && world.channels.has(message.channel.id);

/** Returns the saved file's text. `messages` are the texts of the saved messages. */
export function writeSaved(world: World, messages: readonly string[]): string {
  const rest: Omit<SavedWorld, 'messages'> = {
    format: 1,
    origin: world.origin,
    ownerId: world.ownerId,
    bot: world.bot,
    people: [...world.people.values()].map(savePerson),
    guilds: [...world.guilds.values()].map(saveGuild),
    channels: [...world.channels.values()].map(saveChannel),
    commands: Object.fromEntries(world.commands.scopes) as unknown as SavedWorld['commands'],
  };
  return `${JSON.stringify(rest).slice(0, -1)},"messages":[${messages.join(',\n')}]}\n`;
}

const savePerson = (person: User): Saved<'people'> => ({
  id: person.id,
  name: person.name,
  nick: person.nick,
  locale: person.locale as Locale,
  manageGuild: person.manageGuild,
  manageThreads: person.manageThreads || undefined,
  acceptsDms: person.acceptsDms,
  installedBot: person.installedBot || undefined,
});

const saveGuild = (guild: Guild): Saved<'guilds'> => ({
  id: guild.id,
  name: guild.name,
  preferredLocale: guild.preferredLocale as Locale,
  installed: guild.installed,
  permissions: guild.botPermissions === BOT_PERMISSIONS ? undefined : guild.botPermissions.toString(),
  createdAt: guild.createdAt,
});

const saveChannel = (channel: Channel): Saved<'channels'> => ({
  id: channel.id,
  type: channel.type,
  name: channel.name,
  guild: channel.guild?.id,
  parent: channel.parent?.id,
  recipient: channel.recipient?.id,
  owner: channel.ownerId,
  createdAt: channel.createdAt,
  archived: channel.archived,
  locked: channel.locked,
  invitable: channel.isPrivate ? channel.invitable : undefined,
  autoArchiveMinutes: channel.autoArchiveMinutes,
  archiveChangedAt: channel.archiveChangedAt,
  members: [...channel.memberIds],
  permissions: channel.ownPermissions.toString(),
});

export function saveMessage(message: StoredMessage): string {
  const { held, origin } = message;
  const saved: Saved<'messages'> = {
    id: message.id,
    channel: message.channel.id,
    author: message.authorId,
    type: message.type,
    createdAt: message.createdAt,
    editedAt: message.editedAt,
    pinnedAt: message.pinnedAt,
    nonce: message.nonce,
    replyTo: message.replyTo,
    mentions: [...message.mentions],
    content: held.content,
    embeds: held.embeds as unknown as Saved<'messages'>['embeds'],
    components: held.components as Saved<'messages'>['components'],
    attachments: held.attachments.map(attachment => ({ ...attachment })),
    flags: held.flags,
    mentioned: [...held.mentioned],
    mentionEveryone: held.mentionEveryone,
    origin: origin && { ...origin, person: origin.person.id },
  };
  return JSON.stringify(saved);
}
