// actors/stand-in.ts plays the turns of a resigned seat. rated-field.ts ranks the seat for ratings.
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { withdraw } from '../match/request-status.ts';
import { playingSeat, remaining, voters } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import { Play } from '../moves/play.ts';
import { endTogether, votes } from './cancel.ts';
import { conclude, settleAndFinish } from './end.ts';

/**
 * Resigns a seat. If at most one seat or no person remains, the game ends, and the remaining seats share the first rank.
 * Otherwise a stand-in plays the seat.
 * @param leaves true where the person goes for good without resigning, so that the seat's end is reported as leaving
 * (`endOfSeat`)
 */
export async function resign(
  unit: UnitOfWork,
  match: StoredMatch,
  id: string,
  leaves = false,
): Promise<Result<void, Refusal>> {
  const playing = playingSeat(match, id);
  if (!playing.ok) return playing;
  const seat = playing.value;
  const { repositories, at } = unit;
  await repositories.matches.resign(match.id, seat, at);
  await repositories.seats.change(match.id, seat, { absentAt: leaves ? at : null, offeredAt: null });
  await withdraw(unit, match.id);
  const seats = match.seats.map(other => (other.seat === seat ? { ...other, resigned: true } : other));
  const now = { ...match, seats };
  const resignation = { matchId: match.id, since: match.rev, resigned: [seat] };
  if (remaining(now).length <= 1 || voters(now).length === 0) {
    await conclude(unit, match.id, 'resignation');
    await unit.tell({ ...resignation, kind: 'board', rev: match.rev });
    return accept(undefined);
  }
  const { agreed, needed } = await votes(unit, now);
  if (agreed >= needed) {
    const kind = await endTogether(unit, now);
    await unit.tell({ ...resignation, kind, rev: match.rev });
    return accept(undefined);
  }
  const play = new Play(unit, now);
  await settleAndFinish(unit, play);
  await unit.tell({ ...resignation, kind: 'board', rev: play.rev });
  return accept(undefined);
}
