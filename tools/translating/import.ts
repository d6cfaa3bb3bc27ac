import type { Catalog, Entry } from './catalog.ts';
import { lengthOf } from './check.ts';
import { askedBy, asSentence, type Sentence, withSentences } from './messages.ts';
import { BrokenFile, type Returned, type ReturnedFile, returned } from './po.ts';

export interface TurnedDown {
  /** Key of the sentence. Empty: the reason concerns the whole file. */
  readonly key: string;
  /** Line in the returned file. 0: the line is unknown. */
  readonly line: number;
  readonly why: string;
}

export interface Taken {
  readonly sources: ReadonlyMap<string, string>;
  readonly changed: readonly string[];
  readonly turnedDown: readonly TurnedDown[];
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'NUMBER()',
  'PERCENT()',
  'ORDINAL()',
  'LIST()',
  'COUNT()',
  'GIVEN()',
]);

/** Returns the fault of a translation's syntax or arguments. A translation may leave arguments out. */
function askedFault(text: string, { id, english, text: before }: Entry): string | undefined {
  const sentence = asSentence(id, text);
  if (typeof sentence === 'string') return sentence;
  const known = new Set(
    [english, before].flatMap(each => {
      const read = asSentence(id, each);
      return typeof read === 'string' ? [] : [...askedBy(read)];
    }),
  );
  const unknown = [...askedBy(sentence)].filter(name => !known.has(name) && !FUNCTIONS.has(name));
  return unknown.length === 0
    ? undefined
    : `${unknown.join(', ')} is unknown here${known.size > 0 ? `; known: ${[...known].join(', ')}` : ''}`;
}

function fault(sentence: Returned, entry: Entry | undefined): string | undefined {
  if (!entry) return 'no sentence has this key: it was removed or renamed since the file was exported';
  if (sentence.english !== entry.english)
    return `the English has changed since the file was exported; it says now: ${JSON.stringify(entry.english)}`;
  const { text } = sentence;
  if (text === entry.text) return undefined;
  if (sentence.fuzzy) return 'it is marked as needing work: clear the mark, or undo the change';
  if (text.trim() === '') return 'it is empty';
  if (/\p{Cc}/u.test(text.replaceAll('\n', ''))) return 'it holds a control character, such as a tabulator';
  const asked = askedFault(text, entry);
  if (asked !== undefined) return asked;
  const length = lengthOf({ ...entry, text });
  if (length > entry.limit)
    return `it is too long: ${length} characters without its placeholders, and ${entry.limit} are possible`;
  return undefined;
}

function changedCatalogues({ entries, catalogues }: Catalog, texts: ReadonlyMap<string, string>) {
  const sources = new Map<string, string>();
  for (const [path, source] of catalogues) {
    const own = entries.filter(({ catalogue }) => catalogue === path);
    const changed = own.flatMap(({ key, id }): readonly Sentence[] => {
      const sentence = asSentence(id, texts.get(key) ?? '');
      return texts.has(key) && typeof sentence !== 'string' ? [sentence] : [];
    });
    const order = own.map(({ id }) => id);
    if (changed.length > 0) sources.set(path, withSentences(source, changed, order));
  }
  return sources;
}

const isFor = (file: ReturnedFile, { language }: Catalog): boolean =>
  file.language === '' || file.language.replace('_', '-').toLowerCase() === language.toLowerCase();

/** Returns the changes that a returned file would make in a language's catalogues, and its rejected sentences. */
export function take(catalog: Catalog, text: string): Taken {
  const nothing = { sources: new Map<string, string>(), changed: [] };
  let file: ReturnedFile;
  try {
    file = returned(text);
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return {
      ...nothing,
      turnedDown: [{ key: '', line: error.line, why: `this is no PO file: ${error.message}` }],
    };
  }
  const whole = (why: string): Taken => ({ ...nothing, turnedDown: [{ key: '', line: 0, why }] });
  if (!isFor(file, catalog)) return whole(`its header says ${file.language}, not ${catalog.language}`);
  if (file.sentences.length === 0) return whole('it holds no sentence');
  const entries = new Map(catalog.entries.map(entry => [entry.key, entry]));
  const texts = new Map<string, string>();
  const turnedDown: TurnedDown[] = [];
  for (const sentence of file.sentences) {
    const entry = entries.get(sentence.key);
    const why = fault(sentence, entry);
    if (why !== undefined) turnedDown.push({ key: sentence.key, line: sentence.line, why });
    else if (entry && sentence.text !== entry.text) texts.set(sentence.key, sentence.text);
  }
  return { sources: changedCatalogues(catalog, texts), changed: [...texts.keys()], turnedDown };
}
