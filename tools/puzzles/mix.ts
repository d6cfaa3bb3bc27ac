import type { AnyGame } from '../../src/core/contract/game.ts';
import { type Puzzle, stateOf } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { decisionIn, kindOf, nameOf, strong } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Share of all puzzles that the medium player may find at a glance, and number of similar puzzles that is never too many. */
const [MOST_PLAIN, FEW_ALIKE] = [0.4, 3];
/** Share of all puzzles that may be steps of one kind of begun action (`PuzzleRules.step`). */
const MOST_STEPS = 0.17;

type MixRules = Pick<PuzzleRules, 'kind' | 'most' | 'mostOfAKind' | 'step'>;

/** Counts of a game's puzzles, by the kind of the best action and by the medium player's success. */
export class Mix {
  readonly #game: AnyGame;
  readonly #rules: MixRules;
  readonly #kinds: string[] = [];
  readonly #steps: (string | undefined)[] = [];
  #plain = 0;

  constructor(game: AnyGame, rules: MixRules, puzzles: readonly Puzzle[]) {
    this.#game = game;
    this.#rules = rules;
    for (const puzzle of puzzles) this.add(puzzle);
  }

  add(puzzle: Puzzle): void {
    const best = this.#game.read(puzzle.choices[0]?.action ?? '');
    const decision = decisionIn(this.#game, stateOf(this.#game, puzzle));
    if (!best.ok || !decision) return;
    const { view, seat } = decision;
    const medium = strong(this.#game, 'medium').choose(this.#game, view, seat, new LightDice(1));
    this.#kinds.push(this.#kind(best.value));
    this.#steps.push(this.#rules.step?.(view));
    if (nameOf(decision, medium) === nameOf(decision, best.value)) this.#plain += 1;
  }

  /**
   * Checks that one more puzzle with this best action is welcome.
   * @param isPlain true where the medium player finds the action
   */
  welcomes(best: unknown, isPlain: boolean): boolean {
    const { most, mostOfAKind } = this.#rules;
    const kind = this.#kind(best);
    const alike = this.#kinds.filter(each => each === kind).length;
    const share = most?.[kind] ?? mostOfAKind;
    return this.#isBelow(alike, share) && (!isPlain || this.#isBelow(this.#plain, MOST_PLAIN));
  }

  /** Checks that one more puzzle with this view is welcome. Decisions in the middle of a begun action often are not. */
  hasRoomFor(view: unknown): boolean {
    const step = this.#rules.step?.(view);
    return step === undefined || this.#isBelow(this.#steps.filter(each => each === step).length, MOST_STEPS);
  }

  #kind(action: unknown): string {
    return this.#rules.kind?.(action) ?? kindOf(this.#game, action);
  }

  #isBelow(count: number, share: number): boolean {
    return count < FEW_ALIKE + share * this.#kinds.length;
  }
}
