import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../language/languages.ts';
import { tellFault } from './faults.ts';
import { functionsFor, type Lookups } from './functions.ts';
import { marksToParticles, particlesToMarks } from './particles.ts';
import { read } from './reading.ts';
import type { Arguments } from './values.ts';

export type CommandNames = Lookups['command'];

const parsed = new Map<string, FluentResource>();
function parsedAt(file: URL, language: Language): FluentResource {
  const known = parsed.get(file.href);
  if (known) return known;
  const text = read(file);
  const resource = new FluentResource(language === 'ko' ? particlesToMarks(text) : text);
  parsed.set(file.href, resource);
  return resource;
}

export const fileOf = (folder: URL, language: Language): URL => new URL(`${language}.ftl`, folder);

/** Largest number of formatted sentences in a catalogue's cache. Labels and names repeat so often that a cache pays off. */
const MOST_KEPT = 2_000;

/** Sentences of one language. The English sentence replaces a missing or broken sentence. */
export class Catalogue {
  readonly #language: Language;
  readonly #folder: URL;
  readonly #command: CommandNames;
  readonly #bundle: FluentBundle;
  readonly #isEmpty: boolean;
  readonly #kept = new Map<string, string>();
  #english: Catalogue | undefined;

  constructor(folder: URL, language: Language, command: CommandNames = verb => verb) {
    this.#folder = folder;
    this.#language = language;
    this.#command = command;
    const functions = functionsFor(language, { command, term: (id, form) => this.#term(id, form) });
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { ...functions } });
    const resource = parsedAt(fileOf(folder, language), language);
    this.#isEmpty = resource.body.length === 0;
    this.#bundle.addResource(resource);
  }

  /** Returns the sentence cached under a key. Undefined: no such sentence, or no key. */
  kept(key: string | undefined): string | undefined {
    return key === undefined ? undefined : this.#kept.get(key);
  }

  /**
   * Formats a sentence.
   * @param key cache key for the result; a sentence with a fault is not cached
   */
  say(id: string, given: Arguments, key?: string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return this.#otherwise('missing', id, given, []);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length > 0) return this.#otherwise('broken', id, given, errors, said);
    const told = this.#language === 'ko' ? marksToParticles(said) : said;
    if (key !== undefined) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(key, told);
    }
    return told;
  }

  /**
   * Reports a fault of a sentence, and formats the English sentence instead.
   * @param said text of a broken sentence, as far as it could be formatted
   */
  #otherwise(kind: 'missing' | 'broken', id: string, given: Arguments, errors: Error[], said = id): string {
    const { pathname } = fileOf(this.#folder, this.#language);
    const sentence = `${pathname} ${id}`;
    tellFault({
      kind,
      language: this.#language,
      sentence,
      errors,
      ...(this.#isEmpty && { absent: pathname }),
    });
    if (this.#language === 'en') return said;
    this.#english ??= new Catalogue(this.#folder, 'en', this.#command);
    return this.#english.say(id, given);
  }

  #term(id: string, form: string | undefined): string {
    const { value, attributes } = this.#bundle.getMessage(id) ?? {};
    const pattern = form === undefined ? value : attributes?.[form];
    if (pattern === undefined || pattern === null) throw new RangeError(`no term ${id} ${form ?? ''}`);
    return this.#bundle.formatPattern(pattern, {});
  }
}
