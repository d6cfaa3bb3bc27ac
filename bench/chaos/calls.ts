import type { Person, StoredMessage } from 'local-discord';
import type { Decision } from './decisions.ts';

const HOUR = 3_600_000;
/** Three reminders, then the last note. */
export const STEPS: readonly number[] = [12 * HOUR, 24 * HOUR, 48 * HOUR, 96 * HOUR];
const SLACK_MS = 5_000;

/** Somebody was called, or told to be late, by one message. */
export interface Call {
  readonly kind: 'board' | 'ping' | 'reminder' | 'note' | 'nudge' | 'overdue';
  readonly userId: string;
  /** what it is about; undefined: the person was not waited for */
  readonly decision: Decision | undefined;
  /** of a reminder: which one, from 1 */
  readonly step?: number;
  /** who nudged */
  readonly by?: string;
  /** when it stood there, in milliseconds since the epoch */
  readonly at: number;
  /** whether the person was really notified */
  readonly pinged: boolean;
  readonly text: string;
}

const PING = /^<@(\d+)>, it is your turn\.$/;
const REMINDER = /^<@(\d+)>, the others have been waiting for you for (\d+) hours\.$/;
const NOTE = /^<@(\d+)>, a last note: the others have been waiting for you for (\d+) days\./;
const NUDGE = /^<@(\d+)>, \*\*(.+)\*\* gives you a nudge: it is your turn\.$/;
const OVERDUE = /^\*\*(.+)\*\* has taken longer than \d+ hours\./;
const BOARD = /^porto-(.+)-(\d+)\.png$/;

type Read = Omit<Call, 'decision' | 'at' | 'pinged' | 'text'> & {
  readonly since?: number;
  readonly rev?: number;
  readonly match?: string;
};

/** What the words of a message say of calls. */
function readMessage(
  { content, attachments, mentions, createdAt }: StoredMessage,
  people: readonly Person[],
): readonly Read[] {
  const [, match, rev] = BOARD.exec(attachments[0]?.filename ?? '') ?? [];
  if (match !== undefined)
    return mentions.map(userId => ({ kind: 'board' as const, userId, match, rev: Number(rev) }));
  const ping = PING.exec(content);
  if (ping) return [{ kind: 'ping', userId: ping[1] ?? '' }];
  const reminder = REMINDER.exec(content);
  if (reminder) {
    const hours = Number(reminder[2]);
    const step = STEPS.filter(each => hours * HOUR >= each).length;
    return [{ kind: 'reminder', userId: reminder[1] ?? '', step, since: createdAt - hours * HOUR }];
  }
  const note = NOTE.exec(content);
  if (note)
    return [
      {
        kind: 'note',
        userId: note[1] ?? '',
        step: STEPS.length,
        since: createdAt - Number(note[2]) * 24 * HOUR,
      },
    ];
  const nudge = NUDGE.exec(content);
  if (nudge) return [{ kind: 'nudge', userId: nudge[1] ?? '', by: nudge[2] ?? '' }];
  const overdue = OVERDUE.exec(content);
  const late = people.find(({ name }) => name === overdue?.[1]);
  return late ? [{ kind: 'overdue', userId: late.id }] : [];
}

/** All calls in one channel, oldest first, each with the decision that it is about. */
export function callsAmong(
  messages: readonly StoredMessage[],
  decisions: readonly Decision[],
  people: readonly Person[],
): readonly Call[] {
  return messages.flatMap(message =>
    readMessage(message, people).map(({ since, rev, match, ...call }) => {
      const { createdAt: at, content: text, mentions } = message;
      const own = decisions.filter(each => each.userId === call.userId);
      const decision =
        rev === undefined
          ? own.findLast(each => each.since <= (since ?? at) + SLACK_MS && each.since <= at)
          : own.find(each => each.match === match && each.from <= rev && rev <= each.to);
      return { ...call, decision, at, text, pinged: mentions.includes(call.userId) };
    }),
  );
}
