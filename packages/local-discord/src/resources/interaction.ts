import { randomBytes } from 'node:crypto';
import { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Component } from '../rules/body.ts';
import type { Snowflakes } from '../rules/snowflake.ts';
import type { Activity } from './activity.ts';
import type { Channel, StoredMessage } from './guild.ts';
import type { MessageOrigin } from './message.ts';
import type { User } from './user.ts';

/** Milliseconds that the bot has for its first answer. */
export const ANSWER_MS = 3_000;
export const TOKEN_MS = 15 * 60_000;
const FORGET_MS = 4 * TOKEN_MS;

export interface Modal {
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

export interface InteractionFields {
  readonly kind: InteractionType;
  readonly person: User;
  readonly channel: Channel;
  /** Action of the person, for error messages: `/porto build` or `press "Draw"`. */
  readonly what: string;
  /** Message whose component was used, or from which the modal was opened. */
  readonly source?: StoredMessage;
  readonly commandName?: string;
  /** Command with its options as text. On a public answer, all readers can open that text. */
  readonly commandText?: string;
  /** Ids of the guild or user that installed the bot, by installation type. */
  readonly owners: Readonly<Record<string, string>>;
  /** Type of the option that a person is typing. Absent: the interaction is not an autocompletion. */
  readonly focusedType?: number;
}

type Step = 'opened' | 'deferred' | 'answered' | 'failed';

interface InteractionWorld {
  readonly ids: Snowflakes;
  now(): number;
  tell(happening: {
    readonly type: 'interaction';
    readonly stage: Step;
    readonly interaction: Interaction;
  }): void;
}

/** Interaction with its token, the bot's answers so far, and the callers who wait for the answer. */
export class Interaction {
  readonly id: string;
  readonly token: string;
  readonly createdAt: number;
  readonly fields: InteractionFields;
  /** Type of the bot's first answer. Undefined: the bot has not acknowledged the interaction. */
  callback: number | undefined;
  /** Message of the first answer, which Discord's routes call `@original`. */
  original: StoredMessage | undefined;
  /** Message that the first answer created or changed. Undefined: there is no such message. */
  response: StoredMessage | undefined;
  readonly followUps: StoredMessage[] = [];
  modal: Modal | undefined;
  activity: Activity | undefined;
  choices: readonly Choice[] | undefined;
  /**
   * True where the bot's answer was carried out but the response to the bot was cut on purpose. A second try is then no mistake
   * of the bot.
   */
  answerLost = false;
  readonly #listeners = new Set<() => void>();

  readonly #onTouch: (interaction: Interaction) => void;
  readonly #world: InteractionWorld;

  constructor(
    world: InteractionWorld,
    fields: InteractionFields,
    onTouch: (interaction: Interaction) => void,
  ) {
    this.#onTouch = onTouch;
    this.#world = world;
    this.id = world.ids.next();
    this.token = `aW50ZXJhY3Rpb246${randomBytes(48).toString('base64url')}`;
    this.createdAt = world.now();
    this.fields = fields;
  }

  get acknowledged(): boolean {
    return this.callback !== undefined;
  }

  /** Reason why no answer will come. Undefined: an answer came, or may still come. */
  failure: string | undefined;

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Marks the interaction as changed. Waiting callers are woken after the bot's present request. */
  touch(): void {
    this.#onTouch(this);
  }

  changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  fail(reason: string): void {
    if (this.failure === undefined) {
      this.failure = reason;
      this.#tell('failed');
    }
    this.changed();
  }

  /** Reports that the bot has acknowledged the interaction, or has filled in a deferred answer. */
  progressed(): void {
    const thinking = this.original?.loading === true && !this.original.deleted;
    const silent = this.callback === InteractionResponseType.DeferredMessageUpdate;
    const deferred = thinking || (silent && this.response === undefined);
    this.#tell(deferred ? 'deferred' : 'answered');
    this.touch();
  }

  #tell(stage: Step): void {
    this.#world.tell({ type: 'interaction', stage, interaction: this });
  }

  origin(originalId?: string): MessageOrigin {
    const { person, kind, source, commandName, owners } = this.fields;
    const sourceMessageId = source?.id;
    return { interactionId: this.id, kind, person, owners, commandName, sourceMessageId, originalId };
  }
}

export class Interactions {
  readonly #world: InteractionWorld;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #unanswered = new Set<Interaction>();
  readonly #touched = new Set<Interaction>();

  constructor(world: InteractionWorld) {
    this.#world = world;
  }

  open(fields: InteractionFields): Interaction {
    const interaction = new Interaction(this.#world, fields, touched => this.#touched.add(touched));
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    this.#unanswered.add(interaction);
    this.#forgetOld();
    this.#world.tell({ type: 'interaction', stage: 'opened', interaction });
    return interaction;
  }

  #forgetOld(): void {
    for (const interaction of this.#byId.values()) {
      if (this.#world.now() - interaction.createdAt < FORGET_MS) return;
      this.#byId.delete(interaction.id);
      this.#byToken.delete(interaction.token);
    }
  }

  touched(): void {
    for (const interaction of this.#touched) {
      this.#touched.delete(interaction);
      interaction.changed();
    }
  }

  byId(id: string): Interaction | undefined {
    return this.#byId.get(id);
  }

  byToken(token: string): Interaction | undefined {
    return this.#byToken.get(token);
  }

  /** Interactions for which the bot still owes an acknowledgement, or an edit after a deferral. */
  get unanswered(): Interaction[] {
    for (const interaction of this.#unanswered) if (isDone(interaction)) this.#unanswered.delete(interaction);
    return [...this.#unanswered];
  }
}

const isDone = (interaction: Interaction): boolean =>
  interaction.failure !== undefined || (interaction.acknowledged && interaction.original?.loading !== true);

export const isAutocomplete = (interaction: Interaction): boolean =>
  interaction.fields.kind === InteractionType.ApplicationCommandAutocomplete;
