import { readFileSync } from 'node:fs';
import { type In, inEach, type Language } from '../language/languages.ts';
import { Catalogue, type CommandNames, fileOf } from './catalogue.ts';
import { type Branch, branchOf, namesOf, outlineOf, treeOf } from './tree.ts';

export { type CommandNames, changeCatalogues, hearFaults, type SentenceFault } from './catalogue.ts';

const branches = new Map<string, Branch>();
function branchIn(folder: URL): Branch {
  const known = branches.get(folder.href) ?? branchOf(outlineOf(readFileSync(fileOf(folder, 'en'), 'utf8')));
  branches.set(folder.href, known);
  return known;
}

/** Formats a sentence with the facts that the sentence names. Throws a RangeError for a missing fact. */
export function saidWith(
  sentence: string | ((...given: never[]) => string),
  facts: Readonly<Record<string, unknown>>,
): string {
  if (typeof sentence === 'string') return sentence;
  const given = namesOf(sentence).map(name => {
    if (!Object.hasOwn(facts, name)) throw new RangeError(`nobody knows ${name}`);
    return facts[name] as never;
  });
  return sentence(...given);
}

/** Returns the sentence with this key. Undefined: there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/**
 * Returns the sentences of a catalogue folder in one language. `scripts/words.mjs` generates the type `Words` from the folder's
 * `en.ftl`.
 * @param folder URL of the folder, with a slash at its end
 */
export const wordsIn = <Words>(folder: URL, language: Language, command?: CommandNames): Words =>
  treeOf(branchIn(folder), new Catalogue(folder, language, command)) as Words;

/**
 * Adds the field `language` to a set of sentences, for code that writes names or numbers in this language. Each sentence is
 * still read only on its first use.
 */
export const withLanguage = <Words extends object>(
  words: Words,
  language: Language,
): Words & { readonly language: Language } =>
  Object.defineProperty(words, 'language', { value: language, enumerable: true }) as Words & {
    readonly language: Language;
  };

/** Returns a folder's sentences by language. The bot reads each language on its first use. */
export const catalogues = <Words>(folder: URL): In<Words> =>
  inEach(language => wordsIn<Words>(folder, language));

/** Returns a folder's sentences by language, each set with the field `language`. */
export const gameWords = <Words extends object>(
  folder: URL,
  command?: CommandNames,
): In<Words & { readonly language: Language }> =>
  inEach(language => withLanguage(wordsIn<Words>(folder, language, command), language));
