// Votes about a request. request-kinds.ts decides which people must agree, and match/request-status.ts how long a request stays
// open.
import type { Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import {
  isPrivate,
  type MotionKind,
  type Repositories,
  type StoredMatch,
  type StoredRequest,
} from '../../store/index.ts';
import { playOn, withoutSpentStandIns } from '../actors/stand-in.ts';
import { unplayed } from '../lobby/add-bot.ts';
import { countDone } from '../match/rate-limits.ts';
import { REQUEST_LASTS_MS, settle, statusAt } from '../match/request-status.ts';
import { playingSeat, rowOf, voters } from '../match/rows.ts';
import { inTime, refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { MatchRequest, Seen } from '../match/types.ts';
import { type UndoWish, undo, undoableAt, wished } from '../moves/undo.ts';
import { nonceFor } from '../outbox/notices.ts';
import { tellWatchers } from '../people/watching.ts';
import { pingSeparately } from '../waiting/decision-pings.ts';
import { isAway, syncWaits } from '../waiting/waits.ts';
import { isDecidedBySilence, KINDS } from './request-kinds.ts';

type VoteCount = Pick<MatchRequest, 'asked' | 'agreed' | 'refused' | 'needed'>;

/**
 * Milliseconds after which one player alone can end the pause of a rated game. Otherwise a losing player could keep the game
 * paused for ever.
 */
const PAUSE_AT_MOST = 14 * DAY_MS;

const isSpentPause = (kind: StoredRequest['kind'], { rated, pausedAt }: StoredMatch, at: number): boolean =>
  kind === 'unpause' && rated && pausedAt !== null && at - pausedAt >= PAUSE_AT_MOST;

/** Counts the votes by the rules of request-kinds.ts. The seat in question has no vote. A voting person is present. */
async function tally(
  { people }: Repositories,
  match: StoredMatch,
  { kind, target, answers }: StoredRequest,
  at: number,
): Promise<VoteCount> {
  const { asks } = KINDS[kind];
  const answer = (seat: Seat) => answers.find(other => other.seat === seat)?.agrees;
  const asked: Seat[] = [];
  for (const { seat, userId, absentAt } of voters(match)) {
    if (seat === target) continue;
    const counts = asks !== 'present' || answer(seat) !== undefined;
    if (counts || (absentAt === null && !isAway(await people.get(userId), at))) asked.push(seat);
  }
  return {
    asked,
    agreed: asked.filter(seat => answer(seat) === true),
    refused: asked.filter(seat => answer(seat) === false),
    needed: isSpentPause(kind, match, at)
      ? 1
      : asks === 'present'
        ? Math.floor(asked.length / 2) + 1
        : asked.length,
  };
}

export async function undecided(
  repositories: Repositories,
  match: StoredMatch,
  request: StoredRequest,
  at: number,
): Promise<readonly Seat[]> {
  const { asked, agreed, refused } = await tally(repositories, match, request, at);
  return asked.filter(seat => !agreed.includes(seat) && !refused.includes(seat));
}

export async function toRequest(
  repositories: Repositories,
  match: StoredMatch,
  request: StoredRequest,
  now: number,
): Promise<MatchRequest> {
  const { answers: _, ...row } = request;
  const { id, matchId, kind, rev, at } = row;
  const undo = kind === 'undo' ? await undoableAt(repositories, match, { rev, sealed: [] }) : undefined;
  return {
    ...row,
    ...(await tally(repositories, match, request, now)),
    status: statusAt(request, now),
    undone: undo?.undone ?? [],
    lapsesAt: at + REQUEST_LASTS_MS,
    nonce: nonceFor(`${kind === 'undo' ? 'request' : 'motion'}/${matchId}/${id}`),
    refusalNonce: nonceFor(`refusal/${matchId}/${id}`),
  };
}

/** Kinds of requests that can name a bot to play for the seat. */
const PLAYED_FOR: readonly MotionKind[] = ['play-once', 'play-until-back'];

/** Kinds of requests that are about the whole game. */
export const ABOUT_NO_SEAT: readonly MotionKind[] = ['pause', 'unpause', 'slow'];

export interface Proposal {
  readonly kind: MotionKind;
  /** Bot that plays for the seat. Absent: the stand-in that the table was opened with. */
  readonly standIn?: Strength | undefined;
  /** Seat that the request is about. Absent for a request to pause or to continue. */
  readonly seat?: Seat | undefined;
}

/** Makes a request, and returns its id. If an equal request is open already, the call counts as a vote for that request. */
export async function propose(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
  { kind, seat: about, standIn: chosen }: Proposal,
): Promise<Result<number, Refusal>> {
  const seat = playingSeat(match, personId);
  if (!seat.ok) return seat;
  const target = ABOUT_NO_SEAT.includes(kind) ? null : (about ?? null);
  if (target === seat.value) return refuseAtTable('vote-own-seat');
  const refusal = await KINDS[kind].inadmissible(unit, match, { target, rev: match.rev });
  if (refusal) return refusal;
  const standIn = PLAYED_FOR.includes(kind) ? (chosen ?? null) : null;
  const none = standIn === null ? undefined : unplayed(unit.services, match.game, [standIn]);
  return none ?? put(unit, match, personId, { kind, seat: seat.value, target, standIn });
}

/** Asks the other seats to agree to an undo. If no consent is needed, undoes the action immediately and returns null. */
export async function askUndo(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: UndoWish,
): Promise<Result<number | null, Refusal>> {
  const found = await wished(unit, match, wish);
  if (!found.ok) return found;
  const { seat, what } = found.value;
  if (what.consent !== null)
    return put(unit, match, wish.personId, { kind: 'undo', seat, target: null, standIn: null });
  const done = await undo(unit, match, wish);
  return done.ok ? accept(null) : done;
}

async function put(
  unit: UnitOfWork,
  { id: matchId, rev }: StoredMatch,
  personId: string,
  asked: Pick<StoredRequest, 'kind' | 'seat' | 'target' | 'standIn'>,
): Promise<Result<number, Refusal>> {
  const { repositories, at } = unit;
  const { kind, seat, target, standIn } = asked;
  const open = await repositories.requests.openOf(matchId);
  const same = open.find(other => other.kind === kind && other.target === target);
  if (same && statusAt(same, at) === 'open') {
    if (kind === 'undo') return refuseAtTable('undo-asked', { seat: same.seat });
    return same.standIn === standIn
      ? note(unit, same, seat, true)
      : refuseAtTable('vote-other-player', { seat: same.seat });
  }
  const hurried = await countDone(unit, { what: 'ask', personId, scope: matchId });
  if (hurried) return hurried;
  if (same) await settle(unit, same, 'lapsed');
  const id = await repositories.requests.open({ ...asked, matchId, rev, at });
  return note(unit, { id, matchId, rev }, seat, true);
}

async function note(
  { repositories, at, tell }: UnitOfWork,
  { id, matchId, rev }: Pick<StoredRequest, 'id' | 'matchId' | 'rev'>,
  seat: Seat,
  agrees: boolean,
): Promise<Result<number, Refusal>> {
  if (await repositories.requests.answer(id, seat, agrees, at)) await tell({ matchId, kind: 'request', rev });
  return accept(id);
}

export interface Ballot extends Pick<Seen, 'sentAt'> {
  readonly agrees: boolean;
  /** Id of the request to vote on. Absent: the open undo request. */
  readonly request?: number | undefined;
}

/** Stores a vote, or withdraws the request if the seat that made it votes no. `tend` later decides the request. */
export async function answer(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
  { agrees, request: id, sentAt }: Ballot,
): Promise<Result<number, Refusal>> {
  const { repositories, at } = unit;
  const voting = playingSeat(match, personId);
  if (!voting.ok) return voting;
  const seat = voting.value;
  const { requests } = repositories;
  const request = await (id === undefined ? requests.newest(match.id, 'undo') : requests.get(id));
  if (request?.matchId !== match.id) {
    return id === undefined ? refuseAtTable('undo-no-request') : refuseAtTable('no-vote', { vote: id });
  }
  const timely = id === undefined ? await inTime(unit, match, { sentAt }) : accept(undefined);
  if (!timely.ok) return timely;
  const status = statusAt(request, at);
  if (status === 'lapsed') await settle(unit, request, 'lapsed');
  if (status !== 'open') {
    const code = request.kind === 'undo' ? 'undo-settled' : 'vote-settled';
    return refuseAtTable(code, { status, seat: request.seat });
  }
  if (seat === request.target) return refuseAtTable('vote-own-seat');
  if (seat === request.seat && !agrees) {
    await settle(unit, request, 'withdrawn', seat);
    return accept(request.id);
  }
  if (seat === request.seat && request.kind === 'undo') return refuseAtTable('undo-own-request');
  if (match.pausedAt !== null && request.kind !== 'unpause') return refuseAtTable('paused');
  return note(unit, request, seat, agrees);
}

/** Maximum number of rounds of `tend`, against an endless loop. Each but the last plays moves or carries out a request. */
const ROUNDS = 100;

/**
 * Updates a match after any change: its pending decisions, and its requests that are void, agreed or refused. Throws if the
 * match is gone.
 * @param known row of the match, read after its last change
 * @returns the updated row
 */
export async function tend(unit: UnitOfWork, matchId: string, known?: StoredMatch): Promise<StoredMatch> {
  const match = await tended(unit, matchId, known);
  if (match.watchers > 0) await tellWatchers(unit, match);
  return match;
}

async function tended(unit: UnitOfWork, matchId: string, known?: StoredMatch): Promise<StoredMatch> {
  const first = known ?? (await rowOf(unit.repositories, matchId));
  // A private match has no stored decisions, pings or requests.
  if (isPrivate(first)) return first;
  for (let round = 0; round < ROUNDS; round++) {
    const match = await withoutSpentStandIns(
      unit,
      round === 0 ? first : await rowOf(unit.repositories, matchId),
    );
    const { now, over, again, awaited } = await syncWaits(unit, match);
    if (again.length > 0) await pingSeparately(unit, match, again);
    // After an undo, the seat that must decide may have got a stand-in meanwhile.
    const idle = match.status === 'running' && awaited.length === 0;
    if (idle && (await playOn(unit, match))) continue;
    if (!match.asked || !(await nextRequest(unit, match, over))) return now;
  }
  throw new Error(`match ${matchId}: requests without an end`);
}

/** Settles one request that is decided or void. Returns true if the request was carried out: then the match has changed. */
async function nextRequest(unit: UnitOfWork, match: StoredMatch, over: readonly Seat[]): Promise<boolean> {
  const { repositories, at } = unit;
  for (const request of await repositories.requests.openOf(match.id)) {
    const { target, kind } = request;
    const lapsed = statusAt(request, at) === 'lapsed';
    if (lapsed && !isDecidedBySilence(kind)) {
      await settle(unit, request, 'lapsed');
      continue;
    }
    const decided = target !== null && over.includes(target);
    if (match.status !== 'running' || decided || (await KINDS[kind].inadmissible(unit, match, request))) {
      await settle(unit, request, 'withdrawn', decided ? target : null);
      continue;
    }
    const { asked, agreed, refused, needed } = await tally(repositories, match, request, at);
    if (agreed.length >= (lapsed ? refused.length + 1 : needed)) {
      await settle(unit, request, 'agreed');
      await KINDS[kind].carryOut(unit, match, request);
      return true;
    }
    const one = needed === asked.length ? (refused[0] ?? null) : null;
    if (lapsed) await settle(unit, request, 'lapsed');
    else if (asked.length - refused.length < needed) await settle(unit, request, 'refused', one);
  }
  return false;
}
