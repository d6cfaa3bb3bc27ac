import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type InteractionEditReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { ReplayError } from '../../table/results/replay.ts';
import { TakenUpError } from '../../table/table.ts';
import type { Meanwhile } from '../context/command.ts';
import type { Context, ContextParts } from '../context/context.ts';
import { fitted } from '../context/text.ts';
import { type Answer, type AnswerFile, say } from '../ports/answer.ts';
import { answering, firstWord, StillArchived } from '../rest/archived-threads.ts';
import { logged } from '../rest/channel.ts';
import { about, type InteractionCourse } from './arrivals.ts';
import type { InTurn } from './rate-limiter.ts';

/** Milliseconds, far below the three seconds that Discord waits for the first answer. */
const AT_ONCE_MS = 300;
/** Milliseconds for trying the answer: its token lives for 15 minutes. */
const ANSWER_MS = 120_000;

/** An interaction that the rate limiter has admitted. */
export interface Arrival<I extends BaseInteraction> {
  readonly interaction: I;
  readonly inTurn: InTurn;
  /** Time of sending by our clock. */
  readonly sentAt: number;
  readonly course: InteractionCourse;
}
export type Answerable =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction
  | MessageComponentInteraction;

const sorry = ({ words: { errors } }: Context, error: unknown): string =>
  error instanceof ReplayError ? errors.turnsGone : errors.neutral;

/** Acknowledges interactions and answers them in private. */
export class Replies {
  readonly #context: ContextParts;

  constructor(context: ContextParts) {
    this.#context = context;
  }

  /** Sends the first answer to an interaction, and measures its time. */
  async firstWord({ interaction, sentAt, course }: Arrival<BaseInteraction>, speak: () => Promise<unknown>) {
    await firstWord(interaction, speak);
    const { observer, now } = this.#context;
    observer?.firstAnswered(course.kind, Math.max(0, now() - sentAt));
  }

  /** Answers a reading command in one request if it is ready at once; otherwise acknowledges first. */
  async read(
    context: Context,
    arrival: Arrival<ChatInputCommandInteraction>,
    work: () => Promise<Answer>,
  ): Promise<void> {
    const { interaction, course } = arrival;
    const answer = work().catch(error => {
      course.outcome = 'failed';
      context.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(sorry(context, error));
    });
    const ready = await Promise.race([answer, sleep(AT_ONCE_MS, undefined, { ref: false })]);
    if (ready) {
      const reply = { ...message(ready), flags: MessageFlags.Ephemeral as const };
      await this.firstWord(arrival, () => interaction.reply(reply));
      course.outcome = ready.outcome ?? course.outcome;
    } else {
      const acknowledge = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await this.answered(context, arrival, acknowledge, () => answer);
    }
  }

  /**
   * Acknowledges first, then works; an error becomes one neutral private sentence. @param claims false: the work claims the
   * interaction itself
   */
  async answered(
    context: Context,
    arrival: Arrival<Answerable>,
    acknowledge: () => Promise<unknown>,
    work: () => Promise<Answer>,
    claims = true,
  ): Promise<void> {
    const { interaction, course } = arrival;
    await this.firstWord(arrival, acknowledge);
    interaction.deferred = true;
    // The same interaction may come to two processes, and to one twice after a resume.
    if (claims && !(await context.table.claim(interaction.id))) {
      course.outcome = 'repeated';
      return;
    }
    const answer = await work().catch(error => {
      course.outcome = error instanceof TakenUpError ? 'repeated' : 'failed';
      if (error instanceof TakenUpError) return undefined;
      context.log.error({ error: logged(error), ...about(interaction) }, 'an interaction failed');
      return say(sorry(context, error));
    });
    if (!answer) return;
    course.outcome = answer.outcome ?? course.outcome;
    try {
      await answering(interaction, () => interaction.editReply(edit(answer)), ANSWER_MS);
      if (answer.aloud !== undefined)
        await this.#sayAloud(context, interaction, answer.aloud, answer.aloudFile);
    } catch (error) {
      if (error instanceof StillArchived) throw error;
      course.outcome = 'failed';
      // An answer that Discord refuses must not stay "thinking…".
      context.log.error({ error: logged(error), ...about(interaction) }, 'an answer failed');
      if (error instanceof DiscordAPIError)
        await interaction.editReply(edit(say(context.words.errors.refusedAnswer)));
    }
  }

  /** Posts the public message. The private answer has been given, so an error is only logged. */
  async #sayAloud(
    context: Context,
    interaction: Answerable,
    content: string,
    file?: AnswerFile,
  ): Promise<void> {
    const { components: _, ...said } = message({ content, ...(file && { file }) });
    try {
      await answering(interaction, () => interaction.followUp(said), ANSWER_MS);
    } catch (error) {
      context.log.error({ error: logged(error), ...about(interaction) }, 'what all may hear was not said');
    }
  }

  /** Shows the progress of long work. */
  readonly meanwhile =
    (interaction: Answerable): Meanwhile =>
    async content => {
      try {
        await answering(interaction, () => interaction.editReply(edit(say(content))), ANSWER_MS);
      } catch (error) {
        this.#context.log.warn({ error: logged(error), ...about(interaction) }, 'progress was not shown');
      }
    };
}

/** Answers with the reason and does nothing else. */
export async function turnAway(interaction: Interaction, why: string): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else if (interaction.isRepliable())
    await firstWord(interaction, () => interaction.reply({ content: why, flags: MessageFlags.Ephemeral }));
}

const message = ({ content, rows, file }: Answer) => ({
  content: fitted(content),
  components: [...(rows ?? [])],
  files: file ? [{ attachment: file.data, name: file.name, description: file.alt }] : [],
});

/** Replaces the earlier answer, including its picture. */
const edit = (answer: Answer): InteractionEditReplyOptions => ({ ...message(answer), attachments: [] });

/**
 * Checks that a message is a private answer. Where the channel is unknown the message is Discord's own JSON, its flags a
 * number.
 */
export const isOwn = ({ message }: MessageComponentInteraction): boolean =>
  (Number(message.flags) & MessageFlags.Ephemeral) !== 0;
