import { InteractionType } from 'discord-api-types/v10';
import type { Gateway } from '../gateway/gateway.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import type { Interaction, InteractionFields, Interactions } from '../resources/interaction.ts';
import type { User } from '../resources/user.ts';
import type { World } from '../world/world.ts';
import { type Answer, settled, type Waiting } from './answer.ts';
import { componentData, componentPayload } from './interaction-payload.ts';

/** Parts of the local Discord that a person's client needs. */
export interface Stage extends Waiting {
  readonly world: World;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
}

/**
 * Imitation of a person's Discord client. It sends the same requests as Discord's own client, and waits for the bot's answer.
 */
export class Client {
  readonly #stage: Stage;
  readonly #person: User;

  constructor(stage: Stage, person: User) {
    this.#stage = stage;
    this.#person = person;
  }

  /** Returns the message. Throws where there is no message, or where the person cannot see the message. */
  mustSee(message: StoredMessage | undefined): StoredMessage {
    if (message === undefined) throw new Error('there is no message: nothing was shown');
    if (message.deleted) throw new Error('that message was deleted');
    if (message.viewer !== undefined && message.viewer !== this.#person)
      throw new Error(`${this.#person.name} can't see that message: it is for ${message.viewer.name} alone`);
    if (message.channel.recipient !== undefined && message.channel.recipient !== this.#person)
      throw new Error(`${this.#person.name} can't see the DM of ${message.channel.recipient.name}`);
    return message;
  }

  /** Presses a button or chooses in a menu of a message, and waits for the bot's answer. */
  async use(
    channel: Channel,
    source: StoredMessage,
    component: { customId: string; type: number; values?: readonly string[] },
    what: string,
  ): Promise<Answer> {
    const { world } = this.#stage;
    const owners = source.origin?.owners ?? this.owners(channel, false);
    const interaction = this.open({ kind: InteractionType.MessageComponent, channel, what, source, owners });
    return this.send(
      interaction,
      componentPayload(world, interaction, componentData(world, channel, component)),
    );
  }

  /** Returns the ids of the guild or user that installed the bot, by installation type, for an interaction's payload. */
  owners(channel: Channel, userInstalled: boolean): Record<string, string> {
    if (userInstalled || channel.guild?.installed === false) return { '1': this.#person.id };
    return { '0': channel.guild?.id ?? '0' };
  }

  /** Begins an interaction, without sending it yet. Throws where the person cannot use the channel. */
  open(fields: Omit<InteractionFields, 'person'>): Interaction {
    if (!fields.channel.isShownTo(this.#person))
      throw new Error(`${this.#person.name} can't see the private thread ${fields.channel.name}`);
    if (this.#person.gone && !fields.channel.isDm)
      throw new Error(`${this.#person.name} has left the server`);
    if (fields.channel.archived && !this.#stage.world.phones)
      throw new Error(
        `the thread ${fields.channel.name} is archived: it takes no commands until somebody writes in it`,
      );
    return this.#stage.interactions.open({ ...fields, person: this.#person });
  }

  send(interaction: Interaction, payload: object): Promise<Answer> {
    const { gateway, quiet } = this.#stage;
    quiet.note();
    const { guild } = interaction.fields.channel;
    if (!gateway.hasSession) interaction.fail('no bot is connected');
    gateway.dispatch('INTERACTION_CREATE', payload, { guild });
    return settled(interaction, this.#stage);
  }
}
