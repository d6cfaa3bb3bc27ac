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
} from 'discord.js';
import { logged } from './channel.ts';
import type { Choice, Command, Subcommand } from './command.ts';
import { label } from './components.ts';
import { parseId } from './custom-id.ts';
import { insist } from './insist.ts';
import { press } from './presses.ts';
import { type Answer, type Room, say } from './room.ts';
import { typedOf, visitOf } from './visit.ts';
import { fitted, NEUTRAL, OLD_BUTTON, REFUSED_ANSWER, STRANGE_BUTTON } from './words.ts';

const ALREADY_ACKNOWLEDGED = 40060;
/** Far below the three seconds that Discord waits for the first word. */
const AT_ONCE_MS = 300;
/** How long the first word and the answer are tried: the token lives for 3 seconds, then for 15 minutes. */
const FIRST_WORD_MS = 2_500;
const ANSWER_MS = 120_000;
const MAX_CHOICES = 25;
type Answered = ChatInputCommandInteraction | MessageComponentInteraction;

/** Every interaction comes in here, and no exception goes out. */
export class Router {
  readonly #room: Room;
  readonly #commands: readonly Command[];

  constructor(room: Room, commands: readonly Command[]) {
    this.#room = room;
    this.#commands = commands;
  }

  async handle(interaction: Interaction): Promise<void> {
    try {
      if (interaction.isAutocomplete()) await this.#suggest(interaction);
      else if (interaction.isChatInputCommand()) await this.#command(interaction);
      else if (interaction.isMessageComponent()) await this.#component(interaction);
      else this.#room.log.warn({ type: interaction.type }, 'an interaction of a kind that is not ours');
    } catch (error) {
      this.#room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
    }
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const subcommand = this.#find(interaction);
    const work = () =>
      subcommand
        ? subcommand.run(visitOf(interaction), typedOf(interaction), this.#room)
        : Promise.resolve(say('I do not know this command any more. Please type `/` to see those I know.'));
    if (subcommand?.reads) return this.#read(interaction, work);
    return this.#answered(interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }), work);
  }

  /** What only reads is answered in one request if it is ready at once; else it is acknowledged like everything. */
  async #read(interaction: ChatInputCommandInteraction, work: () => Promise<Answer>): Promise<void> {
    const answer = work().catch(error => {
      this.#room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(NEUTRAL);
    });
    const ready = await Promise.race([answer, sleep(AT_ONCE_MS, undefined, { ref: false })]);
    if (ready) {
      const reply = { ...message(ready), flags: MessageFlags.Ephemeral as const };
      await firstWord(() => interaction.reply(reply));
    } else {
      const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await this.#answered(interaction, acknowledge, () => answer);
    }
  }

  async #component(interaction: MessageComponentInteraction): Promise<void> {
    // Where the channel is unknown the message is Discord's own JSON, its flags a number.
    const own = (Number(interaction.message.flags) & MessageFlags.Ephemeral) !== 0;
    const acknowledge = () =>
      own ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await this.#answered(interaction, acknowledge, () => {
      const parsed = parseId(interaction.customId);
      if (!parsed.ok) return Promise.resolve(say(parsed.why === 'version' ? OLD_BUTTON : STRANGE_BUTTON));
      const chosen = interaction.isStringSelectMenu() ? interaction.values : [];
      return press(this.#room, visitOf(interaction), parsed.id, chosen);
    });
  }

  /** Acknowledge first, then work; trouble becomes one neutral private sentence. */
  async #answered(
    interaction: Answered,
    acknowledge: () => Promise<unknown>,
    work: () => Promise<Answer>,
  ): Promise<void> {
    await firstWord(acknowledge);
    interaction.deferred = true;
    // The same interaction may come to two processes, and to one twice after a resume.
    if (!(await this.#room.table.claim(interaction.id))) return;
    const answer = await work().catch(error => {
      this.#room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(NEUTRAL);
    });
    try {
      await insist(() => interaction.editReply(edit(answer)), ANSWER_MS);
    } catch (error) {
      // An answer that Discord refuses must not stay "thinking…".
      this.#room.log.error({ error: logged(error), ...about(interaction) }, 'an answer failed');
      if (error instanceof DiscordAPIError) await interaction.editReply(edit(say(REFUSED_ANSWER)));
    }
  }

  /** Never throws: trouble is an empty list. */
  async #suggest(interaction: AutocompleteInteraction): Promise<void> {
    let choices: readonly Choice[] = [];
    try {
      const focused = interaction.options.getFocused(true).name;
      const found = this.#find(interaction)?.suggest?.(
        visitOf(interaction),
        typedOf(interaction),
        focused,
        this.#room,
      );
      choices = (await found) ?? [];
    } catch (error) {
      this.#room.log.error({ error: logged(error), ...about(interaction) }, 'a suggestion failed');
    }
    const offered = choices
      .slice(0, MAX_CHOICES)
      .map(({ name, value }) => ({ name: label(name, 100), value }));
    await firstWord(() => interaction.respond(offered));
  }

  #find(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Subcommand | undefined {
    const command = this.#commands.find(({ name }) => name === interaction.commandName);
    const name = interaction.options.getSubcommand(false);
    if (!command || name === null || !Object.hasOwn(command.subcommands, name)) return undefined;
    return command.subcommands[name];
  }
}

/** discord.js sends a callback again after a 500, and may meet its own: then the word was heard. */
async function firstWord(speak: () => Promise<unknown>): Promise<void> {
  try {
    await insist(speak, FIRST_WORD_MS);
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED)) throw error;
  }
}

const message = ({ content, rows, file }: Answer) => ({
  content: fitted(content),
  components: [...(rows ?? [])],
  files: file ? [{ attachment: file.data, name: file.name, description: file.alt }] : [],
});

/** What stood there before goes, its picture too. */
const edit = (answer: Answer): InteractionEditReplyOptions => ({ ...message(answer), attachments: [] });

/** What a log may know of an interaction: never its token, never what was picked. */
function about(interaction: BaseInteraction): object {
  const { id, guildId, channelId, user } = interaction;
  const what =
    interaction.isChatInputCommand() || interaction.isAutocomplete()
      ? { command: `${interaction.commandName} ${interaction.options.getSubcommand(false) ?? ''}`.trim() }
      : interaction.isMessageComponent()
        ? { component: interaction.customId.split(':').slice(0, 4).join(':') }
        : {};
  return { interaction: id, guildId, channelId, user: user.id, ...what };
}
