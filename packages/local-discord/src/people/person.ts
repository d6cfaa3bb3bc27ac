import { ComponentType, InteractionType, MessageType } from 'discord-api-types/v10';
import { post } from '../posting/posting.ts';
import type { Activity } from '../resources/activity.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import type { Choice, Interaction, InteractionFields } from '../resources/interaction.ts';
import { User, type UserOptions } from '../resources/user.ts';
import { type Answer, settled } from './answer.ts';
import {
  checkNames,
  checkOptions,
  commandText,
  findCommand,
  findMenu,
  type OptionValues,
} from './command-options.ts';
import {
  autocompletePayload,
  commandPayload,
  componentPayload,
  entryPointPayload,
  modalPayload,
  type UsedComponent,
  userMenuPayload,
} from './interaction-payload.ts';
import { findButton, findSelect } from './message-controls.ts';
import { fillModal, type ModalValues } from './modal-form.ts';
import type { Stage } from './stage.ts';

export interface CommandManner {
  /** True where the person has installed the bot for themselves, and the bot is not a member of the server. */
  readonly userInstalled?: boolean;
}

export interface Launch {
  /** Activity that is open for the person. Undefined: the bot has answered without opening it. */
  readonly activity: Activity | undefined;
  /** Answer of the bot. Undefined: Discord has opened the Activity without asking the bot. */
  readonly answer: Answer | undefined;
}

/** Handler of an Entry Point command that the bot answers. */
const BY_BOT = 1;

/**
 * Imitation of a person who uses Discord: types commands, presses buttons and sees messages. It sends the same requests as
 * Discord's own client, and waits for the bot's answer.
 */
export class Person extends User {
  readonly #stage: Stage;

  constructor(stage: Stage, options: UserOptions, id?: string) {
    super(stage.world, options, id);
    this.#stage = stage;
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
    const interaction = this.#open({
      kind: InteractionType.ApplicationCommand,
      channel,
      what: commandText(path, options),
      commandName: [found.command.name, ...found.branch].join(' '),
      commandText: commandText(path, options),
      owners: this.#owners(channel, manner.userInstalled ?? false, found.command.integration_types),
    });
    return this.#send(interaction, commandPayload(world, interaction, found, options));
  }

  /** Chooses a command of the menu that opens on another person's name, and waits for the bot's answer. */
  async menu(channel: Channel, name: string, target: User): Promise<Answer> {
    const { world } = this.#stage;
    const command = findMenu(world.commands, this, channel, name);
    const interaction = this.#open({
      kind: InteractionType.ApplicationCommand,
      channel,
      what: `"${name}" on ${target.name}`,
      commandName: name,
      owners: this.#owners(channel, false, command.integration_types),
    });
    return this.#send(interaction, userMenuPayload(world, interaction, command, target));
  }

  /**
   * Uses the Entry Point command in a channel. Discord opens the Activity by itself, and writes in the channel, or the bot
   * answers: https://docs.discord.com/developers/interactions/application-commands#entry-point-handlers
   */
  async launch(channel: Channel): Promise<Launch> {
    const { world } = this.#stage;
    const { entryPoint } = world.commands;
    if (entryPoint === undefined) throw new Error('the application has no Entry Point command');
    if (entryPoint.handler !== BY_BOT) {
      this.#mustReach(channel);
      const activity = world.activities.launch(this, channel);
      const body = { content: `${this.name} opened ${world.bot.name}.`, allowed_mentions: { parse: [] } };
      post(world, { channel, body, files: [], authorId: world.bot.id, type: MessageType.Default });
      return { activity, answer: undefined };
    }
    const interaction = this.#open({
      kind: InteractionType.ApplicationCommand,
      channel,
      what: `open "${entryPoint.name}"`,
      commandName: entryPoint.name,
      owners: this.#owners(channel, false, entryPoint.integration_types),
    });
    const answer = await this.#send(interaction, entryPointPayload(world, interaction, entryPoint));
    return { activity: answer.activity, answer };
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
    const interaction = this.#open({
      kind: InteractionType.ApplicationCommandAutocomplete,
      channel,
      what: `${commandText(path, options)} ${focused}:${text}…`,
      commandName: found.command.name,
      focusedType: option.type,
      owners: this.#owners(channel, userInstalled, found.command.integration_types),
    });
    const typing = { option: focused, text };
    await this.#send(interaction, autocompletePayload(world, interaction, found, options, typing));
    return interaction.choices ?? [];
  }

  /** Presses a button, found by its custom id, its label, or the beginning of its label. */
  async press(shown: StoredMessage | undefined, button: string): Promise<Answer> {
    const message = this.#mustSee(shown);
    const { customId, label } = findButton(message, button);
    return this.#use(message.channel, message, { customId, type: ComponentType.Button }, `press "${label}"`);
  }

  /** Chooses in a select menu, found by its custom id or placeholder. */
  async select(shown: StoredMessage | undefined, menu: string, values: readonly string[]): Promise<Answer> {
    const message = this.#mustSee(shown);
    const { customId, type } = findSelect(message, menu, values);
    const what = `choose ${values.join(', ')} in "${menu}"`;
    return this.#use(message.channel, message, { customId, type, values }, what);
  }

  /** Sends a press of a button with any custom id, even one that the message does not have, without a client's checks. */
  async pressRaw(channel: Channel, message: StoredMessage, customId: string): Promise<Answer> {
    return this.#use(
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
    return this.#use(channel, message, component, `forged choice in "${customId}"`);
  }

  /** Fills in and submits the modal of an answer. Omitted fields keep their preset text. */
  async submit(answer: Answer, values: ModalValues): Promise<Answer> {
    const { modal } = answer;
    if (modal === undefined) throw new Error('that answer was no modal');
    const components = fillModal(modal, values);
    const { channel, source, owners } = answer.interaction.fields;
    const interaction = this.#open({
      kind: InteractionType.ModalSubmit,
      channel,
      what: `modal "${modal.title}"`,
      owners,
      ...(source && { source }),
    });
    return this.#send(
      interaction,
      modalPayload(this.#stage.world, interaction, { custom_id: modal.customId, components }),
    );
  }

  /** Returns the message. Throws where there is no message, or where the person cannot see the message. */
  #mustSee(message: StoredMessage | undefined): StoredMessage {
    if (message === undefined) throw new Error('there is no message: nothing was shown');
    if (message.deleted) throw new Error('that message was deleted');
    if (message.viewer !== undefined && message.viewer !== this)
      throw new Error(`${this.name} can't see that message: it is for ${message.viewer.name} alone`);
    if (message.channel.recipient !== undefined && message.channel.recipient !== this)
      throw new Error(`${this.name} can't see the DM of ${message.channel.recipient.name}`);
    return message;
  }

  /** Presses a button or chooses in a menu of a message, and waits for the bot's answer. */
  #use(channel: Channel, source: StoredMessage, component: UsedComponent, what: string): Promise<Answer> {
    const owners = source.origin?.owners ?? this.#owners(channel, false);
    const interaction = this.#open({ kind: InteractionType.MessageComponent, channel, what, source, owners });
    return this.#send(interaction, componentPayload(this.#stage.world, interaction, component));
  }

  /**
   * Returns the ids of the guild and the user that installed the bot, by installation type, for an interaction's payload. A
   * command counts only for its own installation types (`types`):
   * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
   */
  #owners(channel: Channel, userInstalled: boolean, types: readonly number[] = [0]): Record<string, string> {
    if (userInstalled || channel.guild?.installed === false) return { '1': this.id };
    return {
      ...(types.includes(0) && { '0': channel.guild?.id ?? '0' }),
      ...(types.includes(1) && this.installedBot && { '1': this.id }),
    };
  }

  #mustReach(channel: Channel): void {
    if (!channel.isShownTo(this))
      throw new Error(`${this.name} can't see the private thread ${channel.name}`);
    if (this.gone && !channel.isDm) throw new Error(`${this.name} has left the server`);
    if (channel.archived && !this.#stage.world.phones)
      throw new Error(
        `the thread ${channel.name} is archived: it takes no commands until somebody writes in it`,
      );
  }

  /** Begins an interaction, without sending it yet. Throws where the person cannot use the channel. */
  #open(fields: Omit<InteractionFields, 'person'>): Interaction {
    this.#mustReach(fields.channel);
    return this.#stage.interactions.open({ ...fields, person: this });
  }

  #send(interaction: Interaction, payload: object): Promise<Answer> {
    const { gateway, quiet } = this.#stage;
    quiet.note();
    const { guild } = interaction.fields.channel;
    if (!gateway.hasSession) interaction.fail('no bot is connected');
    gateway.dispatch('INTERACTION_CREATE', payload, { guild });
    return settled(interaction, this.#stage);
  }
}
