import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';

import { GAMES_WORDS, type GamesWords } from '../../words/index.ts';

/** Most other channels that are named. */
const NAMED = 5;

/** Kinds of reasons, by the text of an error. The last text is the table's own, for a server that removed the bot. */
const REASONS: Readonly<Record<string, keyof GamesWords['doctor']['why']>> = {
  'Unknown Channel': 'noChannel',
  'Missing Access': 'noAccess',
  'Missing Permissions': 'noPermission',
  'Cannot send messages to this user': 'noMessages',
  'the bot is no longer in this server': 'removed',
};

/** Explains an error in words. The error's own text is not shown, since it may contain an address. */
const why = ({ why: words }: GamesWords['doctor'], error: string | null): string => {
  const reason = error !== null && Object.hasOwn(REASONS, error) ? REASONS[error] : undefined;
  return words[reason ?? 'other'];
};

/** Signs at the start of lines: good, fair or bad. */
export interface HeldMarks {
  readonly good: string;
  readonly fair: string;
  readonly bad: string;
}

export interface HeldBack {
  readonly lines: readonly string[];
  /** True where a message could not be posted in this channel. */
  readonly parked: boolean;
}

/**
 * Lists the messages that wait to be posted in this channel, the reason, and a remedy. It also names the server's other
 * closed channels.
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
