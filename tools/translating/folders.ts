import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/stage/language/languages.ts';

/** A folder with the words of one part of the bot in every language. */
export interface WordsFolder {
  /** Short, for keys: "porto", "porto.picture", "commands.shared". */
  readonly room: string;
  /** Path from the top of the project, with slashes. */
  readonly path: string;
}

/** Folders in which the languages' files can be. */
const HOUSES = ['src', 'commands'] as const;

/** "src/games/porto/picture/page-words" is porto.picture.page. */
const roomOf = (path: string): string =>
  path
    .replace(/^src\/(games\/)?/, '')
    .split('/')
    .map(part => part.replace(/-?words$/, ''))
    .filter(part => part !== '')
    .join('.');

/** Every folder in which English's catalogue lies. */
export function wordsFolders(top: string): readonly WordsFolder[] {
  const found: WordsFolder[] = [];
  const visit = (path: string): void => {
    const entries = readdirSync(join(top, path), { withFileTypes: true });
    if (entries.some(({ name }) => name === 'en.ftl')) found.push({ room: roomOf(path), path });
    for (const entry of entries)
      if (entry.isDirectory() && entry.name !== 'node_modules') visit(`${path}/${entry.name}`);
  };
  for (const house of HOUSES) visit(house);
  return found.toSorted((one, other) => (one.room < other.room ? -1 : 1));
}

/** The catalogue of a language there, whether it has one or not. */
export const catalogueIn = (folder: string, language: Language): string => `${folder}/${language}.ftl`;
