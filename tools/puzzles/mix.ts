import type { AnyGame } from '../../src/core/game.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { type Puzzle, stateOf } from '../../src/core/puzzle.ts';
import { decisionIn, kindOf, nameOf, strong } from './decision.ts';

/** Share of all puzzles that may be alike, and number of puzzles that are never too many. */
const [MOST_ALIKE, FEW_ALIKE] = [0.4, 3];

/** Puzzles of a game by their best action: by its kind, and by the medium player's success. */
export class Mix {
  readonly #game: AnyGame;
  readonly #kinds: string[] = [];
  #plain = 0;

  constructor(game: AnyGame, puzzles: readonly Puzzle[]) {
    this.#game = game;
    for (const puzzle of puzzles) this.add(puzzle);
  }

  add(puzzle: Puzzle): void {
    const best = this.#game.read(puzzle.choices[0]?.action ?? '');
    const decision = decisionIn(this.#game, stateOf(this.#game, puzzle));
    if (!best.ok || !decision) return;
    const { view, seat } = decision;
    const medium = strong(this.#game, 'medium').choose(this.#game, view, seat, new LightDice(1));
    this.#kinds.push(kindOf(this.#game, best.value));
    if (nameOf(decision, medium) === nameOf(decision, best.value)) this.#plain += 1;
  }

  /** Checks that one more puzzle with this best action is welcome. @param isPlain true where the medium player finds it */
  welcomes(best: unknown, isPlain: boolean): boolean {
    const most = FEW_ALIKE + MOST_ALIKE * this.#kinds.length;
    const kind = kindOf(this.#game, best);
    return this.#kinds.filter(each => each === kind).length < most && (!isPlain || this.#plain < most);
  }
}
