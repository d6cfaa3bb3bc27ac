import type { Seat } from '../core/contract/game.ts';
import { isPerson, peopleAt } from '../core/contract/player.ts';
import { accept, type Refusal, type Result, refuse } from '../core/contract/result.ts';
import { HOUR_MS } from '../core/values/days.ts';
import type { RematchWish } from './lobby/rematch.ts';
import {
  type CancelVote,
  isPrivate,
  type Match,
  type MatchRequest,
  MOTION_KINDS,
  type MotionKind,
  type Person,
} from './match/types.ts';
import { isPractice } from './moves/undo.ts';
import type { Member } from './people/servers.ts';
import { ABOUT_NO_SEAT } from './requests/voting.ts';
import type { Table } from './table.ts';

/** Way in which the person of a seat can change their match beside the actions of the game. */
export type SeatWay =
  | { readonly kind: 'answer'; readonly request: number; readonly agrees: boolean }
  | { readonly kind: 'withdraw'; readonly request: number }
  /** `practises`: the undo makes the score of a game of one person practice. `asks`: the other people must agree. */
  | { readonly kind: 'undo'; readonly asks: boolean; readonly practises: boolean }
  | { readonly kind: 'propose'; readonly motion: MotionKind; readonly seat?: Seat }
  | { readonly kind: 'cancel'; readonly how: CancelHow }
  /**
   * `effect`: effect of the resignation on the match, which ends or is called off if all others have agreed to cancel it.
   * `others`: number of seats that are left.
   */
  | { readonly kind: 'resign'; readonly effect: 'loses' | 'ends' | 'cancels'; readonly others: number }
  | { readonly kind: 'play-on' | 'return' | 'nudge' | 'rematch' };

/** Way in which a vote calls a match off. `deserted`: a player has left. `last`: all others agree. */
export type CancelHow = 'alone' | 'deserted' | 'last' | 'vote';

export interface Cancellation {
  readonly agreed: readonly Seat[];
  /** Number of seats whose votes are needed. */
  readonly asked: number;
}

/** Questions that a match asks its seats now, and the ways of one seat. */
export interface SeatWays {
  readonly requests: readonly MatchRequest[];
  readonly cancellation: Cancellation | undefined;
  readonly ways: readonly SeatWay[];
}

type SeatWaits = Awaited<ReturnType<Table['waiting']>>;

const NO_WAYS: SeatWays = { requests: [], cancellation: undefined, ways: [] };

/** Lists the ways of a seat. A resigned seat has none before the end of the match, and a person without a seat has none. */
export async function waysOf(table: Table, match: Match, seat: Seat | undefined): Promise<SeatWays> {
  const own = seat === undefined ? undefined : match.seats[seat];
  if (seat === undefined || !own) return NO_WAYS;
  if (match.status === 'over') return { ...NO_WAYS, ways: isPrivate(match) ? [] : [{ kind: 'rematch' }] };
  if (match.status !== 'running' || own.end !== null) return NO_WAYS;
  const [requests, vote, waits] = await Promise.all([
    table.requests.open(match.id),
    table.cancelVote(match.id),
    table.waiting(match.id),
  ]);
  const cancellation = await table.cancellation(match, vote);
  const back = own.state === 'absent' || own.state === 'offered' ? [{ kind: 'return' } as const] : [];
  return {
    requests,
    cancellation,
    ways: [
      ...requests.flatMap(request => answersTo(request, seat)),
      ...(cancellation ? [{ kind: 'play-on' } as const] : []),
      ...back,
      ...(await undoing(table, match, seat, requests)),
      ...((await mayNudge(table, match, seat, waits)) ? [{ kind: 'nudge' } as const] : []),
      ...(await proposals(table, match, seat, { requests, waits })),
      ...leaving(match, own, vote, cancellation?.agreed ?? []),
    ],
  };
}

/** Checks that a seat may ping people for whom the match has waited an hour. `known`: the waits, if they were read. */
export async function mayNudge(table: Table, match: Match, own: Seat | undefined, known?: SeatWaits) {
  if (own === undefined || match.seats[own]?.end !== null || match.pausedAt !== null) return false;
  const [first, ...more] = match.position.toAct;
  if (first === own && more.length === 0) return false;
  const waits = known ?? (await table.waiting(match.id));
  return waits.every(({ seat }) => seat !== own) && waits.some(({ waited }) => waited >= HOUR_MS);
}

/** Lists the ways to leave a match: to call it off, and to resign. */
function leaving(
  match: Match,
  { seat, id: personId }: Match['seats'][number],
  vote: CancelVote,
  agreed: readonly Seat[],
): readonly SeatWay[] {
  const others = match.seats.filter(other => other.seat !== seat && !other.resigned);
  const people = others.filter(isPerson);
  const agree = people.length > 0 && people.every(other => agreed.includes(other.seat));
  const effect = !agree || others.length < 2 ? 'loses' : match.rated ? 'ends' : 'cancels';
  const left = people.length === 0 ? 0 : others.length;
  const isBarred = agreed.includes(seat) || (match.rated && peopleAt(match) === 1);
  return [
    ...(isBarred ? [] : [{ kind: 'cancel', how: howToCancel(vote, personId) } as const]),
    { kind: 'resign', effect, others: left },
  ];
}

/** Returns how a match ends by the person's vote to call it off. */
export function howToCancel({ asked, deserted, votes }: CancelVote, personId: string): CancelHow {
  const others = asked.filter(other => other !== personId);
  if (deserted) return 'deserted';
  if (others.length === 0) return 'alone';
  return others.every(other => votes.includes(other)) ? 'last' : 'vote';
}

/** Lists what a seat can do about a request: its maker can withdraw it, and each other seat can answer once. */
function answersTo(
  { id: request, seat, asked, agreed, refused }: MatchRequest,
  own: Seat,
): readonly SeatWay[] {
  if (seat === own) return [{ kind: 'withdraw', request }];
  const isOpen = asked.includes(own) && !agreed.includes(own) && !refused.includes(own);
  return isOpen ? [true, false].map(agrees => ({ kind: 'answer', request, agrees })) : [];
}

async function undoing(
  table: Table,
  match: Match,
  seat: Seat,
  requests: readonly MatchRequest[],
): Promise<readonly SeatWay[]> {
  if (match.pausedAt !== null || (isPrivate(match) && !match.practised)) return [];
  const last = await table.undoable(match.id);
  if (!last?.seats.includes(seat)) return [];
  const asks = last.consent !== null;
  if (asks && requests.some(({ kind }) => kind === 'undo')) return [];
  return [{ kind: 'undo', asks, practises: isPractice(match) }];
}

async function proposals(
  table: Table,
  match: Match,
  own: Seat,
  { requests, waits }: { readonly requests: readonly MatchRequest[]; readonly waits: SeatWaits },
): Promise<readonly SeatWay[]> {
  const others = match.seats.filter(other => isPerson(other) && other.seat !== own && other.end === null);
  const late = waits.flatMap(wait => (wait.late ? [wait.seat] : []));
  const missing = others.filter(({ seat, state }) => late.includes(seat) || state === 'absent');
  const all = MOTION_KINDS.flatMap((motion): readonly { motion: MotionKind; seat?: Seat }[] =>
    ABOUT_NO_SEAT.includes(motion) ? [{ motion }] : missing.map(({ seat }) => ({ motion, seat })),
  ).filter(({ motion, seat = null }) =>
    requests.every(({ kind, target }) => kind !== motion || target !== seat),
  );
  const possible = await Promise.all(
    all.map(({ motion, seat }) => table.requests.allows(match, motion, seat)),
  );
  return all.filter((_, at) => possible[at]).map(proposal => ({ kind: 'propose', ...proposal }));
}

/** Person who goes a way, and the position that they saw. */
export interface WayWish {
  readonly seat: Seat;
  readonly rev: number;
  readonly sentAt?: number;
  /** Returns the person's roles in the match's server. Undefined: they are not known. */
  readonly member?: () => Promise<Member | undefined>;
}

/** Result of a way. `request`: the request as it is now. `match`: the match, or the rematch. `seats`: the nudged seats. */
export interface WayDone {
  readonly match?: Match;
  readonly request?: MatchRequest | null;
  readonly seats?: readonly Seat[];
}

/**
 * Opens the rematch of an ended match. The second person who asks for it finds the lobby of the first person, and joins it.
 * `joined`: true for such a person.
 */
export async function askRematch(
  table: Table,
  matchId: string,
  person: Person,
  wish: Omit<RematchWish, 'personId'>,
): Promise<Result<{ readonly match: Match; readonly joined: boolean; readonly refusal?: Refusal }, Refusal>> {
  const opened = await table.rematch(matchId, { ...wish, personId: person.id });
  if (!opened.ok) return opened;
  const match = opened.value;
  if (match.status !== 'lobby') return accept({ match, joined: false });
  const joined = await table.join(match.id, person);
  if (joined.ok) return accept({ match: joined.value, joined: true });
  const { refusal } = joined;
  return accept({ match, joined: false, ...(refusal.code !== 'table/already-seated' && { refusal }) });
}

const ofMatch = (done: Result<Match, Refusal>): Result<WayDone, Refusal> =>
  done.ok ? accept({ match: done.value }) : done;

/** Carries out a way of a seat, by the functions of the table that buttons and commands use. */
export async function goWay(
  table: Table,
  { id, seats, guildId }: Match,
  way: SeatWay,
  { seat, rev, sentAt, member }: WayWish,
): Promise<Result<WayDone, Refusal>> {
  const person = seats[seat];
  if (!person) return refuse('table/not-seated');
  switch (way.kind) {
    case 'answer':
      return table.requests.answer(id, person.id, way.agrees, { request: way.request, sentAt });
    case 'withdraw':
      return table.requests.answer(id, person.id, false, { request: way.request, sentAt });
    case 'undo':
      return way.asks
        ? table.requests.askUndo(id, person.id, { rev, sentAt })
        : table.undo(id, person.id, { rev, sentAt });
    case 'propose':
      return table.requests.ask(id, person.id, { kind: way.motion, seat: way.seat });
    case 'cancel':
      return table.cancel(id, person, { moderator: false });
    case 'resign':
      return ofMatch(await table.resign(id, person.id));
    case 'nudge':
      return table.pings.nudge(id, person.id);
    case 'play-on': {
      const kept = await table.playOn(id, person.id);
      return kept.ok ? accept({}) : kept;
    }
    case 'return':
      return ofMatch(await table.seatChanges.back(id, person.id));
    case 'rematch': {
      const roles = guildId === null ? undefined : await member?.();
      if (guildId !== null && !roles) return refuse('table/may-not-open');
      const asked = await askRematch(table, id, person, { member: roles });
      if (!asked.ok) return asked;
      const { match, refusal } = asked.value;
      return refusal ? { ok: false, refusal } : accept({ match });
    }
  }
}
