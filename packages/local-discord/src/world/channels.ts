import type { Channel } from './channel.ts';
import type { Guild } from './guild.ts';

/** By id. Those of a guild are found without going through all: there may be thousands of guilds. */
export class Channels extends Map<string, Channel> {
  readonly #byGuild = new Map<Guild, Set<Channel>>();

  override set(id: string, channel: Channel): this {
    const { guild } = channel;
    if (guild) {
      const own = this.#byGuild.get(guild) ?? new Set();
      this.#byGuild.set(guild, own.add(channel));
    }
    return super.set(id, channel);
  }

  override delete(id: string): boolean {
    const channel = this.get(id);
    if (channel?.guild) this.#byGuild.get(channel.guild)?.delete(channel);
    return super.delete(id);
  }

  /** In the order in which they came, threads among them. */
  of(guild: Guild): readonly Channel[] {
    return [...(this.#byGuild.get(guild) ?? [])];
  }
}
