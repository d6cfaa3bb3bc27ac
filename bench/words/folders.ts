import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/stage/languages.ts';

/** Where words of one part of the bot lie, in every language. */
export interface WordsFolder {
  /** Short, for keys: "porto", "porto.picture", "commands.shared". */
  readonly room: string;
  /** From the top of the project, with slashes. */
  readonly path: string;
}

/** Where the languages' files may lie. */
const HOUSES = ['src', 'commands'] as const;

/** What a language's file or folder is called: "en", "pt-br"; Spanish of Spain is called "es". */
export const fileName = (language: Language): string =>
  language === 'es-ES' ? 'es' : language.toLowerCase();

const LANGUAGE_FOLDERS: ReadonlySet<string> = new Set(LANGUAGES.map(fileName));

/** "src/games/porto/picture/page-words" is porto.picture.page. */
const roomOf = (path: string): string =>
  path
    .replace(/^src\/(games\/)?/, '')
    .split('/')
    .map(part => part.replace(/-?words$/, ''))
    .filter(part => part !== '')
    .join('.');

/** Every folder in which English stands as a file or a folder of its own. */
export function wordsFolders(top: string): readonly WordsFolder[] {
  const found: WordsFolder[] = [];
  const visit = (path: string): void => {
    const entries = readdirSync(join(top, path), { withFileTypes: true });
    if (entries.some(({ name }) => ['en', 'en.ts', 'en.ftl'].includes(name)))
      found.push({ room: roomOf(path), path });
    for (const entry of entries)
      if (entry.isDirectory() && entry.name !== 'node_modules' && !LANGUAGE_FOLDERS.has(entry.name))
        visit(`${path}/${entry.name}`);
  };
  for (const house of HOUSES) visit(house);
  return found.toSorted((one, other) => (one.room < other.room ? -1 : 1));
}

/** The files of a language there, from the top of the project; none where it has none. */
export function filesIn(top: string, folder: string, language: Language): readonly string[] {
  const name = fileName(language);
  if (existsSync(join(top, folder, `${name}.ts`))) return [`${folder}/${name}.ts`];
  const inside = join(top, folder, name);
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .filter(file => file.endsWith('.ts'))
    .sort()
    .map(file => `${folder}/${name}/${file}`);
}

/** The catalogue of a language there, whether it has one or not; undefined where the folder holds none. */
export const catalogueIn = (top: string, folder: string, language: Language): string | undefined =>
  existsSync(join(top, folder, 'en.ftl')) ? `${folder}/${language}.ftl` : undefined;
