import type { WordsFolder } from './folders.ts';

/** A message of Discord's, in characters. */
export const MESSAGE = 2_000;
/** A description or a choice of a command. */
const COMMAND = 100;

/** Returns the longest length by Discord's limits or the comment above a text. */
export function limitOf({ path }: Pick<WordsFolder, 'path'>, notes: readonly string[]): number {
  const said = notes.flatMap(note => /\bat most ([\d,]+) characters/i.exec(note)?.[1] ?? []);
  const own = path.startsWith('commands/') ? COMMAND : MESSAGE;
  return Math.min(own, ...said.map(number => Number(number.replace(',', ''))));
}
