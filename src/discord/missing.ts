import type { BaseInteraction } from 'discord.js';
import type { OwnMessage } from '../match/messages.ts';
import { Channel, logged } from './channel.ts';
import { parseId } from './custom-id.ts';
import type { RoomParts } from './room.ts';

/** Who goes through a panel presses every second: one look serves all of these presses. */
const LOOKED_MS = 5_000;

/**
 * Finds messages of a game that somebody has deleted. Discord tells of deletions only whom it tells of all messages, so
 * after an answer one looks: not in direct messages, where nobody else can delete, nor for what is known to stand.
 */
export class Missing {
  readonly #room: RoomParts;
  readonly #looking = new Map<string, Promise<void>>();
  readonly #looked = new Map<string, number>();

  constructor(room: RoomParts) {
    this.#room = room;
  }

  /** Never throws: the next press or command looks again. */
  async look(interaction: BaseInteraction): Promise<void> {
    if (interaction.guildId === null || interaction.channelId === null) return;
    if (!interaction.isCommand() && !interaction.isMessageComponent()) return;
    const { log } = this.#room;
    try {
      const matchId = await this.#matchOf(interaction);
      if (matchId === undefined) return;
      const pressed = interaction.isMessageComponent() ? interaction.message.id : undefined;
      for (const message of await this.#room.table.ownMessages(matchId)) {
        // Posted after this came in: it stood then.
        const stands = message.id === pressed || BigInt(message.id) > BigInt(interaction.id);
        if (stands || (pressed !== undefined && this.#wasSeen(message))) continue;
        await this.#find(interaction, matchId, message);
      }
    } catch (error) {
      log.debug(
        { error: logged(error), interaction: interaction.id },
        'no look at what stands in the channel',
      );
    }
  }

  async #matchOf(interaction: BaseInteraction): Promise<string | undefined> {
    const { table } = this.#room;
    const { channelId } = interaction;
    if (channelId === null) return undefined;
    if (!interaction.isMessageComponent()) return (await table.live(channelId))?.id;
    const parsed = parseId(interaction.customId);
    const match = parsed.ok ? await table.get(parsed.id.match) : undefined;
    return match?.channelId === channelId ? match.id : undefined;
  }

  #wasSeen({ id }: OwnMessage): boolean {
    const now = this.#room.now();
    for (const [other, at] of this.#looked) {
      if (at <= now && now < at + LOOKED_MS) break;
      this.#looked.delete(other);
    }
    return this.#looked.has(id);
  }

  /** One look at a time: who asks meanwhile waits for it. */
  #find({ client, channelId }: BaseInteraction, matchId: string, { id }: OwnMessage): Promise<void> {
    const under = this.#looking.get(id);
    if (under) return under;
    const look = async (): Promise<void> => {
      const { table, log, now } = this.#room;
      const stands = await new Channel(client.rest, `${channelId}`).has(id);
      this.#looked.delete(id);
      if (stands) {
        this.#looked.set(id, now());
        return;
      }
      log.info({ matchId, message: id }, 'a message was deleted: it is posted again');
      await table.lost(matchId, id);
    };
    const looking = look().finally(() => this.#looking.delete(id));
    this.#looking.set(id, looking);
    return looking;
  }
}
