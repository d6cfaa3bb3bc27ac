import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/presentation/language/languages.ts';
import { catalogueIn, type WordsFolder, wordsFolders } from './folders.ts';
import { limitOf } from './limits.ts';
import { type ReadMessage, readMessages } from './messages.ts';

export interface Entry {
  /** Key of the sentence, such as "discord/lobby_full". It stays the same while the sentence stays in its catalogue. */
  readonly key: string;
  readonly id: string;
  readonly room: string;
  readonly english: string;
  /** Text in this language. Empty: no translation exists, and the bot shows English. */
  readonly text: string;
  readonly isWritten: boolean;
  /** Path of the catalogue of the translation, from the top of the project. */
  readonly catalogue: string;
  /** Start and end of the sentence's text in the catalogue. */
  readonly letters: { readonly from: number; readonly to: number };
  /** Path of the file in which the sentence was found, from the top of the project. It may be the English file. */
  readonly file: string;
  readonly line: number;
  /** Comments about the sentence, the most general first. */
  readonly notes: readonly string[];
  /** Longest allowed text in characters. */
  readonly limit: number;
}

export interface Catalog {
  readonly language: Language;
  readonly entries: readonly Entry[];
  readonly catalogues: ReadonlyMap<string, string>;
}

/** Returns a line of a sentence's comment as a note for the translator. A line about an argument becomes a sentence. */
const argumentNote = (line: string): string =>
  line.replace(/^(\$[\w-]+) \(([^()]+)\)(?:: (.*))?$/, (_all, name: string, type: string, what?: string) =>
    what === undefined
      ? `{ ${name} } is filled in: ${type}.`
      : `{ ${name} } is filled in: ${what} (${type}).`,
  );

const sourceAt = (top: string, path: string): string =>
  existsSync(join(top, path)) ? readFileSync(join(top, path), 'utf8') : '';

function readCatalogue(top: string, folder: WordsFolder, catalogue: string) {
  const source = sourceAt(top, catalogue);
  const englishFile = `${folder.path}/en.ftl`;
  const own = new Map(readMessages(source).map(message => [message.id, message]));
  const entryOf = (english: ReadMessage): Entry => {
    const { id } = english;
    const written = own.get(id);
    const { from, to, line } = written ?? english;
    const notes = [...english.notes, ...english.arguments.map(argumentNote)];
    return {
      key: `${folder.room}/${id}`,
      id,
      room: folder.room,
      english: english.text,
      text: written?.text ?? '',
      isWritten: written !== undefined,
      catalogue,
      letters: { from, to },
      file: written ? catalogue : englishFile,
      line,
      notes,
      limit: limitOf(folder, { id, notes }),
    };
  };
  return { entries: readMessages(sourceAt(top, englishFile)).map(entryOf), source };
}

export function readCatalog(top: string, language: Language): Catalog {
  const entries: Entry[] = [];
  const catalogues = new Map<string, string>();
  for (const folder of wordsFolders(top)) {
    const catalogue = catalogueIn(folder.path, language);
    const read = readCatalogue(top, folder, catalogue);
    entries.push(...read.entries);
    catalogues.set(catalogue, read.source);
  }
  return { language, entries, catalogues };
}
