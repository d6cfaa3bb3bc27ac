import { LRUCache } from 'lru-cache';
import { SeededDice } from '../../core/dice.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Puzzle } from '../../core/puzzle.ts';

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
function replayed(game: AnyGame, { id, seats, seed, log, seat, choices }: Puzzle): PuzzlePosition {
  const dice = SeededDice.fromHex(seed);
  let state = game.setup(seats, game.defaults, dice);
  const read = (text: string): unknown => {
    const action = game.read(text);
    if (!action.ok) throw new Error(`puzzle ${id}: ${game.id} has no action ${text}`);
    return action.value;
  };
  for (const text of log) {
    const [next = -1] = game.toAct(state);
    const step = game.apply(state, next, read(text), dice);
    if (!step.ok) throw new Error(`puzzle ${id}: ${text} is refused: ${step.refusal.code}`);
    state = step.value.state;
  }
  if (!game.toAct(state).includes(seat)) throw new Error(`puzzle ${id}: seat ${seat} does not decide`);
  return {
    view: game.view(state, seat),
    actions: new Map(choices.map(({ action }) => [action, read(action)])),
  };
}
