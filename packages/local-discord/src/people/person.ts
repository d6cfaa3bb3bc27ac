import { ComponentType, InteractionType, MessageType } from 'discord-api-types/v10';
import { post } from '../posting/posting.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import type { Choice } from '../resources/interaction.ts';
import { User, type UserOptions } from '../resources/user.ts';
import type { Answer } from './answer.ts';
import { Client, type Stage } from './client.ts';
import {
  checkNames,
  checkOptions,
  commandText,
  findCommand,
  findMenu,
  type OptionValues,
} from './command-options.ts';
import { autocompletePayload, commandPayload, modalPayload, userMenuPayload } from './interaction-payload.ts';
import { findButton, findSelect } from './message-controls.ts';
import { fillModal, type ModalValues } from './modal-form.ts';

export interface CommandManner {
  /** True where the person has installed the bot for themselves, and the bot is not a member of the server. */
  readonly userInstalled?: boolean;
}

/** Imitation of a person who uses Discord: types commands, presses buttons and sees messages. */
export class Person extends User {
  readonly #stage: Stage;
  readonly #client: Client;

  constructor(stage: Stage, options: UserOptions, id?: string) {
    super(stage.world, options, id);
    this.#stage = stage;
    this.#client = new Client(stage, this);
  }

  /** Ephemeral messages that were shown to this person, oldest first, with their present content. */
  get ephemerals(): StoredMessage[] {
    return [...this.#stage.world.messages.values()].filter(m => m.viewer === this && !m.deleted);
  }

  /** Returns the messages of a channel that this person sees: the public ones and the person's own ephemeral ones. */
  sees(channel: Channel): StoredMessage[] {
    if (channel.isPrivate && !channel.isShownTo(this)) return [];
    return channel.allMessages.filter(message => message.viewer === undefined || message.viewer === this);
  }

  async dm(): Promise<Channel> {
    return this.dmChannel();
  }

  dmChannel(): Channel {
    return this.#stage.world.dmOf(this);
  }

  /** Posts a message in a channel. An archived thread is unarchived first. */
  async say(channel: Channel, content: string): Promise<StoredMessage> {
    if (channel.archived) channel.unarchive();
    const fields = { channel, body: { content }, files: [], authorId: this.id, type: MessageType.Default };
    return post(this.#stage.world, fields);
  }

  /**
   * Runs a slash command, such as `porto build`, with its options. Throws where Discord's client would not send the command.
   */
  async command(
    channel: Channel,
    path: string,
    options: OptionValues = {},
    manner: CommandManner = {},
  ): Promise<Answer> {
    const { world } = this.#stage;
    const found = findCommand(world.commands, this, channel, path, manner.userInstalled ?? false);
    checkOptions(found, path, options);
    const interaction = this.#client.open({
      kind: InteractionType.ApplicationCommand,
      channel,
      what: commandText(path, options),
      commandName: [found.command.name, ...found.branch].join(' '),
      commandText: commandText(path, options),
      owners: this.#client.owners(channel, manner.userInstalled ?? false),
    });
    return this.#client.send(interaction, commandPayload(world, interaction, found, options));
  }

  /** Chooses a command of the menu that opens on another person's name, and waits for the bot's answer. */
  async menu(channel: Channel, name: string, target: User): Promise<Answer> {
    const { world } = this.#stage;
    const command = findMenu(world.commands, this, channel, name);
    const interaction = this.#client.open({
      kind: InteractionType.ApplicationCommand,
      channel,
      what: `"${name}" on ${target.name}`,
      commandName: name,
      owners: this.#client.owners(channel, false),
    });
    return this.#client.send(interaction, userMenuPayload(world, interaction, command, target));
  }

  /** Returns the bot's suggestions for the option `focused`, which contains `text`. */
  async autocomplete(
    channel: Channel,
    path: string,
    options: OptionValues,
    focused: string,
    text: string,
    manner: CommandManner = {},
  ): Promise<readonly Choice[]> {
    const { world } = this.#stage;
    const userInstalled = manner.userInstalled ?? false;
    const found = findCommand(world.commands, this, channel, path, userInstalled);
    checkNames(found, path, options);
    const option = found.options.find(candidate => candidate.name === focused);
    if (option?.autocomplete !== true) throw new Error(`/${path}: "${focused}" has no autocomplete`);
    const interaction = this.#client.open({
      kind: InteractionType.ApplicationCommandAutocomplete,
      channel,
      what: `${commandText(path, options)} ${focused}:${text}…`,
      commandName: found.command.name,
      focusedType: option.type,
      owners: this.#client.owners(channel, userInstalled),
    });
    const typing = { option: focused, text };
    await this.#client.send(interaction, autocompletePayload(world, interaction, found, options, typing));
    return interaction.choices ?? [];
  }

  /** Presses a button, found by its custom id, its label, or the beginning of its label. */
  async press(shown: StoredMessage | undefined, button: string): Promise<Answer> {
    const message = this.#client.mustSee(shown);
    const { customId, label } = findButton(message, button);
    return this.#client.use(
      message.channel,
      message,
      { customId, type: ComponentType.Button },
      `press "${label}"`,
    );
  }

  /** Chooses in a select menu, found by its custom id or placeholder. */
  async select(shown: StoredMessage | undefined, menu: string, values: readonly string[]): Promise<Answer> {
    const message = this.#client.mustSee(shown);
    const { customId, type } = findSelect(message, menu, values);
    const what = `choose ${values.join(', ')} in "${menu}"`;
    return this.#client.use(message.channel, message, { customId, type, values }, what);
  }

  /** Sends a press of a button with any custom id, even one that the message does not have, without a client's checks. */
  async pressRaw(channel: Channel, message: StoredMessage, customId: string): Promise<Answer> {
    return this.#client.use(
      channel,
      message,
      { customId, type: ComponentType.Button },
      `forged press of "${customId}"`,
    );
  }

  /** Sends a choice in a menu with any custom id, without a client's checks. */
  async selectRaw(
    channel: Channel,
    message: StoredMessage,
    customId: string,
    values: readonly string[],
  ): Promise<Answer> {
    const component = { customId, type: ComponentType.StringSelect, values };
    return this.#client.use(channel, message, component, `forged choice in "${customId}"`);
  }

  /** Fills in and submits the modal of an answer. Omitted fields keep their preset text. */
  async submit(answer: Answer, values: ModalValues): Promise<Answer> {
    const { modal } = answer;
    if (modal === undefined) throw new Error('that answer was no modal');
    const components = fillModal(modal, values);
    const { channel, source, owners } = answer.interaction.fields;
    const interaction = this.#client.open({
      kind: InteractionType.ModalSubmit,
      channel,
      what: `modal "${modal.title}"`,
      owners,
      ...(source && { source }),
    });
    return this.#client.send(
      interaction,
      modalPayload(this.#stage.world, interaction, { custom_id: modal.customId, components }),
    );
  }
}
