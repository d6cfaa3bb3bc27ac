import type { AnyGame } from '../../src/core/game.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { type Puzzle, stateOf } from '../../src/core/puzzle.ts';
import { decisionIn, kindOf, nameOf, strong } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Share of all puzzles that medium may find at a glance, and number of puzzles alike that are never too many. */
const [MOST_PLAIN, FEW_ALIKE] = [0.4, 3];

/** Puzzles of a game by their best action: by its kind, and by the medium player's success. */
export class Mix {
  readonly #game: AnyGame;
  readonly #mostOfAKind: number;
  readonly #kinds: string[] = [];
  #plain = 0;

  constructor(game: AnyGame, { mostOfAKind }: Pick<PuzzleRules, 'mostOfAKind'>, puzzles: readonly Puzzle[]) {
    this.#game = game;
    this.#mostOfAKind = mostOfAKind;
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
    const kind = kindOf(this.#game, best);
    const alike = this.#kinds.filter(each => each === kind).length;
    const below = (count: number, share: number): boolean => count < FEW_ALIKE + share * this.#kinds.length;
    return below(alike, this.#mostOfAKind) && (!isPlain || below(this.#plain, MOST_PLAIN));
  }
}
