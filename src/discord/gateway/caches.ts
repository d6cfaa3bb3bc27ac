import { type CacheFactory, Collection, Options } from 'discord.js';

/** A collection that stays empty: one serves all servers and channels, which would each have empty ones. */
class Unkept<K, V> extends Collection<K, V> {
  override set(): this {
    return this;
  }
}

/** Manager classes of discord.js whose contents the bot never uses. */
const NEVER_ASKED = new Set([
  'ApplicationCommandManager',
  'AutoModerationRuleManager',
  'GuildApplicationCommandManager',
  'GuildBanManager',
  'GuildEmojiManager',
  'GuildInviteManager',
  'GuildScheduledEventManager',
  'GuildSoundboardSoundManager',
  'GuildStickerManager',
  'MessageManager',
  'PresenceManager',
  'ReactionManager',
  'StageInstanceManager',
  'VoiceStateManager',
]);

const nothing = new Unkept<never, never>();
const kept = Options.cacheEverything();

/** Limits what discord.js caches: servers with their channels, roles and own member, but no messages and no emoji. */
export const makeCache = ((manager, ...more) =>
  NEVER_ASKED.has(manager.name) ? nothing : kept(manager, ...more)) as CacheFactory;
