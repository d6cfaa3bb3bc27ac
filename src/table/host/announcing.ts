import { DAY_MS } from '../../core/values/days.ts';
import { readWhole } from '../../core/values/typed-values.ts';
import { typos } from '../../core/values/typos.ts';
import type { HostedMatch, OperatorMessage, OperatorSubject, Repositories } from '../../store/index.ts';
import { answerOf, counted, type HostAnswer, refusedLine, utc } from './answer.ts';
import type { HostServices } from './host-services.ts';
import { TIME_FORMS, timeIn } from './typed-line.ts';

const MINUTE = 60_000;
/** Days without play after which a channel gets no announcement. */
const PLAYED_WITHIN_DAYS = 14;
/** Maximum number of characters of an operator's own words. */
export const MOST_CHARACTERS = 1_500;
/** Milliseconds after an announcement in which a repetition of it is refused. */
const REPEATED_MS = 10 * MINUTE;
const LONGEST_MINUTES = 7 * 24 * 60;

/** First words that have a meaning, each with the number of typos with which the bot recognises it. */
const RECOGNISED = { maintenance: 2, over: 1, cancel: 1 } as const;

/** Announcements with fixed sentences in each language. */
const SET_SUBJECTS = ['maintenance', 'over'] as const satisfies readonly OperatorSubject[];

/** Subjects of announcements. All other messages of an operator are about one game. */
const ANNOUNCED: ReadonlySet<OperatorSubject | undefined> = new Set([...SET_SUBJECTS, 'text']);

export interface AnnounceOptions {
  readonly at?: string;
  readonly minutes?: string;
  readonly until?: string;
  readonly text?: string;
  readonly again?: boolean;
  readonly yes?: boolean;
}

const badTime = (option: string, text: string): HostAnswer =>
  refusedLine(`${option} ${text} is no time. Possible: ${TIME_FORMS}.`);

function maintenance(options: AnnounceOptions, now: number): OperatorMessage | HostAnswer {
  const { at = '+0m', minutes = '' } = options;
  const from = timeIn(at, now);
  if (from === undefined) return badTime('--at', at);
  const length = readWhole(minutes, 1, LONGEST_MINUTES);
  if (length === undefined)
    return refusedLine(`A maintenance needs --minutes with a whole number from 1 to ${LONGEST_MINUTES}.`);
  const to = from + length * MINUTE;
  return to <= now
    ? refusedLine(`This maintenance ended at ${utc(to)}.`)
    : { subject: 'maintenance', from, to };
}

/**
 * Returns the word of `RECOGNISED` of which the first typed word is probably a typo. Undefined if no word is near, or if the
 * line is exactly one such word.
 */
function meant([first = '', ...more]: readonly string[]): string | undefined {
  const near = Object.entries(RECOGNISED).find(([word, most]) => typos(first.toLowerCase(), word) <= most);
  const [word] = near ?? [];
  return word === first && more.length === 0 ? undefined : word;
}

/** Reads an announcement from a line. Returns a refusal where the line contains no possible announcement. */
function messageOf(
  words: readonly string[],
  options: AnnounceOptions,
  now: number,
): OperatorMessage | HostAnswer {
  const near = meant(words);
  if (near !== undefined)
    return refusedLine(
      `Did you mean \`announce ${near}\`? Your own words that begin with "${words[0]}" go after --text.`,
    );
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
  const until = options.until === undefined ? (message.to ?? now + DAY_MS) : timeIn(options.until, now);
  if (until === undefined) return badTime('--until', options.until ?? '');
  if (until <= now) return refusedLine(`--until ${options.until} is in the past.`);
  return { ...message, ...(text !== undefined && { text }), until };
}

function preview({ subject, from, to, text }: OperatorMessage): readonly string[] {
  const fixed = {
    maintenance: `The sentence of a maintenance from ${utc(from ?? 0)} to ${utc(to ?? 0)}, in each server's language`,
    over: "The sentence that the maintenance is over, in each server's language",
  };
  const own = text === undefined ? [] : text.split('\n').map(line => `> ${line}`);
  if (subject !== 'maintenance' && subject !== 'over') return own;
  return [`${fixed[subject]}${own.length > 0 ? ', and below it:' : '.'}`, ...own];
}

type AnnouncedPlaces = readonly Pick<HostedMatch, 'id' | 'rev' | 'guildId'>[];

/** Lists the channels that get an announcement, each with its match. */
async function openChannels(
  { hostLookups }: Repositories,
  blocked: ReadonlySet<string>,
  at: number,
): Promise<AnnouncedPlaces> {
  const all = await hostLookups.channelsThatPlay(at - PLAYED_WITHIN_DAYS * DAY_MS);
  return all.filter(({ guildId }) => !blocked.has(guildId ?? ''));
}

/** Writes the number of channels with the number of their servers: "3 channels of 1 server". */
const placesOf = (channels: AnnouncedPlaces): string =>
  `${counted(channels.length, 'channel')} of ${counted(new Set(channels.map(({ guildId }) => guildId)).size, 'server')}`;

/**
 * Writes an announcement to each channel in which games are played. One transaction stores all messages, and the outbox posts
 * each of them once. So no message is lost or repeated where the process is killed. Without `--yes` the operator only sees the
 * text and the number of channels.
 */
export async function announce(
  host: HostServices,
  line: string,
  words: readonly string[],
  options: AnnounceOptions,
): Promise<HostAnswer> {
  const now = host.units.services.now();
  const operator = messageOf(words, options, now);
  if ('ok' in operator) return operator;
  const { store } = host.units;
  const sure = options.yes ? line : `${line} --yes`;
  if (!options.again && (await store.host.wasDone(sure, now - REPEATED_MS)))
    return refusedLine('The same announcement was made in the last ten minutes. `--again` repeats it.');
  const blocked = new Set(
    (await host.blocks.list()).flatMap(({ kind, id }) => (kind === 'server' ? id : [])),
  );
  const channels = options.yes
    ? await host.units.of('host announcement', async ({ repositories, at, tell }) => {
        const open = await openChannels(repositories, blocked, at);
        for (const { id, rev } of open)
          await tell({ matchId: id, kind: 'operator', rev, details: { operator } });
        return open;
      })
    : await openChannels(store, blocked, now);
  if (channels.length === 0)
    return refusedLine(
      `Nothing was played anywhere in the last ${PLAYED_WITHIN_DAYS} days, so no channel gets it.`,
    );
  const until = utc(operator.until ?? now);
  if (!options.yes)
    return refusedLine(
      `This posts in ${placesOf(channels)}, not after ${until}:`,
      ...preview(operator),
      `\`${sure}\` does it.`,
    );
  return answerOf(
    `Announced in ${placesOf(channels)}; not posted after ${until}. \`announce cancel\` withdraws it where it still waits.`,
  );
}

/** Withdraws the announcements that the bot has not posted yet. */
export async function cancelAnnouncements(host: HostServices): Promise<HostAnswer> {
  const count = await host.units.of('host announcement', async ({ repositories: { outbox } }) => {
    const unsent = await outbox.unsentOf('operator');
    const ours = unsent.filter(({ details }) => ANNOUNCED.has(details.operator?.subject));
    await outbox.withdraw(ours.map(({ id }) => id));
    return ours.length;
  });
  if (count === 0) return refusedLine('No announcement waits to be posted.');
  return answerOf(`Withdrawn: ${counted(count, 'message')}. A message that was posted already stays.`);
}
