import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';
import { puzzlesIn } from '../../src/games/puzzles.ts';
import { writePuzzles } from './file.ts';
import type { Searched } from './find-puzzles.ts';
import { Mix } from './mix.ts';
import type { PuzzleRules } from './rules.ts';

const inSeconds = (): number => Math.round(process.cpuUsage().user / 1e6);

/** Puzzles of a game and their file. Each new puzzle is written immediately, so a run may be stopped at any time. */
export class Finds {
  readonly game: AnyGame;
  readonly puzzles: Puzzle[];
  readonly mix: Mix;
  readonly #refused = new Map<string, number>();
  readonly #file: string;
  readonly #wanted: number;
  readonly #began = inSeconds();

  constructor(game: AnyGame, rules: PuzzleRules, file: string, more: number) {
    this.game = game;
    this.#file = file;
    this.puzzles = [...puzzlesIn(file)];
    this.mix = new Mix(game, rules, this.puzzles);
    this.#wanted = this.puzzles.length + more;
  }

  get isComplete(): boolean {
    return this.puzzles.length >= this.#wanted;
  }

  /** Adds the puzzles among the results, until enough are found. */
  add(results: Iterable<Searched>, source: string): void {
    for (const result of results) {
      if ('because' in result) {
        this.#refused.set(result.because, (this.#refused.get(result.because) ?? 0) + 1);
        continue;
      }
      this.puzzles.push(result.puzzle);
      this.mix.add(result.puzzle);
      writePuzzles(this.#file, this.puzzles);
      const { log, theme, rating, choices } = result.puzzle;
      const text = `${this.game.id}, ${source}, move ${log.length}: ${choices[0]?.action} (${theme}, ${rating})`;
      const left = this.#wanted - this.puzzles.length;
      console.log(`${text}; ${left} more wanted, ${inSeconds() - this.#began} s of a core so far`);
      if (this.isComplete) return;
    }
  }

  /** Prints the number of decisions that are no puzzles, for each reason. */
  close(): void {
    const counts = [...this.#refused].map(([because, count]) => `${because} ${count}`);
    console.log(`${this.game.id}, no puzzles: ${counts.join(', ')}`);
  }
}
