import { LRUCache } from 'lru-cache';
import type { AnyGame } from '../../core/contract/game.ts';
import { type Puzzle, stateOf } from '../../core/contract/puzzle.ts';

/** Position of a puzzle, as the deciding seat sees it. */
export interface PuzzlePosition {
  readonly view: unknown;
  /** Actions of the puzzle's choices by their text in the game's notation. */
  readonly actions: ReadonlyMap<string, unknown>;
}

/** Number of positions in the cache. A view has about two thousand characters. */
const KEPT = 100;

/** Positions of puzzles, computed from their seeds and logs. The positions used last are cached. */
export class PuzzlePositions {
  readonly #kept = new LRUCache<string, PuzzlePosition>({ max: KEPT });

  of(game: AnyGame, puzzle: Puzzle): PuzzlePosition {
    const known = this.#kept.get(puzzle.id);
    if (known) return known;
    const found = replayed(game, puzzle);
    this.#kept.set(puzzle.id, found);
    return found;
  }
}

/** Plays a puzzle's log from its deal. Throws where the log or a choice does not fit the game's rules. */
function replayed(game: AnyGame, puzzle: Puzzle): PuzzlePosition {
  const { id, seat, choices } = puzzle;
  const state = stateOf(game, puzzle);
  if (!game.toAct(state).includes(seat)) throw new Error(`puzzle ${id}: seat ${seat} does not decide`);
  const actions = choices.map(({ action: text }) => {
    const action = game.read(text);
    if (!action.ok) throw new Error(`puzzle ${id}: ${game.id} has no action ${text}`);
    return [text, action.value] as const;
  });
  return { view: game.view(state, seat), actions: new Map(actions) };
}
