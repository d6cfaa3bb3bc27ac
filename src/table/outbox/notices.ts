import { createHash } from 'node:crypto';
import {
  isOwnNotice,
  PICTURE_NOTICES,
  type StoredMatch,
  type StoredNotice,
  type StoredWait,
} from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Begun, BegunNotice, Match, Notice, NoticeKind } from '../match/types.ts';
import { summon } from '../pings/pings.ts';

/** Discord's limit for a nonce. */
const NONCE_LENGTH = 25;

/** The same for the same text, at every attempt: one message, however often it is sent. */
export const nonceFor = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, NONCE_LENGTH);

/** Kinds of messages that show a board as the game is now. */
export const BOARDS: readonly NoticeKind[] = ['board', 'progress'];
/** Kinds that edit the message in the channel. */
const EDITS: readonly NoticeKind[] = ['progress', 'redraw'];

const ORDER: readonly NoticeKind[] = PICTURE_NOTICES;
const weight = ({ kind }: StoredNotice): number => ORDER.indexOf(kind);

/**
 * The newest row's id is part of it: a resignation leaves the revision as it was, and Discord takes two messages with one
 * nonce for one message.
 */
function nonceOf(matchId: string, kind: NoticeKind, rev: number, id: number): string {
  return nonceFor(`${matchId}/${kind}/${rev}/${id}`);
}

/** Returns true for a kind that tells moves. A message that tells it with others begins at its `since`. */
const tells = (kind: NoticeKind): boolean => kind !== 'lobby' && kind !== 'redraw';

/** One notice for rows that one message tells. It has the newest row's id, so a row written later makes another notice. */
function collapse(rows: readonly StoredNotice[]): Notice | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { matchId, seat, details } = first;
  const { kind } = rows.reduce((most, row) => (weight(row) > weight(most) ? row : most), first);
  const id = Math.max(...rows.map(row => row.id));
  const rev = Math.max(...rows.map(row => row.rev));
  return {
    id,
    matchId,
    kind,
    rev,
    since: Math.min(...rows.filter(row => tells(row.kind) || row.kind === kind).map(row => row.since)),
    resigned: [...new Set(rows.flatMap(row => row.resigned))],
    nonce: nonceOf(matchId, kind, rev, id),
    attempts: Math.max(...rows.map(row => row.attempts)),
    at: Math.max(...rows.map(row => row.at)),
    oldest: Math.min(...rows.map(row => row.id)),
    seat: isOwnNotice(first.kind) ? seat : null,
    details: isOwnNotice(first.kind) ? details : {},
  };
}

const dueAt = (rows: readonly StoredNotice[]): number => Math.min(...rows.map(row => row.retryAt ?? 0));

const byMatch = (rows: readonly StoredNotice[]): readonly (readonly StoredNotice[])[] => {
  const groups = new Map<string, StoredNotice[]>();
  for (const row of rows) {
    const group = groups.get(row.matchId);
    if (group) group.push(row);
    else groups.set(row.matchId, [row]);
  }
  return [...groups.values()].map(nextToTell);
};

/**
 * Lists the rows that a match's next message tells. Rows for a board come first, then requests and pings, which have
 * messages of their own, in the order in which they are due. A row that was begun may have arrived. It is told again under
 * its old nonce before anything newer, or the newer message would tell it twice.
 */
function nextToTell(rows: readonly StoredNotice[]): readonly StoredNotice[] {
  const pictures = rows.filter(row => weight(row) >= 0);
  if (pictures.length > 0) return begunFirst(pictures);
  const together = (row: StoredNotice) =>
    isOwnNotice(row.kind) ? [row] : begunFirst(rows.filter(({ kind }) => kind === row.kind));
  return rows.map(together).reduce((first, next) => (dueAt(next) < dueAt(first) ? next : first));
}

function begunFirst(rows: readonly StoredNotice[]): readonly StoredNotice[] {
  const begun = rows.filter(({ attempts }) => attempts > 0);
  return begun.length > 0 ? begun : rows;
}

/** Lists the notices that can be posted now, oldest first, one for each match. */
export function due(rows: readonly StoredNotice[], now: number): readonly Notice[] {
  return byMatch(rows).flatMap(group => (dueAt(group) <= now ? (collapse(group) ?? []) : []));
}

/** Returns when the next notice is due. Undefined when nothing waits. */
export function nextDue(rows: readonly StoredNotice[]): number | undefined {
  return rows.length === 0 ? undefined : Math.min(...byMatch(rows).map(dueAt));
}

/**
 * Begins a notice, which may have arrived from then on. Undefined, with nothing written, where another process is at it.
 * @param waited seats that the match waits for, as read before; absent: they are read
 */
export async function begin(
  unit: UnitOfWork,
  notice: Notice,
  read: () => Promise<StoredMatch | undefined>,
  waited?: readonly StoredWait[],
): Promise<(Omit<Begun, 'match'> & { readonly row: StoredMatch | undefined }) | undefined> {
  const { id, matchId, kind, oldest, attempts } = notice;
  if (!(await unit.repositories.outbox.begin({ matchId, kind, upTo: id }, { oldest, attempts })))
    return undefined;
  // An edited message still tells what it told when it was posted, for example the commitment to the shuffles.
  const [row, told, waits] = await Promise.all([
    read(),
    EDITS.includes(kind) ? unit.repositories.outbox.toldSince(matchId) : undefined,
    waited ?? (kind === 'board' ? unit.repositories.waits.list(matchId) : []),
  ]);
  const called = row && kind === 'board' ? await summon(unit, row, notice, waits) : [];
  return { row, called, since: told ?? notice.since };
}

/**
 * Begins the board that a transaction leaves to be posted, within it, so that the row need not be read again. Undefined:
 * there is none.
 */
export async function beginAtOnce(
  unit: UnitOfWork,
  row: StoredMatch,
  match: Match,
): Promise<BegunNotice | undefined> {
  const { outbox, waits } = unit.repositories;
  const [rows, waited] = await Promise.all([outbox.waiting(row.id), waits.list(row.id)]);
  const [notice] = due(rows, unit.at);
  // A notice that may have arrived before must be looked for in its channel.
  if (!notice || notice.attempts > 0 || !BOARDS.includes(notice.kind)) return undefined;
  const begun = await begin(unit, notice, async () => row, waited);
  return begun && { notice, match, called: begun.called, since: begun.since };
}
