import type { OperatorMessage, OperatorSubject } from '../../store/index.ts';
import { counted, type HostAnswer, refusedLine, told, utc } from './answer.ts';
import type { Desk } from './desk.ts';
import { TIME_FORMS, timeIn } from './typed-line.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Days without play after which a channel gets no announcement. */
export const PLAYED_WITHIN_DAYS = 14;
/** Maximum number of characters of an operator's own words. */
export const MOST_CHARACTERS = 1_500;
/** Milliseconds after an announcement in which a repetition of it is refused. */
const REPEATED_MS = 10 * MINUTE;
const LONGEST_MINUTES = 7 * 24 * 60;

/** Announcements with fixed sentences in each language. */
export const SET_SUBJECTS = ['maintenance', 'over'] as const satisfies readonly OperatorSubject[];

export interface AnnounceOptions {
  readonly at?: string;
  readonly minutes?: string;
  readonly until?: string;
  readonly text?: string;
  readonly again?: boolean;
}

const badTime = (option: string, text: string): HostAnswer =>
  refusedLine(`${option} ${text} is no time. Possible: ${TIME_FORMS}.`);

function maintenance(options: AnnounceOptions, now: number): OperatorMessage | HostAnswer {
  const { at = '+0m', minutes = '' } = options;
  const from = timeIn(at, now);
  if (from === undefined) return badTime('--at', at);
  if (!/^\d{1,5}$/.test(minutes) || Number(minutes) < 1 || Number(minutes) > LONGEST_MINUTES)
    return refusedLine(`A maintenance needs --minutes with a whole number from 1 to ${LONGEST_MINUTES}.`);
  const to = from + Number(minutes) * MINUTE;
  return to <= now
    ? refusedLine(`This maintenance ended at ${utc(to)}.`)
    : { subject: 'maintenance', from, to };
}

/** Reads an announcement from a line. Returns a refusal where the line contains no possible announcement. */
function messageOf(
  words: readonly string[],
  options: AnnounceOptions,
  now: number,
): OperatorMessage | HostAnswer {
  const subject = SET_SUBJECTS.find(each => words.length === 1 && each === words[0]);
  const text = (subject ? options.text : [...words, options.text ?? ''].join(' ').trim()) || undefined;
  if (!subject && text === undefined)
    return refusedLine(`Say what: \`announce TEXT\`, or one of the kinds ${SET_SUBJECTS.join(' and ')}.`);
  if (text !== undefined && text.length > MOST_CHARACTERS)
    return refusedLine(`The text has ${text.length} characters; ${MOST_CHARACTERS} are possible.`);
  if (subject !== 'maintenance' && (options.at !== undefined || options.minutes !== undefined))
    return refusedLine('--at and --minutes belong to `announce maintenance`.');
  const message: OperatorMessage | HostAnswer =
    subject === 'maintenance' ? maintenance(options, now) : { subject: subject ?? 'text' };
  if ('ok' in message) return message;
  const until = options.until === undefined ? (message.to ?? now + DAY) : timeIn(options.until, now);
  if (until === undefined) return badTime('--until', options.until ?? '');
  if (until <= now) return refusedLine(`--until ${options.until} is in the past.`);
  return { ...message, ...(text !== undefined && { text }), until };
}

/**
 * Writes an announcement to each channel in which games are played. One transaction stores all messages, and the outbox posts
 * each of them once. So no message is lost or repeated where the process is killed.
 */
export async function announce(
  desk: Desk,
  line: string,
  words: readonly string[],
  options: AnnounceOptions,
): Promise<HostAnswer> {
  const now = desk.units.services.now();
  const operator = messageOf(words, options, now);
  if ('ok' in operator) return operator;
  const { store } = desk.units;
  if (!options.again && (await store.host.wasDone(line, now - REPEATED_MS)))
    return refusedLine('The same announcement was made in the last ten minutes. `--again` repeats it.');
  const blocked = new Set(
    (await desk.blocks.list()).flatMap(({ kind, id }) => (kind === 'server' ? id : [])),
  );
  const channels = await desk.units.of('host announcement', async ({ repositories, at, tell }) => {
    const all = await repositories.hostLookups.channelsThatPlay(at - PLAYED_WITHIN_DAYS * DAY);
    const open = all.filter(({ guildId }) => !blocked.has(guildId ?? ''));
    for (const { id, rev } of open) await tell({ matchId: id, kind: 'operator', rev, details: { operator } });
    return open;
  });
  if (channels.length === 0)
    return refusedLine(
      `Nothing was played anywhere in the last ${PLAYED_WITHIN_DAYS} days, so no channel gets it.`,
    );
  const servers = new Set(channels.map(({ guildId }) => guildId)).size;
  return told(
    `Announced in ${counted(channels.length, 'channel')} of ${counted(servers, 'server')}; not posted after ${utc(operator.until ?? now)}.`,
  );
}
