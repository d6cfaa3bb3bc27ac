import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { withdraw } from '../asking/requests.ts';
import { bookDuplicate } from '../duplicates/booking.ts';
import { book } from '../leagues/booking.ts';
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
    await callOff(unit, match.id);
    await unit.tell({ ...told, kind: 'closed', rev: match.rev });
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

/** Only people who have not resigned are asked, and counted. */
async function votes({ repositories }: UnitOfWork, match: StoredMatch): Promise<Agreement> {
  const voted = new Set(await repositories.votes.list(match.id, 'cancel'));
  const asked = voters(match);
  return { agreed: asked.filter(seat => voted.has(seat.userId)).length, needed: asked.length };
}

/** A lobby: its opener. A running game: all who have not resigned. Either: a moderator, alone. */
export async function cancel(
  unit: UnitOfWork,
  match: StoredMatch,
  person: Person,
  moderator: boolean,
): Promise<Result<Agreement, Refusal>> {
  if (match.status !== 'lobby' && match.status !== 'running') return refuseAtTable('over');
  const alone = moderator || (match.status === 'lobby' && match.openerId === person.id);
  const agreement = alone ? accept({ agreed: 1, needed: 1 }) : await vote(unit, match, person);
  if (!agreement.ok || agreement.value.agreed < agreement.value.needed) return agreement;
  await callOff(unit, match.id);
  const own =
    match.status === 'lobby'
      ? match.openerId === person.id
      : voters(match).every(({ userId }) => userId === person.id);
  if (alone && !own) await logCancel(unit, match, person);
  await unit.tell({ matchId: match.id, kind: 'closed', rev: match.rev });
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
    return refuseAtTable('not-opener', { opener: match.openerName, deed: 'cancel', asker });
  }
  const seat = match.seats.find(({ userId }) => userId === id);
  if (!seat) return refuseAtTable('not-seated');
  if (seat.resigned) return refuseAtTable('resigned');
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
