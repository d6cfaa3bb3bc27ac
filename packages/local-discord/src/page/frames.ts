import { Locale, type LocaleString } from 'discord-api-types/v10';
import { z } from 'zod';

const id = z.string().regex(/^\d{1,20}$/);
const text = (longest: number) => z.string().max(longest);
const name = z.string().trim().min(1).max(100);
const customId = z.string().min(1).max(100);
const locale = z.enum(Object.values<LocaleString>(Locale));
const values = z.array(text(100)).max(25).readonly();
/** Largest length of a file in base64. It corresponds to 10 MB, Discord's own limit for a file. */
const FILE_TEXT = 14_000_000;

const option = z.union([
  text(6000),
  z.number(),
  z.boolean(),
  z.object({ kind: z.enum(['person', 'channel']), id }),
  z.object({
    kind: z.literal('file'),
    name: z.string().min(1).max(255),
    contentType: text(255),
    base64: z.base64().max(FILE_TEXT),
  }),
]);
export type OptionInput = z.infer<typeof option>;
const options = z.record(text(32), option);
export type OptionInputs = z.infer<typeof options>;
const path = z.string().min(1).max(100);

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('be'), personId: id }),
  z.object({ do: z.literal('say'), channelId: id, content: text(4000) }),
  z.object({ do: z.literal('command'), channelId: id, path, options }),
  z.object({
    do: z.literal('autocomplete'),
    channelId: id,
    path,
    options,
    focused: text(32),
    text: text(6000),
  }),
  // Starts a game in the channel `channelId`. Without `channelId` the server finds or creates a channel.
  z.object({
    do: z.literal('start'),
    offerId: z.string().min(1).max(100),
    start: z.number().int().nonnegative(),
    channelId: id.optional(),
  }),
  z.object({ do: z.literal('menu'), channelId: id, name: z.string().min(1).max(32), targetId: id }),
  z.object({ do: z.literal('press'), messageId: id, customId }),
  z.object({ do: z.literal('select'), messageId: id, customId, values }),
  z.object({
    do: z.literal('submit'),
    interactionId: id,
    values: z.record(text(100), z.union([text(4000), z.boolean(), values])),
  }),
  z.object({ do: z.literal('launch'), channelId: id }),
  z.object({ do: z.literal('leave-activity') }),
  z.object({ do: z.literal('dm') }),
  z.object({ do: z.literal('add-channel'), name }),
  z.object({ do: z.literal('add-thread'), channelId: id, name }),
  z.object({ do: z.literal('locale'), locale }),
  z.object({ do: z.literal('server-locale'), guildId: id, locale }),
  z.object({ do: z.literal('look'), channelId: id }),
  z.object({ do: z.literal('read'), channelId: id }),
  z.object({ do: z.literal('earlier'), channelId: id, before: id }),
  z.object({ do: z.literal('watch'), on: z.boolean() }),
  z.object({ do: z.literal('switch'), switchId: text(40), channelId: id, on: z.boolean().optional() }),
]);

/** Action of the person at a tab. The server replies to each action with `answer` or `refused`. */
export type PageAction = z.infer<typeof action>;

const frame = z.object({ id: z.number().int().nonnegative(), action });
export type Ask = z.infer<typeof frame>;

export type ReadFrame =
  | { readonly ok: true; readonly ask: Ask }
  | { readonly ok: false; readonly id: number; readonly why: string };

/**
 * Parses a WebSocket message of a browser tab. An invalid message gives an error with the message's id, or with 0 if the id is
 * missing.
 */
export function readFrame(raw: string): ReadFrame {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return { ok: false, id: 0, why: 'not JSON' };
  }
  const read = frame.safeParse(json);
  if (read.success) return { ok: true, ask: read.data };
  const given = z.object({ id: z.number().int() }).safeParse(json);
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  return { ok: false, id: given.data?.id ?? 0, why: `${where || 'frame'}: ${issue?.message ?? 'malformed'}` };
}
