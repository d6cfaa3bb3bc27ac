import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { Queues } from '../../core/work/queues.ts';
import { workingAt } from '../../log/log.ts';
import { lookingFrom } from '../../table/match/places.ts';
import { label } from '../buttons/components.ts';
import { type ButtonVerb, type CustomId, isTraceless, MAX_LENGTH, parseId } from '../buttons/custom-id.ts';
import { isReading } from '../buttons/games-ids.ts';
import { touchedIn } from '../buttons/match-buttons.ts';
import { refused } from '../buttons/seated-person.ts';
import type { OptionChoice, SlashCommand, Subcommand, UserMenu } from '../context/command.ts';
import { type Context, type ContextParts, contextIn } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { openedForm } from '../panels/games-command/forms.ts';
import { shutOutText } from '../panels/games-command/privacy.ts';
import type { OpenPanels } from '../panels/turn/open-panels.ts';
import { type Answer, turnedAway } from '../ports/answer.ts';
import { StillArchived } from '../rest/archived-threads.ts';
import { logged } from '../rest/channel.ts';
import type { Languages } from './choose-language.ts';
import { DeletedMessages } from './deleted-messages.ts';
import {
  about,
  courseOf,
  focusedOf,
  SeenInteractions,
  SentTimes,
  subcommandOf,
  typedOf,
  verbsOf,
  visitOf,
} from './interactions.ts';
import type { InTurn, RateLimiter } from './press-rate-limit.ts';
import { chosenIn, isPress, type PressInteraction } from './pressed.ts';
import { Presses } from './presses.ts';
import { type Answerable, type Arrival, isOwn, Replies, turnAway } from './replies.ts';
import { longText } from './typed-length.ts';

const UNKNOWN_INTERACTION = 10062;
const MAX_CHOICES = 25;
/** Handles every interaction and catches every exception. */
export class Router {
  readonly #context: ContextParts;
  readonly #commands: readonly SlashCommand[];
  readonly #menus: readonly UserMenu[];
  readonly #languages: Languages;
  readonly #acting: RateLimiter;
  readonly #typing: RateLimiter;
  readonly #seen = new SeenInteractions();
  readonly #sentTimes = new SentTimes();
  readonly #missing: DeletedMessages;
  readonly #presses = new Presses();
  readonly #meetings = new Queues();
  readonly #verbs: ReadonlySet<string>;
  readonly #replies: Replies;

  constructor(
    context: ContextParts,
    commands: readonly SlashCommand[],
    menus: readonly UserMenu[],
    languages: Languages,
    limiters: { readonly acting: RateLimiter; readonly typing: RateLimiter },
    panels: Pick<OpenPanels, 'keep' | 'pressing'>,
  ) {
    this.#menus = menus;
    this.#context = context;
    this.#replies = new Replies(context, panels);
    this.#missing = new DeletedMessages(context);
    this.#acting = limiters.acting;
    this.#typing = limiters.typing;
    this.#languages = languages;
    this.#commands = commands;
    this.#verbs = new Set(verbsOf(commands, menus));
  }

  handle(interaction: Interaction): Promise<void> {
    const { id, guildId, channelId, user } = interaction;
    const from = { personId: user.id, channelId, guildId };
    const at = { interactionId: id, shard: this.#context.shardOf?.(guildId) ?? 0 };
    return workingAt(at, () => lookingFrom(from, () => this.#handle(interaction)), user.id);
  }

  async #handle(interaction: Interaction): Promise<void> {
    const { log, now, observer } = this.#context;
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
    const { log } = this.#context;
    const limiter = interaction.isAutocomplete() ? this.#typing : this.#acting;
    try {
      const context = contextIn(this.#context, this.#languages.ofReader(interaction));
      const admitted = await limiter.admit(
        interaction.user.id,
        inTurn => this.#visit(context, { interaction, inTurn, sentAt, course }),
        () => {
          course.outcome = 'slowed';
          return turnAway(interaction, context.words.fair.slowDown, true);
        },
      );
      if (admitted) await this.#missing.look(interaction);
    } catch (error) {
      const details = { error: logged(error), ...about(interaction) };
      course.outcome = 'late';
      // Discord accepts no answer: the interaction arrived too late, or it did not come from Discord.
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

  async #visit(context: Context, { interaction, ...rest }: Arrival<Interaction>): Promise<void> {
    const shut = await shutOut(context, interaction);
    if (shut !== undefined) {
      rest.course.outcome = 'refused';
      await turnAway(interaction, shut);
    } else if (interaction.channelId === null) await turnAway(interaction, context.words.fair.unasked);
    else if (interaction.isAutocomplete()) await this.#suggest(context, { interaction, ...rest });
    else if (interaction.isChatInputCommand()) await this.#command(context, { interaction, ...rest });
    else if (interaction.isUserContextMenuCommand()) await this.#menu(context, { interaction, ...rest });
    else if (isPress(interaction)) await this.#component(context, { interaction, ...rest });
    else await turnAway(interaction, context.words.fair.unasked);
  }

  async #command(anyContext: Context, arrival: Arrival<ChatInputCommandInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt } = arrival;
    const { subcommand, moved, context } = this.#find(interaction, anyContext);
    // Long work runs outside of the person's queue, so that it does not delay the next request.
    const inLine: InTurn = subcommand?.long ? work => work() : inTurn;
    const typed = typedOf(interaction);
    const { reads: reading = false, long = false, traceless = false } = subcommand ?? {};
    const reads = typeof reading === 'function' ? reading(typed) : reading;
    const meanwhile = this.#replies.meanwhile(interaction);
    const work = () =>
      inLine(async () => {
        const visit = visitOf(interaction, sentAt);
        await this.#meet(context, interaction, visit, { reads: reads || long, traceless });
        const shut = await this.#shut(context, visit);
        if (shut) return shut;
        if (!subcommand) return turnedAway(moved ?? context.words.errors.strangeCommand);
        const former = subcommand.former?.find(name => typed[name] !== undefined);
        if (former !== undefined)
          return turnedAway(
            context.words.errors.formerOption(
              `\`${former}\``,
              `\`/${interaction.commandName} ${subcommandOf(interaction)}\``,
            ),
          );
        const tooLong = longText(subcommand, typed);
        if (!tooLong) return subcommand.run(visit, typed, context, meanwhile);
        const { option, characters, longest } = tooLong;
        return turnedAway(context.words.typing.tooLong(`\`${option}\``, longest, characters));
      });
    if (reads) return this.#replies.read(context, arrival, work);
    return this.#replies.answered(
      context,
      arrival,
      () => interaction.deferReply({ flags: MessageFlags.Ephemeral }),
      work,
      !long,
    );
  }

  async #menu(context: Context, arrival: Arrival<UserContextMenuCommandInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt } = arrival;
    const menu = this.#menus.find(({ name }) => name === interaction.commandName);
    const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await this.#replies.answered(context, arrival, acknowledge, () =>
      inTurn(async () => {
        const visit = visitOf(interaction, sentAt);
        await this.#meet(context, interaction, visit);
        const shut = await this.#shut(context, visit);
        if (shut) return shut;
        return menu ? menu.run(visit, context) : turnedAway(context.words.errors.strangeCommand);
      }),
    );
  }

  async #component(context: Context, arrival: Arrival<PressInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt } = arrival;
    const acknowledge = () =>
      isOwn(interaction)
        ? interaction.deferUpdate()
        : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const parsed = parseId(interaction.customId);
    const form = parsed.ok ? openedForm(context, parsed.id) : undefined;
    if (form && interaction.isMessageComponent())
      return this.#replies.firstWord(arrival, () => interaction.showModal(form));
    if (parsed.ok && interaction.isMessageComponent() && (await this.#launched(context, arrival, parsed.id)))
      return;
    // An interaction that commits an action is claimed in one transaction with the action.
    const commits = parsed.ok && parsed.id.verb === 'do';
    const reads = parsed.ok && isReading(parsed.id);
    const work = async () => {
      const { oldButton, strangeButton } = context.words.errors;
      if (!parsed.ok) return turnedAway(parsed.why === 'version' ? oldButton : strangeButton);
      const chosen = chosenIn(interaction);
      if (chosen.some(({ length }) => length > MAX_LENGTH)) return turnedAway(strangeButton);
      const inLine: InTurn = isLong(parsed.id.verb) ? waiting => waiting() : inTurn;
      return inLine(async () => {
        const claim = commits ? interaction.id : undefined;
        const visit = visitOf(interaction, sentAt, { onPublic: !isOwn(interaction), claim });
        await this.#meet(context, interaction, visit, { reads, traceless: isTraceless(parsed.id) });
        const shut = await this.#shut(context, visit);
        if (shut) return shut;
        const meanwhile = this.#replies.meanwhile(interaction);
        return this.#presses.press(context, visit, parsed.id, chosen, meanwhile);
      });
    };
    await this.#replies.answered(context, arrival, acknowledge, work, !commits && !reads);
  }

  /** Opens the presser's board in an Activity. Returns false where the bot has none, or where Discord refuses to open it. */
  async #launched(
    { launchBoard, language, log }: Context,
    arrival: Arrival<PressInteraction>,
    id: CustomId,
  ): Promise<boolean> {
    const { interaction } = arrival;
    const subject = id.verb === 'touch' ? touchedIn(id) : undefined;
    if (!subject || !launchBoard) return false;
    const noted = launchBoard.expect(subject, interaction.user.id, language).catch(error => {
      log.warn({ error: logged(error) }, 'the board of an Activity could not be noted');
    });
    try {
      await this.#replies.firstWord(arrival, () => interaction.launchActivity());
      await noted;
      return true;
    } catch (error) {
      log.warn({ error: logged(error), ...subject }, 'an Activity could not be opened');
      return false;
    }
  }

  /**
   * Refuses interactions of other people in the thread of a duplicate's table, until all tables of the duplicate have ended.
   * People of other tables may be in the thread, and a command would show them the deal. Undefined: not refused.
   */
  async #shut(context: Context, { threads, channelId, person }: Visit): Promise<Answer | undefined> {
    if (!threads?.here && !threads?.unknown) return undefined;
    if (!(await context.table.duplicates.isShut(channelId, person.id))) return undefined;
    return refused(context, { code: 'table/duplicate-on', with: {} });
  }

  /**
   * Stores the person's name and language. A failure is logged and does not stop the interaction. An interaction that only
   * reads does not wait, since the database may be locked. A traceless interaction stores nothing, but waits for the earlier
   * writes.
   */
  async #meet(
    context: Context,
    interaction: Answerable,
    { person, guildId, member }: Visit,
    { reads = false, traceless = false } = {},
  ): Promise<void> {
    if (guildId !== null && member && !traceless) context.guilds.met(guildId, person);
    const stored = this.#meetings.run(person.id, async () => {
      if (traceless) return;
      try {
        await this.#languages.remember(interaction);
        await context.table.people.seen(person, interaction.locale);
      } catch (error) {
        context.log.warn({ error: logged(error), ...about(interaction) }, 'a name is not written down');
      }
    });
    if (!reads) await stored;
  }

  /** Suggests values for the option that the person is typing. Never throws. An error gives an empty list. */
  async #suggest(context: Context, arrival: Arrival<AutocompleteInteraction>): Promise<void> {
    const { interaction, inTurn, sentAt, course } = arrival;
    let choices: readonly OptionChoice[] = [];
    try {
      const focused = focusedOf(interaction);
      const typed = typedOf(interaction);
      const { subcommand } = this.#find(interaction, context);
      if (focused !== undefined && subcommand?.suggest && !longText(subcommand, typed)) {
        const { suggest } = subcommand;
        choices = await inTurn(async () => {
          const visit = visitOf(interaction, sentAt);
          return (await this.#shut(context, visit)) ? [] : suggest(visit, typed, focused, context);
        });
      }
    } catch (error) {
      course.outcome = 'failed';
      context.log.error({ error: logged(error), ...about(interaction) }, 'a suggestion failed');
    }
    const offered = choices
      .slice(0, MAX_CHOICES)
      .map(({ name, value }) => ({ name: label(name, 100), value }));
    await this.#replies.firstWord(arrival, () => interaction.respond(offered));
  }

  #find(
    interaction: ChatInputCommandInteraction | AutocompleteInteraction,
    anyContext: Context,
  ): {
    readonly subcommand: Subcommand | undefined;
    readonly moved: string | undefined;
    readonly context: Context;
  } {
    const command = this.#commands.find(({ name }) => name === interaction.commandName);
    const name = subcommandOf(interaction);
    const now = command?.moved && Object.hasOwn(command.moved, name) ? command.moved[name] : undefined;
    const { errors } = anyContext.words;
    return {
      subcommand: command && Object.hasOwn(command.subcommands, name) ? command.subcommands[name] : undefined,
      moved:
        now === undefined
          ? undefined
          : errors.moved(`\`/${command?.name} ${name}\``, `\`/${command?.name} ${now}\``),
      context:
        command?.game === undefined ? anyContext : contextIn(anyContext, anyContext.language, command.game),
    };
  }
}

/** Checks that the work of a button takes seconds and changes nothing. */
const isLong = (verb: ButtonVerb): boolean => verb === 'replay' || verb === 'review';

/**
 * Checks that an interaction shows, exports or deletes the person's own data. Blocked people keep this right. The page of a
 * person's settings also holds the person's data.
 */
function isAboutOwnData(interaction: BaseInteraction): boolean {
  if (interaction.isChatInputCommand())
    return interaction.commandName === 'games' && interaction.options.getSubcommand(false) === 'settings';
  if (!isPress(interaction)) return false;
  const parsed = parseId(interaction.customId);
  return parsed.ok && isTraceless(parsed.id);
}

/** Returns the refusal of an interaction from a person or server that the operator has shut out. */
export async function shutOut(context: Context, interaction: BaseInteraction): Promise<string | undefined> {
  if (isAboutOwnData(interaction)) return undefined;
  try {
    return await shutOutText(context, interaction.user.id, interaction.guildId);
  } catch (error) {
    // While the database does not answer, the bot lets interactions through. The interaction's handler then reports the
    // failure.
    context.log.warn({ error: logged(error) }, 'blocks of the operator could not be read');
    return undefined;
  }
}
