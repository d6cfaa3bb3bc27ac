import { isPerson } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch, StoredSeat } from '../../store/index.ts';
import { PATIENCE, withdraw } from '../asking/requests.ts';
import { bookDuplicate } from '../duplicates/booking.ts';
import { book } from '../leagues/booking.ts';
import { openerNamed } from '../lobby/strangers.ts';
import { redrawOf } from '../outbox/own-messages.ts';
import { Play } from '../play/play.ts';
import { noteDone, tooSoon } from '../rate-limits.ts';
import { askerOf, remaining, seatOf, voters } from '../rows.ts';
import { refuseAtTable, type UnitOfWork } from '../services.ts';
import type { Person } from '../types.ts';
import { conclude } from './results.ts';

/** The rules have no one to ask any more: the game is over. */
export async function finish(unit: UnitOfWork, matchId: string, play: Play): Promise<void> {
  if (play.toAct.length === 0) await conclude(unit, matchId, 'rules');
}

/** Nobody wins; a league, or the other tables of a duplicate, go on all the same. */
export async function callOff(unit: UnitOfWork, matchId: string): Promise<void> {
  await unit.repositories.matches.end(matchId, 'cancelled', 'cancel', unit.at);
  await book(unit, matchId);
  await bookDuplicate(unit, matchId);
}

/** Played for so long that the others need not wait for the person to end the game. */
const isGivenUp = ({ absentAt }: Pick<StoredSeat, 'absentAt'>, at: number): boolean =>
  absentAt !== null && at - absentAt >= PATIENCE;

const hasGone = (seat: StoredSeat, at: number): boolean =>
  seat.resigned || (seat.dealtTo !== null && seat.dealtTo !== seat.userId) || isGivenUp(seat, at);

/** Whom an end by agreement asks. In a deserted game, rated and left by some, whoever stayed shares the first rank then. */
export function agreementIn(
  match: StoredMatch,
  at: number,
): { readonly asked: readonly StoredSeat[]; readonly deserted: boolean } {
  const sat = match.seats.filter(isPerson);
  const gone = sat.filter(seat => hasGone(seat, at));
  const deserted = match.status === 'running' && match.rated && gone.length > 0 && gone.length < sat.length;
  return { asked: voters(match).filter(seat => !isGivenUp(seat, at)), deserted };
}

/** What all who are asked have agreed to: nobody wins, but for a deserted game. Returns how it is told. */
async function endTogether(unit: UnitOfWork, match: StoredMatch): Promise<'board' | 'closed'> {
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

/** Why nothing can be given up or called off; undefined while the game runs. */
function notRunning(match: StoredMatch): Result<never, Refusal> | undefined {
  if (match.status === 'running') return undefined;
  return refuseAtTable(match.status === 'lobby' ? 'not-started' : 'over');
}

/** One left, or no person: who is left has won. More: a stand-in plays for who resigned, at once if it is its turn. */
export async function resign(
  unit: UnitOfWork,
  match: StoredMatch,
  id: string,
): Promise<Result<void, Refusal>> {
  const shut = notRunning(match);
  if (shut) return shut;
  const seat = seatOf(match, id);
  if (seat === undefined) return refuseAtTable('not-seated');
  if (match.seats[seat]?.resigned) return refuseAtTable('resigned');
  const { repositories, at } = unit;
  await repositories.matches.resign(match.id, seat, at);
  await repositories.seats.change(match.id, seat, { absentAt: null, offeredAt: null });
  await withdraw(unit, match.id);
  const seats = match.seats.map(other => (other.seat === seat ? { ...other, resigned: true } : other));
  const now = { ...match, seats };
  const told = { matchId: match.id, since: match.rev, resigned: [seat] };
  if (remaining(now).length <= 1 || voters(now).length === 0) {
    await conclude(unit, match.id, 'resignation');
    await unit.tell({ ...told, kind: 'board', rev: match.rev });
    return accept(undefined);
  }
  const { agreed, needed } = await votes(unit, now);
  if (agreed >= needed) {
    const kind = await endTogether(unit, now);
    await unit.tell({ ...told, kind, rev: match.rev });
    return accept(undefined);
  }
  const play = new Play(unit, now);
  await play.settle();
  await finish(unit, match.id, play);
  await unit.tell({ ...told, kind: 'board', rev: play.rev });
  return accept(undefined);
}

export interface Agreement {
  readonly agreed: number;
  readonly needed: number;
}

/** Only people who have not gone are asked, and counted. */
async function votes({ repositories, at }: UnitOfWork, match: StoredMatch): Promise<Agreement> {
  const voted = new Set(await repositories.votes.list(match.id, 'cancel'));
  const { asked } = agreementIn(match, at);
  return { agreed: asked.filter(seat => voted.has(seat.userId)).length, needed: asked.length };
}

/** Whether the game counts for a rating or points (a league's is rated) of somebody who sat there: they can't call it off alone. */
export function countsFor(match: StoredMatch, personId: string): boolean {
  const sat = match.seats.some(({ userId, dealtTo }) => userId === personId || dealtTo === personId);
  return match.status === 'running' && sat && (match.rated || match.duplicateId !== null);
}

/** A lobby: its opener. A running game: all who have not gone. Either: a moderator alone, but for a game that counts for them. */
export async function cancel(
  unit: UnitOfWork,
  match: StoredMatch,
  person: Person,
  moderator: boolean,
): Promise<Result<Agreement, Refusal>> {
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

/** Somebody would rather play: who agreed to call the game off does so no more. */
export async function playOn(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
): Promise<Result<{ readonly news: boolean }, Refusal>> {
  const shut = notRunning(match);
  if (shut) return shut;
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  if (!voters(match).some(({ userId }) => userId === personId)) return refuseAtTable('resigned');
  const news = await unit.repositories.votes.clear(match.id, 'cancel');
  if (news) await unit.tell(redrawOf(match));
  return accept({ news });
}

/** Acts of moderators are public. */
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
    return refuseAtTable('not-opener', { ...openerNamed(match), deed: 'cancel', asker });
  }
  const seat = match.seats.find(({ userId }) => userId === id);
  if (!seat) return refuseAtTable('not-seated');
  if (seat.resigned) return refuseAtTable('resigned');
  if (match.rated && match.seats.filter(isPerson).length === 1) return refuseAtTable('cancel-alone');
  const voted = await unit.repositories.votes.list(match.id, 'cancel');
  // It is told to all, and a vote that somebody ended can be opened again.
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
