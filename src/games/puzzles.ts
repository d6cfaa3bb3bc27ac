import { existsSync, readFileSync } from 'node:fs';
import { checkedData } from '../core/bad-data.ts';
import { type Puzzle, puzzlesFile } from '../core/puzzle.ts';
import { games } from './registry.ts';

/** Reads a file of puzzles; empty where there is no such file. Throws BadData with the lines and entries at fault. */
export const puzzlesIn = (file: string | URL, name = String(file)): readonly Puzzle[] =>
  existsSync(file) ? checkedData(name, readFileSync(file, 'utf8'), puzzlesFile) : [];

const known = new Map<string, readonly Puzzle[]>();

/** Returns the puzzles of a game, which are read at the first call; empty for a game without puzzles. Throws BadData. */
export function puzzlesOf(gameId: string): readonly Puzzle[] {
  if (!Object.hasOwn(games, gameId)) return [];
  const name = `data/${gameId}/puzzles.json`;
  const puzzles = known.get(gameId) ?? puzzlesIn(new URL(`../../${name}`, import.meta.url), name);
  known.set(gameId, puzzles);
  return puzzles;
}
