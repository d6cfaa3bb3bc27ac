import { type FluentFunction, FluentNumber, type FluentValue } from '@fluent/bundle';
import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import { Absent, Plain, WordList } from './values.ts';

export interface Lookups {
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
export function functionsFor(language: Language, lookups: Lookups): Readonly<Record<string, FluentFunction>> {
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
