import { InteractionResponseType } from 'discord-api-types/v10';
import type { Activity } from '../resources/activity.ts';
import type { StoredMessage } from '../resources/guild.ts';
import type { Interaction, Modal } from '../resources/interaction.ts';
import type { World } from '../world/world.ts';
import type { Stage } from './stage.ts';

/** Milliseconds to wait for the bot's answer, by the real clock, since an injected clock may never move on. */
const PATIENCE_MS = 5_000;

/** Answer of the bot to an interaction, as the person sees it. Later edits of the bot's messages show in this object too. */
export class Answer {
  readonly interaction: Interaction;

  constructor(interaction: Interaction) {
    this.interaction = interaction;
  }

  /** Message that the bot's first response created or changed. Undefined: the response has no message. */
  get message(): StoredMessage | undefined {
    return this.interaction.response;
  }

  get ephemeral(): boolean {
    return (this.interaction.response ?? this.interaction.followUps[0])?.ephemeral ?? false;
  }

  get content(): string {
    return this.interaction.response?.content ?? '';
  }

  get followUps(): readonly StoredMessage[] {
    return this.interaction.followUps;
  }

  get modal(): Modal | undefined {
    return this.interaction.modal;
  }

  get activity(): Activity | undefined {
    return this.interaction.activity;
  }

  get shown(): readonly StoredMessage[] {
    const { response, followUps } = this.interaction;
    return response === undefined ? followUps : [response, ...followUps];
  }

  get text(): string {
    return this.shown.map(message => message.text).join('\n');
  }
}

/**
 * Waits until the bot's answer is final. A deferred answer is final when the bot has edited or deleted it. A deferred update is
 * final when the bot has edited it or sends no more requests. Rejects with "This interaction failed" when the bot did not
 * acknowledge the interaction in time.
 */
export async function settled(interaction: Interaction, { world, quiet, quietMs }: Stage): Promise<Answer> {
  await acknowledged(interaction, world);
  if (interaction.callback === InteractionResponseType.DeferredChannelMessageWithSource)
    await filledIn(interaction, world);
  if (interaction.callback === InteractionResponseType.DeferredMessageUpdate)
    await quiet.wait(quietMs, { enough: () => interaction.response !== undefined });
  return new Answer(interaction);
}

function acknowledged(interaction: Interaction, world: World): Promise<void> {
  const { answerMs } = world;
  const isLate = () => world.now() - interaction.createdAt > answerMs;
  return until(interaction, () => interaction.acknowledged, {
    deadlines: [answerMs + 50, Math.max(PATIENCE_MS, answerMs + 50)],
    over: isLate,
    why: `the bot did not acknowledge it within ${answerMs / 1000} s`,
  });
}

function filledIn(interaction: Interaction, { answerMs }: World): Promise<void> {
  const isFilled = () => interaction.original?.loading !== true || interaction.original.deleted;
  return until(interaction, isFilled, {
    deadlines: [Math.max(2 * PATIENCE_MS, answerMs)],
    over: () => true,
    why: 'the bot deferred its answer and never gave it ("thinking…")',
  });
}

interface Limits {
  /**
   * Milliseconds of real time after which the wait may end. An earlier deadline ends the wait only if `over` returns true. The
   * last deadline always ends it.
   */
  readonly deadlines: readonly number[];
  readonly over: () => boolean;
  readonly why: string;
}

function until(interaction: Interaction, done: () => boolean, limits: Limits): Promise<void> {
  return new Promise((resolve, reject) => {
    const timers: NodeJS.Timeout[] = [];
    const stop = interaction.onChange(() => check());
    const finish = (error?: Error) => {
      stop();
      for (const timer of timers) clearTimeout(timer);
      if (error === undefined) resolve();
      else reject(error);
    };
    const check = () => {
      if (done()) finish();
      else if (interaction.failure !== undefined) finish(failed(interaction, interaction.failure));
    };
    const last = limits.deadlines.at(-1);
    for (const ms of limits.deadlines)
      timers.push(
        setTimeout(() => {
          if (ms === last || limits.over()) interaction.fail(limits.why);
        }, ms).unref(),
      );
    check();
  });
}

const failed = (interaction: Interaction, why: string): Error =>
  new Error(`This interaction failed: ${interaction.fields.person.name}, ${interaction.fields.what}: ${why}`);
