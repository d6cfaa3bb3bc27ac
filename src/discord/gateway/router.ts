import { setTimeout as sleep } from 'node:timers/promises';
import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type InteractionEditReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  ThreadChannel,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { workingAt } from '../../log.ts';
import { TakenUpError } from '../../table/table.ts';
import { type Answer, type AnswerFile, say, turnedAway } from '../answer.ts';
import { logged } from '../messages/channel.ts';
import type { InteractionTokens } from '../messages/interaction-tokens.ts';
import { fitted } from '../messages/text.ts';
import { label } from '../panels/components.ts';
import { type ButtonVerb, parseId } from '../panels/custom-id.ts';
import { isTraceless } from '../panels/games/verbs.ts';
import { refused } from '../panels/seat.ts';
import { type Room, type RoomParts, roomIn } from '../room.ts';
import type { Visit } from '../visit.ts';
import { answering, firstWord, StillArchived } from './archived-threads.ts';
import { SeenInteractions, SentTimes } from './arrivals.ts';
import type { Meanwhile, OptionChoice, SlashCommand, Subcommand, UserMenu } from './command.ts';
import { about, courseOf, type InteractionCourse, subcommandOf, verbsOf } from './course.ts';
import { DeletedMessages } from './deleted-messages.ts';
import type { Languages } from './languages.ts';
import { lackingPermissions } from './permissions.ts';
import { press } from './presses.ts';
import type { InTurn, RateLimiter } from './rate-limiter.ts';
import { RepeatedPresses } from './repeated-presses.ts';
import { focusedOf, typedOf, visitOf } from './visit.ts';

const UNKNOWN_INTERACTION = 10062;
/** Far below the three seconds that Discord waits for the first word. */
const AT_ONCE_MS = 300;
/** How long the answer is tried: the token lives for 15 minutes. */
const ANSWER_MS = 120_000;
const MAX_CHOICES = 25;
interface Arrival<I extends BaseInteraction> {
  readonly interaction: I;
  readonly inTurn: InTurn;
  /** By our clock. */
  readonly sentAt: number;
  readonly course: InteractionCourse;
}
type Answerable =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction
  | MessageComponentInteraction;

/** Every interaction comes in here, and no exception goes out. */
export class Router {
  readonly #room: RoomParts;
  readonly #commands: readonly SlashCommand[];
  readonly #menus: readonly UserMenu[];
  readonly #languages: Languages;
  readonly #acting: RateLimiter;
  readonly #typing: RateLimiter;
  readonly #seen = new SeenInteractions();
  readonly #sentTimes = new SentTimes();
  readonly #missing: DeletedMessages;
  readonly #repeats = new RepeatedPresses();
  readonly #verbs: ReadonlySet<string>;
  readonly #tokens: InteractionTokens | undefined;

  constructor(
    room: RoomParts,
    commands: readonly SlashCommand[],
    menus: readonly UserMenu[],
    languages: Languages,
    limiters: { readonly acting: RateLimiter; readonly typing: RateLimiter },
    tokens?: InteractionTokens,
  ) {
    this.#menus = menus;
    this.#room = room;
    this.#tokens = tokens;
    this.#missing = new DeletedMessages(room, tokens);
    this.#acting = limiters.acting;
    this.#typing = limiters.typing;
    this.#languages = languages;
    this.#commands = commands;
    this.#verbs = new Set(verbsOf(commands, menus));
  }

  handle(interaction: Interaction): Promise<void> {
    const { id, guildId } = interaction;
    const at = { interactionId: id, shard: this.#room.shardOf?.(guildId) ?? 0 };
    return workingAt(at, () => this.#handle(interaction));
  }

  async #handle(interaction: Interaction): Promise<void> {
    const { log, now, observer } = this.#room;
    const sentAt = this.#sentTimes.sentAt(interaction.createdTimestamp, now());
    const course = courseOf(interaction, this.#verbs);
    if (this.#seen.note(interaction.id)) await this.#take({ interaction, sentAt, course });
    else {
      course.outcome = 'repeated';
      log.warn(about(interaction), 'an interaction came twice');
    }
    const { kind, verb, outcome } = course;
    observer?.handled(kind, verb, outcome);
    log.debug({ ...about(interaction), kind, verb, outcome }, 'an interaction was handled');
  }

  async #take({ interaction, sentAt, course }: Omit<Arrival<Interaction>, 'inTurn'>): Promise<void> {
    const { log } = this.#room;
    const limiter = interaction.isAutocomplete() ? this.#typing : this.#acting;
    try {
      const room = roomIn(this.#room, this.#languages.ofReader(interaction));
      const admitted = await limiter.admit(interaction.user.id, inTurn =>
        this.#visit(room, { interaction, inTurn, sentAt, course }),
      );
      if (admitted) await this.#missing.look(interaction);
      else {
        course.outcome = 'slowed';
        await turnAway(interaction, room.words.fair.slowDown);
      }
    } catch (error) {
      const details = { error: logged(error), ...about(interaction) };
      course.outcome = 'late';
      // Nobody waits for it any more: it was too late, or it was never Discord's.
      if (error instanceof DiscordAPIError && error.code === UNKNOWN_INTERACTION)
        log.warn(details, 'an interaction is gone');
      else if (error instanceof StillArchived)
        log.warn(
          { ...details, error: logged(error.cause) },
          'an interaction stays unanswered: its thread is archived',
        );
      else {
        course.outcome = 'failed';
        log.error(details, 'an interaction failed');
      }
    }
  }

  async #visit(room: Room, { interaction, ...rest }: Arrival<Interaction>): Promise<void> {
    if (interaction.channelId === null) await turnAway(interaction, room.words.fair.unasked);
    else if (interaction.isAutocomplete()) await this.#suggest(room, { interaction, ...rest });
    else if (interaction.isChatInputCommand()) await this.#command(room, { interaction, ...rest });
    else if (interaction.isUserContextMenuCommand()) await this.#menu(room, { interaction, ...rest });
    else if (interaction.isMessageComponent()) await this.#component(room, { interaction, ...rest });
    else await turnAway(interaction, room.words.fair.unasked);
  }

  async #command(anyRoom: Room, arrival: Arrival<ChatInputCommandInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt } = arrival;
    const { subcommand, room } = this.#find(interaction, anyRoom);
    // What takes long holds nobody up, its own asker neither.
    const inLine: InTurn = subcommand?.long ? work => work() : inTurn;
    const meanwhile = this.#meanwhile(interaction);
    const work = () =>
      inLine(async () => {
        const visit = visitOf(interaction, sentAt);
        if (!subcommand?.traceless) await this.#meet(room, interaction, visit);
        const shut = await this.#shut(room, visit);
        if (shut) return shut;
        return subcommand
          ? subcommand.run(visit, typedOf(interaction), room, meanwhile)
          : turnedAway(room.words.errors.strangeCommand);
      });
    if (subcommand?.reads) return this.#read(room, arrival, work);
    return this.#answered(
      room,
      arrival,
      () => interaction.deferReply({ flags: MessageFlags.Ephemeral }),
      work,
    );
  }

  async #firstWord({ interaction, sentAt, course }: Arrival<BaseInteraction>, speak: () => Promise<unknown>) {
    await firstWord(interaction, speak);
    const { observer, now } = this.#room;
    observer?.firstAnswered(course.kind, Math.max(0, now() - sentAt));
  }

  /** How far a long work has come. */
  readonly #meanwhile =
    (interaction: Answerable): Meanwhile =>
    async content => {
      try {
        await answering(interaction, () => interaction.editReply(edit(say(content))), ANSWER_MS);
      } catch (error) {
        this.#room.log.warn({ error: logged(error), ...about(interaction) }, 'progress was not shown');
      }
    };

  async #menu(room: Room, arrival: Arrival<UserContextMenuCommandInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt } = arrival;
    const menu = this.#menus.find(({ name }) => name === interaction.commandName);
    const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await this.#answered(room, arrival, acknowledge, () =>
      inTurn(async () => {
        const visit = visitOf(interaction, sentAt);
        await this.#meet(room, interaction, visit);
        const shut = await this.#shut(room, visit);
        if (shut) return shut;
        return menu ? menu.run(visit, room) : turnedAway(room.words.errors.strangeCommand);
      }),
    );
  }

  /** What only reads is answered in one request if it is ready at once; else it is acknowledged like everything. */
  async #read(
    room: Room,
    arrival: Arrival<ChatInputCommandInteraction>,
    work: () => Promise<Answer>,
  ): Promise<void> {
    const { interaction, course } = arrival;
    const answer = work().catch(error => {
      course.outcome = 'failed';
      room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(room.words.errors.neutral);
    });
    const ready = await Promise.race([answer, sleep(AT_ONCE_MS, undefined, { ref: false })]);
    if (ready) {
      const reply = { ...message(ready), flags: MessageFlags.Ephemeral as const };
      await this.#firstWord(arrival, () => interaction.reply(reply));
      course.outcome = ready.outcome ?? course.outcome;
    } else {
      const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await this.#answered(room, arrival, acknowledge, () => answer);
    }
  }

  async #component(room: Room, arrival: Arrival<MessageComponentInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt } = arrival;
    const acknowledge = () =>
      isOwn(interaction)
        ? interaction.deferUpdate()
        : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const parsed = parseId(interaction.customId);
    // What commits is taken up in the transaction that carries it out.
    const commits = parsed.ok && parsed.id.verb === 'do';
    const work = async () => {
      const { oldButton, strangeButton } = room.words.errors;
      if (!parsed.ok) return turnedAway(parsed.why === 'version' ? oldButton : strangeButton);
      const chosen = interaction.isAnySelectMenu() ? interaction.values : [];
      // What takes long holds nobody up, its own asker neither.
      const inLine: InTurn = isLong(parsed.id.verb) ? waiting => waiting() : inTurn;
      return inLine(async () => {
        const visit = { ...visitOf(interaction, sentAt), ...(commits && { claim: interaction.id }) };
        if (!isTraceless(parsed.id)) await this.#meet(room, interaction, visit);
        const shut = await this.#shut(room, visit);
        if (shut) return shut;
        return this.#repeats.press(room, visit, parsed.id, () =>
          press(room, visit, parsed.id, chosen, this.#meanwhile(interaction)),
        );
      });
    };
    await this.#answered(room, arrival, acknowledge, work, !commits);
  }

  /**
   * A table with the same deal as others is its people's alone until all have ended: whoever else was let into its thread does nothing
   * there, so that no command has to think of it. Undefined everywhere else.
   */
  async #shut(room: Room, { threads, channelId, person }: Visit): Promise<Answer | undefined> {
    if (!threads?.here && !threads?.unknown) return undefined;
    if (!(await room.table.duplicates.isShut(channelId, person.id))) return undefined;
    return refused(room, { code: 'table/duplicate-on', with: {} });
  }

  /** The name and the language of who is here; that they can't be written down keeps nobody from playing. */
  async #meet(room: Room, interaction: Answerable, { person, guildId, member }: Visit): Promise<void> {
    if (guildId !== null && member) room.guilds.met(guildId, person);
    try {
      await this.#languages.remember(interaction);
      await room.table.people.seen(person, interaction.locale);
    } catch (error) {
      room.log.warn({ error: logged(error), ...about(interaction) }, 'a name is not written down');
    }
  }

  /** Acknowledge first, then work; trouble becomes one neutral private sentence. @param claims false: the work takes it up. */
  async #answered(
    room: Room,
    arrival: Arrival<Answerable>,
    acknowledge: () => Promise<unknown>,
    work: () => Promise<Answer>,
    claims = true,
  ): Promise<void> {
    const { interaction, course } = arrival;
    await this.#firstWord(arrival, acknowledge);
    interaction.deferred = true;
    const answered = this.#opens(interaction);
    // The same interaction may come to two processes, and to one twice after a resume.
    if (claims && !(await room.table.claim(interaction.id))) {
      course.outcome = 'repeated';
      return;
    }
    const answer = await work().catch(error => {
      course.outcome = error instanceof TakenUpError ? 'repeated' : 'failed';
      if (error instanceof TakenUpError) return undefined;
      room.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(room.words.errors.neutral);
    });
    if (!answer) return;
    course.outcome = answer.outcome ?? course.outcome;
    try {
      await answering(interaction, () => interaction.editReply(edit(answer)), ANSWER_MS);
      answered();
      if (answer.aloud !== undefined) await this.#sayAloud(room, interaction, answer.aloud, answer.aloudFile);
    } catch (error) {
      if (error instanceof StillArchived) throw error;
      course.outcome = 'failed';
      // An answer that Discord refuses must not stay "thinking…".
      room.log.error({ error: logged(error), ...about(interaction) }, 'an answer failed');
      if (error instanceof DiscordAPIError)
        await interaction.editReply(edit(say(room.words.errors.refusedAnswer)));
    }
  }

  /**
   * What is said in the channel now may go out with the interaction's token, where the bot might post by its own name too: else
   * half a game would stand where nobody lets it. Never with a slash command's: whoever sees its answer may look at its options,
   * and a secret choice may be among them. Returns what tells that the private answer stands.
   */
  #opens(interaction: Answerable): () => void {
    const { appPermissions, channel, guildId, authorizingIntegrationOwners: owners } = interaction;
    const inThread = channel instanceof ThreadChannel;
    // Where the bot is no member an interaction may be followed by five messages and no more.
    const member = owners[ApplicationIntegrationType.GuildInstall] !== undefined;
    const may = guildId === null || lackingPermissions(appPermissions, inThread).length === 0;
    if (!this.#tokens || !member || !may || !interaction.isMessageComponent()) return () => {};
    // Who presses in a private panel waits for no new answer.
    const pending = !isOwn(interaction);
    let tell = (): void => {};
    const answered = new Promise<void>(resolve => {
      tell = resolve;
    });
    this.#tokens.open(interaction, pending ? answered : undefined);
    return tell;
  }

  /** It is done and was told in private: trouble is only logged. */
  async #sayAloud(room: Room, interaction: Answerable, content: string, file?: AnswerFile): Promise<void> {
    const { components: _, ...said } = message({ content, ...(file && { file }) });
    try {
      await answering(interaction, () => interaction.followUp(said), ANSWER_MS);
    } catch (error) {
      room.log.error({ error: logged(error), ...about(interaction) }, 'what all may hear was not said');
    }
  }

  /** Never throws: trouble is an empty list. */
  async #suggest(room: Room, arrival: Arrival<AutocompleteInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt, course } = arrival;
    let choices: readonly OptionChoice[] = [];
    try {
      const focused = focusedOf(interaction);
      const { subcommand } = this.#find(interaction, room);
      if (focused !== undefined && subcommand?.suggest) {
        const { suggest } = subcommand;
        choices = await inTurn(async () => {
          const visit = visitOf(interaction, sentAt);
          return (await this.#shut(room, visit)) ? [] : suggest(visit, typedOf(interaction), focused, room);
        });
      }
    } catch (error) {
      course.outcome = 'failed';
      room.log.error({ error: logged(error), ...about(interaction) }, 'a suggestion failed');
    }
    const offered = choices
      .slice(0, MAX_CHOICES)
      .map(({ name, value }) => ({ name: label(name, 100), value }));
    await this.#firstWord(arrival, () => interaction.respond(offered));
  }

  /** The subcommand, and the room that names its game's commands. */
  #find(
    interaction: ChatInputCommandInteraction | AutocompleteInteraction,
    anyRoom: Room,
  ): { readonly subcommand: Subcommand | undefined; readonly room: Room } {
    const command = this.#commands.find(({ name }) => name === interaction.commandName);
    const name = subcommandOf(interaction);
    return {
      subcommand: command && Object.hasOwn(command.subcommands, name) ? command.subcommands[name] : undefined,
      room: command?.game === undefined ? anyRoom : roomIn(anyRoom, anyRoom.language, command.game),
    };
  }
}

/** Answered, so that nobody waits, and nothing else. */
async function turnAway(interaction: Interaction, why: string): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else if (interaction.isRepliable())
    await firstWord(interaction, () => interaction.reply({ content: why, flags: MessageFlags.Ephemeral }));
}

const message = ({ content, rows, file }: Answer) => ({
  content: fitted(content),
  components: [...(rows ?? [])],
  files: file ? [{ attachment: file.data, name: file.name, description: file.alt }] : [],
});

/** What stood there before goes, its picture too. */
const edit = (answer: Answer): InteractionEditReplyOptions => ({ ...message(answer), attachments: [] });

/** On a private answer. Where the channel is unknown the message is Discord's own JSON, its flags a number. */
const isOwn = ({ message }: MessageComponentInteraction): boolean =>
  (Number(message.flags) & MessageFlags.Ephemeral) !== 0;

/** Takes seconds, and changes nothing that anybody waits for. */
const isLong = (verb: ButtonVerb): boolean => verb === 'replay' || verb === 'review';
