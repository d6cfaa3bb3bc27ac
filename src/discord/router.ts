import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type InteractionEditReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { logged } from './channel.ts';
import type { Choice, Command, Subcommand, UserMenu } from './command.ts';
import { label } from './components.ts';
import { parseId } from './custom-id.ts';
import type { Languages } from './languages.ts';
import { press } from './presses.ts';
import { type Answer, type Room, type RoomParts, roomIn, say } from './room.ts';
import { fitted } from './text.ts';
import { typedOf, visitOf } from './visit.ts';

const ALREADY_ACKNOWLEDGED = 40060;
/** Far below the three seconds that Discord waits for the first word. */
const AT_ONCE_MS = 300;
const MAX_CHOICES = 25;
type Answered = ChatInputCommandInteraction | UserContextMenuCommandInteraction | MessageComponentInteraction;

/** Every interaction comes in here, and no exception goes out. */
export class Router {
  readonly #room: RoomParts;
  readonly #commands: readonly Command[];
  readonly #menus: readonly UserMenu[];
  readonly #languages: Languages;

  constructor(
    room: RoomParts,
    commands: readonly Command[],
    menus: readonly UserMenu[],
    languages: Languages,
  ) {
    this.#menus = menus;
    this.#room = room;
    this.#languages = languages;
    this.#commands = commands;
  }

  async handle(interaction: Interaction): Promise<void> {
    try {
      const room = roomIn(this.#room, this.#languages.ofReader(interaction));
      if (interaction.isAutocomplete()) await this.#suggest(room, interaction);
      else if (interaction.isChatInputCommand()) await this.#command(room, interaction);
      else if (interaction.isUserContextMenuCommand()) await this.#menu(room, interaction);
      else if (interaction.isMessageComponent()) await this.#component(room, interaction);
      else this.#room.log.warn({ type: interaction.type }, 'an interaction of a kind that is not ours');
    } catch (error) {
      this.#room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
    }
  }

  async #command(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
    const subcommand = this.#find(interaction);
    const work = async () => {
      await this.#seen(room, interaction);
      return subcommand
        ? subcommand.run(visitOf(interaction), typedOf(interaction), room)
        : say(room.words.errors.strangeCommand);
    };
    if (subcommand?.reads) return this.#read(room, interaction, work);
    return this.#answered(
      room,
      interaction,
      () => interaction.deferReply({ flags: MessageFlags.Ephemeral }),
      work,
    );
  }

  async #menu(room: Room, interaction: UserContextMenuCommandInteraction): Promise<void> {
    const menu = this.#menus.find(({ name }) => name === interaction.commandName);
    const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await this.#answered(room, interaction, acknowledge, async () => {
      await this.#seen(room, interaction);
      return menu ? menu.run(visitOf(interaction), room) : say(room.words.errors.strangeCommand);
    });
  }

  /** What only reads is answered in one request if it is ready at once; else it is acknowledged like everything. */
  async #read(
    room: Room,
    interaction: ChatInputCommandInteraction,
    work: () => Promise<Answer>,
  ): Promise<void> {
    const answer = work().catch(error => {
      room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(room.words.errors.neutral);
    });
    const ready = await Promise.race([answer, sleep(AT_ONCE_MS, undefined, { ref: false })]);
    if (ready) await interaction.reply({ ...message(ready), flags: MessageFlags.Ephemeral });
    else {
      const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await this.#answered(room, interaction, acknowledge, () => answer);
    }
  }

  async #component(room: Room, interaction: MessageComponentInteraction): Promise<void> {
    // Where the channel is unknown the message is Discord's own JSON, its flags a number.
    const own = (Number(interaction.message.flags) & MessageFlags.Ephemeral) !== 0;
    const acknowledge = () =>
      own ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await this.#answered(room, interaction, acknowledge, async () => {
      await this.#seen(room, interaction);
      const parsed = parseId(interaction.customId);
      const { oldButton, strangeButton } = room.words.errors;
      if (!parsed.ok) return say(parsed.why === 'version' ? oldButton : strangeButton);
      const chosen = interaction.isStringSelectMenu() ? interaction.values : [];
      return press(room, visitOf(interaction), parsed.id, chosen);
    });
  }

  /** The name and the language of who is here; that they can't be written down keeps nobody from playing. */
  async #seen(room: Room, interaction: Answered): Promise<void> {
    try {
      await room.table.people.seen(visitOf(interaction).person, interaction.locale);
    } catch (error) {
      room.log.warn({ error: logged(error), ...about(interaction) }, 'a name is not written down');
    }
  }

  /** Acknowledge first, then work; trouble becomes one neutral private sentence. */
  async #answered(
    room: Room,
    interaction: Answered,
    acknowledge: () => Promise<unknown>,
    work: () => Promise<Answer>,
  ): Promise<void> {
    try {
      await acknowledge();
    } catch (error) {
      // discord.js sends a callback again after a 500, and may meet its own.
      if (!(error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED)) throw error;
      interaction.deferred = true;
    }
    try {
      await interaction.editReply(edit(await work()));
    } catch (error) {
      room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      await interaction.editReply(edit(say(room.words.errors.neutral)));
    }
  }

  /** Never throws: trouble is an empty list. */
  async #suggest(room: Room, interaction: AutocompleteInteraction): Promise<void> {
    let choices: readonly Choice[] = [];
    try {
      const focused = interaction.options.getFocused(true).name;
      const found = this.#find(interaction)?.suggest?.(
        visitOf(interaction),
        typedOf(interaction),
        focused,
        room,
      );
      choices = (await found) ?? [];
    } catch (error) {
      room.log.error({ error: logged(error), ...about(interaction) }, 'a suggestion failed');
    }
    await interaction.respond(
      choices.slice(0, MAX_CHOICES).map(({ name, value }) => ({ name: label(name, 100), value })),
    );
  }

  #find(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Subcommand | undefined {
    const command = this.#commands.find(({ name }) => name === interaction.commandName);
    const name = subcommandOf(interaction);
    return command && Object.hasOwn(command.subcommands, name) ? command.subcommands[name] : undefined;
  }
}

const message = ({ content, rows, file }: Answer) => ({
  content: fitted(content),
  components: [...(rows ?? [])],
  files: file ? [{ attachment: file.data, name: file.name, description: file.alt }] : [],
});

/** What stood there before goes, its picture too. */
const edit = (answer: Answer): InteractionEditReplyOptions => ({ ...message(answer), attachments: [] });

/** "board", or with its group "game log". */
const subcommandOf = ({ options }: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [options.getSubcommandGroup(false), options.getSubcommand(false)].filter(name => name !== null).join(' ');

/** What a log may know of an interaction: never its token, never what was picked. */
function about(interaction: BaseInteraction): object {
  const { id, guildId, channelId, user } = interaction;
  const what =
    interaction.isChatInputCommand() || interaction.isAutocomplete()
      ? { command: `${interaction.commandName} ${subcommandOf(interaction)}`.trim() }
      : interaction.isUserContextMenuCommand()
        ? { command: interaction.commandName }
        : interaction.isMessageComponent()
          ? { component: interaction.customId.split(':').slice(0, 4).join(':') }
          : {};
  return { interaction: id, guildId, channelId, user: user.id, ...what };
}
