import { existsSync } from 'node:fs';
import { checkedData, textIn } from '../core/bad-data.ts';
import { type Puzzle, puzzlesFile } from '../core/puzzle.ts';
import { games } from './registry.ts';

/** Reads a file of puzzles; empty where there is no such file. Throws BadData with the lines and entries at fault. */
export const puzzlesIn = (file: string | URL, name = String(file)): readonly Puzzle[] =>
  existsSync(file) ? checkedData(name, textIn(file, name), puzzlesFile) : [];

function shipped(gameId: string): readonly Puzzle[] {
  const name = `data/${gameId}/puzzles.json`;
  return puzzlesIn(new URL(`../../${name}`, import.meta.url), name);
}

// The files are read at the start, since checking 300 puzzles takes longer than a request may hold the main loop.
const PUZZLES = new Map(Object.keys(games).map(gameId => [gameId, shipped(gameId)]));

/** Returns the puzzles of a game; empty for a game without puzzles. */
export const puzzlesOf = (gameId: string): readonly Puzzle[] => PUZZLES.get(gameId) ?? [];
