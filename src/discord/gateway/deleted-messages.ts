import type { BaseInteraction } from 'discord.js';
import type { OwnMessage } from '../../table/outbox/delivery-reports.ts';
import { parseId } from '../buttons/custom-id.ts';
import type { ContextParts } from '../context/context.ts';
import { BoundedMap } from '../ports/ports.ts';
import { Channel, logged } from '../rest/channel.ts';

/**
 * Milliseconds for which further presses in a match cause no check of its messages. The edit or the new board after a decision
 * finds a deleted message anyway.
 */
const LOOKED_MS = 60_000;
const KEPT = 20_000;

/**
 * Finds a game's messages that were deleted. Discord reports deletions only to bots that receive all messages. So the bot
 * checks after an answer, but not soon after the last check. In direct messages the bot does not check, since only the bot can
 * delete its messages there.
 */
export class DeletedMessages {
  readonly #context: ContextParts;
  readonly #looking = new Map<string, Promise<boolean>>();
  /** Time of the last check that found all messages, by match. */
  readonly #looked = new BoundedMap<number>(KEPT);

  constructor(context: ContextParts) {
    this.#context = context;
  }

  /** Checks that the messages of the interaction's match exist. Never throws, since the next press or command checks again. */
  async look(interaction: BaseInteraction): Promise<void> {
    const { guildId, channelId } = interaction;
    if (guildId === null || channelId === null) return;
    if (!interaction.isCommand() && !interaction.isMessageComponent()) return;
    const { table, log } = this.#context;
    const at = this.#context.now();
    try {
      const pressed = interaction.isMessageComponent() ? interaction.message.id : undefined;
      const matchId = await this.#matchOf(interaction, channelId);
      if (matchId === undefined) return;
      if (pressed !== undefined && this.#within(LOOKED_MS, this.#looked.get(matchId))) return;
      const messages = await table.outbox.ownMessages(matchId, channelId);
      // Messages newer than the interaction are not checked, since they were posted only now.
      const sought = messages.filter(({ id }) => id !== pressed && BigInt(id) <= BigInt(interaction.id));
      let stand = messages.length > 0;
      for (const message of sought) stand = (await this.#find(interaction, matchId, message)) && stand;
      if (stand) this.#looked.set(matchId, at);
      else this.#looked.delete(matchId);
    } catch (error) {
      log.debug(
        { error: logged(error), interaction: interaction.id },
        'no look at what stands in the channel',
      );
    }
  }

  async #matchOf(interaction: BaseInteraction, channelId: string): Promise<string | undefined> {
    if (!interaction.isMessageComponent()) return (await this.#context.table.live(channelId))?.id;
    const parsed = parseId(interaction.customId);
    return parsed.ok ? parsed.id.match : undefined;
  }

  #within(milliseconds: number, at = Number.NEGATIVE_INFINITY): boolean {
    const since = this.#context.now() - at;
    return 0 <= since && since < milliseconds;
  }

  /**
   * Checks that a message exists. The outbox notes a deleted message as lost, so that the bot posts it again. Simultaneous
   * checks of one message share one request.
   */
  #find({ client, channelId }: BaseInteraction, matchId: string, { id }: OwnMessage): Promise<boolean> {
    const under = this.#looking.get(id);
    if (under) return under;
    const look = async (): Promise<boolean> => {
      const { table, log } = this.#context;
      if (await new Channel(client.rest, `${channelId}`).has(id)) return true;
      log.info({ matchId, message: id }, 'a message was deleted: it is posted again');
      await table.outbox.lost(matchId, id, `${channelId}`);
      return false;
    };
    const looking = look().finally(() => this.#looking.delete(id));
    this.#looking.set(id, looking);
    return looking;
  }
}
