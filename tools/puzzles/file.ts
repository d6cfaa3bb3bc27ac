import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';

const DIGITS = 10;

/** Returns the id of the puzzle at a decision: a hash of the game, the deal and the log. */
export const idOf = (game: AnyGame, { seats, seed, log }: Pick<Puzzle, 'seats' | 'seed' | 'log'>): string =>
  createHash('sha256')
    .update([game.id, seats, seed, ...log].join(' | '))
    .digest('hex')
    .slice(0, DIGITS);

/** Writes puzzles as JSON, one in each line. */
export function writePuzzles(file: string, puzzles: readonly Puzzle[]): void {
  writeFileSync(file, `[\n${puzzles.map(puzzle => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
}
