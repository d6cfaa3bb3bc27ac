import { type APIEmbed, ComponentType, MessageFlags, type MessageType } from 'discord-api-types/v10';
import { type Component, walk } from '../rules/body.ts';
import type { StoredAttachment } from './attachment.ts';
import type { User } from './user.ts';

export interface SeenButton {
  readonly customId: string | undefined;
  readonly label: string;
  readonly disabled: boolean;
  readonly style: number;
}

export interface SeenSelect {
  readonly customId: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly type: number;
  readonly min: number;
  readonly max: number;
  readonly options: readonly { label: string; value: string; description?: string; default?: boolean }[];
}

export interface MessageOrigin {
  readonly interactionId: string;
  readonly kind: number;
  readonly person: User;
  readonly commandName?: string | undefined;
  readonly sourceMessageId?: string | undefined;
  readonly originalId?: string | undefined;
  readonly owners: Readonly<Record<string, string>>;
}

/** Content of a message. An edit replaces all of it. */
export interface MessageContent {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly Component[];
  readonly attachments: readonly StoredAttachment[];
  readonly flags: number;
  /** Ids of users that the text mentions and that `allowed_mentions` permits. */
  readonly mentioned: readonly string[];
  readonly mentionEveryone: boolean;
}

export interface MessageFields<Channel> extends MessageContent {
  readonly id: string;
  readonly channel: Channel;
  readonly authorId: string;
  readonly type: MessageType;
  readonly createdAt: number;
  readonly viewer?: User | undefined;
  readonly origin?: MessageOrigin | undefined;
  readonly nonce?: string | number | undefined;
  readonly replyTo?: string | undefined;
}

/**
 * Message with its present content. An edit changes this object and creates no other. A message never looks into its channel,
 * which may be of any type here.
 */
export class Message<Channel> {
  readonly id: string;
  readonly channel: Channel;
  readonly authorId: string;
  readonly type: MessageType;
  readonly createdAt: number;
  /** Person who alone sees this ephemeral message. Undefined: the message is public. */
  readonly viewer: User | undefined;
  readonly origin: MessageOrigin | undefined;
  readonly nonce: string | number | undefined;
  readonly replyTo: string | undefined;
  /** Ids of the users whom the message pinged, by `allowed_mentions`. An edit pings no one. */
  mentions: readonly string[] = [];
  editedAt: number | undefined;
  /** Time of deletion in milliseconds since the epoch. Undefined: the message was not deleted. */
  deletedAt: number | undefined;
  pinnedAt: number | undefined;
  #held: MessageContent;

  constructor(fields: MessageFields<Channel>) {
    this.id = fields.id;
    this.channel = fields.channel;
    this.authorId = fields.authorId;
    this.type = fields.type;
    this.createdAt = fields.createdAt;
    this.viewer = fields.viewer;
    this.origin = fields.origin;
    this.nonce = fields.nonce;
    this.replyTo = fields.replyTo;
    this.#held = fields;
  }

  replace(content: MessageContent): void {
    this.#held = content;
  }

  get deleted(): boolean {
    return this.deletedAt !== undefined;
  }

  get pinned(): boolean {
    return this.pinnedAt !== undefined;
  }
  get held(): MessageContent {
    return this.#held;
  }
  get content(): string {
    return this.#held.content;
  }
  get embeds(): readonly APIEmbed[] {
    return this.#held.embeds;
  }
  /** Components in Discord's answer form: with component ids, and with media as full attachments. */
  get components(): readonly Component[] {
    return this.#held.components;
  }
  get attachments(): readonly StoredAttachment[] {
    return this.#held.attachments;
  }
  get flags(): number {
    return this.#held.flags;
  }
  get ephemeral(): boolean {
    return this.viewer !== undefined;
  }
  /** True for a deferred answer that the bot has not filled in yet. Discord shows it as "Bot is thinking…". */
  get loading(): boolean {
    return (this.flags & MessageFlags.Loading) !== 0;
  }
  get isV2(): boolean {
    return (this.flags & MessageFlags.IsComponentsV2) !== 0;
  }

  get buttons(): SeenButton[] {
    return [...walk(this.components)]
      .filter(({ component }) => component.type === ComponentType.Button)
      .map(({ component }) => ({
        customId: component.custom_id ?? undefined,
        label: component.label ?? component.emoji?.name ?? '',
        disabled: component.disabled ?? false,
        style: component.style ?? 0,
      }));
  }

  get selects(): SeenSelect[] {
    const types: readonly number[] = [3, 5, 6, 7, 8];
    return [...walk(this.components)]
      .filter(({ component }) => types.includes(component.type))
      .map(({ component }) => ({
        customId: component.custom_id ?? '',
        placeholder: component.placeholder ?? '',
        disabled: component.disabled ?? false,
        type: component.type,
        min: component.min_values ?? 1,
        max: component.max_values ?? 1,
        options: (component.options ?? []).map(option => ({
          label: option.label,
          value: option.value,
          ...(option.description == null ? {} : { description: option.description }),
          ...(option.default == null ? {} : { default: option.default }),
        })),
      }));
  }

  /** Text of all visible parts of the message: content, embeds, V2 texts, labels, options, alt texts. */
  get text(): string {
    const lines: unknown[] = [this.content];
    for (const embed of this.embeds) {
      lines.push(embed.author?.name, embed.title, embed.description);
      for (const field of embed.fields ?? []) lines.push(field.name, field.value);
      lines.push(embed.footer?.text);
    }
    for (const { component } of walk(this.components)) {
      lines.push(component.content, component.label, component.placeholder, component.description);
      for (const option of component.options ?? []) lines.push(option.label, option.description);
      for (const item of component.items ?? []) lines.push(item.description);
    }
    for (const attachment of this.attachments) lines.push(attachment.description);
    return lines.filter(line => typeof line === 'string' && line !== '').join('\n');
  }
}
