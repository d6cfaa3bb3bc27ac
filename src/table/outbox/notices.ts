import { createHash } from 'node:crypto';
import type { Seat } from '../../core/contract/game.ts';
import { isEdited } from '../../core/contract/player.ts';
import {
  isOwnNotice,
  PICTURE_NOTICES,
  type PlaceOf,
  type StoredMatch,
  type StoredNotice,
  type StoredWait,
} from '../../store/index.ts';
import { toMatch } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Begun, BegunNotice, Match, Notice, NoticeKind } from '../match/types.ts';
import { pingByBoard } from '../waiting/decision-pings.ts';

export type { PlaceOf };

/** Maximum length of a nonce in Discord. */
const NONCE_LENGTH = 25;

/** Derives a nonce from a text. Every attempt to send a message uses the same nonce, so that Discord posts it once. */
export const nonceFor = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, NONCE_LENGTH);

/** Kinds of notices that show the board in its present state. */
export const BOARDS: readonly NoticeKind[] = ['board', 'progress'];
/** Kinds of notices that edit the message in the channel. */
const EDITS: readonly NoticeKind[] = ['progress', 'redraw'];

const ORDER: readonly NoticeKind[] = PICTURE_NOTICES;
const weight = ({ kind }: StoredNotice): number => ORDER.indexOf(kind);

const tells = (kind: NoticeKind): boolean => kind !== 'lobby' && kind !== 'redraw';

/**
 * Makes one notice from rows that one message delivers. The notice has the newest row's id, so rows written later make another
 * notice.
 */
function collapse(rows: readonly StoredNotice[]): Notice | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { matchId, place, seat, details } = first;
  const { kind } = rows.reduce((most, row) => (weight(row) > weight(most) ? row : most), first);
  const id = Math.max(...rows.map(row => row.id));
  const rev = Math.max(...rows.map(row => row.rev));
  return {
    id,
    matchId,
    place,
    kind,
    rev,
    since: Math.min(...rows.filter(row => tells(row.kind) || row.kind === kind).map(row => row.since)),
    resigned: [...new Set(rows.flatMap(row => row.resigned))],
    // The nonce depends on the newest row's id, since a resignation does not raise the revision.
    nonce: nonceFor(`${matchId}/${kind}/${rev}/${id}`),
    attempts: Math.max(...rows.map(row => row.attempts)),
    at: Math.max(...rows.map(row => row.at)),
    oldest: Math.min(...rows.map(row => row.id)),
    seat: isOwnNotice(first.kind) ? seat : null,
    details: isOwnNotice(first.kind) ? details : {},
  };
}

const dueAt = (rows: readonly StoredNotice[]): number => Math.min(...rows.map(row => row.retryAt ?? 0));

/** Returns a text that names a place of a match. Messages to different places do not wait for each other. */
export const placeKey = ({ matchId, place }: PlaceOf): string => `${matchId}/${place}`;

const byPlace = (rows: readonly StoredNotice[]): readonly (readonly StoredNotice[])[] =>
  [...Map.groupBy(rows, placeKey).values()].map(nextToTell);

/**
 * Lists the rows that the next message to a place delivers: the rows of `PICTURE_NOTICES`, or without such rows the notice that
 * is due first. Rows from an earlier attempt may have arrived, so they are sent again under their old nonce before newer ones.
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

/** Returns which rows of the outbox a notice delivers. */
export const rowsOf = ({ matchId, place, kind, id }: Notice) => ({ matchId, place, kind, upTo: id });

/** Lists the notices that may be sent now, one for each place of each match. */
export function due(rows: readonly StoredNotice[], now: number): readonly Notice[] {
  return byPlace(rows).flatMap(group => (dueAt(group) <= now ? (collapse(group) ?? []) : []));
}

/** Returns when the next notice is due, in milliseconds since the epoch. Undefined if no notice waits. */
export function nextDue(rows: readonly StoredNotice[]): number | undefined {
  return rows.length === 0 ? undefined : Math.min(...byPlace(rows).map(dueAt));
}

/** Lists the seats that ended at the match's newest revision. Used if the row of an edited message was deleted. */
const endedNow = (row: StoredMatch | undefined): readonly Seat[] =>
  (row?.seats ?? []).flatMap(({ seat, resignedRev }) => (resignedRev === row?.rev ? seat : []));

/**
 * Returns the revision that a notice's message shows. A message that is edited from turn to turn shows the newest revision,
 * unless a newer board waits to take its place.
 * Incidents: at an older revision, the message had neither buttons nor events until its next edit. A message that had to be
 * sent again after a kill got the picture of the newer board, and kept its own older text. An edit had shown a later turn too,
 * and the next board took that turn's line from it.
 */
async function shownRevision(
  { repositories: { outbox } }: UnitOfWork,
  notice: Notice,
  row: StoredMatch | undefined,
): Promise<number> {
  const isBehind = row !== undefined && isEdited(row) && row.rev > notice.rev;
  if (!isBehind || (await outbox.isOvertaken(rowsOf(notice)))) return notice.rev;
  await outbox.showEarly(rowsOf(notice), row.rev);
  return row.rev;
}

/**
 * Records that the sending of a notice begins, since the notice may arrive from then on. Undefined, with nothing written, if
 * another process sends the notice.
 * @param waited pending decisions of the match, if they were read; absent: the function reads them
 */
export async function begin(
  unit: UnitOfWork,
  notice: Notice,
  read: () => Promise<StoredMatch | undefined>,
  waited?: readonly StoredWait[],
): Promise<(Omit<Begun, 'match'> & { readonly row: StoredMatch | undefined }) | undefined> {
  const { matchId, kind, oldest, attempts } = notice;
  const { outbox } = unit.repositories;
  if (!(await outbox.begin(rowsOf(notice), { oldest, attempts }))) return undefined;
  // An edited message keeps the moves and the ends of seats that it showed when it was posted.
  const [row, waits] = await Promise.all([
    read(),
    waited ?? (kind === 'board' ? unit.repositories.waits.list(matchId) : []),
  ]);
  const hasEnds = row?.seats.some(({ resignedRev }) => resignedRev !== null) ?? false;
  const since = EDITS.includes(kind) || hasEnds ? await outbox.shownBy(notice) : undefined;
  const pinged = row && kind === 'board' ? await pingByBoard(unit, row, notice, waits) : [];
  const rev = await shownRevision(unit, notice, row);
  if (!EDITS.includes(kind)) {
    // A seat that ends in the middle of a turn gets a message of its own, and the turn's next message goes on from there.
    return {
      row,
      pinged,
      rev,
      since: Math.max(notice.since, since?.since ?? notice.since),
      resigned: notice.resigned,
    };
  }
  const before = since?.resigned ?? endedNow(row);
  const resigned = [...new Set([...before, ...notice.resigned])];
  return { row, pinged, rev, since: since?.since ?? notice.since, resigned };
}

/**
 * Begins to send a board to the home in the transaction that wrote it, which saves reading its row again. Undefined: no board
 * may be sent immediately.
 */
export async function beginAtOnce(
  unit: UnitOfWork,
  row: StoredMatch,
  match: Match,
): Promise<BegunNotice | undefined> {
  const { outbox, waits } = unit.repositories;
  const [rows, waited] = await Promise.all([outbox.waiting(row.id), waits.list(row.id)]);
  const [notice] = due(
    rows.filter(({ place }) => place === 0),
    unit.at,
  );
  // After an earlier attempt the notice may have arrived, so the bot must first look for it in the channel.
  if (!notice || notice.attempts > 0 || !BOARDS.includes(notice.kind)) return undefined;
  const begun = await begin(unit, notice, async () => row, waited);
  // `match` is seen from the place of the person who acted.
  const home = match.place === 0 ? match : toMatch(unit.services, row, 0);
  if (!begun) return undefined;
  const { row: _, ...since } = begun;
  return { ...since, notice, match: home };
}
