import type { Channel, Guild } from './guild.ts';
import type { User } from './user.ts';

/** Channels by id. An index by guild avoids a search through all channels, since there may be thousands of guilds. */
export class Channels extends Map<string, Channel> {
  readonly #byGuild = new Map<Guild, Set<Channel>>();
  readonly #dms = new Map<string, Channel>();

  override set(id: string, channel: Channel): this {
    const { guild, recipient } = channel;
    if (recipient) this.#dms.set(recipient.id, channel);
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

  /** Returns the channels and threads of a guild in the order of their creation. */
  of(guild: Guild): readonly Channel[] {
    return [...(this.#byGuild.get(guild) ?? [])];
  }

  /** Returns the DM of the bot with a user, even a closed one, which keeps its id. */
  dmOf(user: User): Channel | undefined {
    return this.#dms.get(user.id);
  }
}
