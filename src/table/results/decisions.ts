import type { AnyGame, Seat } from '../../core/contract/game.ts';
import type { Decision } from '../../core/review/coach.ts';
import type { Store, StoredMatch, StoredMove } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';

export interface SeenDecision extends Decision {
  readonly view: unknown;
}

/** Position in which several seats choose at the same time. `open` has the seats whose choice comes later in the log. */
interface SealedRound {
  readonly seen: number;
  readonly turn: number;
  readonly state: unknown;
  readonly batch: number;
  readonly open: Set<Seat>;
}

const isOwn = ({ by }: StoredMove): boolean => by === 'person' || by === 'order';

/**
 * Returns true for a move that a review judges. Moves of bots and stand-ins are judged too, since they affected the other
 * seats.
 */
const isDecided = ({ by }: StoredMove): boolean => by !== 'forced' && by !== 'undo';

/**
 * Lists the decisions that were not undone, each with the view before it. Choices that were sealed together all have the view
 * before the first of them.
 */
export async function* decisionsOf(
  { moves }: Pick<Store, 'moves'>,
  game: AnyGame,
  match: StoredMatch,
): AsyncGenerator<SeenDecision> {
  const standing = standingMoves(await moves.list(match.id, 0, match.rev));
  let together: SealedRound | undefined;
  for (const [index, move] of standing.entries()) {
    const { seat, rev, action, batch } = move;
    const before = standing[index - 1]?.rev ?? 0;
    if (together?.batch !== batch || !together.open.has(seat)) {
      const { state, turn } = await moves.snapshot(match.id, before);
      const open = new Set(game.toAct(state));
      together = { seen: before, turn: turn.since + 1, state, batch, open };
    }
    const { seen, turn, state } = together;
    together.open.delete(seat);
    if (!isDecided(move)) continue;
    yield { seat, rev, seen, turn, own: isOwn(move), played: action, view: game.view(state, seat) };
  }
}
