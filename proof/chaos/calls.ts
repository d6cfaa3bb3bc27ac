import type { Person, StoredMessage } from 'local-discord';
import { boardOf, type Sight } from './board-versions.ts';
import { type Decision, elapsed } from './decisions.ts';

const HOUR = 3_600_000;
/** Waiting times of a decision after which the bot sends its three reminders and its last reminder. */
export const STEPS: readonly number[] = [12 * HOUR, 24 * HOUR, 48 * HOUR, 96 * HOUR];
const SLACK_MS = 5_000;

/** Ping of one person, or notice that a person is late, as read from one message. */
export interface Call {
  readonly kind: 'board' | 'ping' | 'reminder' | 'note' | 'nudge' | 'overdue';
  readonly messageId: string;
  readonly userId: string;
  /** Decision that the ping asks for. Undefined: the game did not wait for that person. */
  readonly decision: Decision | undefined;
  /** Revision of the board that was posted with the ping. Absent: the board's picture was added later. */
  readonly rev?: number;
  /** Number of a reminder, from 1 to 4. Absent: the ping is no reminder. */
  readonly step?: number;
  /** Name of the person who nudged. Absent: the ping is no nudge. */
  readonly by?: string;
  readonly at: number;
  readonly pinged: boolean;
  readonly text: string;
}

/** Pattern of a ping. A ping during another seat's turn contains the question instead of "it is your turn". */
const PING = /^<@(\w+)>(?:, it is your turn\.|: [^<]+)$/;
const REMINDER = /^<@(\w+)>, the others have been waiting for you for (\d+) hours\.$/;
const NOTE = /^<@(\w+)>, a last reminder: the others have been waiting for you for (\d+) days\./;
const NUDGE = /^<@(\w+)>, \*\*(.+)\*\* gives you a nudge: it is your turn\.$/;
const OVERDUE = /^\*\*(.+)\*\* has taken longer than \d+ hours\./;
/**
 * Longest time in milliseconds between a person's decision and a late ping that still asks for it. A restart of the bot takes
 * no longer.
 */
export const ON_ITS_WAY_MS = 30_000;

type Read = Omit<Call, 'messageId' | 'decision' | 'at' | 'pinged' | 'text'> & {
  readonly waited?: number;
  readonly match?: string;
};

export type SaidMessage = Pick<StoredMessage, 'id' | 'content' | 'mentions' | 'createdAt'> & {
  readonly attachments: readonly { readonly filename: string }[];
};

function readMessage(
  { id, content, attachments, mentions }: SaidMessage,
  people: readonly Person[],
  sights: readonly Sight[],
): readonly Read[] {
  const board = boardOf(attachments[0]?.filename);
  if (board) {
    const posted = sights.find(sight => sight.posted && sight.messageId === id);
    // If a board was posted without its picture, the picture that was added later shows a later revision than the ping.
    const known = posted ?? (sights.length === 0 ? board : undefined);
    const rev = known && { rev: known.rev };
    return mentions.map(userId => ({ kind: 'board' as const, userId, match: board.match, ...rev }));
  }
  const ping = PING.exec(content);
  if (ping) return [{ kind: 'ping', userId: ping[1] ?? '' }];
  const reminder = REMINDER.exec(content);
  if (reminder) {
    const hours = Number(reminder[2]);
    const step = STEPS.filter(each => hours * HOUR >= each).length;
    return [{ kind: 'reminder', userId: reminder[1] ?? '', step, waited: hours * HOUR }];
  }
  const note = NOTE.exec(content);
  if (note)
    return [{ kind: 'note', userId: note[1] ?? '', step: STEPS.length, waited: Number(note[2]) * 24 * HOUR }];
  const nudge = NUDGE.exec(content);
  if (nudge) return [{ kind: 'nudge', userId: nudge[1] ?? '', by: nudge[2] ?? '' }];
  const overdue = OVERDUE.exec(content);
  const late = people.find(({ name }) => name === overdue?.[1]);
  return late ? [{ kind: 'overdue', userId: late.id }] : [];
}

export function callsAmong(
  messages: readonly SaidMessage[],
  decisions: readonly Decision[],
  people: readonly Person[],
  sights: readonly Sight[] = [],
): readonly Call[] {
  const calls: Call[] = [];
  for (const message of messages)
    for (const { waited = 0, match, ...call } of readMessage(message, people, sights)) {
      const { createdAt: at, content: text, mentions } = message;
      const own = decisions.filter(each => each.userId === call.userId);
      const { rev } = call;
      const decision =
        rev === undefined
          ? own.findLast(each => each.since <= at && elapsed(each, at) + SLACK_MS >= waited)
          : own.find(each => each.match === match && each.from <= rev && rev <= each.to);
      calls.push({
        ...call,
        messageId: message.id,
        decision,
        at,
        text,
        pinged: mentions.includes(call.userId),
      });
    }
  return inOrder(calls, decisions);
}

/**
 * Assigns late pings to the right decision. A ping can arrive after its person has decided, while the person's next question is
 * open. So if two pings seem to ask for one decision, the first belongs to the earlier decision.
 */
function inOrder(calls: readonly Call[], decisions: readonly Decision[]): readonly Call[] {
  const first = calls.filter(({ kind }) => kind === 'board' || kind === 'ping');
  return calls.map(call => {
    const { decision, kind, at, userId } = call;
    const next = first.find(each => each.decision === decision && first.indexOf(each) > first.indexOf(call));
    // The ping's revision is unknown if the board's picture was added later, or if the next board has the same picture.
    const { rev } = call;
    const isOvertaken = rev === undefined || (next?.kind === 'board' && next.rev === rev);
    const isKnown = kind !== 'ping' && (kind !== 'board' || !isOvertaken);
    if (isKnown || decision === undefined || next === undefined) return call;
    const before = decisions.findLast(
      each =>
        each.match === decision.match &&
        each.userId === userId &&
        each.until <= decision.since &&
        at <= each.until + ON_ITS_WAY_MS &&
        first.every(other => other.decision !== each),
    );
    return before ? { ...call, decision: before } : call;
  });
}
