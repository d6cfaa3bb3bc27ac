import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/presentation/language/languages.ts';

export interface WordsFolder {
  /** Short name of the folder for keys, such as "porto", "porto.picture" or "commands.shared". */
  readonly room: string;
  readonly path: string;
}

const HOUSES = ['src', 'commands'] as const;

/** Returns a folder's short name: "src/games/porto/picture/page-words" becomes "porto.picture.page". */
const roomOf = (path: string): string =>
  path
    .replace(/^src\/(games\/)?/, '')
    .split('/')
    .map(part => part.replace(/-?words$/, ''))
    .filter(part => part !== '')
    .join('.');

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

/** Returns the path of a language's catalogue in a folder. The file may be missing. */
export const catalogueIn = (folder: string, language: Language): string => `${folder}/${language}.ftl`;
