import { readFileSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { type Mutant, ROOMS } from './draw.ts';

/** Test files that are tried first, and those for a mutant that none of these executes. */
const LIKE = 6;
const FAR = 30;

/** A test file without a mutant: the mutants that it executes, and how long it takes. */
export interface Near {
  readonly file: string;
  readonly met: readonly number[];
  readonly ms: number;
}

/** Words of a path without their endings, so that a file about a pause is near a test of pauses. */
const wordsOf = (path: string): readonly string[] =>
  path
    .replace(/\.(test\.ts|ts|evening)$/, '')
    .split(/[^a-z]+/)
    .filter(word => word.length > 2)
    .map(word => word.slice(0, 5));

/** Finds test files that may execute a mutant, by its file. `far`: more files, for a mutant that none of the first executes. */
export type Candidates = (mutant: Pick<Mutant, 'file' | 'room'>, far?: boolean) => readonly string[];

/** Ranks the test files of a mutant's room: those that import its file, those named like it, and long ones first. */
export function candidatesIn(files: readonly string[]): Candidates {
  const known = files.map(file => ({
    file,
    words: new Set(wordsOf(file)),
    text: readFileSync(file, 'utf8'),
  }));
  // A word of many paths, such as the name of a room, makes no two files alike.
  const rarity = (word: string): number => {
    const count = known.filter(({ words }) => words.has(word)).length;
    return count > known.length / 8 ? 0 : 1 / (1 + count);
  };
  return ({ file, room }, far = false) => {
    const { tests = '', broad = [] } = ROOMS[room] ?? {};
    const imported = `/${basename(dirname(file))}/${basename(file)}'`;
    const own = [...new Set(wordsOf(file))].map(word => [word, rarity(word)] as const);
    const ranked = known
      .filter(test => matchesGlob(test.file, `${tests}/**`) && !broad.includes(test.file))
      .map(({ file, words, text }) => {
        const shared = own.reduce((sum, [word, rare]) => sum + (words.has(word) ? rare : 0), 0);
        return { file, length: text.length, likeness: shared + (text.includes(imported) ? 1 : 0) };
      })
      .toSorted((a, b) => b.likeness - a.likeness || b.length - a.length)
      .filter(({ likeness }, at) => (far ? at < FAR : likeness > 0 && at < LIKE));
    return [...ranked.map(({ file }) => file), ...broad.filter(file => files.includes(file))];
  };
}

/**
 * Orders the test files that execute a mutant: quick files that execute few mutants come first. The top level of a module runs once
 * in a process, so a mutant that one file alone seems to execute is also given to the first two candidates.
 */
export function nearest(id: number, candidates: readonly string[], all: readonly Near[]): readonly Near[] {
  const own = candidates.flatMap(file => all.find(near => near.file === file) ?? []);
  const cost = ({ met, ms }: Near) => (met.length + 5) * (ms + 500);
  const meet = all.filter(({ met }) => met.includes(id)).toSorted((a, b) => cost(a) - cost(b));
  if (meet.length !== 1) return meet;
  return [...meet, ...own.slice(0, 2).filter(near => !meet.includes(near))];
}
