import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type InteractionEditReplyOptions,
  MessageFlags,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { TakenUpError } from '../../table/claims.ts';
import { BusyError } from '../../table/match/units-of-work.ts';
import { ReplayError } from '../../table/results/replay.ts';
import type { Meanwhile } from '../context/command.ts';
import { type Context, type ContextParts, fitted } from '../context/context.ts';
import { repeatable } from '../panels/try-again.ts';
import type { OpenPanels } from '../panels/turn/open-panels.ts';
import { type Answer, say } from '../ports/answer.ts';
import { answering, firstWord, StillArchived } from '../rest/archived-threads.ts';
import { logged } from '../rest/channel.ts';
import { about, type InteractionCourse } from './interactions.ts';
import type { InTurn } from './press-rate-limit.ts';
import { isPress, type PressInteraction } from './pressed.ts';

/**
 * Milliseconds that a command that only reads may take before the bot acknowledges it. Discord waits three seconds for the
 * first answer.
 */
const AT_ONCE_MS = 300;
/** Milliseconds for which the bot retries an answer. `rest/whispers.ts` sends what a person must learn later. */
const ANSWER_MS = 120_000;

export interface Arrival<I extends BaseInteraction> {
  readonly interaction: I;
  readonly inTurn: InTurn;
  /** Time at which the person sent the interaction, by this machine's clock. */
  readonly sentAt: number;
  readonly course: InteractionCourse;
}
export type Answerable = ChatInputCommandInteraction | UserContextMenuCommandInteraction | PressInteraction;

function sorry({ words: { errors } }: Context, error: unknown): string {
  if (error instanceof BusyError) return errors.busy;
  return error instanceof ReplayError ? errors.turnsGone : errors.neutral;
}

export class Replies {
  readonly #context: ContextParts;
  readonly #panels: Pick<OpenPanels, 'keep' | 'pressing'>;
  readonly #progress = new WeakMap<Answerable, Promise<unknown>>();

  constructor(context: ContextParts, panels: Pick<OpenPanels, 'keep' | 'pressing'>) {
    this.#context = context;
    this.#panels = panels;
  }

  async firstWord({ interaction, sentAt, course }: Arrival<BaseInteraction>, speak: () => Promise<unknown>) {
    await firstWord(interaction, speak);
    const { observer, now } = this.#context;
    observer?.firstAnswered(course.kind, Math.max(0, now() - sentAt));
  }

  /** Answers a command that only reads. If the answer is not ready soon, the bot acknowledges the command first. */
  async read(
    context: Context,
    arrival: Arrival<ChatInputCommandInteraction>,
    work: () => Promise<Answer>,
  ): Promise<void> {
    const { interaction, course } = arrival;
    const answer = repeatable(context, work).catch(error => {
      course.outcome = 'failed';
      context.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(sorry(context, error));
    });
    const ready = await Promise.race([answer, sleep(AT_ONCE_MS, undefined, { ref: false })]);
    if (ready) {
      const reply = { ...message(ready), flags: MessageFlags.Ephemeral as const };
      await this.firstWord(arrival, () => interaction.reply(reply));
      context.whispers?.keep(interaction, context.language);
      this.#keep(context, interaction, ready);
      course.outcome = ready.outcome ?? course.outcome;
    } else {
      const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await this.answered(context, arrival, acknowledge, () => answer, false);
    }
  }

  /**
   * Acknowledges an interaction, then runs its work and answers. On an error, answers with one private sentence.
   * @param claims true: claims the interaction first; false: the work claims the interaction itself, or only reads
   */
  answered(
    context: Context,
    arrival: Arrival<Answerable>,
    acknowledge: () => Promise<unknown>,
    work: () => Promise<Answer>,
    claims = true,
  ): Promise<void> {
    const done = this.#answered(context, arrival, acknowledge, work, claims);
    this.#panels.pressing(arrival.interaction.user.id, done);
    return done;
  }

  async #answered(
    context: Context,
    arrival: Arrival<Answerable>,
    acknowledge: () => Promise<unknown>,
    work: () => Promise<Answer>,
    claims: boolean,
  ): Promise<void> {
    const { interaction, course } = arrival;
    await this.firstWord(arrival, acknowledge);
    interaction.deferred = true;
    context.whispers?.keep(interaction, context.language);
    const claimed = async (): Promise<Answer> => {
      // Two processes may receive the same interaction. One process may receive it twice after a reconnection.
      if (claims && !(await context.table.claim(interaction.id))) throw new TakenUpError(interaction.id);
      const { interaction: by } = arrival;
      return repeatable(context, work, isPress(by) ? by.customId : undefined);
    };
    const answer = await claimed().catch(error => {
      course.outcome = error instanceof TakenUpError ? 'repeated' : 'failed';
      if (error instanceof TakenUpError) return undefined;
      context.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(sorry(context, error));
    });
    if (!answer) return;
    course.outcome = answer.outcome ?? course.outcome;
    await this.#progress.get(interaction);
    try {
      await replaced(interaction, answer);
      this.#keep(context, interaction, answer);
      if (answer.aloud !== undefined) await this.#sayAloud(context, interaction, answer, answer.aloud);
    } catch (error) {
      if (error instanceof StillArchived) throw error;
      course.outcome = 'failed';
      // Discord refused the answer, so another text must replace "thinking…".
      context.log.error({ error: logged(error), ...about(interaction) }, 'an answer failed');
      if (error instanceof DiscordAPIError)
        await interaction.editReply(edit(say(context.words.errors.refusedAnswer)));
    }
  }

  #keep(context: Context, interaction: Answerable, answer: Answer): void {
    const again = (given: Answer) => replaced(interaction, given);
    this.#panels.keep({ context, personId: interaction.user.id, answer, edit: again });
  }

  /** Posts the public message of an answer. Where the post fails, the private answer gets a line about the failure. */
  async #sayAloud(
    context: Context,
    interaction: Answerable,
    { content: answered, aloudFile: file }: Answer,
    content: string,
  ): Promise<void> {
    const { components: _, ...said } = message({ content, ...(file && { file }) });
    try {
      await answering(interaction, () => interaction.followUp(said), ANSWER_MS);
    } catch (error) {
      context.log.error({ error: logged(error), ...about(interaction) }, 'what all may hear was not said');
      await interaction.editReply({ content: fitted(`${answered}\n${context.words.errors.notFollowed}`) });
    }
  }

  /** Shows progress with a single attempt. Incident: a retried edit replaced the finished answer by "80% done". */
  readonly meanwhile =
    (interaction: Answerable): Meanwhile =>
    content => {
      const shown = Promise.resolve(this.#progress.get(interaction))
        .then(() => interaction.editReply(edit(say(content))))
        .catch(error => {
          this.#context.log.warn({ error: logged(error), ...about(interaction) }, 'progress was not shown');
        });
      this.#progress.set(interaction, shown);
      return shown;
    };
}

/**
 * Answers with the reason for a refusal. A press on a private panel changes that panel. Incident: on a slow machine, six
 * refusals stood below each other.
 * @param passes true where the same press is allowed soon; the panel then keeps its text and its buttons below the reason
 */
export async function turnAway(interaction: Interaction, why: string, passes = false): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else if (isPress(interaction) && isOwn(interaction)) {
    const panel = isReadBy(interaction) ? interaction.message.content : '';
    const shown = passes ? abovePanel(why, panel) : edit(say(why));
    await firstWord(interaction, () => interaction.update(shown));
  } else if (interaction.isRepliable())
    await firstWord(interaction, () => interaction.reply({ content: why, flags: MessageFlags.Ephemeral }));
}

const message = ({ content, rows, file }: Answer) => ({
  content: fitted(content),
  components: [...(rows ?? [])],
  files: file ? [{ attachment: file.data, name: file.name, description: file.alt }] : [],
});

/** Returns options for an edit that replaces the earlier answer and its picture. */
const edit = (answer: Answer): InteractionEditReplyOptions => ({ ...message(answer), attachments: [] });

/** Separator between a refusal and the panel's text below it. No panel contains this line. */
const BELOW_REFUSAL = '\n\u200b\n';

const abovePanel = (why: string, panel: string) => ({
  content: fitted(`${why}${BELOW_REFUSAL}${panel.split(BELOW_REFUSAL).at(-1)}`),
});

/**
 * Writes a refusal above the pressed panel, whose text, buttons and picture stay. Undefined: the answer replaces the panel.
 * Incident: the refusal of a phrase removed all buttons.
 */
function aboveItsPanel(interaction: Answerable, answer: Answer): InteractionEditReplyOptions | undefined {
  const { outcome, rows = [], file, content } = answer;
  if (outcome !== 'refused' || rows.length > 0 || file || !isPress(interaction)) return undefined;
  const { components = [], content: panel } = interaction.message;
  if (!isOwn(interaction) || !isReadBy(interaction) || components.length === 0) return undefined;
  return abovePanel(content, panel);
}

const replaced = (interaction: Answerable, answer: Answer): Promise<unknown> =>
  answering(
    interaction,
    () => interaction.editReply(aboveItsPanel(interaction, answer) ?? edit(answer)),
    ANSWER_MS,
  );

/**
 * Checks that the reader of the panel pressed its button. A text with the panel then shows nothing new. Where the channel is
 * not cached, the message is Discord's JSON.
 */
function isReadBy({ message, user }: PressInteraction): boolean {
  const { interaction_metadata: json } = message as {
    readonly interaction_metadata?: { readonly user: { readonly id: string } };
  };
  return (message.interactionMetadata ?? json)?.user.id === user.id;
}

/**
 * Checks that a button belongs to a private answer. Where the channel is not cached, the message is Discord's JSON and its
 * flags are a number.
 */
export const isOwn = ({ message }: PressInteraction): boolean =>
  (Number(message.flags) & MessageFlags.Ephemeral) !== 0;
