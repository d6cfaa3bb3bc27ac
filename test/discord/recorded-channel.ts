import { DiscordAPIError, type REST, Routes } from 'discord.js';
import type { Context } from '../../src/discord/context/context.ts';
import { Delivery } from '../../src/discord/messages/delivery.ts';
import type { Store } from '../../src/store/index.ts';

interface Posted {
  readonly id: string;
  content: string;
  components: readonly unknown[];
  attachments: readonly { readonly filename: string }[];
  readonly mentions: readonly string[];
  readonly createdAt: number;
  deletedAt: number | undefined;
}

export interface SeenVersion {
  readonly messageId: string;
  readonly filename: string;
  readonly posted: boolean;
  readonly at: number;
  readonly content: string;
  readonly message: Posted;
}

interface Sent {
  readonly body: {
    readonly content?: string;
    readonly components?: readonly unknown[];
    readonly attachments?: Posted['attachments'];
    readonly allowed_mentions?: { readonly users?: readonly string[] };
  };
}

/** Fake channel that records its messages, including deleted ones, and all requests. */
export class RecordedChannel {
  readonly asked: string[] = [];
  readonly messages: Posted[] = [];
  readonly versions: SeenVersion[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get rest(): REST {
    return {
      get: async () => [],
      post: async (
        _route: string,
        { body: { content = '', components = [], attachments = [], ...body } }: Sent,
      ) => {
        const id = `${900 + this.messages.length}`;
        const mentions = body.allowed_mentions?.users ?? [];
        const sent = { content, components, attachments, mentions };
        const posted = { id, ...sent, createdAt: this.#now(), deletedAt: undefined };
        this.messages.push(posted);
        this.#note(posted, true);
        this.asked.push(`post ${id}`);
        return { id };
      },
      patch: async (route: `/${string}`, { body: { content, components, attachments } }: Sent) => {
        const message = this.messages.find(each => route === Routes.channelMessage('c1', each.id));
        if (message === undefined || message.deletedAt !== undefined) throw unknown(route);
        if (content === undefined) return {};
        message.content = content;
        message.components = components ?? message.components;
        message.attachments = attachments ?? message.attachments;
        this.#note(message, false);
        this.asked.push(`edit ${message.id}`);
        return {};
      },
      delete: async () => ({}),
    } as unknown as REST;
  }

  /** Makes the part of the bot that posts and edits its messages here. */
  delivery(context: Context, { kv }: Pick<Store, 'kv'>): Delivery {
    return new Delivery({ context, rest: this.rest, kv, self: () => '1', now: this.#now });
  }

  #note(message: Posted, posted: boolean): void {
    const [picture] = message.attachments;
    if (!picture) return;
    const { filename } = picture;
    const { id, content } = message;
    this.versions.push({ messageId: id, filename, posted, at: this.#now(), content, message });
  }

  text(id: string): string {
    return this.messages.find(each => each.id === id)?.content ?? '';
  }

  rows(id: string): readonly unknown[] {
    return this.messages.find(each => each.id === id)?.components ?? [];
  }

  delete(id: string): void {
    const message = this.messages.find(each => each.id === id);
    if (message) message.deletedAt = this.#now();
  }
}

function unknown(url: string): Error {
  const raw = { code: 10008, message: 'Unknown Message' };
  return new DiscordAPIError(raw, 10008, 404, 'PATCH', url, {});
}
