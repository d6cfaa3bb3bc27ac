import type { Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { comeBack } from '../actors/act.ts';
import { leaveSeat } from '../actors/stand-in.ts';
import { isUsed, removeEmptyPlaces } from '../lobby/admission.ts';
import { busy } from '../lobby/gathering.ts';
import { REACHES } from '../lobby/reaches.ts';
import { isCounted } from '../match/closed-places.ts';
import { placeNumbers, placeSeen } from '../match/places.ts';
import { endOfSeat } from '../match/position.ts';
import { settle } from '../match/request-status.ts';
import { people, playingSeat } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Match, Person } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { againAs } from '../moves/tell-moves.ts';
import { goOnInDirectMessages } from '../waiting/moved-places.ts';

async function comeBackInPerson(unit: UnitOfWork, match: StoredMatch, seat: Seat): Promise<void> {
  const now = await comeBack(unit, match, seat);
  if (now === match) return;
  for (const request of await unit.repositories.requests.openOf(match.id)) {
    if (request.target === seat) await settle(unit, request, 'withdrawn', seat);
  }
}

/**
 * Gives an offered seat to a new person.
 * @param wanted absent: the first seat on offer
 */
async function take(
  unit: UnitOfWork,
  match: StoredMatch,
  { id, name }: Person,
  wanted?: Seat,
): Promise<Result<Seat, Refusal>> {
  const { repositories, tell } = unit;
  if (match.status === 'lobby') return refuseAtTable('not-started');
  if (match.status !== 'running') return refuseAtTable('over');
  if (match.seats.some(({ userId }) => userId === id)) return refuseAtTable('already-seated');
  const offered = match.seats.find(
    ({ seat, offeredAt, resigned }) => offeredAt !== null && !resigned && (wanted ?? seat) === seat,
  );
  if (!offered) return refuseAtTable('no-offer');
  const staying = people(match).filter((_, seat) => seat !== offered.seat);
  const refused =
    (await REACHES.seats.offered(repositories, match, { id }, staying)) ?? (await busy(unit, id));
  if (refused) return refused;
  if (!(await repositories.seats.take(match.id, offered.seat, id, name, placeSeen(match))))
    return refuseAtTable('no-offer');
  const news = { matchId: match.id, rev: match.rev };
  const { seat, name: before, userId, place: known } = offered;
  const now = [...staying, { id, name, place: placeSeen(match) }];
  await removeEmptyPlaces(unit, match, now, userId);
  // Only the place of the person who had the seat before learns this person's name.
  for (const place of placeNumbers(match).filter(each => isUsed(each, now))) {
    const details = { change: 'taken', ...(place === known && { name: before, id: userId }) } as const;
    await tell({ ...news, kind: 'seat', seat, place, details });
  }
  await tell({ ...news, kind: againAs(unit, match) });
  return accept(offered.seat);
}

/** Changes of a seat's person: leaving the seat, coming back to it, or taking a seat that is on offer. */
export class SeatChanges extends TablePart {
  readonly take = this.units.changing(take);

  /**
   * Records that the seat's person is out of the server. The stand-in plays, and the other people may vote to offer the seat.
   * In a rated match or a duplicate's match the person has not left. The match goes on in their direct messages, and no
   * stand-in plays.
   */
  async gone(matchId: string, seat: Seat): Promise<Result<Match, Refusal>> {
    const before = await this.store.matches.get(matchId);
    const counts = before !== undefined && isCounted(before) && before.status === 'running';
    if (counts && (await goOnInDirectMessages(this.units, before, [seat])).length > 0)
      return this.units.change(matchId, async () => accept(undefined));
    return this.units.change(matchId, async (unit, match) => {
      if (match.status === 'lobby') return refuseAtTable('not-started');
      if (match.status !== 'running') return refuseAtTable('over');
      const own = match.seats[seat];
      if (!own) return refuseAtTable('bad-seat', { seat });
      const end = endOfSeat(own);
      if (end !== null) return refuseAtTable('seat-resigned', { seat, end });
      if (counts) await unit.repositories.seats.change(matchId, seat, { gone: true });
      else if (!own.gone) await leaveSeat(unit, match, seat, 'gone');
      return accept(undefined);
    });
  }

  /** Ends a person's absence and the offer of their seat. Any action of the person does the same. */
  back(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.units.change(matchId, async (unit, match) => {
      const seat = playingSeat(match, personId);
      if (seat.ok) await comeBackInPerson(unit, match, seat.value);
      return seat;
    });
  }
}
