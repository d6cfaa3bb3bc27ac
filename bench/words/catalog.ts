import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../src/stage/languages.ts';
import { catalogueIn, filesIn, type WordsFolder, wordsFolders } from './folders.ts';
import { limitOf } from './limits.ts';
import { type ReadMessage, readMessages } from './messages.ts';
import { type Phrase, type ReadWords, readWords, typeNotes } from './phrases.ts';

/** A sentence of one language beside what English says there. */
export interface Entry {
  /** Stays the same while the sentence has its place: "porto/hand/alt.player". */
  readonly key: string;
  readonly room: string;
  /** With {placeholders}. Where English is built otherwise, all that it says there, a line each. */
  readonly english: string;
  /** Whether the English is that of this very sentence. */
  readonly exact: boolean;
  /** What the language says today; empty where nothing was written and English is shown. */
  readonly text: string;
  readonly isWritten: boolean;
  /** A text in a source; absent where nothing was written. */
  readonly phrase: Phrase | undefined;
  /** A sentence's id in a catalogue, and the catalogue that is to hold it. */
  readonly message: { readonly id: string; readonly file: string } | undefined;
  /** Offsets in the file of the letters that are shown. */
  readonly letters: { readonly from: number; readonly to: number };
  /** Where it stands, or its English; from the top of the project. */
  readonly file: string;
  readonly line: number;
  /** What the sources tell of it, the widest first. */
  readonly notes: readonly string[];
  /** Characters. */
  readonly limit: number;
}

/** All that is said in a language, and in what sources. */
export interface Catalog {
  readonly language: Language;
  readonly entries: readonly Entry[];
  readonly files: readonly ReadWords[];
  /** What stands in its catalogues, by their paths. */
  readonly catalogues: ReadonlyMap<string, string>;
}

/** Empty where a language has one file for all. */
const nameOf = (file: string): string => (dirname(file).endsWith('words') ? '' : basename(file, '.ts'));

const keyOf = ({ room }: WordsFolder, file: string, path: string): string =>
  [room, nameOf(file), path].filter(part => part !== '').join('/');

const byLeaf = (phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> => {
  const map = new Map<string, Phrase[]>();
  for (const phrase of phrases) map.set(phrase.leaf, [...(map.get(phrase.leaf) ?? []), phrase]);
  return map;
};

const groupsOf = (phrases: readonly Phrase[]): number => new Set(phrases.map(({ group }) => group)).size;

/** The English of a phrase: the same part of the same function, or all of it where the two are built otherwise. */
function englishOf(
  phrase: Phrase,
  own: readonly Phrase[],
  english: readonly Phrase[],
): Pick<Entry, 'english' | 'exact'> {
  if (english.length === 0) return { english: `[${phrase.path}]`, exact: false };
  if (groupsOf(english) !== groupsOf(own))
    return { english: english.map(({ text }) => text).join('\n'), exact: false };
  const same = english.filter(({ group }) => group === phrase.group);
  const form =
    [phrase.form, 'other'].flatMap(name => same.filter(each => each.form === name))[0] ?? same.at(-1);
  return { english: form?.text ?? '', exact: true };
}

/** Notes of all that a path is a part of, and of itself. */
function notesOf(path: string, ...sources: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const parts = path.split('.');
  const paths = ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('.'))];
  const found = paths.flatMap(each => sources.flatMap(notes => notes.get(each) ?? []));
  return [...new Set(found)];
}

/** One folder of words in one language, beside English. */
function readFolder(
  top: string,
  folder: WordsFolder,
  language: Language,
): Pick<Catalog, 'entries' | 'files'> {
  const read = (spoken: Language): readonly ReadWords[] =>
    filesIn(top, folder.path, spoken).map(path =>
      readWords(path, readFileSync(join(top, path), 'utf8'), spoken),
    );
  const types = join(top, folder.path, 'types.ts');
  const typed = existsSync(types) ? typeNotes(readFileSync(types, 'utf8')) : new Map<string, string>();
  const english = new Map(read('en').map(file => [nameOf(file.path), file]));
  const own = new Map(read(language).map(file => [nameOf(file.path), file]));
  const entries: Entry[] = [];
  const entry = (
    file: ReadWords,
    phrase: Phrase,
    rest: Pick<Entry, 'english' | 'exact' | 'text' | 'phrase'>,
  ) => {
    const notes = notesOf(phrase.leaf, typed, english.get(nameOf(file.path))?.notes ?? new Map(), file.notes);
    const { path, line } = { path: file.path, line: phrase.line };
    const key = keyOf(folder, path, phrase.path);
    entries.push({
      key,
      room: folder.room,
      file: path,
      line,
      notes,
      limit: limitOf(folder, notes),
      isWritten: rest.phrase !== undefined,
      message: undefined,
      // Without the quotes.
      letters: { from: phrase.from + 1, to: phrase.to - 1 },
      ...rest,
    });
  };
  for (const name of new Set([...english.keys(), ...own.keys()])) {
    const [told, said] = [english.get(name), own.get(name)];
    const leaves = byLeaf(told?.phrases ?? []);
    const ownLeaves = byLeaf(said?.phrases ?? []);
    for (const phrase of said?.phrases ?? [])
      entry(said as ReadWords, phrase, {
        ...englishOf(phrase, ownLeaves.get(phrase.leaf) ?? [], leaves.get(phrase.leaf) ?? []),
        text: phrase.text,
        phrase,
      });
    if (!told || (said?.phrases.length ?? 0) > 0) continue;
    for (const phrase of told.phrases)
      entry(told, phrase, { english: phrase.text, exact: true, text: '', phrase: undefined });
  }
  return { entries, files: [...own.values()] };
}

/** What a sentence's comment says of an argument, as translators see it. */
const argumentNote = (line: string): string =>
  line.replace(/^(\$[\w-]+) \(([^()]+)\)(?:: (.*))?$/, (_all, name: string, type: string, what?: string) =>
    what === undefined
      ? `{ ${name} } is filled in: ${type}.`
      : `{ ${name} } is filled in: ${what} (${type}).`,
  );

const sourceAt = (top: string, path: string): string =>
  existsSync(join(top, path)) ? readFileSync(join(top, path), 'utf8') : '';

/** One catalogue of a language, beside English's. */
function readCatalogue(top: string, folder: WordsFolder, file: string) {
  const source = sourceAt(top, file);
  const englishFile = `${folder.path}/en.ftl`;
  const own = new Map(readMessages(source).map(message => [message.id, message]));
  const entryOf = (english: ReadMessage): Entry => {
    const written = own.get(english.id);
    const { from, to, line } = written ?? english;
    const notes = [...english.notes, ...english.arguments.map(argumentNote)];
    return {
      key: `${folder.room}/${english.id}`,
      room: folder.room,
      english: english.text,
      exact: true,
      text: written?.text ?? '',
      isWritten: written !== undefined,
      phrase: undefined,
      message: { id: english.id, file },
      letters: { from, to },
      file: written ? file : englishFile,
      line,
      notes,
      limit: limitOf(folder, notes),
    };
  };
  return { entries: readMessages(sourceAt(top, englishFile)).map(entryOf), source };
}

/** @param top of the project */
export function readCatalog(top: string, language: Language): Catalog {
  const entries: Entry[] = [];
  const files: ReadWords[] = [];
  const catalogues = new Map<string, string>();
  for (const folder of wordsFolders(top)) {
    const written = readFolder(top, folder, language);
    entries.push(...written.entries);
    files.push(...written.files);
    const file = catalogueIn(top, folder.path, language);
    if (file === undefined) continue;
    const read = readCatalogue(top, folder, file);
    entries.push(...read.entries);
    catalogues.set(file, read.source);
  }
  return { language, entries, files, catalogues };
}
