import { po } from 'gettext-parser';
import type { Catalog, Entry } from './catalog.ts';
import { MESSAGE } from './limits.ts';

/** Pictures and messages that show a sentence, by the sentence's key. */
export type SightsOf = ReadonlyMap<string, readonly string[]>;

export function tellings(
  { key, notes, limit, isWritten }: Entry,
  sights: SightsOf = new Map(),
): readonly string[] {
  return [
    ...notes,
    ...(isWritten ? [] : ['Nothing is written here yet: English is shown.']),
    ...(limit < MESSAGE && !notes.some(note => note.includes('t most'))
      ? [`At most ${limit} characters.`]
      : []),
    ...(sights.get(key) ?? []).map(sight => `Seen in ${sight}`),
  ];
}

/** Returns a catalog as a PO file for Poedit, Weblate and similar tools. */
export function exported({ language, entries }: Catalog, sights?: SightsOf): string {
  const translations: Record<string, Record<string, object>> = {};
  for (const entry of entries)
    translations[entry.key] = {
      [entry.english]: {
        msgctxt: entry.key,
        msgid: entry.english,
        msgstr: [entry.text],
        comments: {
          extracted: tellings(entry, sights).join('\n'),
          reference: `${entry.file}:${entry.line}`,
        },
      },
    };
  const headers = {
    'Project-Id-Version': 'porto-bot',
    Language: language.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Generator': 'npm run words',
  };
  const file = po.compile({ charset: 'utf-8', headers, translations } as Parameters<typeof po.compile>[0], {
    foldLength: 0,
  });
  return `${file.toString('utf8')}\n`;
}

export interface Returned {
  readonly key: string;
  readonly english: string;
  readonly text: string;
  /** True if the translator or the tool was unsure of the translation. */
  readonly fuzzy: boolean;
  /** Line in the returned file. 0: the line is unknown. */
  readonly line: number;
}

export interface ReturnedFile {
  /** Language in the file's header. Empty: the header names none. */
  readonly language: string;
  readonly sentences: readonly Returned[];
}

const unquoted = (text: string): string => {
  const [, inner = ''] = /^"(.*)"\s*$/.exec(text.trim()) ?? [];
  return inner.replace(/\\(.)/g, '$1');
};

/** Returns the line of each sentence's key. A long key can stand on several lines. */
function linesOf(file: string): ReadonlyMap<string, number> {
  const lines = file.split(/\r?\n/);
  const found = new Map<string, number>();
  lines.forEach((line, index) => {
    if (!line.startsWith('msgctxt ')) return;
    let key = unquoted(line.slice('msgctxt '.length));
    for (let next = index + 1; lines[next]?.startsWith('"'); next++) key += unquoted(lines[next] ?? '');
    found.set(key, index + 1);
  });
  return found;
}

/** Error for a file that is not a PO file, with the line. */
export class BrokenFile extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Parses a returned PO file.
 * @throws BrokenFile
 */
export function returned(file: string): ReturnedFile {
  const lines = linesOf(file);
  const parsed = (() => {
    try {
      return po.parse(file, { validation: true });
    } catch (error) {
      const line = error instanceof Error && 'lineNumber' in error ? Number(error.lineNumber) : 0;
      throw new BrokenFile(error instanceof Error ? error.message : String(error), line);
    }
  })();
  const sentences = Object.values(parsed.translations)
    .flatMap(Object.values<(typeof parsed.translations)[string][string]>)
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgctxt = '', msgid, msgstr, comments }) => ({
      key: msgctxt,
      english: msgid,
      text: msgstr.join(''),
      fuzzy: comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false,
      line: lines.get(msgctxt) ?? 0,
    }));
  const { headers = {} } = parsed as Partial<typeof parsed>;
  return { language: headers.Language ?? headers.language ?? '', sentences };
}
