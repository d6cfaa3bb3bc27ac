import type {
  APIInteractionGuildMember,
  APIThreadMember,
  APIUser,
  GuildMemberFlags,
  Locale,
  ThreadMemberFlags,
  UserFlags,
} from 'discord-api-types/v10';
import type { Channel, Guild, StoredMessage } from '../resources/guild.ts';
import { EVERYONE_PERMISSIONS } from '../resources/permissions.ts';
import type { BotUser, User } from '../resources/user.ts';

export type Json = Record<string, unknown>;

export interface ShownWorld {
  readonly bot: BotUser;
  readonly ownerId: string;
  readonly applicationId: string;
  readonly people: ReadonlyMap<string, User>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly messages: ReadonlyMap<string, StoredMessage>;
  iso(at: number): string;
}

export function renderUser(user: { id: string; name: string; bot?: boolean }): APIUser {
  return {
    id: user.id,
    username: user.name.toLowerCase().replace(/[^a-z0-9._]/g, '_') || 'user',
    global_name: user.bot === true ? null : user.name,
    discriminator: '0',
    avatar: null,
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
    primary_guild: null,
    ...(user.bot === true ? { bot: true } : {}),
  };
}

export const renderBot = (world: ShownWorld): APIUser => renderUser({ ...world.bot, bot: true });

/** Renders the bot or the person with the id. Undefined: the world has no such id. */
export function renderUserById(world: ShownWorld, id: string): APIUser | undefined {
  if (id === world.bot.id) return renderBot(world);
  const person = world.people.get(id);
  return person && renderUser(person);
}

const memberBase = (world: ShownWorld, guild: Guild, nick: string | null) => ({
  avatar: null,
  banner: null,
  communication_disabled_until: null,
  flags: 0 as GuildMemberFlags,
  joined_at: world.iso(guild.createdAt),
  nick,
  pending: false,
  premium_since: null,
  roles: [],
  mute: false,
  deaf: false,
});

export const renderMember = (world: ShownWorld, guild: Guild, person: User) => ({
  ...memberBase(world, guild, person.nick ?? null),
  communication_disabled_until: person.timedOutUntil === null ? null : world.iso(person.timedOutUntil),
  user: renderUser(person),
});

export const renderBotMember = (world: ShownWorld, guild: Guild) => ({
  ...memberBase(world, guild, null),
  user: renderBot(world),
});

/** Renders a member with the person's permissions, as interactions contain them. */
export const renderActingMember = (
  world: ShownWorld,
  guild: Guild,
  person: User,
): APIInteractionGuildMember => ({
  ...renderMember(world, guild, person),
  permissions: person.permissions.toString(),
});

export function renderGuild(world: ShownWorld, guild: Guild): Json {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: world.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [everyoneRole(guild)],
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.preferredLocale as Locale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** Renders the payload of GUILD_CREATE. Without the intent for members, the bot is the only member in it. */
export function renderGuildCreate(world: ShownWorld, guild: Guild, withMembers: boolean): Json {
  const people = withMembers ? [...world.people.values()] : [];
  return {
    ...renderGuild(world, guild),
    joined_at: world.iso(guild.createdAt),
    large: false,
    unavailable: false,
    member_count: world.people.size + 1,
    members: [renderBotMember(world, guild), ...people.map(person => renderMember(world, guild, person))],
    channels: guild.channels.map(channel => renderChannel(world, channel)),
    threads: guild.threads
      .filter(
        ({ archived, isPrivate, memberIds }) => !archived && (!isPrivate || memberIds.has(world.bot.id)),
      )
      .map(thread => renderChannel(world, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

const everyoneRole = (guild: Guild): Json => ({
  id: guild.id,
  name: '@everyone',
  permissions: (EVERYONE_PERMISSIONS | guild.botPermissions).toString(),
  position: 0,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: 0,
});

export function renderChannel(world: ShownWorld, channel: Channel): Json {
  const shared = {
    id: channel.id,
    type: channel.type,
    last_message_id: channel.messages.at(-1)?.id ?? null,
    flags: 0,
  };
  const { guild } = channel;
  if (guild === undefined)
    return { ...shared, recipients: channel.recipient ? [renderUser(channel.recipient)] : [] };
  const named = { ...shared, guild_id: guild.id, name: channel.name, parent_id: channel.parent?.id ?? null };
  if (channel.isThread) return { ...named, ...threadFields(world, channel) };
  const base = EVERYONE_PERMISSIONS | guild.botPermissions;
  const overwrite = {
    id: world.bot.id,
    type: 1,
    allow: (channel.botPermissions & ~base).toString(),
    deny: (base & ~channel.botPermissions).toString(),
  };
  return {
    ...named,
    position: 0,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: overwrite.allow === '0' && overwrite.deny === '0' ? [] : [overwrite],
  };
}

function threadFields(world: ShownWorld, thread: Channel): Json {
  return {
    owner_id: thread.ownerId,
    rate_limit_per_user: 0,
    message_count: thread.messages.length,
    total_message_sent: thread.messages.length,
    member_count: thread.memberIds.size,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: world.iso(thread.archiveChangedAt),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      ...(thread.isPrivate && { invitable: thread.invitable }),
      create_timestamp: world.iso(thread.createdAt),
    },
    ...(thread.memberIds.has(world.bot.id)
      ? { member: renderThreadMember(world, thread, world.bot.id) }
      : {}),
  };
}

export const renderThreadMember = (world: ShownWorld, thread: Channel, userId: string): APIThreadMember => ({
  id: thread.id,
  user_id: userId,
  join_timestamp: world.iso(thread.createdAt),
  flags: 0 as ThreadMemberFlags,
});
