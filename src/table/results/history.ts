import type { AnyGame, History } from '../../core/contract/game.ts';
import type { EndedSeat } from '../../core/contract/seat-ends.ts';
import type { Repositories, StoredMatch, StoredMove, StoredSeat } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';
import { endOfSeat } from '../match/position.ts';

export interface Course {
  readonly history: History<unknown, unknown, unknown>;
  readonly moves: readonly StoredMove[];
}

/**
 * Reads the history of a match that was dealt. A resignation without a stored revision is placed before the stand-in's first
 * move.
 */
export async function courseOf(
  { moves: log }: Pick<Repositories, 'moves'>,
  game: AnyGame,
  match: StoredMatch,
): Promise<Course> {
  const [states, rows] = [await log.states(match.id), await log.list(match.id, 0, match.rev)];
  const moves = standingMoves(rows);
  const before = ({ seat, resignedRev }: StoredSeat): number => {
    if (resignedRev !== null) return moves.filter(({ rev }) => rev <= resignedRev).length;
    const first = moves.findIndex(move => move.seat === seat && move.by === 'stand-in');
    return first < 0 ? moves.length : first;
  };
  const played = moves.map(({ rev, seat, action, events }) => ({
    seat,
    action: readable(game, match.id, rev, action),
    events,
    state: states[rev],
  }));
  const resigned = match.seats.flatMap((own): readonly EndedSeat[] => {
    const end = endOfSeat(own);
    return end ? [{ seat: own.seat, before: before(own), ...(end !== 'resigned' && { end }) }] : [];
  });
  return { history: { deal: states[0], played, resigned }, moves };
}

function readable(game: AnyGame, matchId: string, rev: number, text: string): unknown {
  const action = game.read(text);
  if (!action.ok)
    throw new Error(`match ${matchId}, revision ${rev}: no one can read the action (${action.refusal.code})`);
  return action.value;
}

/** Lists the seats to which the turns belong, in order. Choices that several seats made at the same time are no seat's turn. */
function turnsOf(game: AnyGame, { history: { deal, played }, moves }: Course): readonly number[] {
  const turns: number[] = [];
  let [together, on]: [boolean, number | null] = [false, null];
  for (const [index, { seat }] of played.entries()) {
    const [before, batch] = [played[index - 1]?.state ?? deal, moves[index]?.batch];
    together = game.toAct(before).length > 1 || (together && batch === moves[index - 1]?.batch);
    if (!together && seat !== on) turns.push(seat);
    on = together ? null : seat;
  }
  return turns;
}

/**
 * Returns true if an unrated game ended by resignations before any seat's second turn. A rated game always counts, since
 * otherwise people could resign after a bad first round at no cost.
 */
export function endedEarly(
  game: AnyGame,
  { endedBy, rated, seats }: Pick<StoredMatch, 'endedBy' | 'rated' | 'seats'>,
  course: Course,
): boolean {
  if (endedBy !== 'resignation' || rated || seats.length === 1) return false;
  const turns = turnsOf(game, course);
  return seats.every(({ seat }) => turns.filter(other => other === seat).length < 2);
}
