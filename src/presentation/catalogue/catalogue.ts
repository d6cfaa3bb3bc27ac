import { existsSync, readFileSync } from 'node:fs';
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { grammar } from '../language/grammar.ts';
import { PARTICLES, type Particle, withParticle } from '../language/korean.ts';
import type { Language } from '../language/languages.ts';
import { isReader, spokenTo } from '../language/reader.ts';

/**
 * Character before and after a marked Korean particle. Names never contain this character, since cleaning removes all Unicode
 * noncharacters from names.
 */
const EDGE = '\ufdd0';
const WRITTEN = new RegExp(`\\[(${Object.keys(PARTICLES).join('|')})\\]`, 'g');
const MARK = new RegExp(`${EDGE}([^${EDGE}]+)${EDGE}`);

const isParticle = (text: string): text is Particle => text in PARTICLES;

/**
 * Puts marks around the Korean particles in a translator's file, as in `{ $cards }[을/를]`. The same letters in an argument stay
 * unmarked.
 */
const particlesToMarks = (file: string): string => file.replace(WRITTEN, `${EDGE}$1${EDGE}`);

/** Replaces each marked particle in a finished sentence by the form that fits the sound before the particle. */
const marksToParticles = (sentence: string): string =>
  sentence.includes(EDGE)
    ? sentence
        .split(MARK)
        .reduce((said, part, index) =>
          index % 2 === 1 && isParticle(part) ? withParticle(said, part) : said + part,
        )
    : sentence;

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
    const message = this.#bundle.getMessage(id);
    // The line `.name` below a sentence speaks to the reader whose own seat is `$name`.
    const own = message && Object.keys(given).find(name => speaksToReader(given[name]));
    const pattern = (own === undefined ? undefined : message?.attributes[own]) ?? message?.value;
    if (pattern === undefined || pattern === null) return this.#otherwise('missing', id, given, []);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length > 0) return this.#otherwise('broken', id, given, errors, said);
    const named = own === undefined ? said : spokenTo(said);
    const text = this.#language === 'ko' ? marksToParticles(named) : named;
    if (key !== undefined) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(key, text);
    }
    return text;
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

type Change = (text: string, file: URL) => string;

let change: Change = text => text;

/** Sets a function that changes the text of every catalogue file read from now on, for a tool that marks sentences. */
export function changeCatalogues(how: Change): void {
  change = how;
}

/** Returns the text of a catalogue file. Empty: the language has no such file. */
const read = (file: URL): string => (existsSync(file) ? change(readFileSync(file, 'utf8'), file) : '');

/** Fault in a sentence that the bot needed. The bot used the English sentence instead, or the part that could be formatted. */
export interface SentenceFault {
  readonly kind: 'missing' | 'broken';
  readonly language: Language;
  readonly sentence: string;
  /** Path of the language's file. Set where the language has no sentences at all. */
  readonly absent?: string;
  readonly errors: readonly Error[];
}

type Listener = (fault: SentenceFault) => void;

/**
 * Largest number of faults kept while no listener is set. Descriptions of commands are formatted before a listener is set, and
 * some processes never set one.
 */
const EARLY = 100;
let early: SentenceFault[] = [];
let listener: Listener | undefined;

function tellFault(fault: SentenceFault): void {
  if (listener) listener(fault);
  else if (early.length < EARLY) early.push(fault);
}

/** Sets the only listener. The listener gets all faults kept so far, and each later fault. */
export function hearFaults(hear: Listener): void {
  listener = hear;
  const before = early;
  early = [];
  for (const fault of before) hear(fault);
}

/**
 * Number as an argument. A sentence writes the plain digits, unless the function NUMBER formats the number. The number also
 * selects plural forms.
 */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class WordList extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** Checks that an argument is, or lists, the reader's own seat. */
const speaksToReader = (value: FluentVariable | undefined): boolean =>
  value instanceof WordList ? value.value.some(isReader) : typeof value === 'string' && isReader(value);

/** Missing argument: an empty text that matches no variant of a sentence. The function GIVEN detects a missing argument. */
class Absent extends FluentType<undefined> {
  override toString(): string {
    return '';
  }
}

type Arguments = Readonly<Record<string, FluentVariable>>;

function filled(given: unknown): FluentVariable {
  if (given === undefined || given === null) return new Absent(undefined);
  if (typeof given === 'number') return new Plain(given);
  if (typeof given === 'boolean') return given ? 'yes' : 'no';
  if (Array.isArray(given)) return new WordList(given.map(String));
  return String(given);
}

/** Pairs given values with the argument names of a sentence, in order. */
export const argumentsOf = (names: readonly string[], given: readonly unknown[]): Arguments =>
  Object.fromEntries(names.map((name, index) => [name, filled(given[index])]));

interface Lookups {
  /**
   * Returns a command for a sentence, as in "`/go join`". Undefined: no such command.
   * @param option option to write after the verb
   */
  command(verb: string, option?: string): string | undefined;
  /** Returns the text of another sentence that takes no arguments, or of one of its grammatical forms. */
  term(id: string, form?: string): string;
}

const numberOf = (value: FluentValue | undefined): number => {
  if (value instanceof FluentNumber) return value.value;
  throw new TypeError('a number is needed');
};
const listOf = (value: FluentValue | undefined): readonly string[] => {
  if (value instanceof WordList) return value.value;
  throw new TypeError('a list is needed');
};
const textOf = (value: FluentValue | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** Returns the functions that sentences may call. An error in a function counts as a fault of the sentence. */
function functionsFor(language: Language, lookups: Lookups): Readonly<Record<string, FluentFunction>> {
  const { number, percent, ordinal, listed } = grammar(language);
  return {
    NUMBER: ([value]) => number(numberOf(value)),
    PERCENT: ([share]) => percent(numberOf(share)),
    ORDINAL: ([value]) => ordinal(numberOf(value)),
    /**
     * Joins a list: `LIST($names)` writes "a, b and c", and `last: "or"` replaces "and". With `between: ", "`, this text
     * separates the parts, and `last` replaces only the last separator. `before` and `after` are written around each part.
     */
    LIST: ([list], { last, between, before = '', after = '' }) => {
      const parts = listOf(list).map(part => `${textOf(before)}${part}${textOf(after)}`);
      if (between === undefined) return listed(parts, textOf(last) === 'or' ? 'or' : 'and');
      const first = parts.slice(0, -1).join(textOf(between));
      return parts.length < 2 ? parts.join() : `${first}${textOf(last ?? between)}${parts.at(-1)}`;
    },
    COUNT: ([list]) => new Plain(listOf(list).length),
    GIVEN: ([value]) => (value instanceof Absent || value === '' ? 'no' : 'yes'),
    /** Writes a command into the sentence: `COMMAND("join")`, `COMMAND("rules", "topic:")`. */
    COMMAND: ([verb, option]) => lookups.command(String(verb), textOf(option)) ?? new Absent(undefined),
    /**
     * Returns a sentence by its code: `TERM($colour, "cards_colours")` returns `cards_colours_red`. `form: "dative"` returns
     * the attribute `dative` of that sentence.
     */
    TERM: ([code, group], { form }) => lookups.term(`${group}_${code}`, textOf(form)),
  };
}
