import { type CacheFactory, Collection, Options } from 'discord.js';

/** What is put there is gone: one serves all servers and channels, each of which would have empty ones of its own. */
class Unkept<K, V> extends Collection<K, V> {
  override set(): this {
    return this;
  }
}

/** Managers of discord.js, by class, whose things the bot never asks for. */
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

/** What discord.js remembers of what it hears: servers with their channels, roles and own member; no messages, no emoji. */
export const makeCache = ((manager, ...more) =>
  NEVER_ASKED.has(manager.name) ? nothing : kept(manager, ...more)) as CacheFactory;
