import type { Seat } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import { leaveSeat } from '../actors/stand-in.ts';
import { isInDoubt } from '../match/closed-places.ts';
import { unlessDamaged } from '../match/damage.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { callOff, endUnreached } from '../results/call-off.ts';
import { moveShutOut } from '../waiting/moved-places.ts';
import { isLate } from '../waiting/waits.ts';

/** Milliseconds for which a league waits for an absent person. Then the stand-in plays. */
const AWAY_MS = 7 * 86_400_000;

/**
 * Returns the next time at which a stand-in must take over for an absent person, in milliseconds since the epoch. Undefined: no
 * league waits for an absent person.
 */
export async function nextRelief({ leagues }: Pick<Repositories, 'leagues'>): Promise<number | undefined> {
  const since = await leagues.longestStill();
  return since === undefined ? undefined : since + AWAY_MS;
}

/**
 * Lets the stand-in play for a person who is late or was absent for long, until the person returns. In a league this needs no
 * vote.
 */
async function relieve(unit: UnitOfWork, match: StoredMatch, seat: Seat): Promise<Result<void, Refusal>> {
  const { repositories, at, tell } = unit;
  const wait = (await repositories.waits.list(match.id)).find(row => row.seat === seat);
  const own = match.seats[seat];
  const still = wait !== undefined && wait.stoppedAt !== null && wait.since <= at - AWAY_MS;
  const due = wait !== undefined && (still || isLate(match, wait, at));
  if (match.status !== 'running' || match.pausedAt !== null || !own || own.resigned || own.absentAt !== null)
    return refuseAtTable('over');
  if (!due) return refuseAtTable('not-late', { seat });
  if (await isInDoubt(repositories, match, seat, at)) {
    await endUnreached(unit, match, seat);
    return accept(undefined);
  }
  const others = match.seats.some(
    other => other.seat !== seat && !other.resigned && other.absentAt === null && isPerson(other),
  );
  if (others) {
    await leaveSeat(unit, match, seat, 'absent');
    return accept(undefined);
  }
  // No person is left in the game, so it is called off.
  await repositories.seats.change(match.id, seat, { absentAt: at });
  await callOff(unit, match.id);
  await tell({ matchId: match.id, kind: 'closed', rev: match.rev });
  return accept(undefined);
}

/** Lets stand-ins play all late seats of leagues, each in a transaction of its match. */
export async function relieveLate(units: UnitsOfWork): Promise<void> {
  const now = units.services.now();
  for (const { matchId, seat } of await units.store.leagues.late(now - AWAY_MS))
    await unlessDamaged(matchId, async () => {
      await moveShutOut(units, matchId, [seat]);
      return units.change(matchId, (unit, match) => relieve(unit, match, seat));
    });
}
