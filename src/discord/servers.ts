import { type Client, Events } from 'discord.js';
import type { Table } from '../match/table.ts';
import { logged } from './channel.ts';
import type { Log } from './room.ts';

/** Servers that remove the bot: their games are parked, also where that happened while nobody was looking. */
export class Servers {
  readonly #client: Client;
  readonly #table: Pick<Table, 'guilds' | 'parkGuild'>;
  readonly #log: Log;

  constructor(client: Client, table: Pick<Table, 'guilds' | 'parkGuild'>, log: Log) {
    this.#client = client;
    this.#table = table;
    this.#log = log;
  }

  /** From now on this instance acts. */
  async open(): Promise<void> {
    // A server that Discord can't reach just now comes as another event.
    this.#client.on(Events.GuildDelete, ({ id }) => void this.#park(id));
    for (const id of await this.#table.guilds()) if (!this.#client.guilds.cache.has(id)) await this.#park(id);
  }

  async #park(guildId: string): Promise<void> {
    try {
      const matches = await this.#table.parkGuild(guildId);
      if (matches.length > 0) this.#log.info({ guildId, matches }, 'no longer in this server: games parked');
    } catch (error) {
      this.#log.error({ error: logged(error), guildId }, 'games of a server could not be parked');
    }
  }
}
