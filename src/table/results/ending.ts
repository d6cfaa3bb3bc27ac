import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { withdraw } from '../asking/requests.ts';
import { Play } from '../play/play.ts';
import { askerOf, remaining, seatOf } from '../rows.ts';
import { refuseAtTable, type Sitting } from '../services.ts';
import type { Person } from '../types.ts';
import { conclude } from './results.ts';

/** The rules have no one to ask any more: the game is over. */
export async function finish(sitting: Sitting, matchId: string, play: Play): Promise<void> {
  if (play.toAct.length === 0) await conclude(sitting, matchId, 'rules');
}

/** Why nothing can be given up or called off; undefined while the game runs. */
function notRunning(match: StoredMatch): Result<never, Refusal> | undefined {
  if (match.status === 'running') return undefined;
  return refuseAtTable(match.status === 'lobby' ? 'not-started' : 'over');
}

/** One left: that seat has won. More: a stand-in plays for who resigned, at once if it is its turn. */
export async function resign(
  sitting: Sitting,
  match: StoredMatch,
  id: string,
): Promise<Result<void, Refusal>> {
  const shut = notRunning(match);
  if (shut) return shut;
  const seat = seatOf(match, id);
  if (seat === undefined) return refuseAtTable('not-seated');
  if (match.seats[seat]?.resigned) return refuseAtTable('resigned');
  const { drawers, at } = sitting;
  await drawers.matches.resign(match.id, seat, at);
  await drawers.seats.change(match.id, seat, { absentAt: null, offeredAt: null });
  await withdraw(sitting, match.id);
  const seats = match.seats.map(other => (other.seat === seat ? { ...other, resigned: true } : other));
  const now = { ...match, seats };
  const told = { matchId: match.id, since: match.rev, resigned: [seat] };
  if (remaining(now).length <= 1) {
    await conclude(sitting, match.id, 'resignation');
    await sitting.tell({ ...told, kind: 'board', rev: match.rev });
    return accept(undefined);
  }
  const { agreed, needed } = await votes(sitting, now);
  if (agreed >= needed) {
    await drawers.matches.end(match.id, 'cancelled', 'cancel', at);
    await sitting.tell({ ...told, kind: 'closed', rev: match.rev });
    return accept(undefined);
  }
  const play = new Play(sitting, now);
  await play.settle();
  await finish(sitting, match.id, play);
  await sitting.tell({ ...told, kind: 'board', rev: play.rev });
  return accept(undefined);
}

export interface Agreement {
  readonly agreed: number;
  readonly needed: number;
}

/** Only seats that have not resigned are asked, and counted. */
async function votes({ drawers }: Sitting, match: StoredMatch): Promise<Agreement> {
  const voted = new Set(await drawers.votes.list(match.id, 'cancel'));
  const asked = remaining(match);
  return { agreed: asked.filter(seat => voted.has(seat.userId)).length, needed: asked.length };
}

/** A lobby: its opener. A running game: all who have not resigned. Either: a moderator, alone. */
export async function cancel(
  sitting: Sitting,
  match: StoredMatch,
  person: Person,
  moderator: boolean,
): Promise<Result<Agreement, Refusal>> {
  if (match.status !== 'lobby' && match.status !== 'running') return refuseAtTable('over');
  const alone = moderator || (match.status === 'lobby' && match.openerId === person.id);
  const agreement = alone ? accept({ agreed: 1, needed: 1 }) : await vote(sitting, match, person);
  if (!agreement.ok || agreement.value.agreed < agreement.value.needed) return agreement;
  await sitting.drawers.matches.end(match.id, 'cancelled', 'cancel', sitting.at);
  const own =
    match.status === 'lobby'
      ? match.openerId === person.id
      : remaining(match).every(({ userId }) => userId === person.id);
  if (alone && !own) await logCancel(sitting, match, person);
  await sitting.tell({ matchId: match.id, kind: 'closed', rev: match.rev });
  return agreement;
}

/** Acts of moderators are public. */
async function logCancel({ drawers, at }: Sitting, match: StoredMatch, by: Person): Promise<void> {
  const { guildId, id, status, game } = match;
  if (guildId === null) return;
  const act = { guildId, userId: by.id, name: by.name, act: 'cancel', matchId: id };
  await drawers.servers.log({ ...act, details: { game, status }, at });
}

async function vote(
  sitting: Sitting,
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
  const news = await sitting.drawers.votes.cast(match.id, 'cancel', id, sitting.at);
  const agreement = await votes(sitting, match);
  if (news && agreement.agreed < agreement.needed) {
    await sitting.tell({ matchId: match.id, kind: 'vote', rev: match.rev });
  }
  return accept(agreement);
}
