import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';

import { GAMES_WORDS, type GamesWords } from '../../words/index.ts';

/** Other channels that are named. */
const NAMED = 5;

/** Texts of errors: Discord's for what closes a channel, and the table's for a server that removed the bot. */
const REASONS: Readonly<Record<string, keyof GamesWords['doctor']['why']>> = {
  'Unknown Channel': 'noChannel',
  'Missing Access': 'noAccess',
  'Missing Permissions': 'noPermission',
  'Cannot send messages to this user': 'noMessages',
  'the bot is no longer in this server': 'removed',
};

/** Explains an error to people, never in its own text, which may contain an address. */
const why = ({ why: words }: GamesWords['doctor'], error: string | null): string => {
  const reason = error !== null && Object.hasOwn(REASONS, error) ? REASONS[error] : undefined;
  return words[reason ?? 'other'];
};

/** Marks before lines. */
export interface HeldMarks {
  readonly good: string;
  readonly fair: string;
  readonly bad: string;
}

export interface HeldBack {
  readonly lines: readonly string[];
  /** True where a message could not be posted here. */
  readonly parked: boolean;
}

/**
 * Lists what waits to be posted in this channel, the reason, and what to do; also names the other channels that are closed.
 */
export async function heldBack(context: Context, visit: Visit, marks: HeldMarks): Promise<HeldBack> {
  const { table, language } = context;
  const words = GAMES_WORDS[language].doctor;
  const { channelId, guildId, lacking } = visit;
  const held = await table.outbox.held(channelId);
  const parked = held.filter(each => each.parked);
  const waiting = held.length - parked.length;
  const failed = held.findLast(({ error, parked }) => !parked && error !== null);
  const lines = held.length === 0 ? [`${marks.good} ${words.quietOutbox}`] : [];
  if (waiting > 0)
    lines.push(`${marks.fair} ${words.outbox(waiting)}${failed ? ` ${why(words, failed.error)}` : ''}`);
  const newest = parked.at(-1);
  if (newest) {
    lines.push(`${marks.bad} ${words.parked(parked.length)} ${why(words, newest.error)}`);
    if (lacking.length > 0) lines.push(words.parkedGrant);
    else {
      await table.outbox.unpark({ channelId });
      lines.push(words.parkedAgain);
    }
  }
  const others =
    guildId === null ? [] : (await table.outbox.parkedChannels(guildId)).filter(id => id !== channelId);
  const seen = others.filter(id => visit.maySee(id)).slice(0, NAMED);
  if (others.length > 0) {
    lines.push(
      `${marks.fair} ${words.parkedElsewhere(
        others.length,
        seen.map(id => `<#${id}>`),
      )}`,
    );
  }
  return { lines, parked: parked.length > 0 };
}
