import type { Refusal, Result } from '../core/contract/result.ts';
import type { Acted, Seen } from './match/types.ts';
import type { Table } from './table.ts';

/** Actions that one press commits, in the game's notation. */
export interface Series {
  readonly personId: string;
  readonly actions: readonly string[];
  /** Standing order that the person leaves with the first action. */
  readonly order?: string | undefined;
}

/**
 * Commits the actions of a press, each as a move of its own. The table plays an action itself where it is the only legal one:
 * then the series goes on behind it. Stops at the first further action that the table refuses; the seat is then asked for that
 * action. The result is a refusal only if the table refuses the first action.
 */
export async function playSeries(
  table: Pick<Table, 'act'>,
  matchId: string,
  { personId, actions: [first = '', ...further], order }: Series,
  seen: Seen,
): Promise<Result<Acted, Refusal>> {
  const acted = await table.act(matchId, personId, first, seen, order);
  if (!acted.ok) return acted;
  let done = acted.value;
  for (const [at, action] of further.entries()) {
    if (done.sealed || done.match.status !== 'running') break;
    if (done.moves[at + 1]?.action === action) continue;
    const next = await table.act(matchId, personId, action, { rev: done.match.rev });
    if (!next.ok) break;
    done = { ...next.value, moves: [...done.moves, ...next.value.moves] };
  }
  return { ok: true, value: done };
}
