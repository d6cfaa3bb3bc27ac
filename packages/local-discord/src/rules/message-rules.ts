import { type APIEmbed, MessageFlags } from 'discord-api-types/v10';
import { type Component, walk } from './body.ts';
import { componentProblems } from './component-rules.ts';
import type { Problem } from './errors.ts';

const MAX_CONTENT = 2000;
const MAX_EMBED_TEXT = 6000;
const MAX_FILES = 10;
/** Flags that a bot may set on a message. `Ephemeral` is only valid on an interaction's answer. */
const SETTABLE =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.IsVoiceMessage;

/** Message as it would be after the request. */
export interface Draft {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  /** Components in the request. Stored components were checked when they were first sent. */
  readonly components: readonly Component[];
  readonly v2: boolean;
  readonly hasPollOrStickers: boolean;
  readonly flagsAsked: number;
  readonly ephemeralAllowed: boolean;
  readonly fileNames: readonly string[];
}

/** Returns the violations of Discord's rules for messages. Only rules that Discord's schema does not express are checked. */
export function messageProblems(draft: Draft): Problem[] {
  return [
    ...textProblems(draft),
    ...flagProblems(draft),
    ...componentProblems(draft.components, draft.v2),
    ...referenceProblems(draft),
  ];
}

function textProblems(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, code: string, message: string) => problems.push({ path, code, message });
  if (draft.content.length > MAX_CONTENT)
    say('content', 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_CONTENT} or fewer in length.`);
  const embedText = draft.embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (embedText > MAX_EMBED_TEXT)
    say('embeds', 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`);
  for (const [index, embed] of draft.embeds.entries())
    if (embedLength(embed) === 0 && !embed.image && !embed.thumbnail)
      say(`embeds.${index}`, 'BASE_TYPE_REQUIRED', 'An embed needs something to show.');
  if (draft.fileNames.length > MAX_FILES)
    say('attachments', 'BASE_TYPE_MAX_LENGTH', `At most ${MAX_FILES} files.`);
  return problems;
}

const embedLength = (embed: APIEmbed): number =>
  (embed.title ?? '').length +
  (embed.description ?? '').length +
  (embed.author?.name ?? '').length +
  (embed.footer?.text ?? '').length +
  (embed.fields ?? []).reduce((sum, field) => sum + field.name.length + field.value.length, 0);

function flagProblems(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  if (draft.v2 && (draft.content !== '' || draft.embeds.length > 0 || draft.hasPollOrStickers))
    problems.push({
      path: 'flags',
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: 'content, embeds, stickers and polls cannot be used with IS_COMPONENTS_V2.',
    });
  const allowed = SETTABLE | (draft.ephemeralAllowed ? MessageFlags.Ephemeral : 0);
  if ((draft.flagsAsked & ~allowed) !== 0)
    problems.push({
      path: 'flags',
      code: 'MESSAGE_FLAGS_NOT_ALLOWED',
      message: `Flags ${draft.flagsAsked & ~allowed} can't be set here.`,
    });
  return problems;
}

/** Returns the problems of `attachment://name` references: each one must name a file of the same message. */
function referenceProblems(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const check = (url: string | undefined, path: string, fileOnly = false) => {
    const name = url === undefined ? undefined : attachmentName(url);
    if (name === undefined ? fileOnly : !draft.fileNames.includes(name))
      problems.push({
        path,
        code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        message: `The referenced attachment ${url ?? ''} was not found.`,
      });
  };
  for (const { component, path } of walk(draft.components)) {
    check(component.media?.url, `${path}.media.url`);
    if (component.file !== undefined) check(component.file.url, `${path}.file.url`, true);
    for (const [index, item] of (component.items ?? []).entries())
      check(item.media.url, `${path}.items.${index}.media.url`);
  }
  for (const [index, embed] of draft.embeds.entries()) {
    check(embed.image?.url, `embeds.${index}.image.url`);
    check(embed.thumbnail?.url, `embeds.${index}.thumbnail.url`);
    check(embed.author?.icon_url, `embeds.${index}.author.icon_url`);
    check(embed.footer?.icon_url, `embeds.${index}.footer.icon_url`);
  }
  return problems;
}

/** Returns the file name in an `attachment://` address, spelt as the server stores it. Undefined for any other address. */
export function attachmentName(url: string): string | undefined {
  const prefix = 'attachment://';
  return url.startsWith(prefix) ? safeName(decoded(url.slice(prefix.length))) : undefined;
}

/** Returns a file name as Discord stores it: blanks and some other characters become underscores. */
export const safeName = (name: string): string => name.replace(/[\s/\\?#%]+/g, '_');

/** Decodes a part of an address. A text that cannot be decoded stays unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
