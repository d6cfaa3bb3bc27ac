import type { Phrase, ReadWords } from './phrases.ts';
import { partsOf } from './placeholders.ts';

/** What phrases of a file are to say, by their paths. */
export type NewTexts = ReadonlyMap<string, string>;

/** Letters that nobody sees are written as they were: by their numbers, unless the text has them as they are. */
const INVISIBLE = /[\u00a0\u2009\u200b-\u200f\u202f\u2060]/g;
const escapedInvisible = (text: string, raw: string): string =>
  text.replace(INVISIBLE, letter =>
    raw.includes(letter) ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function quoted(words: string, raw: string): string {
  const quote = words.includes("'") && !words.includes('"') ? '"' : "'";
  const inner = words.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replaceAll(quote, `\\${quote}`);
  return `${quote}${escapedInvisible(inner, raw)}${quote}`;
}

const inTemplate = (words: string, raw: string): string => {
  const inner = words.replace(/\\/g, '\\\\').replace(/`/g, '\\`').replace(/\$\{/g, '\\${');
  return escapedInvisible(raw.includes('\\n') ? inner.replace(/\n/g, '\\n') : inner, raw);
};

/** Puts new texts into a source and leaves all else as it is, what fills the placeholders too. */
class SourceWriter {
  readonly #file: ReadWords;
  readonly #texts: NewTexts;

  constructor(file: ReadWords, texts: NewTexts) {
    this.#file = file;
    this.#texts = texts;
  }

  /** A stretch of the source. Phrases within phrases are in the code of a placeholder. */
  stretch(from: number, to: number): string {
    const changed = this.#file.phrases
      .filter(phrase => this.#texts.has(phrase.path) && phrase.from >= from && phrase.to <= to)
      .toSorted((one, other) => one.from - other.from || other.to - one.to);
    let at = from;
    let written = '';
    for (const phrase of changed) {
      if (phrase.from < at) continue;
      written += this.#file.source.slice(at, phrase.from) + this.#phrase(phrase);
      at = phrase.to;
    }
    return written + this.#file.source.slice(at, to);
  }

  #phrase(phrase: Phrase): string {
    const raw = this.#file.source.slice(phrase.from, phrase.to);
    const text = this.#texts.get(phrase.path) ?? '';
    const parts = partsOf(text) ?? [];
    if (!raw.startsWith('`'))
      return quoted(parts.map(part => ('words' in part ? part.words : '')).join(''), raw);
    const left = [...phrase.placeholders];
    const written = parts.map(part => {
      if ('words' in part) return inTemplate(part.words, raw);
      const index = left.findIndex(({ name }) => name === part.placeholder);
      const [found] = left.splice(index, 1);
      if (index < 0 || !found) throw new Error(`${phrase.path}: {${part.placeholder}} is filled by nothing`);
      return `\${${this.stretch(found.from, found.to)}}`;
    });
    return `\`${written.join('')}\``;
  }
}

/** The source with new texts. Throws where a text has other placeholders than the source. */
export const rewritten = (file: ReadWords, texts: NewTexts): string =>
  new SourceWriter(file, texts).stretch(0, file.source.length);
