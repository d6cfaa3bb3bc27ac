import { type Client, Events } from 'discord.js';
import type { Table } from '../../table/table.ts';
import type { Log } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';

/**
 * Watches for servers that remove the bot or add it again: their games are parked or tried again, also after a time offline.
 */
export class ServerPresence {
  readonly #table: Pick<Table, 'archive' | 'outbox'>;
  readonly #log: Log;

  constructor(table: Pick<Table, 'archive' | 'outbox'>, log: Log) {
    this.#table = table;
    this.#log = log;
  }

  /** Follows the servers of a connection from now on, for this instance. */
  async open(client: Client, hears: (guildId: string) => boolean): Promise<void> {
    // A server that Discord can't reach at the moment causes another event.
    client.on(Events.GuildDelete, ({ id }) => void this.#park(id));
    for (const { id, parked } of await this.#table.archive.guilds()) {
      if (!hears(id)) continue;
      if (!client.guilds.cache.has(id)) await this.#park(id);
      else if (parked) await this.#unpark(id);
    }
  }

  /** Tries the parked games of a server again, since its channels may have been opened while the bot was offline. */
  async #unpark(guildId: string): Promise<void> {
    try {
      await this.#table.outbox.unpark({ guildId });
    } catch (error) {
      this.#log.error({ error: logged(error), guildId }, 'nothing was unparked');
    }
  }

  async #park(guildId: string): Promise<void> {
    try {
      const matches = await this.#table.outbox.parkGuild(guildId);
      if (matches.length > 0) this.#log.info({ guildId, matches }, 'no longer in this server: games parked');
    } catch (error) {
      this.#log.error({ error: logged(error), guildId }, 'games of a server could not be parked');
    }
  }
}
