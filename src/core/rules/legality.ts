import { isDeepStrictEqual } from 'node:util';
import type { Game, Seat } from '../contract/game.ts';
import { accept, type Result, refuse } from '../contract/result.ts';

/** Accepts an action that is legal now. Refuses any other action with a code whose sentence all games share. */
export function ifLegal<State, Action>(
  { toAct, legal, write }: Pick<Game<State, Action, never, never, never>, 'toAct' | 'legal' | 'write'>,
  state: State,
  seat: Seat,
  action: Action,
): Result<Action> {
  const awaited = toAct(state);
  if (awaited.length === 0) return refuse('game-over');
  if (!awaited.includes(seat)) return refuse('not-your-turn');
  const possible = legal(state, seat);
  return possible.some(other => isDeepStrictEqual(other, action))
    ? accept(action)
    : refuse('not-now', { possible: possible.map(write) });
}
