import { existsSync } from 'node:fs';
import { type Puzzle, puzzle, puzzlesFile } from '../core/contract/puzzle.ts';
import { checkedData, textIn } from '../core/values/bad-data.ts';
import { insteadOf, readOr } from '../core/values/strange-values.ts';
import { readTextFile } from '../core/values/text-file.ts';
import { games } from './registry.ts';

/** Reads a file of puzzles; empty where there is no such file. Throws BadData with the lines and entries at fault. */
export const puzzlesIn = (file: string | URL, name = String(file)): readonly Puzzle[] =>
  existsSync(file) ? checkedData(name, textIn(file, name), puzzlesFile) : [];

/** Reads a file of puzzles for play. A damaged file or puzzle is left out, and the game goes on without it. */
export function wholePuzzlesIn(file: string | URL, name = String(file)): readonly Puzzle[] {
  const entries = readOr<unknown>(name, [], () =>
    existsSync(file) ? JSON.parse(readTextFile(file, name)) : [],
  );
  const all: readonly unknown[] = Array.isArray(entries) ? entries : insteadOf(name, []);
  return all.flatMap(entry => {
    const { success, data } = puzzle.safeParse(entry);
    return success ? data : insteadOf(`puzzle in ${name}`, []);
  });
}

function shipped(gameId: string): readonly Puzzle[] {
  const name = `data/${gameId}/puzzles.json`;
  return wholePuzzlesIn(new URL(`../../${name}`, import.meta.url), name);
}

// The files are read at the start, since checking 300 puzzles takes longer than a request may hold the main loop.
const PUZZLES = new Map(Object.keys(games).map(gameId => [gameId, shipped(gameId)]));

export const puzzlesOf = (gameId: string): readonly Puzzle[] => PUZZLES.get(gameId) ?? [];
