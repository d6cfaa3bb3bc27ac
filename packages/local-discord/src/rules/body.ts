import type { APIAllowedMentions, APIEmbed } from 'discord-api-types/v10';

/** Uploaded file of a multipart body. `field` is the number n in the part name `files[n]`. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly contentType: string;
  readonly data: Buffer;
}

export interface Emoji {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly animated?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly default?: boolean | null;
}

export interface Media {
  readonly url: string;
  readonly [key: string]: unknown;
}

/** Component of a message or modal, as requested or as stored. Its fields depend on `type`. */
export interface Component {
  readonly type: number;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly style?: number;
  readonly label?: string | null;
  readonly description?: string | null;
  readonly placeholder?: string | null;
  readonly disabled?: boolean | null;
  readonly required?: boolean | null;
  readonly emoji?: Emoji | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly options?: readonly SelectOption[];
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly value?: string | null;
  readonly content?: string;
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly items?: readonly { media: Media; description?: string | null; spoiler?: boolean | null }[];
  readonly media?: Media;
  readonly file?: Media;
  readonly spoiler?: boolean | null;
  readonly accent_color?: number | null;
  readonly [key: string]: unknown;
}

interface AttachmentRequest {
  readonly id: string | number;
  readonly filename?: string | null;
  readonly description?: string | null;
}

/** Fields of a message request that this server reads. The schema check has accepted the request by then. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly Component[] | null;
  readonly attachments?: readonly AttachmentRequest[] | null;
  readonly flags?: number | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly tts?: boolean | null;
  readonly poll?: unknown;
  readonly sticker_ids?: readonly string[] | null;
  readonly message_reference?: {
    readonly message_id: string;
    readonly channel_id?: string | null;
    readonly fail_if_not_exists?: boolean | null;
  } | null;
}

/**
 * Returns a message's body with the ids of its attachments as text, for the schema check. Discord's documents have numbers
 * there, against the published schema: https://docs.discord.com/developers/reference#uploading-files
 */
export function attachmentIdsAsText(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if ('data' in body) return { ...body, data: attachmentIdsAsText(body.data) };
  if (!('attachments' in body) || !Array.isArray(body.attachments)) return body;
  const attachments = body.attachments.map(each =>
    Number.isInteger(each?.id) ? { ...each, id: String(each.id) } : each,
  );
  return { ...body, attachments };
}

/** Yields every component of a tree with its path. A parent precedes its children. */
export function* walk(
  components: readonly Component[],
  path = 'components',
): Generator<{ component: Component; path: string; parent?: Component }> {
  for (const [index, component] of components.entries()) {
    const here = `${path}.${index}`;
    yield { component, path: here };
    for (const child of walk(component.components ?? [], `${here}.components`))
      yield child.parent === undefined ? { ...child, parent: component } : child;
    if (component.accessory !== undefined)
      yield { component: component.accessory, path: `${here}.accessory`, parent: component };
    if (component.component !== undefined)
      yield { component: component.component, path: `${here}.component`, parent: component };
  }
}
