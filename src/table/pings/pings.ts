import type { Seat } from '../../core/contract/game.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import type { PlaceOf } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Match, Notice } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { markPinged, pingByBoard, pingSeparately } from '../waiting/decision-pings.ts';
import { nudge } from './nudge.ts';
import { isStillDue, markPingedByRequest, type PingSubject, pingByRequest } from './request-pings.ts';

const matchWithWaits = ({ repositories: { matches, waits } }: UnitOfWork, matchId: string) =>
  Promise.all([matches.get(matchId), waits.list(matchId)]);

/** Runs the decisions of `decision-pings.ts` and `request-pings.ts`, each in a unit of work. */
export class Pings extends TablePart {
  pingByBoard(notice: Pick<Notice, 'id' | 'matchId' | 'rev' | 'since' | 'place'>): Promise<readonly Seat[]> {
    return this.units.of(notice.matchId, async unit => {
      const [match, waited] = await matchWithWaits(unit, notice.matchId);
      return match ? pingByBoard(unit, match, notice, waited) : [];
    });
  }

  pingSeparately({ matchId, rev }: Pick<Notice, 'matchId' | 'rev'>): Promise<void> {
    return this.units.of(matchId, async unit => {
      const [match, waited] = await matchWithWaits(unit, matchId);
      if (match?.rev === rev && match.pausedAt === null) await pingSeparately(unit, match, undefined, waited);
    });
  }

  pingByRequest({ matchId, place }: PlaceOf, request: PingSubject): Promise<readonly string[]> {
    return this.units.of(matchId, unit => pingByRequest(unit, { matchId, place }, request));
  }

  markPinged(notice: Pick<Notice, 'id' | 'matchId' | 'rev'>, userIds: readonly string[]): Promise<void> {
    return this.units.of(notice.matchId, async unit => {
      const match = await unit.repositories.matches.get(notice.matchId);
      if (match) await markPinged(unit, match, notice, userIds);
    });
  }

  markPingedByRequest(
    matchId: string,
    request: PingSubject,
    userIds: readonly string[],
    wanted: readonly string[] = [],
  ): Promise<void> {
    return this.units.of(matchId, unit => markPingedByRequest(unit, { matchId, request }, userIds, wanted));
  }

  isStillDue({ matchId, details }: Pick<Notice, 'matchId' | 'details'>): Promise<boolean> {
    const { userId, request = null } = details;
    if (userId === undefined) return Promise.resolve(false);
    return this.units.of(matchId, unit => isStillDue(unit, { matchId, request, userId }));
  }

  nudge(
    matchId: string,
    personId: string,
  ): Promise<Result<{ readonly match: Match; readonly seats: readonly Seat[] }, Refusal>> {
    return this.units.transact(
      matchId,
      (unit, match) => nudge(unit, match, personId),
      (match, seats) => ({ match, seats }),
    );
  }
}
