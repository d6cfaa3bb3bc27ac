import { isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch, StoredSeat } from '../../store/index.ts';
import { isCounted, isRatedAlone } from '../match/closed-places.ts';
import { noteDone, tooSoon } from '../match/rate-limits.ts';
import { REQUEST_LASTS_MS } from '../match/request-status.ts';
import { askerOf, playingSeat, seatOf, voters } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerSeen } from '../match/strangers.ts';
import type { Person } from '../match/types.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { callOff } from './call-off.ts';
import { conclude } from './end.ts';

/** Returns true if a stand-in has played for 48 hours. Then the absent person's vote is not needed to call the game off. */
const isGivenUp = ({ absentAt }: Pick<StoredSeat, 'absentAt'>, at: number): boolean =>
  absentAt !== null && at - absentAt >= REQUEST_LASTS_MS;

const hasGone = (seat: StoredSeat, at: number): boolean =>
  seat.resigned || (seat.dealtTo !== null && seat.dealtTo !== seat.userId) || isGivenUp(seat, at);

/**
 * Lists the seats whose votes are needed to end a game by agreement. `deserted` is true if some people have left a rated game.
 * Then the people who stayed share the first rank.
 */
export function agreementIn(
  match: StoredMatch,
  at: number,
): { readonly asked: readonly StoredSeat[]; readonly deserted: boolean } {
  const sat = match.seats.filter(isPerson);
  const gone = sat.filter(seat => hasGone(seat, at));
  const deserted = match.status === 'running' && match.rated && gone.length > 0 && gone.length < sat.length;
  return { asked: voters(match).filter(seat => !isGivenUp(seat, at)), deserted };
}

/**
 * Ends a game after all needed votes. No seat wins, except in a game that people have deserted. Returns the kind of notice that
 * shows the end.
 */
export async function endTogether(unit: UnitOfWork, match: StoredMatch): Promise<'board' | 'closed'> {
  const { deserted } = agreementIn(match, unit.at);
  if (!deserted) {
    await callOff(unit, match.id);
    return 'closed';
  }
  for (const seat of voters(match).filter(own => isGivenUp(own, unit.at)))
    await unit.repositories.matches.resign(match.id, seat.seat, unit.at);
  await conclude(unit, match.id, 'resignation');
  return 'board';
}

export interface Agreement {
  readonly agreed: number;
  readonly needed: number;
}

export async function votes({ repositories, at }: UnitOfWork, match: StoredMatch): Promise<Agreement> {
  const voted = new Set(await repositories.votes.list(match.id, 'cancel'));
  const { asked } = agreementIn(match, at);
  return { agreed: asked.filter(seat => voted.has(seat.userId)).length, needed: asked.length };
}

/**
 * Returns true if a running game counts for ratings or a duplicate, and the person has or had a seat in it. Such a person can't
 * call the game off alone.
 */
export function countsFor(match: StoredMatch, personId: string): boolean {
  const sat = match.seats.some(({ userId, dealtTo }) => userId === personId || dealtTo === personId);
  return match.status === 'running' && sat && isCounted(match);
}

/**
 * Calls a match off. A vote to cancel is no request, and never lapses. The opener may close a lobby. In a running game, all
 * people who have not left must agree. A moderator may call off any match of their server alone, except a game for which
 * `countsFor` is true. A match of several places has no moderator.
 */
export async function cancel(
  unit: UnitOfWork,
  match: StoredMatch,
  person: Person,
  manages: boolean,
): Promise<Result<Agreement, Refusal>> {
  const moderator = manages && match.places.length === 0;
  if (match.status !== 'lobby' && match.status !== 'running') return refuseAtTable('over');
  const alone =
    match.status === 'lobby'
      ? moderator || match.openerId === person.id
      : moderator && !countsFor(match, person.id);
  const agreement = alone ? accept({ agreed: 1, needed: 1 }) : await vote(unit, match, person);
  if (!agreement.ok || agreement.value.agreed < agreement.value.needed) return agreement;
  const kind = await endTogether(unit, match);
  const own =
    match.status === 'lobby'
      ? match.openerId === person.id
      : voters(match).every(({ userId }) => userId === person.id);
  if (alone && !own) await logCancel(unit, match, person);
  await unit.tell({ matchId: match.id, kind, rev: match.rev });
  return agreement;
}

/** Withdraws all votes for calling the game off, at the request of one person. */
export async function playOn(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
): Promise<Result<{ readonly news: boolean }, Refusal>> {
  const seat = playingSeat(match, personId);
  if (!seat.ok) return seat;
  const news = await unit.repositories.votes.clear(match.id, 'cancel');
  if (news) await unit.tell(redrawOf(match));
  return accept({ news });
}

async function logCancel({ repositories, at }: UnitOfWork, match: StoredMatch, by: Person): Promise<void> {
  const { guildId, id, status, game } = match;
  if (guildId === null) return;
  const act = { guildId, userId: by.id, name: by.name, act: 'cancel', matchId: id };
  await repositories.servers.log({ ...act, details: { game, status }, at });
}

async function vote(
  unit: UnitOfWork,
  match: StoredMatch,
  { id }: Person,
): Promise<Result<Agreement, Refusal>> {
  if (match.status === 'lobby') {
    const asker = askerOf(match, id);
    return refuseAtTable('not-opener', { ...openerSeen(match), action: 'cancel', asker });
  }
  const seat = playingSeat(match, id);
  if (!seat.ok)
    return isCounted(match) && seatOf(match, id) === undefined ? refuseAtTable('cancel-counts') : seat;
  if (isRatedAlone(match)) return refuseAtTable('cancel-alone');
  const voted = await unit.repositories.votes.list(match.id, 'cancel');
  // The first vote posts a message, and a person can withdraw a vote and vote again. So a person may not do this too often.
  const asking = { what: 'ask', personId: id, scope: match.id } as const;
  const hurried = voted.includes(id) ? undefined : await tooSoon(unit, asking);
  if (hurried) return hurried;
  const news = await unit.repositories.votes.cast(match.id, 'cancel', id, unit.at);
  if (news) await noteDone(unit, asking);
  const agreement = await votes(unit, match);
  if (news && agreement.agreed < agreement.needed) {
    await unit.tell({ matchId: match.id, kind: 'vote', rev: match.rev });
  }
  return accept(agreement);
}
